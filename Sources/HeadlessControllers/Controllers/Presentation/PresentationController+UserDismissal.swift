import HeadlessStage
import HeadlessViews

/// What a person may do to a presentation, by dragging a sheet away or tapping beside it (facts
/// B31–B34).
extension PresentationController {
  /// True when the presented controller wants to be modal, or one that it shows does (B31, B34).
  final var isModal: Bool { presentedViewController.isModalWithin }

  /// True when the person may dismiss the presentation; asks the delegate.
  final var mayBeDismissedByPerson: Bool {
    guard !isModal else { return false }
    return delegate?.presentationControllerShouldDismiss(spokesman) ?? true
  }

  /// True while nothing comes or goes, and nothing is presented in front.
  final var isAtRest: Bool {
    guard let presentation, presentation.transition == nil else { return false }
    return presentedViewController.topPresentation == nil
  }

  /// Tells the delegate that the person tried what may not be.
  final func personDidAttemptToDismiss() {
    delegate?.presentationControllerDidAttemptToDismiss(spokesman)
  }

  /// Dismisses on behalf of a person who may; `isDismissedByPerson` is true until that has ended.
  ///
  /// The delegate hears of it when there is a coordinator, and before anything moves (fact B33).
  final func dismissForPerson() {
    guard let presentation, isAtRest else { return }
    isDismissedByPerson = true
    presentation.dismiss(to: presentation.presenting, animated: true, completion: nil)
    delegate?.presentationControllerWillDismiss(spokesman)
  }

  /// Does what a tap beside the presented view stands for.
  final func personDidTapOutside() {
    guard isAtRest else { return }
    if mayBeDismissedByPerson { dismissForPerson() } else { personDidAttemptToDismiss() }
  }

  /// The presentation that this manages, while there is one.
  final var presentation: Presentation? {
    guard let presentation = presentedViewController.presentation, presentation.controller === self
    else { return nil }
    return presentation
  }

  /// What the delegate knows the presentation by: the controller that it was set on, not the one that
  /// stands in for that where there is little room (fact B38).
  final var spokesman: PresentationController { original ?? self }
}

extension ViewController {
  /// True when the controller wants the presentation that it is in to be modal, or one of those in it
  /// that are on the screen does.
  fileprivate var isModalWithin: Bool {
    var pending = [self]
    while let controller = pending.popLast() {
      if controller.isModalInPresentation { return true }
      pending += controller.storedChildren.filter(\.isOnScreen)
    }
    return false
  }
}
