import HeadlessViews

/// The cleanup of a deallocated view controller.
struct ControllerRemains: Remains {
  let view: View?
  let choreographer: (any Choreographer)?
  let presented: ViewController?
  let children: Orphans<ViewController>?

  func putInOrder() {
    view?.owner = nil
    choreographer?.viewController = nil
    presented?.storedPresenting = nil
    guard let children else { return }
    Orphans.letGo(of: children.take()) { controller, isGoing in
      controller.storedParent = nil
      guard isGoing else { return [] }
      defer { controller.lineup.removeAll() }
      return controller.storedChildren
    }
  }
}
