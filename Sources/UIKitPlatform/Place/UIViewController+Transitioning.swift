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

  /// The controller to which a dismissal of this controller returns, and the source of its
  /// presentation; nil if there is no such controller.
  package var wayBack: (destination: UIViewController, source: UIViewController?)? {
    guard let presenting = presentingViewController else { return nil }
    return (presenting, presentationSource)
  }

  /// Keeps the controller whose `present` shows this controller.
  package func keepSource(_ source: UIViewController) {
    objc_setAssociatedObject(
      self, AssociationKey.source, WeakController(source), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The controller whose `present` showed this controller; nil if it is not known, for example
  /// because the presentation was not animated.
  private var presentationSource: UIViewController? {
    (objc_getAssociatedObject(self, AssociationKey.source) as? WeakController)?.controller
  }
}

/// A weak reference to a controller, which can be associated with an object.
private final class WeakController: NSObject {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}
