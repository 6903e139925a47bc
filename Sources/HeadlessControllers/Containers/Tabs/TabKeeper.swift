import Foundation
import HeadlessViews

/// The container coordinator of a tab bar controller.
@MainActor
final class TabKeeper: ContentKeeper {
  private unowned let tabs: TabBarController

  init(_ tabs: TabBarController) {
    self.tabs = tabs
  }

  private var place: ContentPlace { tabs.place }

  var isUnstackable: Bool { true }

  var insets: EdgeInsets {
    // An override of `hidesBottomBarWhenPushed` may release the window; retain the bar.
    let bar = tabs.tabBar
    return tabs.hidesBar || bar.isHidden
      ? .zero : EdgeInsets(top: 0, left: 0, bottom: TabBar.height, right: 0)
  }

  var hidesBottomBar: Bool { false }

  func goBackToRoot() {}

  func shows(_ child: ViewController) -> Bool { place.shows(child) }

  func containerWillAppear() { place.prepare() }

  func containerIsAppearing() {}

  func containerDidAppear() {}

  func containerDidDisappear() { place.finish() }

  func destination(from child: ViewController) -> ViewController? { tabs.askedDestination }

  func childDidChangeItem() { tabs.showItems() }

  func childDidChangeBottomBar(_ child: ViewController) {}

  func childWillLeave(_ child: ViewController) {
    if place.running?.involves(child) == true { place.makeWay() }
    if child.storedParent === tabs, tabs.tabs.contains(child) {
      child.tellWillMove(to: nil)
    }
  }

  func childDidLeave(_ child: ViewController) { tabs.childDidLeave(child) }

  func abandon() { place.abandon() }
}
