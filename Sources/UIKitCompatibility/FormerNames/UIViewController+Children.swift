// The names of the containment methods before Swift 4.2. Overrides must use the new names.

#if !canImport(UIKit)
  extension UIViewController {
    /// The child controllers, in the order in which they were added.
    public var childViewControllers: [UIViewController] { children }

    /// Adds a child controller.
    public func addChildViewController(_ childController: UIViewController) {
      addChild(childController)
    }

    /// Removes the controller from its parent.
    public func removeFromParentViewController() { removeFromParent() }

    /// Notifies the controller before it is added to a parent, or before it is removed.
    public func willMove(toParentViewController parent: UIViewController?) {
      willMove(toParent: parent)
    }

    /// Notifies the controller after it was added to a parent, or after it was removed.
    public func didMove(toParentViewController parent: UIViewController?) {
      didMove(toParent: parent)
    }
  }
#endif
