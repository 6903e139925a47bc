import Transitioning

/// Supplies the presentation controller, the animator and the interaction of a warning.
final class WarningTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// The interaction that drags the warning down.
  private let drag: PanInteractionController

  init(drag: PanInteractionController) {
    self.drag = drag
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    WarningPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    WarningAnimationController(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    WarningAnimationController(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
