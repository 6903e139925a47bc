public import Foundation
public import HeadlessStage
import TransitionCurves

/// An animator: an object that performs a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the transition, in seconds; must be the same for each call.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the incoming view, begins the motion, and calls `completeTransition(_:)` on the context
  /// when the motion has ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator that can be paused, scrubbed and reversed; must be the same object for the whole
  /// transition.
  ///
  /// This method is called after the transition has begun. The animator must be active until the
  /// end, and its completion must call `completeTransition(_:)`. A transition without an
  /// interruptible animator is not reversed while it runs; an interaction controller drives it by
  /// the container's time.
  @_disfavoredOverload
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The optional form, for transitions that have an interruptible animator only sometimes;
  /// implement one of the two forms.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  /// Called inside `completeTransition(_:)`, with the same flag.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An inactive animator, which stands for nil.
  @_disfavoredOverload
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator.only }

  /// The animator of the other form; nil if that is not implemented.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator: any UIViewImplicitlyAnimating = interruptibleAnimator(using: transitionContext)
    return animator is NoAnimator ? nil : animator
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder for the animator of a transition without one.
private final class NoAnimator: UIViewImplicitlyAnimating {
  static let only = NoAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
