import Foundation
import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// Apps that let a person log in, and then push the tabs.
@MainActor
@Suite("A tab bar controller on a stack")
struct TabsOnStackTests {
  private let tabs = UITabBarController()

  /// Makes a scene with a stack of names, and the tabs with the controllers X and Y.
  private func scene(_ names: [String] = ["A"]) throws -> NavigationScene {
    let scene = try NavigationScene(names)
    tabs.viewControllers = [scene["X"], scene["Y"]]
    tabs.title = "T"
    _ = scene.calls()
    return scene
  }

  @Test("is allowed as the root, pushed, set and shown, and reported once (Navigation 2)")
  func allowed() throws {
    let scene = try scene()
    let stack = scene.navigation
    stack.pushViewController(tabs, animated: true)
    try scene.stage.settle()
    expectTrue(stack.topViewController === tabs && tabs.view.window != nil)
    stack.setViewControllers([scene["B"], tabs], animated: true)
    try scene.stage.settle()
    expectEqual(scene.stack, "BT")
    stack.popViewController(animated: false)
    scene["B"].show(tabs, sender: nil)
    try scene.stage.settle()
    expectEqual(scene.stack, "BT")
    stack.viewControllers = [tabs]
    try scene.stage.settle()
    expectEqual(scene.stack, "T")
    expectTrue(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    expectEqual(
      scene.issues,
      [
        .tabsOnStack(
          controller: "UITabBarController 'T'",
          navigation: "UINavigationController (the root of the window)")
      ])
    let other = UINavigationController(rootViewController: UITabBarController())
    expectEqual(other.viewControllers.count, 1)
  }

  @Test("calls the appearance callbacks of the selected tab with its own (Containers 5)")
  func callbacks() throws {
    let scene = try scene()
    scene.navigation.pushViewController(tabs, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.calls().filter { $0.contains("ppear(") },
      [
        "A.viewWillDisappear(true)", "X.viewWillAppear(true)", "A.viewDidDisappear(true)",
        "X.viewDidAppear(true)",
      ])
    tabs.selectedIndex = 1
    try scene.stage.settle()
    expectEqual(
      scene.calls().filter { $0.contains("ppear(") },
      [
        "Y.viewWillAppear(false)", "X.viewWillDisappear(false)", "X.viewDidDisappear(false)",
        "Y.viewDidAppear(false)",
      ])
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.calls().filter { $0.contains("ppear(") },
      [
        "Y.viewWillDisappear(true)", "A.viewWillAppear(true)", "Y.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
      ])
    expectTrue(scene["X"].navigationController === scene.navigation || tabs.parent == nil)
  }

  @Test("shows its title in the bar, keeps both bars free, and pushes over itself")
  func bars() throws {
    let scene = try scene()
    scene.stage.safeAreaInsets = StageScreen.phone.safeAreaInsets
    scene.navigation.pushViewController(tabs, animated: true)
    try scene.stage.settle()
    let insets = scene["X"].view.safeAreaInsets
    expectEqual(insets.top, 47 + scene.navigation.navigationBar.frame.height)
    expectEqual(insets.bottom, tabs.tabBar.frame.height)
    expectEqual(scene.navigation.navigationBar.topItem?.title, "T")
    expectTrue(scene["X"].navigationController === scene.navigation)
    scene["X"].navigationController?.pushViewController(scene["C"], animated: true)
    try scene.stage.settle()
    expectEqual(scene.stack, "ATC")
    expectTrue(tabs.tabBar.window == nil)
    expectEqual(scene["C"].view.safeAreaInsets.bottom, 34)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectTrue(tabs.tabBar.window != nil && tabs.view.frame == scene.navigation.view.bounds)
  }

  @Test("takes part in a transition, forward and back, and in a swipe that is cancelled")
  func transitions() throws {
    let scene = try scene()
    scene.navigation.delegate = TransitionNavigationControllerDelegate.shared
    tabs.transitionController.transition = RunFade()
    scene.navigation.pushViewController(tabs, animated: true)
    scene.stage.advance(by: 0.1)
    expectLess(tabs.view.layer.presentationProperties.opacity, 1)
    try scene.stage.settle()
    tabs.transitionController.transition = nil
    for (way, pops) in [(100.0, false), (380, true)] {
      let finger = scene.stage.touchDown(at: CGPoint(x: 1, y: 400))
      finger.move(byX: 20, y: 0)
      scene.stage.advance(by: 0.1)
      finger.move(byX: way - 20, y: 0)
      scene.stage.advance(by: 0.1)
      expectEqual(tabs.transitionCoordinator?.isInteractive, true)
      finger.lift()
      try scene.stage.settle()
      expectEqual(scene.stack, pops ? "A" : "AT")
    }
    expectTrue(scene["A"].view.window != nil && tabs.view.window == nil)
  }

  @Test("hides the bar of the tabs around the stack if it asks for that (Navigation 16)")
  func innerAndOuterTabs() throws {
    let scene = try scene()
    let outer = UITabBarController()
    scene.window.rootViewController = outer
    outer.viewControllers = [scene.navigation]
    try scene.stage.settle()
    tabs.hidesBottomBarWhenPushed = true
    scene.navigation.pushViewController(tabs, animated: true)
    try scene.stage.settle()
    expectEqual(outer.tabBar.frame.minX, -390)
    expectEqual(tabs.tabBar.frame.minX, 0)
    expectTrue(scene["X"].tabBarController === tabs && tabs.tabBarController === outer)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(outer.tabBar.frame.minX, 0)
  }

  @Test("may hold stacks, though a stack on a stack stays refused (Navigation 2)")
  func stacksInTabs() throws {
    let scene = try scene()
    let inner = UINavigationController(rootViewController: scene["D"])
    tabs.viewControllers = [inner]
    scene.navigation.pushViewController(tabs, animated: true)
    try scene.stage.settle()
    inner.pushViewController(scene["E"], animated: true)
    try scene.stage.settle()
    expectTrue(scene["E"].navigationController === inner && scene["E"].view.window != nil)
    scene.navigation.pushViewController(UINavigationController(), animated: true)
    inner.pushViewController(scene.navigation, animated: true)
    expectEqual(scene.stack, "AT")
    expectEqual(inner.viewControllers.count, 2)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectTrue(scene["E"].viewIfLoaded?.window == nil && scene["A"].view.window != nil)
  }

  private final class RunFade: Transition {
    func start(with context: TransitionContext) {
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }
}

/// A controller belongs to one stack.
@MainActor
@Suite("A controller that moves to another stack")
struct MovedControllerTests {
  @Test("is reported while its view is in the first stack, and is on the second (Navigation 2)")
  func moved() throws {
    let scene = try NavigationScene(["A", "B"])
    let other = UINavigationController()
    other.pushViewController(scene["B"], animated: false)
    try scene.stage.settle()
    expectEqual(
      scene.stage.diagnostics.issues.map { "\($0)" }.count, 1)
    expectTrue(scene.issues.contains { if case .movedWhileShown = $0 { true } else { false } })
    expectTrue(scene["B"].parent === other && scene.stack == "A")
    expectTrue(scene["A"].view.window != nil)
  }

  @Test("is not reported when it was taken off the first stack before (Navigation 2)")
  func removedFirst() throws {
    let scene = try NavigationScene(["A", "B"])
    scene.navigation.popViewController(animated: false)
    try scene.stage.settle()
    let other = UINavigationController()
    other.pushViewController(scene["B"], animated: false)
    expectEqual(scene.issues, [])
  }
}
