import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A delegate that was deallocated")
struct LostDelegateTests {
  @Test("is reported once by the controller that was presented, without a transition of its own")
  func presented() throws {
    let scene = ControllerScene()
    let fore = scene.controller("B")
    fore.transitioningDelegate = LoggingDelegate(scene.log, animator: nil)
    for _ in 0..<2 {
      scene.back.present(fore, animated: true)
      try scene.stage.settle()
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    expectEqual(
      scene.transitionIssues, [.lostDelegate(of: "LoggingViewController 'B'")])
    expectContains(scene.transitionIssues.first?.description, "so retain the delegate")
  }

  @Test("is reported once by a stack")
  func stack() throws {
    let stack = try NavigationScene()
    stack.navigation.delegate = LoggingNavigationDelegate(Log())
    for _ in 0..<2 {
      stack.navigation.pushViewController(stack["B"], animated: true)
      try stack.stage.settle()
      stack.navigation.popViewController(animated: true)
      try stack.stage.settle()
    }
    let issues = stack.stage.diagnostics.issues.compactMap { $0 as? TransitionIssue }
    expectEqual(issues.count, 1)
    guard case .lostDelegate = issues.first else { return expectTrue(false, "\(issues)") }
  }

  @Test("is reported once by tabs, and not again by another tab of theirs")
  func tabs() throws {
    let scene = ControllerScene()
    let tabs = UITabBarController()
    tabs.title = "tabs"
    let pages = ["A", "B", "C"].map { scene.controller($0) }
    tabs.viewControllers = pages
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    tabs.selectedIndex = 1
    expectEqual(scene.transitionIssues, [])
    setLostDelegate(of: tabs)
    for index in [0, 2, 1] {
      tabs.selectedIndex = index
      try scene.stage.settle()
    }
    expectTrue(pages[2].transitionDecisions.contains { "\($0)".contains("was deallocated") })
    expectEqual(scene.transitionIssues, [.lostDelegate(of: "UITabBarController 'tabs'")])
    tabs.delegate = nil
    tabs.selectedIndex = 0
    expectEqual(scene.transitionIssues.count, 1)
  }

  /// Sets a delegate that is deallocated afterwards.
  private func setLostDelegate(of tabs: UITabBarController) {
    let delegate = Delegate()
    tabs.delegate = delegate
  }

  private final class Delegate: UITabBarControllerDelegate {}
}
