/// The toolbar of a stack, stored without effect: no toolbar is shown here.
extension UINavigationController {
  /// True if the toolbar is hidden; true by default.
  public var isToolbarHidden: Bool {
    get { notes["UINavigationController.isToolbarHidden"] as? Bool ?? true }
    set { notes["UINavigationController.isToolbarHidden"] = newValue }
  }

  /// Stores whether the toolbar is hidden.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension UIViewController {
  /// The items of the toolbar for this controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { notes["UIViewController.toolbarItems"] as? [UIBarButtonItem] }
    set { notes["UIViewController.toolbarItems"] = newValue }
  }

  /// Stores the items of the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
