import HeadlessViews

/// The cleanup after the deallocation of a controller: its children and the controller that it
/// presents are released, and theirs, in a loop.
struct ControllerCleanup: Cleanup {
  let family: ReleasedObjects<UIViewController>

  func perform() {
    ReleasedObjects.release(family.take()) { controller, isGoing in
      isGoing ? controller.takeFamily() : []
    }
  }
}

extension UIViewController {
  /// Removes the children and the presented controller from a controller that is about to be
  /// deallocated.
  fileprivate func takeFamily() -> [UIViewController] {
    defer { (actualChildren, actualPresented) = ([], nil) }
    return actualChildren + [actualPresented].compactMap(\.self)
  }
}
