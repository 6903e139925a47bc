import Transitioning

/// Supplies the presentation controller, the animator and the interaction of a warning.
final class WarningTransitioningDelegate: NSObject, ViewControllerTransitioningDelegate {
  /// The interaction that drags the warning down.
  private let drag: PanInteractionController

  init(drag: PanInteractionController) {
    self.drag = drag
  }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    WarningPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    WarningAnimationController(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    WarningAnimationController(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { drag }
}
