import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("The order of appearance")
struct AppearanceOrderTests {
  private let scene = ControllerScene()

  @Test(
    "after a dismissal sets no reason for controllers that come back (ViewControllers 27, 28)"
  )
  func comingBack() throws {
    let (fore, cover) = (scene.controller("B", .fullScreen), scene.controller("C", .fullScreen))
    scene.stack([fore])
    let known = fore.flags.count
    var moves: [Bool] = []
    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      fore.reactions[callback] = { [unowned fore] in
        moves.append(fore.isMovingToParent || fore.isMovingFromParent)
      }
    }
    fore.present(cover, animated: true)
    try scene.stage.settle()
    cover.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(fore.flags.count == known && moves == [false, false, false, false])
  }

  @Test(
    "gives the reason to the presented controller, not to its children (ViewControllers 29, 32)"
  )
  func children() throws {
    let (fore, child) = (scene.controller("B", .fullScreen), scene.controller("C"))
    fore.addChild(child)
    fore.view.addSubview(child.view)
    child.didMove(toParent: fore)
    _ = scene.log.take()
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "P.viewWillDisappear(true)", "B.viewWillAppear(true)", "C.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "C.viewIsAppearing(true)",
        "C.viewDidAppear(true)", "B.viewDidAppear(true)", "P.viewDidDisappear(true)",
      ])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.viewWillDisappear(true)", "C.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "P.viewIsAppearing(true)", "P.viewDidAppear(true)",
        "C.viewDidDisappear(true)", "B.viewDidDisappear(true)",
      ])
    expectTrue(fore.flags.count == 5 && child.flags == [])
  }

  @Test(
    "gives no reason when a cancelled transition turns back (ViewControllers 27, 30)",
    arguments: [true, false])
  func cancelled(presents: Bool) throws {
    let modal = LoggedModal(scene, removes: true)
    let (fore, back) = (modal.controller, scene.back)
    if !presents { scene.stack([fore]) }
    let known = fore.flags.count
    modal.animator.completes = false
    if presents { back.present(fore, animated: true) } else { fore.dismiss(animated: true) }
    try scene.stage.settle()
    expectEqual(
      Array(fore.flags.dropFirst(known)),
      (presents
        ? ["viewWillAppear: presented", "viewIsAppearing: presented"]
        : ["viewWillDisappear: dismissed"]))
    expectEqual(scene.picture, (presents ? "P: P" : "P > B: [] [B]"))
  }

  // Rules: Presentation 29; AnimatedTransitions 18.
  @Test("ends a presentation and then begins the dismissal that waited, in one instant")
  func waiting() throws {
    let modal = LoggedModal(scene, removes: true)
    let fore = modal.controller
    scene.back.present(fore, animated: true) { [scene] in scene.log.note("presented") }
    scene.stage.advance(by: 0.1)
    // An animator that cannot be interrupted refuses.
    fore.dismiss(animated: true) { [scene] in scene.log.note("dismissed") }
    _ = scene.log.take()
    scene.stage.advance(by: 0.15)
    expectEqual(
      scene.log.take(),
      [
        "animationEnded(true)", "PC.presentationTransitionDidEnd(true)",
        "B.viewDidAppear(true)", "P.viewDidDisappear(true)", "presented",
        "animationController(forDismissed: B)",
        "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "transitionDuration", "animateTransition", "P.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)",
        "P.viewDidAppear(true)", "B.viewDidDisappear(true)", "dismissed",
      ])
  }

  // Rules: Presentation 21.
  @Test("of a stack's dismissal: all visible controllers from the top, and the presenter once")
  func mixedStack() throws {
    let controllers = [
      scene.controller("1", .fullScreen), scene.controller("2", .fullScreen),
      scene.controller("3", .overFullScreen),
    ]
    scene.stack(controllers)
    scene.back.dismiss(animated: true) { [scene] in scene.log.note("completion") }
    scene.stage.advance(by: 0)
    // 1 is out already; 2 is visible behind 3.
    expectEqual(
      scene.log.take(),
      [
        "3.viewWillDisappear(true)", "2.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "P.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "P.viewDidAppear(true)", "3.viewDidDisappear(true)", "2.viewDidDisappear(true)",
        "completion",
      ])
    expectEqual(scene.picture, "P: P")
    let links = controllers.flatMap { [$0.presentingViewController, $0.presentedViewController] }
    expectTrue(links.allSatisfy { $0 == nil })
  }

  @Test(
    "lies within the call that completes the transition (AnimatedTransitions 8, 11)",
    arguments: [true, false])
  func withinTheCall(completes: Bool) throws {
    let modal = LoggedModal(scene, removes: true)
    modal.animator.completes = nil
    modal.animator.onAnimate = { [scene] context in
      scene.stage.perform(afterDelay: 0.2) {
        scene.log.note("before")
        context.completeTransition(completes)
        scene.log.note("after")
      }
    }
    scene.back.present(modal.controller, animated: true) { [scene] in
      scene.log.note("completion")
    }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    try scene.stage.settle()
    let lines = scene.log.take()
    expectEqual(
      lines.prefix(2) + lines.suffix(2),
      [
        "before", "animationEnded(\(completes))", "completion", "after",
      ])
  }
}
