import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Tabs that change and leave")
struct LeavingTabsTests {
  let stage = Stage()
  let window: UIWindow
  let tabs = UITabBarController()
  let controllers = (0..<30).map { _ in UIViewController() }

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    for controller in controllers { controller.tabBarItem = UITabBarItem(title: "one") }
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    stage.advance(by: 0)
  }

  private var shownTitles: [String] {
    tabs.tabBar.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test("keep their identity while they leave one after the other")
  func leaving() {
    // They show their new titles without animation.
    UIView.animate(withDuration: 1) {
      for (index, controller) in controllers.enumerated() { controller.title = "\(index)" }
    }
    stage.advance(by: 0)
    expectEqual(shownTitles, (0..<30).map { "\($0)" })
    expectTrue(tabs.tabBar.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    tabs.selectedIndex = 15
    for controller in controllers.prefix(10) { controller.removeFromParent() }
    expectTrue(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[15])
    for controller in controllers[20...].reversed() { controller.removeFromParent() }
    tabs.selectedIndex = 6
    controllers[16].removeFromParent()
    expectTrue(tabs.selectedIndex == 6 && tabs.selectedViewController === controllers[17])
    stage.advance(by: 0)
    let left = Array(controllers[10..<16] + controllers[17..<20])
    expectEqual(tabs.viewControllers, left)
    expectEqual(tabs.children, left)
    expectEqual(shownTitles, [10, 11, 12, 13, 14, 15, 17, 18, 19].map { "\($0)" })
    expectTrue(tabs.tabBar.selectedItem === controllers[17].tabBarItem)
  }

  @Test("are notified once that they leave, for any number of changes in a turn")
  func setOften() {
    let log = Log()
    let one = Told(log, "one")
    let two = Told(log, "two")
    for new in [[one], [two], [one, two], [two], [controllers[0]]] { tabs.viewControllers = new }
    stage.advance(by: 0)
    expectTrue(log.what == ["one", "two"] && tabs.children == [controllers[0]])
  }

  @Test(
    "are children again if they are set again at whatever point of the change",
    arguments: ["", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing"])
  func comesBack(callback: String) throws {
    let log = Log()
    let all = ["A", "B", "C"].map { LoggingViewController($0, log) }
    let (a, b) = (all[0], all[1])
    log.includesMoves = true
    tabs.title = "T"
    tabs.viewControllers = [a, all[2]]
    try stage.settle()
    _ = log.take()
    let giveBack = { [tabs] in
      (a.reactions, b.reactions) = ([:], [:])
      tabs.viewControllers = [a]
    }
    let one = callback.hasPrefix("A") ? a : b
    if !callback.isEmpty { one.reactions[String(callback.dropFirst(2))] = giveBack }
    tabs.viewControllers = [b]
    if callback.isEmpty { giveBack() }
    try stage.settle()
    expectTrue(tabs.viewControllers == [a] && tabs.children == [a])
    expectEqual(all.map(\.parent), [tabs, nil, nil])
    expectEqual(all.map { $0.viewIfLoaded?.window != nil }, [true, false, false])
    expectEqual([a.isMovingFromParent, a.isMovingToParent], [false, false])
    let moves = log.take().filter { $0.hasPrefix("A") && $0.contains("ove(") }
    expectEqual(moves.last, "A.didMove(toParent: T)", "\(moves)")
    expectTrue(stage.diagnostics.issues.isEmpty)
  }
}

private final class Told: UIViewController {
  private let log: Log
  private let name: String

  init(_ log: Log, _ name: String) {
    self.log = log
    self.name = name
    super.init()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { log.note(name) }
  }
}
