package import TransitionCurves

extension UIViewController {
  /// The style of the presentation as it was set.
  package var actualPresentationStyle: UIModalPresentationStyle { transitions.style }

  package var nameInReports: String { sentenceName }

  package var isMovedByTransition: Bool { presentation?.transition != nil }

  package var isPresentedByChoice: Bool {
    guard let presentation, presentation.requests.hasChosen else { return false }
    return presentation.requests.isPreparing || presentation.transition?.isPresenting == true
  }

  package func delegatedAnimator(
    for presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  package func delegatedAnimator(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(forDismissed: dismissed)
  }

  /// Nil: on the stage, the style `automatic` fills the screen with a transition.
  package var styleForTransition: UIModalPresentationStyle? { nil }

  package func keep(_ decision: TransitionDecision) { note(decision) }

  package final var wayBack: (destination: UIViewController, source: UIViewController?)? {
    let presentation = presentation
    let container = family.parent
    // A pop returns to the controller below, not to the presenter of the whole stack.
    let destination =
      container?.containerCoordinator?.askedDestination ?? presentation?.destination
      ?? nearestPresenting
    guard let destination else { return nil }
    return (destination, presentation?.source ?? container)
  }
}
