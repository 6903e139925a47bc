#if canImport(UIKit)
  import MotionTransitioning
  import UIKit
#else
  import Transitioning
  import UIKitCompatibility
#endif

/// Scales the incoming view up to its place with a property animator, which can be paused.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let timing = UISpringTimingParameters(
      dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: timing)
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 0.2, y: 0.2).rotated(by: .pi / 8)
      view.alpha = 0
      animator.addAnimations {
        view.transform = .identity
      }
      animator.addAnimations(
        {
          view.alpha = 1
        }, delayFactor: 0.25)
    }
    animator.addCompletion { [weak self] position in
      transitionContext.completeTransition(
        position == .end && !transitionContext.transitionWasCancelled)
      self?.animator = nil
    }
    self.animator = animator
    return animator
  }
}
