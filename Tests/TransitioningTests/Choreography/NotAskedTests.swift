import ControllerSupport
import StageSupport
import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A transition that nothing asks for")
struct NotAskedTests {
  private let scene = ControllerScene()

  /// The transition that a controller has.
  private static let name = "Fade"

  private func issue(_ controller: String, _ obstacle: TransitionObstacle) -> TransitionIssue {
    .notAsked(
      transition: Self.name, controller: "LoggingViewController '\(controller)'", obstacle)
  }

  @Test(
    "in a stack without a delegate that asks is reported once, there and back (Material 32)",
    arguments: [true, false])
  func stack(hasDelegate: Bool) throws {
    let stack = try NavigationScene()
    if !hasDelegate { stack.navigation.delegate = nil }
    let obstacle =
      hasDelegate
      ? TransitionObstacle.navigationDelegate("LoggingNavigationDelegate") : .noNavigationDelegate
    stack["B"].transitionController.transition = Fade()
    stack.navigation.pushViewController(stack["B"], animated: true)
    try stack.stage.settle()
    let reasons = stack["B"].transitionDecisions.map(\.description)
    expectEqual(
      reasons, ["Fade is not asked: \(obstacle)", "no animation controller, so the system's push"])
    stack.navigation.popViewController(animated: true)
    try stack.stage.settle()
    expectEqual(stack["B"].transitionDecisions.map(\.description), reasons)
    let issues = stack.stage.diagnostics.issues.compactMap { $0 as? TransitionIssue }
    expectEqual(issues, [issue("B", obstacle)])
    expectContains(
      issues.first?.description ?? "", "TransitionNavigationControllerDelegate.shared")
  }

  @Test("in a stack whose delegate gives an animator of its own is noted, and not reported")
  func otherAnimator() throws {
    let stack = try NavigationScene()
    stack.delegate.animator = { _ in LoggingAnimator(stack.log) }
    stack["B"].transitionController.transition = Fade()
    stack.navigation.pushViewController(stack["B"], animated: true)
    try stack.stage.settle()
    expectEqual(
      stack["B"].transitionDecisions.map(\.description),
      ["Fade is not asked: \(TransitionObstacle.navigationDelegate("ChoosingNavigationDelegate"))"])
    expectTrue(stack.stage.diagnostics.issues.isEmpty)
  }

  @Test("in tabs without a delegate is reported")
  func tabs() throws {
    let tabs = UITabBarController()
    let (a, b) = (scene.controller("A"), scene.controller("B", with: Fade()))
    tabs.viewControllers = [a, b]
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    expectEqual(scene.transitionIssues, [issue("B", .noTabBarDelegate)])
    expectContains(
      scene.transitionIssues.first?.description ?? "",
      "TransitionTabBarControllerDelegate.shared")
    tabs.delegate = TransitionTabBarControllerDelegate.shared
    tabs.selectedIndex = 1
    try scene.stage.settle()
    expectEqual(b.transitionDecisions.map(\.description), ["Fade runs forward"])
    expectEqual(scene.transitionIssues.count, 1)
  }

  @Test("because another object is the transitioning delegate is reported, unless that one asks")
  func otherDelegate() throws {
    let fore = scene.controller("B", with: Fade())
    let delegate = LoggingDelegate(scene.log, animator: nil)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues, [issue("B", .transitioningDelegate("LoggingDelegate"))])
    let asking = scene.controller("C", with: Fade())
    let forwarder = Forwarder(to: asking.transitionController)
    asking.transitioningDelegate = forwarder
    scene.back.present(asking, animated: true)
    expectEqual(asking.transitionDecisions.map(\.description), ["Fade runs forward"])
    try scene.stage.settle()
    expectEqual(scene.transitionIssues.count, 1)
    withExtendedLifetime((delegate, forwarder)) {}
  }

  @Test("because its delegate was deallocated or removed is reported with the cause")
  func lostDelegate() throws {
    let fore = scene.controller("B", with: Fade())
    fore.transitioningDelegate = LoggingDelegate(scene.log, animator: nil)
    try present(fore)
    fore.transitioningDelegate = nil
    try present(fore)
    expectEqual(
      scene.transitionIssues,
      [
        issue("B", .lostDelegate(of: "LoggingViewController 'B'")),
        issue("B", .noTransitioningDelegate),
      ])
  }

  private func present(_ controller: UIViewController) throws {
    scene.back.present(controller, animated: true)
    try scene.stage.settle()
    controller.dismiss(animated: false)
    try scene.stage.settle()
  }

  @Test("because it is set on the presenter, which is a root, is reported with the right place")
  func presenter() throws {
    scene.back.transitionController.transition = Fade()
    let fore = scene.controller("B")
    try present(fore)
    try present(fore)
    let obstacle = TransitionObstacle.setOnPresenter(of: "LoggingViewController 'B'")
    expectEqual(scene.transitionIssues, [issue("P", obstacle)])
    expectContains(scene.transitionIssues.first?.description ?? "", "set it on LoggingView")
    fore.transitionController.transition = Fade()
    try present(fore)
    expectEqual(scene.transitionIssues.count, 1)
  }

  @Test("is not meant by a presenter that was presented with its own transition")
  func presentedPresenter() throws {
    let fore = try scene.play(Fade())
    fore.present(scene.controller("C"), animated: true)
    try scene.stage.settle()
    expectTrue(scene.issues.isEmpty)
  }

  @Test("because it is set after `present`, or in viewDidLoad within it, is reported")
  func late() throws {
    let fore = scene.controller("B")
    scene.back.present(fore, animated: true)
    fore.transitionController.transition = Fade()
    expectEqual(scene.transitionIssues.count, 1)
    expectContains(scene.transitionIssues.first?.description ?? "", "set after `present`")
    try scene.stage.settle()
    fore.dismiss(animated: true)
    expectEqual(fore.transitionDecisions.last?.description, "Fade runs backward")
    try scene.stage.settle()
    let other = scene.controller("C")
    other.reactions["viewDidLoad"] = { other.transitionController.transition = Fade() }
    scene.back.present(other, animated: true)
    expectEqual(scene.transitionIssues.count, 2)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues.count, 2)
  }

  @Test("for a dismissal only, after a presentation without animation, is nobody's mistake")
  func afterStillPresentation() throws {
    let fore = scene.controller("B")
    scene.back.present(fore, animated: false)
    fore.transitionController.transition = Fade()
    try scene.stage.settle()
    expectTrue(scene.issues.isEmpty)
    fore.transitionController.transition = nil
    fore.reactions["viewWillDisappear"] = { fore.transitionController.transition = Fade() }
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(scene.issues.isEmpty)
  }
}

/// A delegate that asks another one.
private final class Forwarder: NSObject, UIViewControllerTransitioningDelegate {
  private let delegate: any UIViewControllerTransitioningDelegate

  init(to delegate: any UIViewControllerTransitioningDelegate) { self.delegate = delegate }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
