public import Transitioning

// The names of containment from before Swift 4.2. Overrides have to have the new ones.

extension ViewController {
  /// The controllers whose views are part of this one's, in the order of adding.
  public var childViewControllers: [UIViewController] { children }

  /// Makes another controller a child.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// Takes the controller out of its parent.
  public func removeFromParentViewController() { removeFromParent() }

  /// Tells the controller that it becomes a child, or is to be no child any more.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// Tells the controller that it has become a child, or is no child any more.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
