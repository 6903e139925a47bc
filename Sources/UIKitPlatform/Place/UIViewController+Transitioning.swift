extension UIViewController {
  #if canImport(UIKit)
    package func delegatedAnimator(
      for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      transitioningDelegate?.animationController?(
        forPresented: presented, presenting: presenting, source: source)
    }

    package func delegatedAnimator(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      transitioningDelegate?.animationController?(forDismissed: dismissed)
    }
  #else
    // Methods that are optional in Objective-C are not optional in the stand-in.

    package func delegatedAnimator(
      for presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }

    package func delegatedAnimator(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      transitioningDelegate?.animationController(forDismissed: dismissed)
    }
  #endif

  package var nameInReports: String { "\(type(of: self))" }

  package var isMovedByTransition: Bool { isBeingPresented || isBeingDismissed }

  package var isPresentedByChoice: Bool { isBeingPresented && transitionCoordinator != nil }

  /// The presentation style for a controller with a transition; nil for the controller's own style.
  ///
  /// For `automatic`, UIKit would show a sheet, whose transition a delegate cannot replace. The
  /// property then reads as the resolved style, as that of a new controller does.
  package var styleForTransition: UIModalPresentationStyle? {
    modalPresentationStyle == UIViewController().modalPresentationStyle ? .overFullScreen : nil
  }

  /// The style that was set.
  package var actualPresentationStyle: UIModalPresentationStyle { modalPresentationStyle }

  /// Does nothing: UIKit asks for another presentation controller at the next presentation.
  package func forgetDelegatedPresentationController() {}

  /// Keeps a decision about the controller's transition.
  package func keep(_ decision: TransitionDecision) { TransitionLog.note(decision, on: self) }

  /// The controller to which a dismissal of this controller returns; UIKit does not keep the source of
  /// its presentation.
  package var wayBack: (destination: UIViewController, source: UIViewController?)? {
    presentingViewController.map { ($0, nil) }
  }
}
