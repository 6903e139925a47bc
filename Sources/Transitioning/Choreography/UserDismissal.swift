/// The dismissal of a presentation by the user: by a drag of the presented view, or a tap beside it.
///
/// UIKit asks and notifies the delegate of its own sheets and popovers only. In other presentations
/// the gesture calls these methods, instead of the presented controller's `dismiss(animated:)`. A
/// dismissal by the app does not notify the delegate.
///
/// A `TransitionPresentationController` has these methods itself. Create a dismissal where a gesture
/// dismisses a presentation of UIKit's own, such as one that fills the screen.
@preconcurrency @MainActor
public final class UserDismissal {
  /// What is under way.
  private enum Progress {
    /// The dismissal was requested, and its completion notifies the delegate.
    case requested
    /// The transition coordinator's completion notifies the delegate.
    case followed
  }

  /// The presentation that the user dismisses.
  public private(set) weak var presentationController: UIPresentationController?

  private var progress: Progress?

  /// What the delegate was notified of since the last request.
  private var told = (will: false, did: false)

  /// Creates the dismissal of a presentation, which it does not retain.
  public init(of presentationController: UIPresentationController) {
    self.presentationController = presentationController
  }

  private var presented: UIViewController? { presentationController?.presentedViewController }

  /// True if the presented controller, or a controller in it that is on the screen, sets
  /// `isModalInPresentation`.
  public var isModal: Bool {
    var pending = presented.map { [$0] } ?? []
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.children.filter { $0.viewIfLoaded?.window != nil }
    }
    return false
  }

  /// True if no transition moves the presented view, and nothing is presented in front of it.
  public var isAtRest: Bool {
    guard let presented else { return false }
    return !presented.isMovedByTransition && presented.presentingViewController != nil
      && presented.presentedViewController == nil
  }

  /// Asks whether the user may dismiss the presentation: not if it is modal; otherwise the
  /// delegate's `presentationControllerShouldDismiss(_:)` decides.
  ///
  /// Ask once for a gesture, before anything moves.
  public func userMayDismiss() -> Bool {
    !isModal && presentationController?.delegateAllowsDismissal ?? false
  }

  /// Dismisses the presentation on behalf of the user, and notifies the delegate.
  ///
  /// The delegate is notified before anything moves, with a transition coordinator, and again after
  /// the end, unless the dismissal is cancelled.
  ///
  /// For a presentation on its way, which a gesture has caught, nothing is requested: if the
  /// gesture cancels it, the user has dismissed it. During a dismissal the call has no effect.
  public func dismissForUser() {
    guard progress == nil, let presentationController else { return }
    let presented = presentationController.presentedViewController
    let isOnItsWay = presented.isBeingPresented
    guard isOnItsWay || isAtRest else { return }
    (progress, told) = (.requested, (false, false))
    if !isOnItsWay {
      presented.dismiss(animated: true) { [weak self, weak presentationController] in
        self?.didLeave(presentationController)
      }
    }
    // The controller may refuse, or present something in front instead.
    let refuses = presented.presentedViewController != nil
    let coordinator = refuses ? nil : presented.transitionCoordinator
    guard coordinator != nil || presented.presentingViewController == nil else {
      return progress = nil
    }
    tellWill(presentationController)
    // Without a coordinator, the presentation is gone already.
    guard let coordinator else { return }
    progress = .followed
    coordinator.animate(alongsideTransition: nil) { [self] context in
      if context.isCancelled == isOnItsWay {
        tellDid(presentationController)
      } else {
        progress = nil
      }
    }
  }

  /// Called when the requested dismissal has completed, which may have had no coordinator.
  private func didLeave(_ presentationController: UIPresentationController?) {
    guard progress != .followed, presented?.presentingViewController == nil else { return }
    tellWill(presentationController)
    tellDid(presentationController)
  }

  /// Notifies the delegate that the user has tried to dismiss a presentation that must stay.
  ///
  /// Call this method when the finger is lifted.
  public func userDidAttemptToDismiss() {
    presentationController?.notifyDelegateDidAttemptToDismiss()
  }

  /// Dismisses the presentation for a tap beside the presented view, or notifies the delegate of
  /// the attempt; ignored during a transition.
  public func userDidTapOutside() {
    guard isAtRest else { return }
    if userMayDismiss() { dismissForUser() } else { userDidAttemptToDismiss() }
  }

  private func tellWill(_ presentationController: UIPresentationController?) {
    if !told.will { presentationController?.notifyDelegateWillDismiss() }
    told.will = true
  }

  private func tellDid(_ presentationController: UIPresentationController?) {
    progress = nil
    if !told.did { presentationController?.notifyDelegateDidDismiss() }
    told.did = true
  }
}
