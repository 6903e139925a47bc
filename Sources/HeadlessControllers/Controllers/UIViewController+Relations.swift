import HeadlessStage
import HeadlessViews

/// The state that a controller shares with its ancestors.
extension UIViewController {
  /// The value of `presentedViewController`.
  var nearestPresented: UIViewController? {
    nearest { $0.family.presented != nil }?.family.presented
  }

  /// The value of `presentingViewController`.
  var nearestPresenting: UIViewController? {
    nearest { $0.family.presenter != nil }?.family.presenter
  }

  /// The value of `transitionCoordinator`.
  package var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = nearest(where: { $0.transitions.coordinator != nil })?.transitions.coordinator {
      return own
    }
    let window = nearest { $0.viewIfLoaded?.window != nil }?.viewIfLoaded?.window
    return (window?.content as? any CoordinatedContent)?.coordinator
  }

  /// The presentation controller of the controller.
  ///
  /// It is created on first access, so that it can be configured before the presentation. It serves
  /// one presentation in the style for which it was created, so set `modalPresentationStyle` first.
  /// With the style `custom`, the transitioning delegate creates it, with a nil presenter, because
  /// the presenter is not known yet; if the delegate returns nil, this property is nil until the
  /// delegate is asked again at the presentation.
  public package(set) var presentationController: UIPresentationController? {
    get { presentationController(in: modalPresentationStyle) }
    set { transitions.controller = newValue }
  }

  /// The presentation controller of the current presentation, or of a presentation in the given
  /// style.
  private func presentationController(
    in style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    if presentation != nil || transitions.controller?.actualPresentationStyle == style {
      return transitions.controller
    }
    // A presentation controller created for another style is not used.
    guard style != .none else { return nil }
    let made =
      style == .custom
      ? delegatedPresentationController : makePresentationController(for: style)
    made?.isKeptByPresented = true
    transitions.controller = made
    return made
  }

  /// The presentation controller that the transitioning delegate creates before the presentation.
  private var delegatedPresentationController: UIPresentationController? {
    guard !transitions.isAskingForController else { return nil }
    transitions.isAskingForController = true
    defer { transitions.isAskingForController = false }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: nil, source: self)
  }

  /// Releases the delegate's presentation controller, because another delegate or transition
  /// replaces it.
  package func forgetDelegatedPresentationController() {
    guard presentation == nil, transitions.controller?.actualPresentationStyle == .custom
    else {
      return
    }
    transitions.controller = nil
  }

  /// The presentation controller for a presentation that is about to begin, if it exists already or
  /// has a special class.
  func preparedPresentationController(
    in style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    // A presentation controller with an adapted replacement stays with its presentation.
    if transitions.controller?.isReplaced == true { transitions.controller = nil }
    switch style {
    case .pageSheet, .formSheet, .popover: return presentationController(in: style)
    default:
      return transitions.controller?.actualPresentationStyle == style
        ? transitions.controller : nil
    }
  }

  /// The presentation controller of the controller, or of its nearest presented ancestor, in the
  /// adapted style; nil before the presentation begins.
  public var activePresentationController: UIPresentationController? {
    guard let controller = enclosingPresentation?.controller, controller.actualContainerView != nil
    else {
      return nil
    }
    return controller
  }
}
