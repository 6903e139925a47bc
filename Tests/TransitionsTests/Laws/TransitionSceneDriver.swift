import Testing
import Transitioning

/// A transitioning delegate that answers as a controller's own one does, and drives on request.
@MainActor
final class TransitionSceneDriver: ViewControllerTransitioningDelegate {
  let interaction = PercentDrivenInteractiveTransition()
  var isDriving = false
  private let controller: TransitionController

  init(_ fore: ViewController) {
    controller = fore.transitionController
    fore.transitioningDelegate = self
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    controller.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    controller.animationController(forDismissed: dismissed)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriving ? interaction : nil }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    controller.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
