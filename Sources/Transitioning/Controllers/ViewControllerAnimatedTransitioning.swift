public import Foundation

/// Performs a transition between two view controllers: an animator.
@MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long the transition takes, in seconds; the same each time it is asked.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the incoming view in place, begins the motion, and calls `completeTransition(_:)` on the
  /// context when it has ended.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// Called from within `completeTransition(_:)`, with the same flag.
  func animationEnded(_ transitionCompleted: Bool)
}

/// An animator that can say in words what has not ended.
@MainActor
package protocol TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Whatever stands in the way of the end, by name.
  var unended: [String] { get }
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The numbers that hold for every transition that does not choose its own.
public enum TransitionDefaults {
  /// How long a transition takes, in seconds: Material Motion's default.
  public static let duration: TimeInterval = 0.35
}
