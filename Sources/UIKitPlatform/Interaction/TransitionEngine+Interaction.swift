extension TransitionEngine {
  /// Connects an interaction controller with the transition that it will drive.
  package func mayBeDriven(by controller: any UIViewControllerInteractiveTransitioning) {}
}
