/// The transitioning delegate that a view controller owns; it does not retain the controller.
@MainActor
package protocol Choreographer: UIViewControllerTransitioningDelegate, Sendable {
  /// The controller that owns the delegate; nil once the controller is deallocated.
  var viewController: UIViewController? { get set }

  /// True if the controller has a transition of its own.
  var fillsScreen: Bool { get }
}

extension UIViewController {
  /// The delegate that the controller owns; nil until it is set.
  package var choreographer: (any Choreographer)? {
    get { objc_getAssociatedObject(self, AssociationKey.choreographer) as? any Choreographer }
    set {
      objc_setAssociatedObject(
        self, AssociationKey.choreographer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A reference to the view controller that owns the reference's owner.
@MainActor
package struct ControllerReference {
  /// The view controller; nil once it is deallocated.
  package weak var controller: UIViewController?

  /// Creates a reference.
  package init(_ controller: UIViewController) { self.controller = controller }
}
