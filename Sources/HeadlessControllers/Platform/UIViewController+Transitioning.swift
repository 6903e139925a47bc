package import MotionCurves

extension UIViewController {
  /// True while a transition presents or dismisses the controller.
  package var isMovedByTransition: Bool { isInModalTransition }

  /// The animator that the controller's transitioning delegate gives for a presentation.
  package func delegatedAnimator(
    for presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  /// The animator that the controller's transitioning delegate gives for a dismissal.
  package func delegatedAnimator(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitioningDelegate?.animationController(forDismissed: dismissed)
  }

  /// The presentation style for a controller with a transition; nil for the controller's own style.
  ///
  /// On the stage, the style `automatic` fills the screen with a transition.
  package var styleForTransition: UIModalPresentationStyle? { nil }

  /// Does nothing: the stage keeps the controller that presents this one.
  package func keepSource(_ source: UIViewController) {}

  /// Keeps a decision about the controller's transition in `transitionDecisions`.
  package func keep(_ decision: TransitionDecision) { note(decision) }
}
