import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A dismissal")
struct DismissalTests {
  private let scene = ControllerScene()

  /// A presented controller of the style custom, with its delegate, which it does not retain.
  private func presented(
    removes: Bool, _ animator: LoggingAnimator
  ) -> (LoggingViewController, LoggingDelegate) {
    let controller = scene.controller("B", .custom)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    delegate.makePresentationController = { [log = scene.log] presented, presenting in
      LoggingPresentationController(
        log, presented: presented, presenting: presenting, removes: removes)
    }
    controller.transitioningDelegate = delegate
    scene.stack([controller])
    return (controller, delegate)
  }

  @Test("calls in order (Sequences 2)", arguments: [true, false])
  func order(removes: Bool) throws {
    let (fore, delegate) = presented(removes: removes, LoggingAnimator(scene.log))
    let manager = fore.presentationController
    scene.back.dismiss(animated: true) { scene.log.note("completion") }
    fore.transitionCoordinator?.animate { _ in
      scene.log.note("alongside")
    } completion: { _ in
      scene.log.note("alongside completion")
    }
    #expect(scene.log.take() == ["animationController(forDismissed: B)"])
    #expect(fore.presentationController === manager)
    scene.stage.advance(by: 0)
    #expect(
      scene.log.take()
        == [
          "PC.dismissalTransitionWillBegin",
          "B.viewWillDisappear(true)",
          removes ? "P.viewWillAppear(true)" : nil,
          "transitionDuration", "animateTransition", "alongside",
          removes ? "P.viewIsAppearing(true)" : nil,
        ].compactMap { $0 })
    // Both links exist during the animation (Presentation 23).
    #expect(fore.presentingViewController === scene.back)
    #expect(scene.back.presentedViewController === fore)
    try scene.stage.settle()
    #expect(
      scene.log.take()
        == [
          "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)",
          removes ? "P.viewDidAppear(true)" : nil,
          "B.viewDidDisappear(true)",
          "completion", "alongside completion",
        ].compactMap { $0 })
    withExtendedLifetime(delegate) { #expect(scene.stage.diagnostics.issues.isEmpty) }
  }

  @Test(
    "without animation has the same order, in one turn (Presentation 25, 27, 28)",
    arguments: [true, false])
  func unanimated(removes: Bool) throws {
    let (_, delegate) = presented(removes: removes, LoggingAnimator(scene.log))
    scene.back.dismiss(animated: false) { scene.log.note("completion") }
    #expect(scene.log.take() == [])
    #expect(try scene.stage.settle() == 0)
    #expect(
      scene.log.take()
        == [
          "PC.dismissalTransitionWillBegin",
          "B.viewWillDisappear(false)",
          removes ? "P.viewWillAppear(false)" : nil, removes ? "P.viewIsAppearing(false)" : nil,
          "PC.dismissalTransitionDidEnd(true)",
          removes ? "P.viewDidAppear(false)" : nil,
          "B.viewDidDisappear(false)",
          "completion",
        ].compactMap { $0 })
    withExtendedLifetime(delegate) { #expect(scene.window.subviews == [scene.back.view]) }
  }

  @Test("clears the links before did, not before will (ViewControllers 30)")
  func links() throws {
    let (fore, delegate) = presented(removes: true, LoggingAnimator(scene.log))
    let back = scene.back
    fore.reactions["viewWillDisappear"] = { #expect(fore.presentingViewController === back) }
    fore.reactions["viewDidDisappear"] = {
      #expect(fore.presentingViewController == nil)
      #expect(back.presentedViewController == nil)
    }
    fore.dismiss(animated: true)
    try scene.stage.settle()
    withExtendedLifetime(delegate) { #expect(scene.log.take().last == "B.viewDidDisappear(true)") }
  }

  @Test(
    "returns the presenter's view to its place (PresentationControllers 18)",
    arguments: [true, false])
  func home(animated: Bool) throws {
    let (below, above) = (UIView(), UIView())
    scene.window.insertSubview(below, at: 0)
    scene.window.addSubview(above)
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    scene.back.view.frame = frame
    scene.back.view.transform3D = CATransform3D.identity.rotated(by: 0.1, x: 0, y: 0, z: 1)
    let (center, bounds) = (scene.back.view.center, scene.back.view.bounds)
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = Fade()
    scene.stack([fore])
    above.removeFromSuperview()
    scene.window.addSubview(above)
    fore.dismiss(animated: animated)
    try scene.stage.settle()
    #expect(scene.window.subviews == [below, scene.back.view, above])
    #expect(scene.back.view.bounds == bounds)
    #expect(scene.back.view.center == center)
  }

  @Test("fits the presenter's view to a window that was resized meanwhile")
  func homeAfterResize() throws {
    scene.stack([scene.controller("B", .fullScreen)])
    scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.back.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(scene.window.subviews == [scene.back.view])
  }

  // Rules: ViewControllers 23, 24; Presentation 26; PresentationControllers 10.
  @Test(
    "that is cancelled leaves everything as it was",
    arguments: [true, false])
  func cancelled(removes: Bool) throws {
    let animator = LoggingAnimator(scene.log, completes: false)
    let (fore, delegate) = presented(removes: removes, animator)
    let container = fore.view.superview
    scene.back.dismiss(animated: true) { scene.log.note("completion") }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    try scene.stage.settle()
    #expect(
      scene.log.take()
        == [
          "animationEnded(false)", "PC.dismissalTransitionDidEnd(false)",
          removes ? "P.viewWillDisappear(true)" : nil, removes ? "P.viewDidDisappear(true)" : nil,
          "B.viewWillAppear(true)", "B.viewDidAppear(true)",
          "completion",
        ].compactMap { $0 })
    #expect(scene.back.presentedViewController === fore)
    #expect(fore.presentingViewController === scene.back)
    #expect(fore.view.superview === container)
    #expect((scene.back.view.window == nil) == removes)
    // It can be dismissed again.
    animator.completes = true
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    withExtendedLifetime(delegate) { #expect(scene.window.subviews == [scene.back.view]) }
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("of a controller that presents nothing dismisses the controller itself (Presentation 20)")
  func itself() throws {
    let fore = scene.controller("B")
    scene.stack([fore])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.back.presentedViewController == nil)
  }

  @Test("of the root does nothing, and completes at once (Presentation 20, 25)")
  func root() {
    var calls = 0
    scene.back.dismiss(animated: true) { calls += 1 }
    UIViewController().dismiss(animated: true) { calls += 1 }
    #expect(calls == 2)
    #expect(scene.log.take() == [])
  }

  @Test("from the middle of a stack keeps the middle (Presentation 22)", arguments: [true, false])
  func middle(animated: Bool) throws {
    let controllers = (1...4).map { scene.controller("\($0)", .overFullScreen) }
    scene.stack(controllers)
    controllers[1].dismiss(animated: animated) { scene.log.note("completion") }
    try scene.stage.settle()
    #expect(controllers[1].presentedViewController == nil)
    #expect(controllers[0].presentedViewController === controllers[1])
    #expect(controllers[3].presentingViewController == nil)
    #expect(scene.window.subviews.count == 3)
    let flag = animated
    #expect(
      scene.log.take() == [
        "4.viewWillDisappear(\(flag))", "3.viewWillDisappear(\(flag))",
        "4.viewDidDisappear(\(flag))", "3.viewDidDisappear(\(flag))", "completion",
      ])
    #expect(
      controllers[2].flags.suffix(2)
        == ["viewWillDisappear: dismissed", "viewDidDisappear: dismissed"])
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
      #expect(context.viewController(forKey: .to) === back)
      #expect(context.viewController(forKey: .from) === top)
      for controller in controllers + [back] {
        #expect(
          controller.transitionCoordinator != nil, "all who take part see it (ViewControllers 42)")
      }
    }
    scene.back.dismiss(animated: true) { scene.log.note("completion") }
    try scene.stage.settle()
    let isFull = style == .fullScreen
    let wills = isFull ? ["5"] : ["5", "4", "3", "2", "1"]
    #expect(
      scene.log.take()
        == ["animationController(forDismissed: 5)"]
        + wills.map { "\($0).viewWillDisappear(true)" }
        + (isFull ? ["P.viewWillAppear(true)"] : [])
        + ["transitionDuration", "animateTransition"]
        + (isFull ? ["P.viewIsAppearing(true)"] : [])
        + ["animationEnded(true)"]
        + (isFull ? ["P.viewDidAppear(true)"] : [])
        + wills.map { "\($0).viewDidDisappear(true)" } + ["completion"])
    #expect(scene.window.subviews == [scene.back.view])
    #expect(scene.back.view.frame == scene.window.bounds)
    for controller in controllers {
      #expect(controller.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
      #expect(controller.transitionCoordinator == nil)
      #expect(!controller.isBeingDismissed)
    }
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
    #expect(seen === scene.back)
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
    #expect(questions.count == 4)
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    for (child, sheet) in zip(children, sheets) {
      #expect(child.presentedViewController == nil)
      #expect(sheet.presentingViewController == nil)
    }
    let lines = scene.log.take()
    for name in ["X.", "Y.", "C.", "D."] {
      let last = lines.last { $0.hasPrefix(name) }
      #expect(last?.contains("viewDidDisappear") == true, "\(name) \(lines)")
    }
    #expect(scene.window.subviews == [scene.back.view])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }
}
