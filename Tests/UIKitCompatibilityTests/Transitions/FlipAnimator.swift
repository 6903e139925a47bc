#if canImport(UIKit)
  import MotionTransitioning
  import UIKit
#else
  import Transitioning
  import UIKitCompatibility
#endif

/// Turns from one controller's view to the other's about the vertical axis, as two sides of a card.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let snapshot = to.view.snapshotView(afterScreenUpdates: true)
    else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: to)

    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    container.layer.sublayerTransform = perspective

    snapshot.frame = finalFrame
    snapshot.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    container.addSubview(to.view)
    container.addSubview(snapshot)
    to.view.isHidden = true

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 2) {
          from.view.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 2, relativeDuration: 1 / 2) {
          snapshot.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        to.view.isHidden = false
        snapshot.removeFromSuperview()
        container.layer.sublayerTransform = CATransform3DIdentity
        from.view.layer.transform = CATransform3DIdentity
        if transitionContext.transitionWasCancelled {
          to.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
