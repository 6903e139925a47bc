import HeadlessViews

/// The cleanup of a deallocated view controller.
struct ControllerCleanup: Cleanup {
  let view: View?
  let choreographer: (any Choreographer)?
  let presented: ViewController?
  let children: ReleasedObjects<ViewController>?

  func perform() {
    view?.owner = nil
    choreographer?.viewController = nil
    presented?.actualPresenting = nil
    guard let children else { return }
    ReleasedObjects.release(children.take()) { controller, isGoing in
      controller.actualParent = nil
      guard isGoing else { return [] }
      defer { controller.orderedChildren.removeAll() }
      return controller.actualChildren
    }
  }
}
