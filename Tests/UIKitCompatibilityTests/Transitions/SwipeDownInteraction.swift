#if canImport(UIKit)
  import MotionTransitioning
  import UIKit
#else
  import Transitioning
  import UIKitCompatibility
#endif

/// Dismisses a controller as far as a finger pulls its view down.
final class SwipeDownInteraction: UIPercentDrivenInteractiveTransition {
  var isInteracting = false
  private weak var viewController: UIViewController?

  func attach(to viewController: UIViewController) {
    self.viewController = viewController
    viewController.view.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in self?.handle(recognizer) })
  }

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, let superview = view.superview else { return }
    let translation = recognizer.translation(in: superview)
    let progress = min(max(translation.y / superview.bounds.height, 0), 1)
    switch recognizer.state {
    case .began:
      isInteracting = true
      viewController?.dismiss(animated: true, completion: nil)
    case .changed:
      update(progress)
    case .ended where progress > 0.4 || recognizer.velocity(in: superview).y > 1000:
      isInteracting = false
      finish()
    case .ended, .cancelled, .failed:
      isInteracting = false
      cancel()
    default:
      break
    }
  }
}

/// A transitioning delegate with a fall as the dismissal, which a finger may drive.
final class SwipeDownTransitions: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = SwipeDownInteraction()

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return FallAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interaction.isInteracting ? interaction : nil
  }
}

/// Moves the presented view down and out of the screen.
final class FallAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if let toView = transitionContext.view(forKey: .to) {
      toView.frame = transitionContext.finalFrame(for: to)
      container.insertSubview(toView, belowSubview: from.view)
    }
    let screen = UIScreen.main.bounds
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        from.view.frame = CGRect(
          origin: CGPoint(x: 0, y: screen.height), size: from.view.bounds.size)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
