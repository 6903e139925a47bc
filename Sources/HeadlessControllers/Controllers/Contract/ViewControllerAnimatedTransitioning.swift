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

  /// What the transition runs in, which can be paused, scrubbed and reversed: the same object each time
  /// it is asked (fact D14).
  ///
  /// Asked after the transition has begun; it must be active until the end, and its completion calls
  /// `completeTransition(_:)`. A transition that has none is not reversed on the way; an interaction
  /// controller drives it by the container's time.
  @_disfavoredOverload
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating

  /// The same, for an animator that has one only now and then; an animator writes one of the two.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?

  /// Called from within `completeTransition(_:)`, with the same flag.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// One that does nothing, and stands for none.
  @_disfavoredOverload
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { NoAnimator.only }

  /// What the other form answers; nil unless that is written.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    let animator: any ViewImplicitlyAnimating = interruptibleAnimator(using: transitionContext)
    return animator is NoAnimator ? nil : animator
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for the animator of a transition that has none.
private final class NoAnimator: ViewImplicitlyAnimating {
  static let only = NoAnimator()

  let state = ViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: ViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The numbers that hold for every transition that does not choose its own.
public enum TransitionDefaults {
  /// How long a transition takes, in seconds: Material Motion's default.
  public static let duration: TimeInterval = 0.35
}
