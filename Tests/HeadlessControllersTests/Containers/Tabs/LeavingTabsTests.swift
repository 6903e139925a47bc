import TestSupport
import Testing
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
    tabs.selectedIndex = 15
    for controller in controllers.prefix(10) { controller.removeFromParent() }
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === controllers[15])
    for controller in controllers[20...].reversed() { controller.removeFromParent() }
    tabs.selectedIndex = 6
    #expect(tabs.selectedViewController === controllers[16])
    controllers[16].removeFromParent()
    #expect(tabs.selectedViewController === controllers[17])
    #expect(tabs.selectedIndex == 6)
    stage.advance(by: 0)
    let left = Array(controllers[10..<16] + controllers[17..<20])
    #expect(tabs.viewControllers == left)
    #expect(tabs.children == left)
    #expect(tabs.tabBar.items?.count == 9)
    #expect(shownTitles.count == 9)
    #expect(tabs.tabBar.selectedItem === controllers[17].tabBarItem)
  }

  @Test("show their new titles without animation")
  func titles() {
    UIView.animate(withDuration: 1) {
      for (index, controller) in controllers.enumerated() { controller.title = "\(index)" }
    }
    stage.advance(by: 0)
    #expect(shownTitles == (0..<30).map { "\($0)" })
    #expect(tabs.tabBar.subviews.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test("are notified once that they leave, for any number of changes in a turn")
  func setOften() {
    let log = Log()
    let one = Told(log, "one")
    let two = Told(log, "two")
    for new in [[one], [two], [one, two], [two], [controllers[0]]] { tabs.viewControllers = new }
    stage.advance(by: 0)
    #expect(log.what == ["one", "two"])
    #expect(tabs.children == [controllers[0]])
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
