extension TransitionEngine {
  /// Does nothing: the stage connects an interaction controller with its transition.
  package func mayBeDriven(by controller: any ViewControllerInteractiveTransitioning) {}

  /// The animator that the stage gets for a run: the run itself.
  package static func animator(
    for run: any TransitionAnimator
  ) -> any ViewControllerAnimatedTransitioning { run }

  /// The run of an animator: the animator itself.
  package static func run(of animator: any ViewControllerAnimatedTransitioning) -> AnyObject {
    animator
  }
}
