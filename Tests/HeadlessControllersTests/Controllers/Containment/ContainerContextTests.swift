import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

/// Presentations in the context of a container's child (Presentation 4;
/// PresentationControllers 15), which leave and come back with the child.
@MainActor
@Suite("A presentation in the context of a child")
struct ContainerContextTests {
  private nonisolated static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]

  /// A tab bar controller whose first child presents in its own context.
  @MainActor
  private final class Tabs {
    private static let isShort = { (line: String) in
      !line.contains("oad") && !line.contains("IsAppearing")
    }

    let stage = Stage()
    let window: UIWindow
    let log = Log()
    let tabs = UITabBarController()
    let (a, b, modal): (LoggingViewController, LoggingViewController, LoggingViewController)

    init(_ style: UIModalPresentationStyle) throws {
      window = UIWindow(stage: stage)
      stage.diagnostics.handler = { _ in }
      a = LoggingViewController("A", log)
      b = LoggingViewController("B", log)
      modal = LoggingViewController("M", log)
      a.definesPresentationContext = true
      modal.modalPresentationStyle = style
      tabs.viewControllers = [a, b]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try stage.settle()
    }

    /// The titles of the controllers whose view is on the screen, and an exclamation mark if the
    /// first child's view is alone in its place.
    var seen: String {
      let view: UIView = a.view
      let isAlone = view.superview?.subviews == [view] && view.frame == view.superview?.bounds
      return [a, b, modal].filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title).joined()
        + (isAlone ? "!" : "")
    }

    func calls() throws -> [String] {
      try stage.settle()
      return log.take().filter(Self.isShort)
    }

    func present() throws {
      a.present(modal, animated: true)
      try stage.settle()
      _ = log.take()
    }
  }

  @Test("leaves with the child at a change of tabs, and comes back with it", arguments: styles)
  func comesAndGoes(style: UIModalPresentationStyle) throws {
    let scene = try Tabs(style)
    try scene.present()
    let staysBehind = style == .overCurrentContext
    expectEqual(scene.seen, (staysBehind ? "AM" : "M"))
    scene.tabs.selectedIndex = 1
    let leaving = [
      "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "M.viewWillDisappear(false)",
      "A.viewDidDisappear(false)", "M.viewDidDisappear(false)", "B.viewDidAppear(false)",
    ]
    #expect(try scene.calls() == leaving.filter { staysBehind || !$0.hasPrefix("A") })
    expectTrue(scene.seen == "B" && scene.a.presentedViewController === scene.modal)
    scene.tabs.selectedIndex = 0
    let coming = [
      "A.viewWillAppear(false)", "M.viewWillAppear(false)", "B.viewWillDisappear(false)",
      "B.viewDidDisappear(false)", "A.viewDidAppear(false)", "M.viewDidAppear(false)",
    ]
    #expect(try scene.calls() == coming.filter { staysBehind || !$0.hasPrefix("A") })
    expectEqual(scene.seen, (staysBehind ? "AM" : "M"))
    scene.modal.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.seen, "A!")
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is dismissed unseen while another tab is shown", arguments: styles, [true, false])
  func dismissedUnseen(style: UIModalPresentationStyle, animated: Bool) throws {
    let scene = try Tabs(style)
    try scene.present()
    scene.tabs.selectedIndex = 1
    _ = try scene.calls()
    var hasEnded = false
    scene.modal.dismiss(animated: animated) { hasEnded = true }
    #expect(try scene.calls().isEmpty)
    expectTrue(hasEnded && scene.a.presentedViewController == nil)
    scene.tabs.selectedIndex = 0
    #expect(
      try scene.calls() == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ])
    expectEqual(scene.seen, "A!")
  }

  @Test("arrives at once if the child leaves during the presentation", arguments: styles)
  func onTheWay(style: UIModalPresentationStyle) throws {
    let scene = try Tabs(style)
    var hasArrived = false
    scene.a.present(scene.modal, animated: true) { hasArrived = true }
    scene.stage.advance(by: 0.1)
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0)
    expectTrue(hasArrived)
    try scene.stage.settle()
    expectEqual(scene.seen, "B")
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    expectEqual(scene.seen, (style == .overCurrentContext ? "AM" : "M"))
    expectEqual(scene.modal.view.frame, scene.tabs.view.bounds)
  }

  @Test("leaves and comes back with the container", arguments: styles)
  func withTheContainer(style: UIModalPresentationStyle) throws {
    let scene = try Tabs(style)
    try scene.present()
    let cover = LoggingViewController("C", scene.log)
    cover.modalPresentationStyle = .fullScreen
    // The controller in front presents (Presentation 2).
    scene.tabs.present(cover, animated: false)
    _ = try scene.stage.settle()
    cover.dismiss(animated: false)
    let calls = try scene.calls().filter { $0.contains("Did") && !$0.hasPrefix("C") }
    expectEqual(
      calls,
      [
        "A.viewDidDisappear(false)", "M.viewDidDisappear(false)", "A.viewDidAppear(false)",
        "M.viewDidAppear(false)",
      ].filter { style == .overCurrentContext || $0.hasPrefix("M") })
  }

  @Test(
    "moves with the child in a push, and is dismissed when the child is popped", arguments: styles)
  func inAStack(style: UIModalPresentationStyle) throws {
    let scene = try NavigationScene(["A", "B"])
    let (child, modal) = (scene["B"], scene["M"])
    child.definesPresentationContext = true
    modal.modalPresentationStyle = style
    child.present(modal, animated: false)
    try scene.stage.settle()
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.stage.advance(by: 0.1)
    let width = scene.window.bounds.width
    let x = modal.view.layer.presentation().map { presented in
      scene.window.layer.convert(.zero, from: presented).x
    }
    expectEqual(x.map { $0 < 0 && $0 > -width }, true)
    try scene.stage.settle()
    expectTrue(modal.viewIfLoaded?.window == nil)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectTrue(modal.view.window === scene.window)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectTrue(child.presentedViewController == nil && modal.view.window == nil)
    expectEqual(scene.picture, "A")
  }

  @Test("covers a child that a cancelled change of tabs began to hide", arguments: [false, true])
  func coveredWhileLeaving(isAnimated: Bool) throws {
    let tabs = try Tabs(.currentContext)
    let hand = Hand()
    tabs.b.transitionController.transition = ControllerSupport.Fade()
    tabs.tabs.delegate = hand
    _ = try tabs.calls()
    tabs.tabs.selectedIndex = 1
    tabs.stage.advance(by: 0)
    hand.driver.update(0.4)
    tabs.a.present(tabs.modal, animated: isAnimated)
    tabs.stage.advance(by: 0.1)
    hand.driver.cancel()
    let calls = try tabs.calls()
    expectEqual(
      calls.filter { $0.hasPrefix("A.") && $0.contains("view") }.map { $0.prefix { $0 != "(" } },
      ["A.viewWillDisappear", "A.viewDidDisappear"])
    expectEqual(
      ["B.", "M."].map { name in calls.last { $0.hasPrefix(name) } },
      ["B.viewDidDisappear(true)", "M.viewDidAppear(\(isAnimated))"])
    expectEqual(tabs.seen, "M")
    tabs.a.dismiss(animated: false)
    #expect(try tabs.calls().contains("A.viewDidAppear(false)"))
    expectEqual(tabs.seen, "A!")
  }

  /// A delegate whose changes of tabs are driven by hand.
  private final class Hand: UITabBarControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      TransitionTabBarControllerDelegate.shared.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }
}
