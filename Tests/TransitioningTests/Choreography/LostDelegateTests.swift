import TestSupport
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

  @Test("is reported once by a stack and by tabs")
  func containers() throws {
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
}
