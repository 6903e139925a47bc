package import TransitionCurves

extension TransitionMotion {
  /// The run itself, because the stage drives it directly.
  package func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning {
    self.run = run
    return run
  }

  /// Does nothing: the stage's transition knows its interaction controller.
  package func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?) {}
}
