import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A tab that is removed and set again")
struct ReturningTabTests {
  private let log = Log()
  private let stage = Stage()
  private let tabs = UITabBarController()

  @Test(
    "is a child again, with its calls, at whatever point of the change it returns",
    arguments: ["", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing"])
  func comesBack(callback: String) throws {
    let window = UIWindow(stage: stage)
    let (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
    let c = LoggingViewController("C", log)
    log.includesMoves = true
    tabs.title = "T"
    tabs.viewControllers = [a, c]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
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
    #expect(tabs.viewControllers == [a])
    #expect(tabs.children == [a])
    #expect(a.parent === tabs)
    #expect(a.view.window === window)
    #expect(tabs.selectedViewController === a)
    #expect(b.parent == nil)
    #expect(c.parent == nil)
    #expect(b.viewIfLoaded?.window == nil)
    #expect(!a.isMovingFromParent)
    #expect(!a.isMovingToParent)
    let moves = log.take().filter { $0.hasPrefix("A") && $0.contains("ove(") }
    #expect(moves.last == "A.didMove(toParent: T)", "\(moves)")
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test("is not there if another container took its controller during the change")
  func takenOnTheWay() throws {
    let window = UIWindow(stage: stage)
    let (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
    let other = UITabBarController()
    let stack = UINavigationController(rootViewController: b)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    b.reactions["didMove"] = {
      b.reactions = [:]
      other.viewControllers = [a, b]
    }
    tabs.viewControllers = [a, b]
    try stage.settle()
    #expect(tabs.viewControllers == [])
    #expect(tabs.children == [])
    #expect(other.viewControllers == [a, b])
    #expect(stack.viewControllers == [])
  }
}
