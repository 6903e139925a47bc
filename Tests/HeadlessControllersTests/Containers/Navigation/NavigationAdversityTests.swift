import TestSupport
import Foundation
import Testing
import Transitioning

@MainActor
@Suite("A stack under adversity")
struct NavigationAdversityTests {
  private let edge = CGPoint(x: 5, y: 400)

  @Test(
    "the longer of two transitions runs to its end (ViewControllers 42)",
    arguments: [false, true])
  func longer(pushFirst: Bool) throws {
    let scene = try NavigationScene(["A"])
    let slow = TimedTransition(2) {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1); $0.endAfterAnimations()
    }
    scene["M"].transitionController.transition = slow
    if pushFirst { scene.navigation.pushViewController(scene["B"], animated: true) }
    scene.navigation.present(scene["M"], animated: true)
    if !pushFirst { scene.navigation.pushViewController(scene["B"], animated: true) }
    scene.stage.advance(by: 1.5)
    #expect(scene.navigation.transitionCoordinator != nil)
    try scene.stage.settle()
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("a child whose place changes in the stack is not moved (Navigation 7)")
  func moves() throws {
    let scene = try NavigationScene(["A", "B"])
    scene.log.includesMoves = true
    scene.navigation.setViewControllers([scene["B"], scene["A"]], animated: true)
    try scene.stage.settle()
    #expect(scene.stack == "BA")
    #expect(!scene.calls().contains { $0.contains("Move") })
    #expect(scene.isAlone("A"))
  }

  @Test(
    "a pop released at 0 % or 100 % ends in the same turn, not in the call (Interaction 13)",
    arguments: [0.0, 1.0])
  func ends(percent: Double) throws {
    let scene = try NavigationScene(["A", "B"])
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.delegate.interaction = interaction
    scene.delegate.animator = { _ in
      nil
    }
    scene["B"].transitionController.transition = Fade()
    let shared = TransitionNavigationControllerDelegate.sharedDelegate()
    scene.delegate.animator = { operation in
      shared.navigationController(
        scene.navigation, animationControllerFor: operation, from: scene["B"], to: scene["A"])
    }
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(CGFloat(percent))
    _ = scene.log.take()
    percent == 0 ? interaction.cancel() : interaction.finish()
    #expect(scene.calls() == [])
    scene.stage.advance(by: 0)
    #expect(scene.stage.isSettled)
    #expect(scene.stack == (percent == 0 ? "AB" : "A"))
    #expect(scene.isAlone(percent == 0 ? "B" : "A"))
  }

  @Test("a navigation controller inside a container inside a stack inside tabs")
  func deep() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let log = Log()
    let (outerRoot, holder, innerRoot, top) = (
      LoggingViewController("O", log), LoggingViewController("H", log),
      LoggingViewController("I", log), LoggingViewController("T", log)
    )
    let inner = UINavigationController(rootViewController: innerRoot)
    let outer = UINavigationController(rootViewController: outerRoot)
    let tabs = UITabBarController()
    tabs.viewControllers = [outer, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    holder.addChild(inner)
    holder.view.addSubview(inner.view)
    inner.didMove(toParent: holder)
    _ = log.take()
    outer.pushViewController(holder, animated: true)
    stage.advance(by: 0.1)
    inner.pushViewController(top, animated: true)
    stage.advance(by: 0.1)
    tabs.selectedIndex = 1
    try stage.settle()
    tabs.selectedIndex = 0
    try stage.settle()
    inner.popViewController(animated: true)
    outer.popViewController(animated: true)
    try stage.settle()
    let lines = log.take()
    for (name, last) in [
      ("O", "DidAppear"), ("H", "DidDisappear"), ("I", "DidDisappear"), ("T", "DidDisappear"),
    ] {
      let own = lines.filter { $0.hasPrefix(name + ".view") && !$0.contains("Load") }
      #expect(own.last?.contains(last) == true, "\(name) \(own)")
      let wills = own.filter { $0.contains("WillAppear") }.count
      #expect(own.filter { $0.contains("IsAppearing") }.count == wills, "\(name) \(own)")
    }
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test("an alert over a stack that turns back: all flags (ViewControllers 27, 28)")
  func flags() throws {
    let scene = try NavigationScene(["A"])
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    var seen: [String] = []
    for callback in ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      scene["B"].reactions[callback] = {
        seen.append("\(callback) \(scene["B"].isMovingToParent) \(scene["B"].isMovingFromParent)")
      }
    }
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(
      seen == [
        "viewDidAppear true false", "viewWillDisappear false true", "viewDidDisappear false true",
      ])
    #expect(!scene["B"].isMovingFromParent)
    #expect(!scene["B"].isMovingToParent)
  }

  @Test("a controller that comes back when a finger cancels is not moving (ViewControllers 28)")
  func flagsAfterCancel() throws {
    let scene = try NavigationScene(["A", "B"])
    var seen: [String] = []
    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear"] {
      scene["B"].reactions[callback] = {
        seen.append("\(callback) \(scene["B"].isMovingToParent) \(scene["B"].isMovingFromParent)")
      }
    }
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 60, y: 0)
    scene.stage.advance(by: 0.4)
    finger.lift()
    try scene.stage.settle()
    #expect(
      seen == [
        "viewWillDisappear false true", "viewWillAppear false false", "viewDidAppear false false",
      ])
    #expect(!scene["B"].isMovingFromParent)
    #expect(!scene["B"].isMovingToParent)
  }

  // Rules: AnimatedTransitions 10; ViewControllers 22.
  @Test("a push that an animator cancels has balanced callbacks, and its controller leaves")
  func pushCalledOff() throws {
    let scene = try NavigationScene(["A"])
    scene.log.includesMoves = true
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.delegate.interaction = interaction
    scene["B"].transitionController.transition = Fade()
    let shared = TransitionNavigationControllerDelegate.sharedDelegate()
    scene.delegate.animator = { operation in
      shared.navigationController(
        scene.navigation, animationControllerFor: operation, from: scene["A"], to: scene["B"])
    }
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.3)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene.isAlone("A"))
    #expect(scene["B"].parent == nil)
    let own = scene.calls().filter { $0.hasPrefix("B.") }
    #expect(
      own == ["B.willMove(toParent: nil)"] || own.last == "B.didMove(toParent: nil)", "\(own)")
    #expect(scene.issues == [])
    scene.delegate.interaction = nil
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    #expect(scene.isAlone("B"))
    #expect(scene["B"].view.alpha == 1)
  }

  @Test("all controllers are deallocated with the stage, in any state", arguments: 0..<5)
  func memory(kind: Int) throws {
    weak var navigation: UINavigationController?
    weak var child: UIViewController?
    weak var item: UINavigationItem?
    do {
      let stage = Stage()
      let window = UIWindow(stage: stage)
      let stack = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try stage.settle()
      let second = UIViewController()
      second.navigationItem.title = "Second"
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go") { [weak second] in
        second?.dismiss(animated: true)
      }
      stack.pushViewController(second, animated: true)
      (navigation, child, item) = (stack, second, second.navigationItem)
      stage.advance(by: [0, 0.1, 1, 1, 1][kind])
      if kind == 3 {
        let finger = stage.touchDown(at: edge)
        finger.move(byX: 20, y: 0)
        finger.move(byX: 60, y: 0)
      }
      if kind == 4 { tabs.selectedIndex = 1; stage.advance(by: 0) }
    }
    #expect(navigation == nil)
    #expect(child == nil)
    #expect(item == nil)
  }

  @Test(
    "a bar that viewWillAppear hides and viewWillDisappear shows is right after a cancelled pop",
    arguments: [0.3, 0.7])
  func hidingBar(fraction: Double) throws {
    let scene = try NavigationScene(["A", "B"])
    let navigation = scene.navigation
    scene["A"].reactions["viewWillAppear"] = {
      navigation.setNavigationBarHidden(true, animated: true)
    }
    scene["A"].reactions["viewWillDisappear"] = {
      navigation.setNavigationBarHidden(false, animated: true)
    }
    scene.stage.drag(
      from: edge, to: CGPoint(x: edge.x + 390 * fraction, y: 400), duration: 1, holdingFor: 0.3)
    try scene.stage.settle()
    #expect(scene.stack == (fraction < 0.5 ? "AB" : "A"))
    #expect(navigation.isNavigationBarHidden == (fraction > 0.5))
    let bar = navigation.navigationBar
    #expect(bar.isHidden == (fraction > 0.5))
    if fraction < 0.5 { #expect(bar.frame.minY == scene.window.safeAreaInsets.top) }
    navigation.pushViewController(scene["C"], animated: true)
    try scene.stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    #expect(!bar.isHidden)
    #expect(bar.topItem === scene["C"].navigationItem)
  }

  @Test("reduced motion in the middle of a push", arguments: [false, true])
  func calmInMid(pops: Bool) throws {
    let scene = try NavigationScene(["A"])
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.traits.prefersReducedMotion = true
    if pops { scene.navigation.popViewController(animated: true) }
    try scene.stage.settle()
    let name = pops ? "A" : "B"
    #expect(scene.isAlone(name))
    let view: UIView = scene[name].view
    #expect(view.alpha == 1)
    #expect(view.frame == scene.window.bounds)
    #expect(view.layer.presentationProperties == view.layer.properties)
    for page in scene.navigation.navigationBar.subviews.dropFirst(2) {
      for slot in page.subviews {
        #expect(slot.alpha == 1)
        #expect(slot.transform == .identity)
      }
    }
  }

  @Test("the bar is at rest after a presentation during a pop", arguments: 0..<4)
  func barAtRest(kind: Int) throws {
    let scene = try NavigationScene(["A"])
    scene.navigation.pushViewController(scene["B"], animated: true)
    if kind % 2 == 1 { try scene.stage.settle() }
    scene.navigation.popViewController(animated: true)
    scene.navigation.present(scene["M"], animated: true)
    if kind >= 2 { scene.stage.advance(by: 1) }
    scene["M"].dismiss(animated: true)
    try scene.stage.settle()
    for page in scene.navigation.navigationBar.subviews.dropFirst(2) {
      for slot in page.subviews {
        #expect(slot.alpha == 1)
        #expect(slot.transform == .identity)
        #expect(slot.layer.animationKeys() ?? [] == [])
        #expect(slot.layer.presentationProperties == slot.layer.properties)
      }
    }
  }

  @Test("the presenter of a stack cannot be pushed on it (Containers 1)")
  func circle() throws {
    let scene = ControllerScene()
    let child = scene.controller("A")
    let stack = UINavigationController()
    scene.back.present(stack, animated: false)
    try scene.stage.settle()
    stack.pushViewController(scene.back, animated: false)
    try scene.stage.settle()
    #expect(scene.issues.count == 1)
    #expect(stack.viewControllers == [])
    stack.pushViewController(child, animated: false)
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.back.presentedViewController == nil)
  }

  @Test(
    "a controller that left while its push turned back is pushed again (AnimatedTransitions 18)"
  )
  func takenWhileTurned() throws {
    let scene = try NavigationScene(["A"])
    let (other, child) = (UINavigationController(), scene["B"])
    scene["A"].reactions["viewIsAppearing"] = {
      other.pushViewController(child, animated: false)
    }
    scene.navigation.pushViewController(child, animated: true)
    scene.stage.advance(by: 0.02)
    scene.navigation.popViewController(animated: true)
    #expect(child.parent === other)
    scene.navigation.pushViewController(child, animated: true)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    #expect(child.parent === scene.navigation)
    #expect(scene.isAlone("B"))
    #expect(other.viewControllers.isEmpty)
  }
}
