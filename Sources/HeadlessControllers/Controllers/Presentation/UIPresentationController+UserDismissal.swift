import HeadlessStage
import HeadlessViews

/// Dismissal by the user: a drag on a sheet or a tap outside.
extension UIPresentationController {
  /// True if the presented controller, or a visible controller in it, sets `isModalInPresentation`.
  final var isModal: Bool { presentedViewController.isModalWithin }

  /// True if the user may dismiss the presentation; asks the delegate.
  final var mayBeDismissedByPerson: Bool {
    guard !isModal else { return false }
    return delegate?.presentationControllerShouldDismiss(originalController) ?? true
  }

  /// True if no transition runs and nothing is presented in front.
  final var isAtRest: Bool {
    guard let presentation, presentation.transition == nil else { return false }
    return presentedViewController.topPresentation == nil
  }

  /// Notifies the delegate that the user tried to dismiss a presentation that must not be
  /// dismissed.
  final func personDidAttemptToDismiss() {
    delegate?.presentationControllerDidAttemptToDismiss(originalController)
  }

  /// Dismisses the presentation on behalf of the user; `isDismissedByPerson` is true until the
  /// dismissal has ended.
  ///
  /// The delegate is notified when the coordinator exists and before anything moves.
  final func dismissForPerson() {
    guard let presentation, isAtRest else { return }
    isDismissedByPerson = true
    presentation.dismiss(to: presentation.presenting, animated: true, completion: nil)
    delegate?.presentationControllerWillDismiss(originalController)
  }

  /// Handles a tap outside the presented view.
  final func personDidTapOutside() {
    guard isAtRest else { return }
    if mayBeDismissedByPerson { dismissForPerson() } else { personDidAttemptToDismiss() }
  }

  /// The presentation that this controller manages; nil before and after.
  final var presentation: Presentation? {
    guard let presentation = presentedViewController.presentation, presentation.controller === self
    else { return nil }
    return presentation
  }

  /// The controller that the delegate knows: the original one, not its replacement in compact size
  /// classes.
  final var originalController: UIPresentationController { original ?? self }
}

extension UIViewController {
  /// True if the controller, or a descendant that is on the screen, sets `isModalInPresentation`.
  fileprivate var isModalWithin: Bool {
    var pending = [self]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.family.children.filter(\.isOnScreen)
    }
    return false
  }
}
