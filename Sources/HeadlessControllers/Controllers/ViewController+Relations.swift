import HeadlessStage
import HeadlessViews

/// What a controller shares with the controllers that it is in.
extension ViewController {
  /// What `presentedViewController` reads.
  var nearestPresented: ViewController? {
    nearest { $0.storedPresented != nil }?.storedPresented
  }

  /// What `presentingViewController` reads.
  var nearestPresenting: ViewController? {
    nearest { $0.storedPresenting != nil }?.storedPresenting
  }

  /// What `transitionCoordinator` reads.
  package var nearestCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let own = nearest(where: { $0.ownCoordinator != nil })?.ownCoordinator { return own }
    let window = nearest { $0.viewIfLoaded?.window != nil }?.viewIfLoaded?.window
    return (window?.content as? any CoordinatedContent)?.coordinator
  }

  /// What manages the controller's presentation.
  ///
  /// There is one as soon as it is asked for, so that it can be told what to be like; it serves one
  /// presentation in the style that it was made for, so the style comes first. With the style `custom` the
  /// transitioning delegate makes it, and is told no presenter, for none is known yet; where it makes
  /// none, there is none until the delegate is asked again when the controller is presented.
  public package(set) var presentationController: PresentationController? {
    get { presentationController(in: modalPresentationStyle) }
    set { storedPresentationController = newValue }
  }

  /// What manages the presentation that is, or that would be in a style.
  private func presentationController(
    in style: ModalPresentationStyle
  ) -> PresentationController? {
    if presentation != nil || storedPresentationController?.storedPresentationStyle == style {
      return storedPresentationController
    }
    // One that was asked for when the style was another is not for this.
    guard style != .none else { return nil }
    let made =
      style == .custom
      ? delegatedPresentationController : makePresentationController(for: style)
    made?.isKeptByPresented = true
    storedPresentationController = made
    return made
  }

  /// What the transitioning delegate makes before the controller is presented.
  private var delegatedPresentationController: PresentationController? {
    guard !isAskingForPresentationController else { return nil }
    isAskingForPresentationController = true
    defer { isAskingForPresentationController = false }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: nil, source: self)
  }

  /// Forgets what the transitioning delegate made ahead of time, because another is to be asked.
  package func forgetDelegatedPresentationController() {
    guard presentation == nil, storedPresentationController?.storedPresentationStyle == .custom
    else {
      return
    }
    storedPresentationController = nil
  }

  /// What is to manage the presentation that is about to begin in a style, if it has been asked for already
  /// or is one of a kind of its own.
  func preparedPresentationController(
    in style: ModalPresentationStyle
  ) -> PresentationController? {
    // One that speaks for a presentation in which another stands in stays with that.
    if storedPresentationController?.isSpokesman == true { storedPresentationController = nil }
    switch style {
    case .pageSheet, .formSheet, .popover: return presentationController(in: style)
    default:
      return storedPresentationController?.storedPresentationStyle == style
        ? storedPresentationController : nil
    }
  }

  /// What manages the presentation of the controller, or of the nearest above it that is presented, in
  /// the style that this has adapted to; nil before it begins (fact B38).
  public var activePresentationController: PresentationController? {
    guard let controller = carrier?.controller, controller.storedContainerView != nil else {
      return nil
    }
    return controller
  }
}
