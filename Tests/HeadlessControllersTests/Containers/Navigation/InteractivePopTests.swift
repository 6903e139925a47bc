import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A finger that pops the top of a stack")
struct InteractivePopTests {
  private let edge = CGPoint(x: 5, y: 400)

  private func scene(_ names: [String] = ["A", "B"]) throws -> NavigationScene {
    let scene = try NavigationScene(names)
    for name in names { scene[name].loadViewIfNeeded() }
    _ = scene.log.take()
    return scene
  }

  @Test(
    "finishes past half of the way, and cancels before (Interaction 20)",
    arguments: [0.3, 0.45, 0.6])
  func letGo(fraction: Double) throws {
    let scene = try scene()
    let before = Picture(scene.window)
    let width = scene.window.bounds.width
    scene.stage.drag(
      from: edge, to: CGPoint(x: edge.x + width * fraction, y: 400), duration: 1, holdingFor: 0.3)
    try scene.stage.settle()
    expectEqual(scene.picture, (fraction > 0.5 ? "A" : "AB"))
    expectEqual((Picture(scene.window) == before), (fraction < 0.5))
  }

  @Test("calls in order if it cancels (Sequences 7; ViewControllers 22; Navigation 10)")
  func cancelled() throws {
    let scene = try scene()
    scene.log.includesMoves = true
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 80, y: 0)
    scene.stage.advance(by: 0.1)
    expectEqual(scene.stack, "A")
    scene["B"].transitionCoordinator?.notifyWhenInteractionChanges {
      scene.log.note("interaction changes, \($0.isCancelled)")
    }
    scene["B"].transitionCoordinator?.animate(alongsideTransition: nil) {
      scene.log.note("alongside completion, \($0.isCancelled)")
    }
    scene.stage.advance(by: 0.5)
    finger.lift()
    try scene.stage.settle()
    expectEqual(
      scene.calls(),
      [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "willShow(A, true)",
        "A.viewIsAppearing(true)", "interaction changes, true",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "alongside completion, true",
      ])
    expectEqual(scene.picture, "AB")
    expectTrue(scene["B"].parent === scene.navigation)
    expectTrue(!scene["B"].isMovingFromParent)
  }

  @Test("never begins at the root, whatever its delegate returns (Interaction 17, 18)")
  func root() throws {
    let scene = try scene(["A"])
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    let finger = scene.stage.touchDown(at: edge)
    var states: Set<UIGestureRecognizer.State?> = []
    for _ in 0..<10 {
      finger.move(byX: 20, y: 0)
      scene.stage.advance(by: 0.02)
      states.insert(scene.navigation.interactivePopGestureRecognizer?.state)
    }
    finger.lift()
    try scene.stage.settle()
    expectTrue(states.isDisjoint(with: [.began, .changed]))
    expectEqual(scene.calls(), [])
    // A device would begin: the stage says so, once.
    scene.stage.drag(from: edge, to: CGPoint(x: 350, y: 400), duration: 0.3)
    try scene.stage.settle()
    expectEqual(scene.issues, [.swipeAtRoot(navigation: scene.navigation.sentenceName)])
  }

  @Test(
    "does not begin if the stack's delegate gives animators, or nil for one (Interaction 18)",
    arguments: [false, true])
  func off(wasAsked: Bool) throws {
    let scene = try scene()
    scene.delegate.animator = { _ in nil }
    if wasAsked {
      scene.navigation.popViewController(animated: true)
      scene.navigation.pushViewController(scene["B"], animated: true)
      try scene.stage.settle()
    }
    for _ in 0..<2 {
      scene.stage.drag(from: edge, to: CGPoint(x: 350, y: 400), duration: 0.3)
      try scene.stage.settle()
    }
    expectEqual(scene.stack, "AB")
    expectEqual(
      scene.issues,
      [
        .swipeBackIsOff(
          navigation: scene.navigation.sentenceName, delegate: "ChoosingNavigationDelegate")
      ])
  }

  @Test("pops by the system's transition if it has another delegate, and asks for no animator")
  func allowed() throws {
    let scene = try scene()
    scene.delegate.animator = { _ in LoggingAnimator(scene.log) }
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    scene.navigation.interactiveContentPopGestureRecognizer?.delegate = nil
    scene.stage.drag(from: edge, to: CGPoint(x: 350, y: 400), duration: 0.3)
    try scene.stage.settle()
    expectEqual(scene.stack, "A")
    expectTrue(!scene.calls().contains { $0.contains("nimat") })
    expectTrue(scene.issues.isEmpty)
  }

  @Test("drives a custom transition as well")
  func custom() throws {
    let scene = try scene(["A"])
    let shared = TransitionNavigationControllerDelegate.shared
    scene.navigation.delegate = shared
    scene["B"].transitionController.transition = Fade()
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 12, y: 0)
    finger.move(byX: scene.window.bounds.width / 2, y: 0)
    scene.stage.advance(by: 0.3)
    expectNear(scene["B"].view.layer.presentationProperties.opacity, 0.5, within: 0.02)
    finger.move(byX: 50, y: 0)
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.stack == "A" && scene["B"].view.alpha == 1)
  }

  @Test("starts at the right edge in right-to-left layouts")
  func mirrored() throws {
    let scene = try scene()
    scene.stage.traits.layoutDirection = .rightToLeft
    let width = scene.window.bounds.width
    scene.stage.drag(from: edge, to: CGPoint(x: 300, y: 400), duration: 0.5)
    try scene.stage.settle()
    expectEqual(scene.stack, "AB")
    let finger = scene.stage.touchDown(at: CGPoint(x: width - 5, y: 400))
    finger.move(byX: -20, y: 0)
    scene.stage.advance(by: 0)
    let start = scene["B"].view.layer.presentationProperties.position.x
    finger.move(byX: -50, y: 0)
    expectNear(scene["B"].view.layer.presentationProperties.position.x, start - 50, within: 1e-6)
    finger.move(byX: -200, y: 0)
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.stack, "A")
  }

  @Test("cancels if its recognizer is disabled (Interaction 19)", arguments: [0, 0.1])
  func disabled(time: Double) throws {
    let scene = try scene()
    let before = Picture(scene.window)
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 200, y: 0)
    if time > 0 { scene.stage.advance(by: time) }
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
    try scene.stage.settle()
    expectEqual(scene.stack, "AB")
    expectEqual(Picture(scene.window), before)
    finger.lift()
  }

  @Test("yields to a request during the pop", arguments: ["AC", "AB", "C", "A"])
  func requests(stack: String) throws {
    let scene = try scene()
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 100, y: 0)
    scene.stage.advance(by: 0.1)
    switch stack {
    case "AC": scene.navigation.pushViewController(scene["C"], animated: true)
    case "AB": scene.navigation.pushViewController(scene["B"], animated: true)
    case "C": scene.navigation.setViewControllers([scene["C"]], animated: false)
    default: scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.1)
    finger.move(byX: 100, y: 0)
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.picture, stack)
  }

  @Test("continues if the same controller is popped again on the way back")
  func popAgain() throws {
    let scene = try scene()
    scene.stage.drag(from: edge, to: CGPoint(x: 120, y: 400), duration: 0.5, holdingFor: 0.3)
    scene.stage.advance(by: 0.85)
    expectEqual(scene.navigation.transitionCoordinator?.isCancelled, true)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "A")
    expectTrue(scene["A"].view.window != nil)
  }
}
