extension TransitionEngine {
  /// The animator that the stage gets for a run: the run itself.
  package static func animator(
    for run: any TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning { run }

  /// The run of an animator: the animator itself.
  package static func run(of animator: any UIViewControllerAnimatedTransitioning) -> AnyObject {
    animator
  }

  /// Does nothing: the stage's transition knows its interaction controller.
  package func willBeDriven(by controller: (any UIViewControllerInteractiveTransitioning)?) {}
}
