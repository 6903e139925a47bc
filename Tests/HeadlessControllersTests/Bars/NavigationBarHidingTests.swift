import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A navigation bar that is hidden and shown")
struct NavigationBarHidingTests {
  private func scene(_ stack: [String] = ["A"]) throws -> NavigationScene {
    let scene = try NavigationScene(stack)
    scene.call(["A": "Inbox", "B": "Message"])
    try scene.stage.settle()
    return scene
  }

  private func barTop(_ scene: NavigationScene) -> CGFloat {
    let bar = scene.navigation.navigationBar
    let shown = bar.layer.presentationProperties
    return shown.position.y - shown.bounds.height / 2
  }

  /// True if the bar is on its way.
  private func isMoving(_ scene: NavigationScene) -> Bool {
    barTop(scene) < 0 && barTop(scene) > -44
  }

  /// Advances for a moment if there is one, or to the end.
  private func hide(_ scene: NavigationScene, _ hides: Bool, for time: Double? = nil) throws {
    scene.navigation.setNavigationBarHidden(hides, animated: true)
    if let time { scene.stage.advance(by: time) } else { try scene.stage.settle() }
  }

  @Test("gives its room to the controllers and takes it back, at once")
  func atOnce() throws {
    let scene = try scene()
    let before = Picture(scene.window)
    let view: UIView = scene["A"].view
    scene.navigation.isNavigationBarHidden = true
    expectEqual(view.safeAreaInsets, .zero)
    expectEqual(scene.bar.texts, [])
    expectTrue(scene.navigation.navigationBar.isHidden)
    try scene.stage.settle()
    expectTrue(!scene.stage.displayList().items.contains { $0.name.contains("'ground'") })
    scene.navigation.isNavigationBarHidden = false
    expectEqual(view.safeAreaInsets.top, 44)
    try scene.stage.settle()
    expectEqual(Picture(scene.window), before)
  }

  @Test("takes 0.2 s by itself, and content that depends on it moves along")
  func alone() throws {
    let scene = try scene()
    let content = UIView()
    scene["A"].view.addSubview(content)
    scene["A"].reactions["viewDidLayoutSubviews"] = { [unowned controller = scene["A"]] in
      content.frame = CGRect(x: 0, y: controller.view.safeAreaInsets.top, width: 9, height: 9)
    }
    scene.log.includesLayout = true
    scene["A"].view.setNeedsLayout()
    try scene.stage.settle()
    expectEqual(UINavigationController.hideShowBarDuration, 0.2)
    for hides in [true, false] {
      try hide(scene, hides, for: 0.1)
      expectEqual(scene.navigation.isNavigationBarHidden, hides)
      expectTrue(isMoving(scene))
      // Half of the way, in the middle of a symmetric curve.
      expectNear(content.layer.presentationProperties.position.y - 4.5, 22, within: 1e-3)
      #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
      expectEqual(content.frame.minY, (hides ? 0 : 44))
      expectEqual(scene.navigation.navigationBar.isHidden, hides)
    }
    expectEqual(scene.bar.texts, ["Inbox"])
  }

  @Test("follows the last of two calls")
  func twice() throws {
    let scene = try scene()
    let before = Picture(scene.window)
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.navigation.setNavigationBarHidden(false, animated: true)
    #expect(try scene.stage.settle() == 0)
    expectEqual(Picture(scene.window), before)
    for animated in [true, false] {
      try hide(scene, true, for: 0.1)
      scene.navigation.setNavigationBarHidden(false, animated: animated)
      try scene.stage.settle()
      expectEqual(Picture(scene.window), before)
    }
  }

  @Test(
    "moves with a push of the same turn, for the duration of the push (Navigation 15)",
    arguments: [true, false])
  func sameTurn(isBefore: Bool) throws {
    let scene = try scene()
    if isBefore { scene.navigation.setNavigationBarHidden(true, animated: true) }
    scene.navigation.pushViewController(scene["B"], animated: true)
    if !isBefore { scene.navigation.setNavigationBarHidden(true, animated: true) }
    scene.stage.advance(by: 0.1)
    expectTrue(isMoving(scene))
    // The outgoing controller does not jump.
    expectEqual([scene["A"], scene["B"]].map(\.view.safeAreaInsets.top), [44, 0])
    try scene.stage.settle()
    expectTrue(scene.navigation.navigationBar.isHidden)
    expectEqual(scene.bar.texts, [])
  }

  /// A stack whose second controller hides the bar, in UIKit's usual form.
  private func mixed() throws -> NavigationScene {
    let scene = try scene()
    let navigation = scene.navigation
    scene["B"].reactions["viewWillAppear"] = { [unowned navigation] in
      navigation.setNavigationBarHidden(true, animated: true)
    }
    scene["A"].reactions["viewWillAppear"] = { [unowned navigation] in
      navigation.setNavigationBarHidden(false, animated: true)
    }
    return scene
  }

  // Rules: AnimatedTransitions 18.
  @Test("is hidden and shown with the controllers that ask in their callbacks, reversed or not")
  func callbacks() throws {
    let scene = try mixed()
    let before = Picture(scene.window)
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    expectTrue(isMoving(scene))
    try scene.stage.settle()
    expectTrue(scene.navigation.navigationBar.isHidden)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    expectTrue(isMoving(scene))
    expectEqual(scene.bar.texts, ["Inbox"])
    try scene.stage.settle()
    expectEqual(Picture(scene.window), before)
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.25)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(Picture(scene.window), before)
    expectTrue(!scene.navigation.isNavigationBarHidden)
    expectEqual(scene.picture, "A")
  }

  @Test("appears with the finger, and hides again when the finger cancels (ViewControllers 22)")
  func cancelled() throws {
    let scene = try mixed()
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    let before = Picture(scene.window)
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    scene.swipe(over: 0.4)
    scene.stage.advance(by: 0.7)
    expectLess(abs(barTop(scene) + 44 * 0.6), 4)
    try scene.stage.settle()
    expectEqual(scene.order, "AB")
    expectTrue(scene.navigation.isNavigationBarHidden)
    expectTrue(Picture(scene.window) == before && scene["B"].view.safeAreaInsets == .zero)
  }

  // Rules: Navigation 10.
  @Test("is restored if the delegate alone changed it, without a call for the cancelled pop")
  func takenBack() throws {
    let scene = try scene(["A", "B"])
    scene.delegate.reactions["willShow"] = { [unowned navigation = scene.navigation] in
      let isRoot = navigation.viewControllers.count == 1
      navigation.setNavigationBarHidden(isRoot, animated: true)
    }
    scene["A"].loadViewIfNeeded()
    let before = Picture(scene.window)
    scene.swipe(over: 0.4)
    scene.stage.advance(by: 0.7)
    expectTrue(scene.navigation.isNavigationBarHidden)
    try scene.stage.settle()
    expectTrue(!scene.navigation.isNavigationBarHidden && scene["B"].view.safeAreaInsets.top == 44)
    expectEqual(Picture(scene.window), before)
    scene.swipe(over: 0.9)
    try scene.stage.settle()
    expectTrue(scene.navigation.navigationBar.isHidden)
    expectEqual(scene.order, "A")
  }

  @Test("only fades with reduced motion, by itself and with a push")
  func calm() throws {
    let scene = try scene()
    scene.stage.traits.prefersReducedMotion = true
    let before = Picture(scene.window)
    let bar = scene.navigation.navigationBar
    for pushes in [false, true] {
      for hides in [true, false] {
        scene.navigation.setNavigationBarHidden(hides, animated: true)
        if pushes, hides { scene.navigation.pushViewController(scene["B"], animated: true) }
        if pushes, !hides { scene.navigation.popViewController(animated: true) }
        scene.stage.advance(by: 0.1)
        let opacity = bar.layer.presentationProperties.opacity
        expectEqual(barTop(scene), 0)
        expectLess(0.05, opacity)
        expectLess(opacity, 0.95)
        try scene.stage.settle()
        expectEqual(bar.isHidden, hides)
        expectEqual(bar.alpha, 1)
      }
      expectEqual(Picture(scene.window), before)
    }
  }

  @Test("can be hidden before there is a view, and makes none")
  func early() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: true)
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    expectEqual(navigation.topViewController?.view.safeAreaInsets, .zero)
    navigation.pushViewController(UIViewController(), animated: true)
    try stage.settle()
    expectEqual(navigation.view.subviews.count, 1)
    expectEqual(navigation.navigationBar.items?.count, 2)
    navigation.setNavigationBarHidden(false, animated: true)
    try stage.settle()
    expectTrue(navigation.navigationBar.window === window)
    expectEqual(BarReading(stage).texts, ["Back"])
  }
}
