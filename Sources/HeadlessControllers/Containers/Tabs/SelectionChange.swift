import HeadlessStage
import TransitionCurves

/// A change of the selected tab.
@MainActor
final class SelectionChange: ContentChange {
  private unowned let tabs: UITabBarController

  /// The controllers that have no tab any more and are removed when the change has ended.
  private var leaving: [UIViewController]

  /// The controllers that were removed and whose *did* callbacks are still to be called.
  private var departed: [UIViewController] = []

  init(
    of tabs: UITabBarController, from: UIViewController?, to: UIViewController?, animated: Bool,
    leaving: [UIViewController] = []
  ) {
    self.tabs = tabs
    self.leaving = leaving
    super.init(in: tabs, from: from, to: to, animated: animated)
  }

  override var direction: TransitionDirection { tabs.direction(from: from, to: to) }

  override var label: String { "switch to \(to?.label ?? "nothing")" }

  /// True: the order of the *will* callbacks is the reverse of a push's, as in UIKit.
  override var callsIncomingFirst: Bool { true }

  override func willShow() { tabs.showSelection() }

  override func revert() {
    guard tabs.slot.pending == nil else { return }
    tabs.slot.show(seen)
    tabs.showSelection()
  }

  override func settle(completed: Bool) {
    // A callback may have given a controller a tab again.
    departed = leaving.filter { $0.family.parent === tabs && !tabs.tabs.contains($0) }
    for controller in departed.reversed() where controller.family.parent === tabs {
      controller.detach()
    }
  }

  override func didShow(completed: Bool) {
    for controller in departed where controller.family.parent == nil {
      controller.callDidMove(to: nil)
    }
  }

  override func replace(_ earlier: ContentChange) {
    guard let earlier = earlier as? SelectionChange else { return }
    leaving = earlier.leaving.absent(from: leaving) + leaving
  }
}
