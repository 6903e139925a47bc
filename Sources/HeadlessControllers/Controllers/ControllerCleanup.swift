import HeadlessViews

/// The cleanup of a deallocated view controller.
struct ControllerCleanup: Cleanup {
  let view: View?
  let choreographer: (any Choreographer)?
  let children: ReleasedObjects<ViewController>?

  func perform() {
    view?.owner = nil
    choreographer?.viewController = nil
    guard let children else { return }
    ReleasedObjects.release(children.take()) { controller, isGoing in
      controller.actualParent = nil
      guard isGoing else { return [] }
      defer { controller.actualChildren = [] }
      return controller.actualChildren
    }
  }
}
