// The delegate of a presentation controller of the library: UIKit does not call it for dismissals by
// the user.
#if canImport(UIKit)
  extension UIPresentationController {
    package var delegateAllowsDismissal: Bool {
      delegate?.presentationControllerShouldDismiss?(self) ?? true
    }

    package func notifyDelegateWillDismiss() {
      delegate?.presentationControllerWillDismiss?(self)
    }

    package func notifyDelegateDidDismiss() {
      delegate?.presentationControllerDidDismiss?(self)
    }

    package func notifyDelegateDidAttemptToDismiss() {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    }
  }
#else
  // Methods that are optional in Objective-C are not optional in the stand-in.
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
#endif
