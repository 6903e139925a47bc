import HeadlessStage
import HeadlessViews
import TransitionCurves

extension UIViewController {
  /// Adds a child, after its removal from its former parent; reports an issue if that is not
  /// allowed.
  func adopt(_ child: UIViewController) {
    if let issue = refusal(of: child) { return child.report(issue, to: stage) }
    child.removeFromParent()
    // A callback may have added the child elsewhere.
    guard child.family.parent == nil else { return }
    child.family.isMovingToParent = true
    child.family.isMovingFromParent = false
    child.callWillMove(to: self)
    // A callback may have added the child, or this controller, elsewhere.
    guard child.family.parent == nil else { return }
    if let issue = refusal(of: child) {
      child.family.isMovingToParent = false
      return child.report(issue, to: stage)
    }
    child.family.parent = self
    child.family.isResident = false
    family.children.append(child)
    child.followContainer(into: child.viewIfLoaded?.superview)
  }

  /// Removes the controller from its parent, if it has one.
  func leaveParent() {
    guard let parent = family.parent else { return }
    parent.containerCoordinator?.childWillLeave(self)
    let leaves = family.parent === parent
    if leaves { detach() }
    // Notify the coordinator before the controller, which may be added again in its callback.
    if family.parent !== parent { parent.containerCoordinator?.childDidLeave(self) }
    if leaves, family.parent == nil { callDidMove(to: nil) }
  }

  func callWillMove(to parent: UIViewController?) {
    note("willMove(toParent: \(parent?.label ?? "nil"))")
    willMove(toParent: parent)
  }

  func callDidMove(to parent: UIViewController?) {
    note("didMove(toParent: \(parent?.label ?? "nil"))")
    didMove(toParent: parent)
  }

  /// Removes the controller from its parent without a callback.
  func detach() {
    guard let parent = family.parent else { return }
    // The controller's presentations in its own context cannot return to it; dismiss them.
    if topPresentation != nil {
      let isOut = viewIfLoaded?.superview == nil
      withdrawPresentations()
      // A view that a presentation had removed must not come back.
      if isOut { viewIfLoaded?.removeFromSuperview() }
      // A callback may have moved the controller elsewhere.
      guard self.family.parent === parent else { return }
    }
    parent.family.children.remove(self)
    // Without a parent, the controller needs the stage for its remaining log messages.
    noteStage = stage
    self.family.parent = nil
    family.collectionFromParent = nil
    stopFollowing()
  }

  /// The reason why `child` cannot become a child of this controller; nil if it can.
  func refusal(of child: UIViewController) -> ControllerIssue? {
    if child === self { return .childOfItself(controller: sentenceName) }
    if child.family.parent === self {
      return .alreadyChild(child: child.sentenceName, parent: sentenceName)
    }
    // The controller that replaces a presented controller in compact size classes may contain it.
    if child.family.presenter != nil, child.presentation?.allowsReparenting != true {
      return .childIsPresented(child: child.sentenceName, parent: sentenceName)
    }
    if isInside(child) {
      return .childOfDescendant(child: child.sentenceName, parent: sentenceName)
    }
    return child.isRoot ? .childIsRoot(child: child.sentenceName, parent: sentenceName) : nil
  }

  /// True if the controller is `other` or one of its descendants, by children and presentations.
  ///
  /// A controller is retained in one place: by its parent, by its presenter, or by the window whose
  /// root it is. So there are no cycles as long as no controller is added below itself.
  func isInside(_ other: UIViewController) -> Bool {
    // Fast path: most controllers have no descendants here.
    if other.family.presented == nil, other.family.children.isEmpty { return self === other }
    // A controller that a presentation lends may have both a parent and a presenter.
    var pending = [self]
    while let controller = pending.popLast() {
      if controller === other { return true }
      pending += [controller.family.parent, controller.family.presenter].compactMap(\.self)
    }
    return false
  }

  /// The controller itself, its parent, and so on.
  var lineage: some Sequence<UIViewController> { sequence(first: self, next: \.family.parent) }

  /// The controller to which a dismissal request refers: the nearest ancestor that presents, this
  /// controller included, or else the nearest that is presented.
  var dismissalAnchor: UIViewController {
    if let presenting = nearest(where: { $0.family.presented != nil }) { return presenting }
    return nearest { $0.family.presenter != nil } ?? self
  }

  /// The nearest ancestor that satisfies `isMeant`, this controller included; nil if there is none.
  func nearest(where isMeant: (UIViewController) -> Bool) -> UIViewController? {
    lineage.first(where: isMeant)
  }

  /// Passes a `show` request to the parent; without a parent, the first receiver presents the
  /// controller.
  func passUp(_ controller: UIViewController, _ show: @escaping (UIViewController) -> Void) {
    let first = family.showReceiver ?? self
    guard let parent = family.parent else { return first.present(controller, animated: true) }
    NestedCalls.perform {
      parent.family.showReceiver = first
      show(parent)
      parent.family.showReceiver = nil
    }
  }

  /// Reports an issue to the given stage, or to the controller's own, or to the current one.
  func report(_ issue: ControllerIssue, to stage: Stage? = nil) {
    ((stage ?? self.stage)?.diagnostics ?? Diagnostics.fallback).report(issue)
  }

  /// Reports an issue of another kind.
  func report(_ issue: any DiagnosticIssue) {
    (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
