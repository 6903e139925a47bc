import TestSupport
import Foundation
import Testing
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
    #expect(scene.stack == (fraction > 0.5 ? "A" : "AB"))
    #expect(scene.isAlone(fraction > 0.5 ? "A" : "B"))
    if fraction < 0.5 { #expect(Picture(scene.window) == before) }
    #expect(scene.issues == [])
  }

  @Test("calls in order if it cancels (Sequences 7; ViewControllers 22; Navigation 10)")
  func cancelled() throws {
    let scene = try scene()
    scene.log.includesMoves = true
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 80, y: 0)
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.topViewController === scene["A"])
    var changes: [Bool] = []
    scene["B"].transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isCancelled)
      scene.log.note("interaction changes")
    }
    scene["B"].transitionCoordinator?.animate(alongsideTransition: nil) {
      scene.log.note("alongside completion, \($0.isCancelled)")
    }
    scene.stage.advance(by: 0.5)
    finger.lift()
    try scene.stage.settle()
    #expect(changes == [true])
    #expect(
      scene.calls() == [
        "B.willMove(toParent: nil)", "animationControllerFor(pop, B, A)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "A.viewIsAppearing(true)", "interaction changes",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "alongside completion, true",
      ])
    #expect(scene.stack == "AB")
    #expect(scene["B"].parent === scene.navigation)
    #expect(!scene["B"].isMovingFromParent)
  }

  @Test("never begins at the root, whatever its delegate returns (Interaction 17, 18)")
  func root() throws {
    let scene = try scene(["A"])
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    let finger = scene.stage.touchDown(at: edge)
    for _ in 0..<10 {
      finger.move(byX: 20, y: 0)
      scene.stage.advance(by: 0.02)
      #expect(scene.navigation.interactivePopGestureRecognizer?.state != .changed)
      #expect(scene.navigation.interactivePopGestureRecognizer?.state != .began)
    }
    finger.lift()
    try scene.stage.settle()
    #expect(scene.calls() == [])
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
  }

  @Test("drives a custom transition as well")
  func custom() throws {
    let scene = try scene(["A"])
    let shared = TransitionNavigationControllerDelegate.sharedDelegate()
    scene.navigation.delegate = shared
    scene["B"].transitionController.transition = Fade()
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    let finger = scene.stage.touchDown(at: edge)
    finger.move(byX: 10, y: 0)
    finger.move(byX: scene.window.bounds.width / 2, y: 0)
    scene.stage.advance(by: 0.3)
    #expect(abs(scene["B"].view.layer.presentationProperties.opacity - 0.5) < 0.02)
    finger.move(byX: 50, y: 0)
    finger.lift()
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene["B"].view.alpha == 1)
  }

  @Test("starts at the right edge in right-to-left layouts")
  func mirrored() throws {
    let scene = try scene()
    scene.stage.traits.layoutDirection = .rightToLeft
    let width = scene.window.bounds.width
    scene.stage.drag(from: edge, to: CGPoint(x: 300, y: 400), duration: 0.5)
    try scene.stage.settle()
    #expect(scene.stack == "AB")
    let finger = scene.stage.touchDown(at: CGPoint(x: width - 5, y: 400))
    finger.move(byX: -20, y: 0)
    scene.stage.advance(by: 0)
    let start = scene["B"].view.layer.presentationProperties.position.x
    finger.move(byX: -50, y: 0)
    #expect(abs(scene["B"].view.layer.presentationProperties.position.x - start + 50) < 1e-6)
    finger.move(byX: -200, y: 0)
    finger.lift()
    try scene.stage.settle()
    #expect(scene.stack == "A")
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
    #expect(scene.stack == "AB")
    #expect(Picture(scene.window) == before)
    finger.lift()
  }

  @Test("does not begin while a transition runs (Interaction 17)")
  func busy() throws {
    let scene = try scene(["A", "B"])
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.drag(from: edge, to: CGPoint(x: 300, y: 400), duration: 0.1)
    try scene.stage.settle()
    #expect(scene.stack == "ABC")
  }

  @Test("yields to a request during the pop")
  func requests() throws {
    for kind in 0..<4 {
      let scene = try scene()
      let finger = scene.stage.touchDown(at: edge)
      finger.move(byX: 20, y: 0)
      finger.move(byX: 100, y: 0)
      scene.stage.advance(by: 0.1)
      switch kind {
      case 0: scene.navigation.pushViewController(scene["C"], animated: true)
      case 1: scene.navigation.pushViewController(scene["B"], animated: true)
      case 2: scene.navigation.setViewControllers([scene["C"]], animated: false)
      default: scene.navigation.popViewController(animated: true)
      }
      scene.stage.advance(by: 0.1)
      finger.move(byX: 100, y: 0)
      finger.lift()
      try scene.stage.settle()
      #expect(scene.stack == ["AC", "AB", "C", "A"][kind])
      #expect(scene.issues == [])
      #expect(scene.isAlone(String(scene.stack.last!)))
    }
  }

  @Test("continues if the same controller is popped again on the way back")
  func popAgain() throws {
    let scene = try scene()
    scene.stage.drag(from: edge, to: CGPoint(x: 120, y: 400), duration: 0.5, holdingFor: 0.3)
    scene.stage.advance(by: 0.85)
    #expect(scene.navigation.transitionCoordinator?.isCancelled == true)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(scene["A"].view.window != nil)
  }
}
