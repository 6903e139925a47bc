extension TransitionEngine {
  /// Does nothing: the stage connects an interaction controller with its transition.
  package func mayBeDriven(by controller: any ViewControllerInteractiveTransitioning) {}
}
