import Expectations
import Transitioning

@MainActor
@Suite("A tab bar that makes some of its tabs later")
struct LateTabBarTests {
  private let stage = Stage()

  private func show(_ tabs: UITabBarController) throws -> UIWindow {
    let window = UIWindow(stage: stage)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    return window
  }

  private func titles(_ tabs: UITabBarController) -> [String] {
    tabs.tabBar.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test("does not change the items that have moved to another bar")
  func moved() throws {
    let (one, other) = (UITabBarController(), UITabBarController())
    let all = (0..<150).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    let windows = [try show(one), try show(other)]
    one.viewControllers = all
    try stage.settle()
    other.viewControllers = [all[3], all[4]]
    try stage.settle()
    all[3].title = "another"
    all[5].title = "a third"
    try stage.settle()
    expectTrue(titles(other) == ["another", "4"] && windows.count == 2)
    expectEqual(titles(one), ["0", "1", "2", "a third"] + (6..<150).map { "\($0)" })
  }

  @Test("reports its items and its selection, before and after it makes the buttons")
  func early() throws {
    let tabs = UITabBarController()
    let window = try show(tabs)
    let all = (0..<120).map { _ in UIViewController() }
    tabs.viewControllers = all
    tabs.selectedIndex = 110
    expectTrue(tabs.tabBar.selectedItem === all[110].tabBarItem)
    all[110].removeFromParent()
    expectTrue(tabs.selectedIndex == 110 && tabs.tabBar.selectedItem === all[111].tabBarItem)
    all[111].title = "late"
    expectEqual(tabs.tabBar.items?[110].title, "late")
    try stage.settle()
    expectEqual(titles(tabs).count, 119)
    expectEqual(titles(tabs).firstIndex(of: "late"), 110)
    expectTrue(window.rootViewController === tabs)
  }

  @Test("is as high as the safe area asks, after a change of tabs while the tabs were covered")
  func covered() throws {
    let stage = Stage(safeAreaInsets: StageScreen.phone.safeAreaInsets)
    let (window, tabs) = (UIWindow(stage: stage), UITabBarController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    let frame = tabs.tabBar.frame
    expectEqual(frame.height, UITabBar.height + StageScreen.phone.safeAreaInsets.bottom)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    try stage.settle()
    tabs.selectedIndex = 1
    cover.dismiss(animated: false)
    try stage.settle()
    expectEqual(tabs.tabBar.frame, frame)
  }
}
