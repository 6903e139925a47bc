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

  /// What manages the controller's presentation, from just before that begins to its end.
  ///
  /// A sheet or popover has one as soon as it is asked for, so that it can be told what to be like; it
  /// serves one presentation in the style that it was made for (facts C1, C2).
  public package(set) var presentationController: PresentationController? {
    get {
      let stored = storedPresentationController
      if presentation != nil || stored?.presentationStyle == modalPresentationStyle {
        return stored
      }
      switch modalPresentationStyle {
      case .pageSheet, .formSheet, .popover:
        let made = makePresentationController(for: modalPresentationStyle)
        made.isKeptByPresented = true
        storedPresentationController = made
        return made
      default:
        // One that was asked for when the style was another is not for this (fact C1).
        return nil
      }
    }
    set { storedPresentationController = newValue }
  }

  /// What manages the presentation of the controller, or of the nearest above it that is presented, in
  /// the style that this has adapted to; nil before it begins (fact B38).
  public var activePresentationController: PresentationController? {
    guard let controller = carrier?.controller, controller.containerView != nil else { return nil }
    return controller
  }
}
