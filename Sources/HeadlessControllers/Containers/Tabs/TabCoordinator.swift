import Foundation
import HeadlessViews

/// The container coordinator of a tab bar controller.
@MainActor
final class TabCoordinator: ContainerCoordinator {
  private unowned let tabs: TabBarController

  init(_ tabs: TabBarController) {
    self.tabs = tabs
  }

  private var slot: ChildSlot { tabs.slot }

  var isUnstackable: Bool { true }

  var insets: EdgeInsets {
    // An override of `hidesBottomBarWhenPushed` may release the window; retain the bar.
    let bar = tabs.tabBar
    return tabs.hidesBar || bar.isHidden
      ? .zero : EdgeInsets(top: 0, left: 0, bottom: TabBar.height, right: 0)
  }

  var hidesBottomBar: Bool { false }

  func goBackToRoot() {}

  func shows(_ child: ViewController) -> Bool { slot.shows(child) }

  func takesAway(_ child: ViewController) -> Bool { slot.running?.change.from === child }

  func containerWillAppear() { slot.prepare() }

  func containerIsAppearing() {}

  func containerDidAppear() {}

  func containerDidDisappear() { slot.finish() }

  func destination(from child: ViewController) -> ViewController? { tabs.askedDestination }

  func childDidChangeItem() { tabs.showItems() }

  func childDidChangeBottomBar(_ child: ViewController) {}

  func childWillLeave(_ child: ViewController) {
    if slot.running?.involves(child) == true { slot.makeWay() }
    if child.actualParent === tabs, tabs.tabs.contains(child) {
      child.tellWillMove(to: nil)
    }
  }

  func childDidLeave(_ child: ViewController) { tabs.childDidLeave(child) }

  func abandon() { slot.abandon() }
}
