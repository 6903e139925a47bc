import TestSupport
import Testing
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
    #expect(fore.flags.count == known)
    #expect(moves == [false, false, false, false])
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
    #expect(
      scene.log.take() == [
        "P.viewWillDisappear(true)", "B.viewWillAppear(true)", "C.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "C.viewIsAppearing(true)",
        "C.viewDidAppear(true)", "B.viewDidAppear(true)", "P.viewDidDisappear(true)",
      ])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.viewWillDisappear(true)", "C.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "P.viewIsAppearing(true)", "P.viewDidAppear(true)",
        "C.viewDidDisappear(true)", "B.viewDidDisappear(true)",
      ])
    #expect(fore.flags.count == 5)
    #expect(child.flags == [])
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
    #expect(
      Array(fore.flags.dropFirst(known))
        == (presents
          ? ["viewWillAppear: presented", "viewIsAppearing: presented"]
          : ["viewWillDisappear: dismissed"]))
    #expect((fore.presentingViewController === back) == !presents)
    #expect(!fore.isBeingPresented)
    #expect(!fore.isBeingDismissed)
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
    #expect(
      scene.log.take() == [
        "animationEnded(true)", "PC.presentationTransitionDidEnd(true)",
        "B.viewDidAppear(true)", "P.viewDidDisappear(true)", "presented",
        "animationController(forDismissed: B)",
        "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "transitionDuration", "animateTransition", "P.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
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
    #expect(
      scene.log.take() == [
        "3.viewWillDisappear(true)", "2.viewWillDisappear(true)", "P.viewWillAppear(true)",
        "P.viewIsAppearing(true)",
      ])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "P.viewDidAppear(true)", "3.viewDidDisappear(true)", "2.viewDidDisappear(true)",
        "completion",
      ])
    #expect(scene.window.subviews == [scene.back.view])
    for controller in controllers {
      #expect(controller.presentingViewController == nil)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test(
    "from the middle of a stack: the visible controllers above, and none below (Presentation 22)")
  func middle() throws {
    let styles = [
      UIModalPresentationStyle.fullScreen, .fullScreen, .overFullScreen, .fullScreen,
    ]
    let controllers = styles.enumerated().map { scene.controller("\($0 + 1)", $1) }
    scene.stack(controllers)
    controllers[1].dismiss(animated: true) { [scene] in scene.log.note("completion") }
    try scene.stage.settle()
    // 4 had removed 3 from the window, but not 2.
    #expect(
      scene.log.take() == ["4.viewWillDisappear(true)", "4.viewDidDisappear(true)", "completion"])
    #expect(controllers[0].presentedViewController === controllers[1])
    #expect(controllers[1].presentedViewController == nil)
    #expect(controllers[1].view.window === scene.window)
    #expect(controllers[0].view.window == nil)
    controllers[0].dismiss(animated: true) { [scene] in scene.log.note("completion") }
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "2.viewWillDisappear(true)", "1.viewWillAppear(true)", "1.viewIsAppearing(true)",
        "1.viewDidAppear(true)", "2.viewDidDisappear(true)", "completion",
      ])
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    #expect(lines.prefix(2) == ["before", "animationEnded(\(completes))"])
    #expect(lines.suffix(2) == ["completion", "after"])
  }
}
