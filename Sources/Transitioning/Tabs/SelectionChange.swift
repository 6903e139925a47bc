import HeadlessStage

/// A change of the selected tab.
@MainActor
final class SelectionChange: ContentChange {
  private unowned let tabs: TabBarController

  /// Who has no tab any more, and is to leave when the change has ended.
  private(set) var leaving: [ViewController] = []

  init(
    of tabs: TabBarController, from: ViewController?, to: ViewController?, animated: Bool,
    leaving: [ViewController] = []
  ) {
    self.tabs = tabs
    self.leaving = leaving
    super.init(in: tabs, from: from, to: to, animated: animated)
  }

  override var direction: TransitionDirection { tabs.direction(from: from, to: to) }

  override var label: String { "switch to \(to?.label ?? "nothing")" }

  /// The order of wills is the reverse of a push's (fact A20).
  override var incomingHearsFirst: Bool { true }

  override func willShow() { tabs.showSelection() }

  override func revert() {
    guard tabs.place.pending == nil else { return }
    tabs.place.show(seen)
    tabs.showSelection()
  }

  override func settle(completed: Bool) {
    // A callback may have given one a tab again.
    leaving = leaving.absent(from: tabs.tabs).filter { $0.storedParent === tabs }
    for controller in leaving.reversed() where controller.storedParent === tabs {
      controller.detach()
    }
  }

  override func didShow(completed: Bool) {
    for controller in leaving where controller.storedParent == nil { controller.tellMove(to: nil) }
  }

  override func replace(_ earlier: ContentChange) {
    guard let earlier = earlier as? SelectionChange else { return }
    leaving =
      earlier.leaving.absent(from: tabs.tabs).filter { $0.storedParent === tabs } + leaving
  }
}
