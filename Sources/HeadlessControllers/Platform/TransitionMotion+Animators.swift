package import TransitionCurves

extension TransitionMotion {
  /// The run itself, because the stage drives it directly.
  package func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning {
    FingerHold.expecting?.followed = self
    self.run = run
    return run
  }

  package func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?) {
    (controller as? UIPercentDrivenInteractiveTransition)?.followed = self
  }
}
