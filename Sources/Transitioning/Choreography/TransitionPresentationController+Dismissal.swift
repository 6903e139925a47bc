/// Dismissal by the user: a drag of the presented view, or a tap beside it.
///
/// UIKit asks and notifies the delegate of its own sheets and popovers only. For a presentation
/// controller of one's own, the gesture calls these methods instead of the presented controller's
/// `dismiss(animated:)`. A dismissal by the app does not notify the delegate.
extension TransitionPresentationController {
  /// True if the presented controller, or a controller in it that is on the screen, sets
  /// `isModalInPresentation`.
  public final var isModal: Bool {
    var pending = [presentedViewController]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.children.filter { $0.viewIfLoaded?.window != nil }
    }
    return false
  }

  /// True if no transition moves the presented view, and nothing is presented in front of it.
  public final var isAtRest: Bool {
    !presentedViewController.isMovedByTransition
      && presentedViewController.presentingViewController != nil
      && presentedViewController.presentedViewController == nil
  }

  /// Asks whether the user may dismiss the presentation: not if it is modal; otherwise the
  /// delegate's `presentationControllerShouldDismiss(_:)` decides.
  ///
  /// Ask once for a gesture, before anything moves.
  public final func userMayDismiss() -> Bool { !isModal && delegateAllowsDismissal }

  /// Dismisses the presentation on behalf of the user, and notifies the delegate.
  ///
  /// The delegate is notified before anything moves, with a transition coordinator, and again after
  /// the end, unless the dismissal is cancelled.
  ///
  /// For a presentation on its way, which a gesture has caught, nothing is requested: if the
  /// gesture cancels it, the user has dismissed it. During a dismissal the call has no effect.
  public final func dismissForUser() {
    guard userDismissal == nil else { return }
    let isOnItsWay = presentedViewController.isBeingPresented
    guard isOnItsWay || isAtRest else { return }
    userDismissal = .requested
    if !isOnItsWay {
      presentedViewController.dismiss(animated: true) { [weak self] in
        if self?.userDismissal == .requested { self?.userDismissalDidEnd() }
      }
    }
    notifyDelegateWillDismiss()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      // The controller has refused, or is gone already.
      if presentedViewController.presentingViewController != nil { userDismissal = nil }
      return
    }
    userDismissal = .followed
    coordinator.animate(alongsideTransition: nil) { [self] context in
      if context.isCancelled == isOnItsWay { userDismissalDidEnd() } else { userDismissal = nil }
    }
  }

  /// Notifies the delegate that the user has tried to dismiss a presentation that must stay.
  ///
  /// Call this method when the finger is lifted.
  public final func userDidAttemptToDismiss() { notifyDelegateDidAttemptToDismiss() }

  /// Dismisses the presentation for a tap beside the presented view, or notifies the delegate of
  /// the attempt; ignored during a transition.
  public final func userDidTapOutside() {
    guard isAtRest else { return }
    if userMayDismiss() { dismissForUser() } else { userDidAttemptToDismiss() }
  }

  private func userDismissalDidEnd() {
    userDismissal = nil
    notifyDelegateDidDismiss()
  }

  /// A dismissal by the user that is under way.
  enum UserDismissal {
    /// The dismissal was requested, and its completion notifies the delegate.
    case requested
    /// The transition coordinator's completion notifies the delegate.
    case followed
  }
}
