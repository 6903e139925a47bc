import Transitioning

/// Hands out all that it takes to show a warning and take it away: who manages the presentation, who
/// animates, and who lets a finger drive.
final class WarningTransitioningDelegate: ViewControllerTransitioningDelegate {
  /// What a finger drives that drags the warning down.
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
