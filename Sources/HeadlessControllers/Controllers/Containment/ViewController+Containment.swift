import HeadlessStage
import HeadlessViews

extension ViewController {
  /// Makes `child` a child, or reports why not; it leaves the parent it has first (fact I1).
  func adopt(_ child: ViewController) {
    if let issue = refusal(of: child) { return child.report(issue, to: stage) }
    child.removeFromParent()
    // A callback may have found another place for the child.
    guard child.storedParent == nil else { return }
    child.storedMovingToParent = true
    child.storedMovingFromParent = false
    child.tellWillMove(to: self)
    // A callback may have found another place for the child, or for this controller.
    guard child.storedParent == nil else { return }
    if let issue = refusal(of: child) {
      child.storedMovingToParent = false
      return child.report(issue, to: stage)
    }
    child.storedParent = self
    child.isResident = false
    lineup.append(child)
    if child.presenterCount > 0 { countPresenters(child.presenterCount) }
    child.followContainer(into: child.viewIfLoaded?.superview)
  }

  /// Counts controllers that present something, or do not any more, here and in all that this controller
  /// is in.
  func countPresenters(_ difference: Int) {
    for controller in lineage { controller.presenterCount += difference }
  }

  /// Takes the controller out of its parent, if it has one (fact I2).
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.keeper?.childWillLeave(self)
    let leaves = storedParent === parent
    if leaves { detach() }
    // Whatever callbacks have done, the keeper must know before the controller hears of it and comes back.
    if storedParent !== parent { parent.keeper?.childDidLeave(self) }
    if leaves, storedParent == nil { tellMove(to: nil) }
  }

  /// Tells the controller that it is about to get to a parent, or out of the one it has.
  func tellWillMove(to parent: ViewController?) {
    note("willMove(toParent: \(parent?.label ?? "nil"))")
    willMove(toParent: parent)
  }

  /// Tells the controller that it has got to its parent, or out of it.
  func tellMove(to parent: ViewController?) {
    note("didMove(toParent: \(parent?.label ?? "nil"))")
    didMove(toParent: parent)
  }

  /// Is no child any more, and is not told so yet.
  func detach() {
    guard let parent = storedParent else { return }
    // What it presents, in a context of its own, has nobody to go back to.
    if topPresentation != nil {
      let isOut = viewIfLoaded?.superview == nil
      withdrawPresentations()
      // A view that had been taken out by what was presented does not come home any more.
      if isOut { viewIfLoaded?.removeFromSuperview() }
      // A callback may have found it another place.
      guard self.storedParent === parent else { return }
    }
    parent.lineup.remove(self)
    // Without a parent it knows no stage to tell of what it still hears.
    noteStage = stage
    self.storedParent = nil
    if presenterCount > 0 { parent.countPresenters(-presenterCount) }
    stageSearch = StageSearch()
    if !lineup.isEmpty { StageSearch.expire() }
    collectionFromParent = nil
    stopFollowing()
  }

  /// Why `child` cannot become a child of this controller, if it cannot.
  func refusal(of child: ViewController) -> TransitionIssue? {
    if child === self { return .childOfItself(controller: sentenceName) }
    if child.storedParent === self {
      return .alreadyChild(child: child.sentenceName, parent: sentenceName)
    }
    // What stands in for a presented controller where there is little room may contain it.
    if child.storedPresenting != nil, child.presentation?.isLending != true {
      return .childIsPresented(child: child.sentenceName, parent: sentenceName)
    }
    if isInside(child) {
      return .childOfDescendant(child: child.sentenceName, parent: sentenceName)
    }
    return child.isRoot ? .childIsRoot(child: child.sentenceName, parent: sentenceName) : nil
  }

  /// True when the controller is `other`, or somewhere below it by way of children and of what these
  /// present.
  ///
  /// A controller is held at one place: by its parent, by its presenter, or by the window that it is the
  /// root of. So there are no circles as long as none is held by what is below it.
  func isInside(_ other: ViewController) -> Bool {
    // Most are asked about while there is nothing below them.
    if other.storedPresented == nil, other.storedChildren.isEmpty { return self === other }
    if Presentation.lendings > 0, isInsideOfLent(other) { return true }
    return isBelow(
      other, self, parent: { $0.storedParent ?? $0.storedPresenting },
      children: { controller in
        controller.storedPresented.map { controller.storedChildren + [$0] }
          ?? controller.storedChildren
      })
  }

  /// What `isInside(_:)` says where a presentation lends its controller, which may have two holders
  /// meanwhile: a parent and its presenter.
  private func isInsideOfLent(_ other: ViewController) -> Bool {
    var known = Roster()
    var pending = [self]
    while let controller = pending.popLast() {
      if controller === other { return true }
      guard !known.contains(controller) else { continue }
      known.append(controller)
      pending += [controller.storedParent, controller.storedPresenting].compactMap(\.self)
    }
    return false
  }

  /// The controller itself, its parent, and so on up.
  var lineage: some Sequence<ViewController> { sequence(first: self, next: \.storedParent) }

  /// The controller that a dismissal asked of this one is about: the nearest from here up that
  /// presents, else the nearest that is presented (fact B20).
  var dismissalAnchor: ViewController {
    if let presenting = nearest(where: { $0.storedPresented != nil }) { return presenting }
    return nearest { $0.storedPresenting != nil } ?? self
  }

  /// The nearest from here up that `isMeant` picks; nil when there is none.
  func nearest(where isMeant: (ViewController) -> Bool) -> ViewController? {
    var next: ViewController? = self
    while let controller = next {
      if isMeant(controller) { return controller }
      next = controller.storedParent
    }
    return nil
  }

  /// Lets the parent see to what is to be shown; without any, whoever was asked first presents it.
  func passUp(_ controller: ViewController, _ show: @escaping (ViewController) -> Void) {
    let first = asker ?? self
    guard let parent = storedParent else { return first.present(controller, animated: true) }
    Descent.perform {
      parent.asker = first
      show(parent)
      parent.asker = nil
    }
  }

  /// Reports on a stage, or else on the controller's own, or else on the one that runs.
  func report(_ issue: TransitionIssue, to stage: Stage? = nil) {
    ((stage ?? self.stage)?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
