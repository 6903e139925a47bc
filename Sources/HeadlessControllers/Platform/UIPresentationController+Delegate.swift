extension UIPresentationController {
  package var delegateAllowsDismissal: Bool {
    delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  package func notifyDelegateWillDismiss() {
    delegate?.presentationControllerWillDismiss(self)
  }

  package func notifyDelegateDidDismiss() {
    delegate?.presentationControllerDidDismiss(self)
  }

  package func notifyDelegateDidAttemptToDismiss() {
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }
}
