import HeadlessStage
import HeadlessViews

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
  /// while one is animated (fact A42); else that of the change of size or traits that the window goes
  /// through, from before its `viewWillTransition(to:with:)` until all has come to rest.
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let own = lineage.first(where: { $0.ownCoordinator != nil })?.ownCoordinator { return own }
    let window = lineage.first { $0.viewIfLoaded?.window != nil }?.viewIfLoaded?.window
    return (window?.content as? any CoordinatedContent)?.coordinator
  }
}
