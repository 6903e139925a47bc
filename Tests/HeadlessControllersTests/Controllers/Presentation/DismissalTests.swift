import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A dismissal")
struct DismissalTests {
  private let scene = ControllerScene()

  /// A presented controller of the style custom.
  private func presented(removes: Bool) -> LoggedModal {
    let modal = LoggedModal(scene, removes: removes)
    scene.stack([modal.controller])
    return modal
  }

  /// The lines, without those about the presenter unless it was removed.
  private func lines(_ removes: Bool, _ all: [String]) -> [String] {
    all.filter { removes || !$0.hasPrefix("P.") }
  }

  @Test("calls in order (Sequences 2)", arguments: [true, false])
  func order(removes: Bool) throws {
    let modal = presented(removes: removes)
    let fore = modal.controller
    let manager = fore.presentationController
    let back = scene.back
    func both() -> [UIViewController?] {
      [fore.presentingViewController, back.presentedViewController]
    }
    var seen: [[UIViewController?]] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      fore.reactions[callback] = { seen.append(both()) }
    }
    back.dismiss(animated: true) { scene.log.note("completion") }
    fore.transitionCoordinator?.animate { _ in
      scene.log.note("alongside")
    } completion: { _ in
      scene.log.note("alongside completion")
    }
    expectEqual(scene.log.take(), ["animationController(forDismissed: B)"])
    expectTrue(fore.presentationController === manager)
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
          "P.viewWillAppear(true)", "transitionDuration", "animateTransition", "alongside",
          "P.viewIsAppearing(true)",
        ]))
    // Both links exist during the animation (Presentation 23), and until *did* (ViewControllers 30).
    expectEqual(both(), [back, fore])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)", "P.viewDidAppear(true)",
          "B.viewDidDisappear(true)", "completion", "alongside completion",
        ]))
    expectEqual(seen, [[back, fore], [nil, nil]])
    withExtendedLifetime(modal) { expectEqual(scene.picture, "P: P") }
  }

  @Test(
    "without animation has the same order, in one turn (Presentation 25, 27, 28)",
    arguments: [true, false])
  func unanimated(removes: Bool) throws {
    let modal = presented(removes: removes)
    scene.back.dismiss(animated: false) { scene.log.note("completion") }
    expectEqual(scene.log.take(), [])
    #expect(try scene.stage.settle() == 0)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(false)",
          "P.viewWillAppear(false)", "P.viewIsAppearing(false)",
          "PC.dismissalTransitionDidEnd(true)", "P.viewDidAppear(false)",
          "B.viewDidDisappear(false)", "completion",
        ]))
    withExtendedLifetime(modal) { expectEqual(scene.picture, "P: P") }
  }

  @Test(
    "returns the presenter's view to its place (PresentationControllers 18)",
    arguments: [true, false])
  func home(animated: Bool) throws {
    let (below, above) = (UIView(), UIView())
    scene.window.insertSubview(below, at: 0)
    scene.window.addSubview(above)
    scene.back.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    scene.back.view.transform3D = CATransform3D.identity.rotated(by: 0.1, x: 0, y: 0, z: 1)
    let before = scene.back.view.layer.properties
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = Fade()
    scene.stack([fore])
    above.removeFromSuperview()
    scene.window.addSubview(above)
    fore.dismiss(animated: animated)
    try scene.stage.settle()
    expectEqual(scene.window.subviews, [below, scene.back.view, above])
    expectEqual(scene.back.view.layer.properties, before)
  }

  // Rules: ViewControllers 23, 24; Presentation 26; PresentationControllers 10.
  @Test(
    "that is cancelled leaves everything as it was",
    arguments: [true, false])
  func cancelled(removes: Bool) throws {
    let modal = presented(removes: removes)
    let fore = modal.controller
    modal.animator.completes = false
    let container = fore.view.superview
    scene.back.dismiss(animated: true) { scene.log.note("completion") }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "animationEnded(false)", "PC.dismissalTransitionDidEnd(false)",
          "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "B.viewWillAppear(true)",
          "B.viewDidAppear(true)", "completion",
        ]))
    expectEqual(scene.picture, (removes ? "P > B: [] [B]" : "P > B: P [B]"))
    expectTrue(fore.view.superview === container)
    // It can be dismissed again.
    modal.animator.completes = true
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    withExtendedLifetime(modal) { expectEqual(scene.picture, "P: P") }
  }

  // Rules: Presentation 20, 25.
  @Test("of the root does nothing and completes at once; of a presented one dismisses itself")
  func root() throws {
    var calls = 0
    scene.back.dismiss(animated: true) { calls += 1 }
    UIViewController().dismiss(animated: true) { calls += 1 }
    expectEqual(calls, 2)
    expectEqual(scene.log.take(), [])
    scene.stack([scene.controller("B", .fullScreen)])
    scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    scene.back.presentedViewController?.dismiss(animated: true)
    try scene.stage.settle()
    // The presenter's view fits the window, which was resized meanwhile.
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.window.bounds)
  }

  @Test("from the middle of a stack keeps the middle (Presentation 22)", arguments: [true, false])
  func middle(animated: Bool) throws {
    let controllers = (1...4).map { scene.controller("\($0)", .overFullScreen) }
    scene.stack(controllers)
    controllers[1].dismiss(animated: animated) { scene.log.note("completion") }
    try scene.stage.settle()
    expectEqual(scene.picture, "P > 1 > 2: P [1] [2]")
    let flag = animated
    expectEqual(
      scene.log.take(),
      [
        "4.viewWillDisappear(\(flag))", "3.viewWillDisappear(\(flag))",
        "4.viewDidDisappear(\(flag))", "3.viewDidDisappear(\(flag))", "completion",
      ])
    expectEqual(
      controllers[2].flags.suffix(2),
      ["viewWillDisappear: dismissed", "viewDidDisappear: dismissed"])
  }

  @Test(
    "of a stack shows the topmost leaving, and calls only visible controllers (Presentation 21)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func wholeStack(style: UIModalPresentationStyle) throws {
    let controllers = (1...5).map { scene.controller("\($0)", style) }
    scene.stack(controllers)
    let animator = LoggingAnimator(scene.log)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    for controller in controllers { controller.transitioningDelegate = delegate }
    let (back, top) = (scene.back, controllers[4])
    animator.onAnimate = { context in
      expectEqual(
        [context.viewController(forKey: .to), context.viewController(forKey: .from)], [back, top])
      // All who take part see it (ViewControllers 42).
      expectTrue((controllers + [back]).allSatisfy { $0.transitionCoordinator != nil })
    }
    scene.back.dismiss(animated: true) { scene.log.note("completion") }
    try scene.stage.settle()
    let isFull = style == .fullScreen
    let wills = isFull ? ["5"] : ["5", "4", "3", "2", "1"]
    expectEqual(
      scene.log.take(),
      ["animationController(forDismissed: 5)"]
        + wills.map { "\($0).viewWillDisappear(true)" }
        + (isFull ? ["P.viewWillAppear(true)"] : [])
        + ["transitionDuration", "animateTransition"]
        + (isFull ? ["P.viewIsAppearing(true)"] : [])
        + ["animationEnded(true)"]
        + (isFull ? ["P.viewDidAppear(true)"] : [])
        + wills.map { "\($0).viewDidDisappear(true)" } + ["completion"])
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.window.bounds)
    expectTrue(
      controllers.allSatisfy {
        $0.presentedViewController == nil && $0.presentingViewController == nil
          && $0.transitionCoordinator == nil && !$0.isBeingDismissed
      })
  }

  @Test("gives a transition the controller to which a stack returns (Presentation 21; Material 3)")
  func stackContext() throws {
    var seen: UIViewController?
    let top = scene.controller(
      "2",
      with: ScriptedTransition {
        if $0.direction == .backward { seen = $0.backViewController }
        $0.transitionDidEnd()
      })
    scene.stack([scene.controller("1"), top])
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(seen === scene.back)
  }

  @Test("asks again for each transition, and accepts one object for both (AnimatedTransitions 20)")
  func askedAnew() throws {
    let fore = scene.controller("B")
    let delegate = LoggingDelegate(scene.log, animator: LoggingAnimator(scene.log))
    fore.transitioningDelegate = delegate
    for _ in 0..<2 {
      scene.back.present(fore, animated: true)
      try scene.stage.settle()
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    let questions = scene.log.take().filter { $0.hasPrefix("animationController") }
    expectEqual(questions.count, 4)
    expectEqual(scene.picture, "P: P")
  }

  @Test(
    "includes all presentations within the leaving controllers (Presentation 21)",
    arguments: [true, false])
  func presentedWithin(isEarly: Bool) throws {
    let (one, two) = (scene.controller("1", .fullScreen), scene.controller("2", .overFullScreen))
    scene.stack(isEarly ? [one] : [one, two])
    let children = [scene.controller("C"), scene.controller("D")]
    for child in children {
      one.addChild(child)
      one.view.addSubview(child.view)
      child.didMove(toParent: one)
      child.definesPresentationContext = true
    }
    scene.stage.advance(by: 0)
    let styles = [UIModalPresentationStyle.overCurrentContext, .currentContext]
    let sheets = zip(["X", "Y"], styles).map { scene.controller($0, $1) }
    func presentSheets() {
      for (child, sheet) in zip(children, sheets) { child.present(sheet, animated: !isEarly) }
    }
    if isEarly {
      presentSheets()
      try scene.stage.settle()
    }
    scene.back.dismiss(animated: true)
    if !isEarly {
      scene.stage.advance(by: 0.1)
      presentSheets()
    }
    try scene.stage.settle()
    expectTrue(children.allSatisfy { $0.presentedViewController == nil })
    expectTrue(sheets.allSatisfy { $0.presentingViewController == nil })
    let (lines, names) = (scene.log.calls(), ["X", "Y", "C", "D"])
    expectEqual(
      names.map { name in lines.last { $0.hasPrefix("\(name).") } },
      names.map { "\($0).viewDidDisappear" }, "\(lines)")
    expectEqual(scene.picture, "P: P")
  }
}
