import HeadlessStage
import HeadlessViews

extension ViewController {
  /// Makes `child` a child, or reports why not; it leaves the parent it has first (fact I1).
  func adopt(_ child: ViewController) {
    if let issue = refusal(of: child) { return report(issue) }
    child.removeFromParent()
    child.storedMovingToParent = true
    child.storedMovingFromParent = false
    child.tellWillMove(to: self)
    // A callback may have found another place for the child, or for this controller.
    guard child.storedParent == nil, refusal(of: child) == nil else { return }
    child.storedParent = self
    storedChildren.append(child)
    child.followContainer(into: child.viewIfLoaded?.superview)
  }

  /// Takes the controller out of its parent, if it has one (fact I2).
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.keeper?.childWillLeave(self)
    guard self.storedParent === parent else { return }
    detach()
    // A callback may have found it another place.
    guard self.storedParent == nil else { return }
    tellMove(to: nil)
    parent.keeper?.childDidLeave(self)
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
    }
    if let index = parent.storedChildren.lastIndex(of: self) {
      parent.storedChildren.remove(at: index)
    }
    // Without a parent it knows no stage to tell of what it still hears.
    noteStage = stage
    self.storedParent = nil
    collectionFromParent = nil
    stopFollowing()
  }

  /// Why `child` cannot become a child of this controller, if it cannot.
  func refusal(of child: ViewController) -> TransitionIssue? {
    if child === self { return .childOfItself(controller: sentenceName) }
    if child.storedParent === self {
      return .alreadyChild(child: child.sentenceName, parent: sentenceName)
    }
    if child.storedPresenting != nil {
      return .childIsPresented(child: child.sentenceName, parent: sentenceName)
    }
    // Whoever has no children and presents nothing has nobody below.
    guard !child.storedChildren.isEmpty || child.storedPresented != nil, isBelow(child) else {
      return nil
    }
    return .childOfDescendant(child: child.sentenceName, parent: sentenceName)
  }

  /// The controller itself, its parent, and so on up.
  var lineage: some Sequence<ViewController> { sequence(first: self, next: \.storedParent) }

  /// True when a controller is further up from here, by way of parents or of those who present.
  private func isBelow(_ controller: ViewController) -> Bool {
    sequence(first: self) { $0.storedParent ?? $0.storedPresenting }.contains { $0 === controller }
  }

  /// The controller that a dismissal asked of this one is about: the nearest from here up that
  /// presents, else the nearest that is presented (fact B20).
  var dismissalAnchor: ViewController {
    lineage.first { $0.storedPresented != nil } ?? lineage.first { $0.storedPresenting != nil }
      ?? self
  }

  /// Lets the parent see to what is to be shown; without any, whoever was asked first presents it.
  func passUp(_ controller: ViewController, _ show: (ViewController) -> Void) {
    let first = asker ?? self
    guard let parent = storedParent else { return first.present(controller, animated: true) }
    parent.asker = first
    show(parent)
    parent.asker = nil
  }

  /// Reports where whoever runs the stage will see it.
  func report(_ issue: TransitionIssue) {
    (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
