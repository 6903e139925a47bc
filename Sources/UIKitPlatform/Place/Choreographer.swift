/// The transitioning delegate that a view controller owns; it does not retain the controller.
@MainActor
package protocol Choreographer: UIViewControllerTransitioningDelegate, Sendable {
  /// The controller that owns the delegate; nil once the controller is deallocated.
  var viewController: UIViewController? { get }

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
