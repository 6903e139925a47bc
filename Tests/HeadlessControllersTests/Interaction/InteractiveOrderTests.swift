import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The call tables of interactive dismissals, row by row, and the counterparts of presentations.
@MainActor
@Suite("The order of an interactive transition")
struct InteractiveOrderTests {
  private let scene = ControllerScene()

  /// The lines, without those about the presenter unless it is removed.
  private func lines(_ removes: Bool, _ all: [String]) -> [String] {
    all.filter { removes || !$0.hasPrefix("P.") }
  }

  /// Begins a transition of `modal`, and checks the calls that come within the request.
  private func begin(_ modal: LoggedModal, presents: Bool) throws {
    modal.drive()
    if presents {
      scene.back.present(modal.controller, animated: true) { [scene] in
        scene.log.note("completion")
      }
    } else {
      modal.controller.dismiss(animated: true) { [scene] in scene.log.note("completion") }
    }
    modal.follow(try #require(modal.controller.transitionCoordinator))
    // The driver calls nothing but `present` or `dismiss`; the system starts the rest
    // (AnimatedTransitions 3; Interaction 1).
    expectEqual(
      scene.log.take(),
      (presents
        ? [
          "presentationController(forPresented: B, presenting: P, source: P)",
          "animationController(forPresented: B, presenting: P, source: P)",
          "interactionControllerForPresentation", "B.loadView", "B.viewDidLoad",
        ] : ["animationController(forDismissed: B)", "interactionControllerForDismissal"]))
    scene.stage.advance(by: 0)
  }

  /// Drives to 40 percent: no callbacks, and the coordinator follows (Interaction 2, 6).
  private func drive(_ modal: LoggedModal) throws {
    let coordinator = try #require(modal.controller.transitionCoordinator)
    expectEqual([coordinator.isInteractive, coordinator.initiallyInteractive], [true, true])
    let ways: [CGFloat] = [0.2, 0.7, 0.4]
    let percents = ways.map { percent in
      modal.interaction.update(percent)
      scene.stage.advance(by: 0.1)
      return coordinator.percentComplete
    }
    expectEqual(percents, ways)
    expectEqual(scene.log.take(), [])
  }

  /// Releases the driver, and checks the calls at once: the flags, and no call of the end
  /// (Interaction 3, 4; Coordinators 7).
  private func release(_ modal: LoggedModal, finishes: Bool) throws {
    let coordinator = try #require(modal.controller.transitionCoordinator)
    if finishes { modal.interaction.finish() } else { modal.interaction.cancel() }
    let flags = [
      coordinator.isCancelled, coordinator.isInteractive, coordinator.initiallyInteractive,
    ]
    expectEqual(flags, [!finishes, false, true])
    expectEqual(
      scene.log.take(),
      [
        finishes ? "finish" : "cancel", "interactive: false, cancelled: \(!finishes)",
      ])
    // The tail is the rest of the way, or the part that was driven (Interaction 8).
    let rest = try scene.stage.settle()
    expectNear(rest, (finishes ? 0.6 : 0.4) * modal.animator.duration, within: 1e-9)
  }

  // Rules: Sequences 3; ViewControllers 17; PresentationControllers 13, 14; Interaction 1–4;
  // Coordinators 5, 7.
  @Test(
    "is that of a dismissal that is finished",
    arguments: [true, false])
  func finishedDismissal(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    scene.stack([modal.controller])
    try begin(modal, presents: false)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
          "P.viewWillAppear(true)", "transitionDuration", "startInteractiveTransition",
          "animateTransition", "alongside", "P.viewIsAppearing(true)",
        ]))
    try drive(modal)
    try release(modal, finishes: true)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)", "P.viewDidAppear(true)",
          "B.viewDidDisappear(true)", "completion", "alongside completion, cancelled: false",
        ]))
    expectEqual(scene.picture, "P: P")
  }

  // Rules: Sequences 4; ViewControllers 23–25, 30; Presentation 26; PresentationControllers 14;
  // Interaction 4, 16.
  @Test(
    "is that of a dismissal that is cancelled",
    arguments: [true, false])
  func cancelledDismissal(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    scene.stack([modal.controller])
    let before = Picture(scene.window)
    try begin(modal, presents: false)
    _ = scene.log.take()
    try drive(modal)
    try release(modal, finishes: false)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "animationEnded(false)", "PC.dismissalTransitionDidEnd(false)",
          "P.viewWillDisappear(true)", "P.viewDidDisappear(true)", "B.viewWillAppear(true)",
          "B.viewDidAppear(true)", "completion", "alongside completion, cancelled: true",
        ]))
    expectEqual(Picture(scene.window), before)
    expectEqual(scene.picture, (removes ? "P > B: [] [B]" : "P > B: P [B]"))
    expectTrue(modal.controller.presentationController === modal.manager)
  }

  // Rules: ViewControllers 17; PresentationControllers 12, 14; AnimatedTransitions 9;
  // Interaction 1–4; Coordinators 7.
  @Test(
    "is the same for a presentation", arguments: [true, false],
    [true, false])
  func presentation(removes: Bool, finishes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let before = Picture(scene.window)
    try begin(modal, presents: true)
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        [
          "PC.presentationTransitionWillBegin", "P.viewWillDisappear(true)",
          "B.viewWillAppear(true)", "transitionDuration", "startInteractiveTransition",
          "animateTransition", "alongside", "B.viewIsAppearing(true)",
        ]))
    try drive(modal)
    try release(modal, finishes: finishes)
    let appearances =
      finishes
      ? ["B.viewDidAppear(true)", "P.viewDidDisappear(true)"]
      : [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "P.viewWillAppear(true)",
        "P.viewDidAppear(true)",
      ]
    expectEqual(
      scene.log.take(),
      lines(
        removes,
        ["animationEnded(\(finishes))", "PC.presentationTransitionDidEnd(\(finishes))"]
          + appearances + ["completion", "alongside completion, cancelled: \(!finishes)"]))
    expectEqual(scene.picture, (finishes ? (removes ? "P > B: [] [B]" : "P > B: P [B]") : "P: P"))
    expectEqual((Picture(scene.window) == before), !finishes)
  }

  @Test(
    "repeats the interaction's calls in every round, but not the first calls (Interaction 12)")
  func rounds() throws {
    let modal = LoggedModal(scene, removes: true)
    scene.stack([modal.controller])
    try begin(modal, presents: false)
    _ = scene.log.take()
    try drive(modal)
    for _ in 0..<2 {
      modal.interaction.cancel()
      scene.stage.advance(by: 0.01)
      modal.interaction.pause()
    }
    modal.interaction.finish()
    let away = "interactive: false, cancelled: true"
    let caught = "interactive: true, cancelled: false"
    expectEqual(
      scene.log.take(),
      [
        "cancel", away, caught, "cancel", away, caught, "finish",
        "interactive: false, cancelled: false",
      ])
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)", "P.viewDidAppear(true)",
        "B.viewDidDisappear(true)", "completion", "alongside completion, cancelled: false",
      ])
  }
}
