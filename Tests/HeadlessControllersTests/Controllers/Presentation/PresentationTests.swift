import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation")
struct PresentationTests {
  private let scene = ControllerScene()

  /// The lines, without those about the presenter unless it is removed.
  private func lines(_ removes: Bool, _ all: [String]) -> [String] {
    all.filter { removes || !$0.hasPrefix("P.") }
  }

  @Test("calls in order (Sequences 1)", arguments: [true, false])
  func order(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let fore = modal.controller
    withExtendedLifetime(modal) {
      scene.back.present(fore, animated: true) { scene.log.note("completion") }
      scene.back.transitionCoordinator?.animate { _ in
        scene.log.note("alongside")
      } completion: { _ in
        scene.log.note("alongside completion")
      }
    }
    // Steps 1 to 5 (Sequences 1; Presentation 8, 18; AnimatedTransitions 1; ViewControllers 7).
    expectEqual(
      scene.log.take(),
      [
        "presentationController(forPresented: B, presenting: P, source: P)",
        "animationController(forPresented: B, presenting: P, source: P)",
        "B.loadView", "B.viewDidLoad",
      ])
    expectEqual(scene.picture, "P > B: P")
    scene.log.includesLayout = true
    scene.stage.advance(by: 0)
    // Steps 6 to 11 (PresentationControllers 12; ViewControllers 9, 17, 18;
    // AnimatedTransitions 5, 6).
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "PC.presentationTransitionWillBegin", "P.viewWillDisappear(true)",
          "B.viewWillAppear(true)", "transitionDuration", "animateTransition", "alongside",
          "B.viewIsAppearing(true)",
          "PC.containerViewWillLayoutSubviews", "PC.containerViewDidLayoutSubviews",
          "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        ]))
    scene.log.includesLayout = false
    scene.stage.advance(by: 0.249)
    scene.log.note("0.249 s later")
    try scene.stage.settle()
    // Steps 13 to 18 (PresentationControllers 14; ViewControllers 17; Presentation 24;
    // Coordinators 5).
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "0.249 s later", "animationEnded(true)", "PC.presentationTransitionDidEnd(true)",
          "B.viewDidAppear(true)", "P.viewDidDisappear(true)", "completion",
          "alongside completion",
        ]))
    expectEqual(scene.picture, (removes ? "P > B: [] [B]" : "P > B: P [B]"))
  }

  // Rules: Presentation 25, 27, 28.
  @Test(
    "without animation has the same order, in one turn, and asks for no animator",
    arguments: [true, false])
  func unanimated(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let fore = modal.controller
    scene.back.present(fore, animated: false) { scene.log.note("completion") }
    expectTrue(scene.back.transitionCoordinator == nil)
    #expect(try scene.stage.settle() == 0)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "presentationController(forPresented: B, presenting: P, source: P)",
          "B.loadView", "B.viewDidLoad", "PC.presentationTransitionWillBegin",
          "P.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
          "PC.presentationTransitionDidEnd(true)", "B.viewDidAppear(false)",
          "P.viewDidDisappear(false)", "completion",
        ]))
    withExtendedLifetime(modal) { expectEqual(fore.view.frame, scene.window.bounds) }
  }

  @Test("in the style none is refused, since none is only an adaptive answer (Presentation 16)")
  func none() throws {
    let fore = scene.controller("B", UIModalPresentationStyle.none)
    scene.back.present(fore, animated: true) { scene.log.note("completion") }
    try scene.stage.settle()
    expectEqual(scene.log.take(), ["completion"])
    expectEqual(scene.issues, [.impossibleStyle(requested: "LoggingViewController 'B'")])
    expectEqual(scene.picture, "P: P; issues: 1")
  }

  // Rules: Presentation 14, 18.
  @Test("asks for the animator in any style, for the presentation controller only in custom")
  func delegateByStyle() throws {
    let delegate = LoggingDelegate(scene.log)
    let fore = scene.controller("B", .overFullScreen)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    expectEqual(
      scene.log.take(),
      [
        "animationController(forPresented: B, presenting: P, source: P)",
        "B.loadView", "B.viewDidLoad",
      ])
    // Nil from the delegate selects the style's own animation (AnimatedTransitions 4).
    expectEqual(
      scene.decisions.last,
      "LoggingViewController 'B': no animation controller, so the "
        + "system's coverVertical")
    try scene.stage.settle()
  }

  @Test("does not retain the delegate (Presentation 18)")
  func weakDelegate() {
    let fore = scene.controller("B")
    weak var delegate: LoggingDelegate?
    do {
      let made = LoggingDelegate(scene.log)
      fore.transitioningDelegate = made
      delegate = made
      expectTrue(fore.transitioningDelegate === made)
    }
    expectTrue(fore.transitioningDelegate == nil && delegate == nil)
  }

  @Test("sets the presented controller's flag during its own callbacks only (ViewControllers 27)")
  func beingPresented() throws {
    let fore = scene.controller("B", .fullScreen)
    scene.back.present(fore, animated: true) { expectTrue(!fore.isBeingPresented) }
    expectTrue(!fore.isBeingPresented)
    try scene.stage.settle()
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(
      fore.flags,
      [
        "viewWillAppear: presented", "viewIsAppearing: presented", "viewDidAppear: presented",
        "viewWillDisappear: dismissed", "viewDidDisappear: dismissed",
      ])
    expectEqual(scene.back.flags, [])
  }

  // Rules: PresentationControllers 15, 16, 17.
  @Test("has a container over the window, one for each, in order, which follows the window's size")
  func containers() throws {
    let sheet = scene.controller("B", .overFullScreen)
    let cover = scene.controller("C", .fullScreen)
    scene.stack([sheet])
    let first = sheet.view.superview
    expectTrue(first?.superview === scene.window && first?.frame == scene.window.bounds)
    expectEqual(scene.picture, "P > B: P [B]")
    sheet.present(cover, animated: true)
    scene.stage.advance(by: 0.1)
    scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B > C: P [] [C]")
    cover.dismiss(animated: true)
    try scene.stage.settle()
    let frames = [cover.view.frame, sheet.view.frame, scene.back.view.frame]
    expectEqual(frames, Array(repeating: scene.window.bounds, count: 3))
  }

  @Test(
    "stays in its context if asked to (Presentation 4, 5)", arguments: [true, false])
  func context(isCustom: Bool) {
    let modal = LoggedModal(scene)
    let fore = modal.controller
    modal.configure = { $0.coversScreen = false }
    if !isCustom { fore.modalPresentationStyle = .overCurrentContext }
    let bar = UIView()
    scene.window.addSubview(bar)
    scene.stack([fore])
    expectEqual(scene.window.subviews, [scene.back.view, fore.view.superview, bar])
  }

  @Test(
    "gives the views the frames of the table (PresentationControllers 19–23)",
    arguments: [true, false])
  func frames(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let (fore, back, bounds) = (modal.controller, scene.back, scene.window.bounds)
    let sheet = CGRect(x: 0, y: 300, width: 390, height: 544)
    modal.configure = { $0.frame = sheet }
    // The initial and final frames of the presenter, the presented and any other controller.
    var frames: [[CGRect]] = []
    modal.animator.onAnimate = { context in
      let controllers = [back, fore, UIViewController()]
      frames.append(controllers.map { context.initialFrame(for: $0) })
      frames.append(controllers.map { context.finalFrame(for: $0) })
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(fore.view.frame, sheet)
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(
      frames,
      [
        [bounds, .zero, .zero], [removes ? .zero : bounds, sheet, .zero],
        [removes ? .zero : bounds, sheet, .zero], [bounds, removes ? .zero : sheet, .zero],
      ])
  }

  // Rules: PresentationControllers 1, 2.
  @Test(
    "uses a presentation controller that was read before, in each style but custom",
    arguments: UIModalPresentationStyle.allCases.filter { $0 != .none && $0 != .popover })
  func askedForBefore(style: UIModalPresentationStyle) throws {
    let fore = scene.controller("B", style)
    let manager = fore.presentationController
    expectTrue((manager == nil) == (style == .custom) && fore.presentationController === manager)
    guard let manager else { return }
    expectEqual(manager.presentationStyle, fore.modalPresentationStyle)
    scene.back.present(fore, animated: false)
    try scene.stage.settle()
    var isSame = [fore.presentationController === manager]
    fore.dismiss(animated: false)
    try scene.stage.settle()
    isSame.append(fore.presentationController === manager)
    expectEqual(isSame, [true, false])
  }

  @Test(
    "that is cancelled leaves everything as it was (AnimatedTransitions 9, 10; Presentation 26)",
    arguments: [true, false])
  func cancelled(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let fore = modal.controller
    modal.animator.completes = false
    var wasCancelled: Bool?
    scene.back.present(fore, animated: true) { scene.log.note("completion") }
    scene.back.transitionCoordinator?.animate(alongsideTransition: nil) {
      wasCancelled = $0.isCancelled
    }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "animationEnded(false)", "PC.presentationTransitionDidEnd(false)",
          "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "P.viewWillAppear(true)",
          "P.viewDidAppear(true)", "completion",
        ]))
    withExtendedLifetime(modal) { expectEqual(wasCancelled, true) }
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.window.bounds)
    expectTrue(fore.presentingViewController == nil && fore.activePresentationController == nil)
    scene.back.present(fore, animated: false)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps its first style, whatever is set later (Presentation 17)")
  func frozenStyle() throws {
    let fore = scene.controller("B", .fullScreen)
    scene.back.present(fore, animated: true)
    fore.modalPresentationStyle = .pageSheet
    fore.modalTransitionStyle = .crossDissolve
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: [] [B]")
    expectEqual(fore.presentationController?.presentationStyle, .fullScreen)
  }

  @Test(
    "survives if the app removes its view directly", arguments: [true, false])
  func viewRemoved(mid: Bool) throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true) { scene.log.note("completion") }
    if mid {
      scene.stage.advance(by: 0.1)
      fore.view.removeFromSuperview()
    }
    try scene.stage.settle()
    fore.view.removeFromSuperview()
    fore.dismiss(animated: true) { scene.log.note("dismissed") }
    try scene.stage.settle()
    expectEqual(scene.log.take().suffix(2), ["B.viewDidDisappear(true)", "dismissed"])
    expectEqual(scene.picture, "P: P")
  }
}
