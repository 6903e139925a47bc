public import Foundation
public import HeadlessStage

/// Performs a transition between two view controllers: an animator.
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long the transition takes, in seconds; the same each time it is asked.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the incoming view in place, begins the motion, and calls `completeTransition(_:)` on the
  /// context when it has ended.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)

  /// What the transition runs in, if that can be paused, scrubbed and reversed: the same object each
  /// time it is asked (fact D14).
  ///
  /// Asked after the transition has begun; it must be active until the end, and its completion calls
  /// `completeTransition(_:)`. A transition that has none is not reversed on the way; an interaction
  /// controller drives it by the container's time.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?

  /// Called from within `completeTransition(_:)`, with the same flag.
  func animationEnded(_ transitionCompleted: Bool)
}

/// An animator of our own, which knows what it has to do with whoever drives it.
@MainActor
package protocol TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Whatever stands in the way of the end, in words.
  var unended: [String] { get }

  /// True when it can be driven and reversed while it runs.
  var isInterruptible: Bool { get }

  /// Called when the transition has run to its end, or back, after somebody has let it go.
  func transitionDidRunOut(cancelled: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// None.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The numbers that hold for every transition that does not choose its own.
public enum TransitionDefaults {
  /// How long a transition takes, in seconds: Material Motion's default.
  public static let duration: TimeInterval = 0.35
}
