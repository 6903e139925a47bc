import Foundation
import HeadlessViews

/// The container coordinator of a tab bar controller.
@MainActor
final class TabCoordinator: ContainerCoordinator {
  private unowned let tabs: UITabBarController

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
  }

  var slot: ChildSlot { tabs.slot }

  var insets: UIEdgeInsets {
    // An override of `hidesBottomBarWhenPushed` may release the window; retain the bar.
    let bar = tabs.tabBar
    return tabs.hidesBar || bar.isHidden
      ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
  }

  var hidesBottomBar: Bool { false }

  func isFirst(_ child: UIViewController) -> Bool { false }

  func goBackToRoot() {}

  func mayGoBack(from child: UIViewController) -> Bool { false }

  func goBack() {}

  func containerWillAppear() { slot.prepare() }

  func containerIsAppearing() {}

  func containerDidAppear() {}

  func destination(from child: UIViewController) -> UIViewController? { tabs.askedDestination }

  func childDidChangeItem() { tabs.showItems() }

  func childWillLeave(_ child: UIViewController) {
    if slot.running?.involves(child) == true { slot.makeWay() }
    if child.family.parent === tabs, tabs.tabs.contains(child) {
      child.callWillMove(to: nil)
    }
  }

  func childDidLeave(_ child: UIViewController) { tabs.childDidLeave(child) }
}
