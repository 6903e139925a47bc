/// What a controller shares with the controllers that it is in.
extension ViewController {
  /// The controller that this one, or the nearest above it that presents, presents (fact B7).
  public package(set) var presentedViewController: ViewController? {
    get { lineage.first { $0.storedPresented != nil }?.storedPresented }
    set { storedPresented = newValue }
  }

  /// The controller that presents this one, or the nearest above it that is presented (fact B7).
  public package(set) var presentingViewController: ViewController? {
    get { lineage.first { $0.storedPresenting != nil }?.storedPresenting }
    set { storedPresenting = newValue }
  }

  /// The coordinator of the transition that the controller, or the nearest above it, takes part in,
  /// while one is animated (fact A42).
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    lineage.first { $0.ownCoordinator != nil }?.ownCoordinator
  }
}
