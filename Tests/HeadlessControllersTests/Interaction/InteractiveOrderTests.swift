import TestSupport
import Testing
import Transitioning

/// The call tables of interactive dismissals, row by row, and the counterparts of presentations.
@MainActor
@Suite("The order of an interactive transition")
struct InteractiveOrderTests {
  private let scene = ControllerScene()

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
    #expect(
      scene.log.take()
        == (presents
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
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    for percent in [0.2, 0.7, 0.4] as [CGFloat] {
      modal.interaction.update(percent)
      scene.stage.advance(by: 0.1)
      #expect(coordinator.percentComplete == percent)
    }
    #expect(scene.log.take() == [])
  }

  /// Releases the driver, and checks the calls at once: the flags, and no call of the end
  /// (Interaction 3, 4; Coordinators 7).
  private func release(_ modal: LoggedModal, finishes: Bool) throws {
    let coordinator = try #require(modal.controller.transitionCoordinator)
    if finishes { modal.interaction.finish() } else { modal.interaction.cancel() }
    #expect(coordinator.isCancelled == !finishes)
    #expect(!coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(
      scene.log.take() == [
        finishes ? "finish" : "cancel", "interactive: false, cancelled: \(!finishes)",
      ])
    // The tail is the rest of the way, or the part that was driven (Interaction 8).
    let rest = try scene.stage.settle()
    #expect(abs(rest - (finishes ? 0.6 : 0.4) * modal.animator.duration) < 1e-9)
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
    #expect(
      scene.log.take()
        == [
          "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)",
          removes ? "P.viewWillAppear(true)" : nil,
          "transitionDuration", "startInteractiveTransition", "animateTransition", "alongside",
          removes ? "P.viewIsAppearing(true)" : nil,
        ].compactMap { $0 })
    try drive(modal)
    try release(modal, finishes: true)
    #expect(
      scene.log.take()
        == [
          "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)",
          removes ? "P.viewDidAppear(true)" : nil, "B.viewDidDisappear(true)",
          "completion", "alongside completion, cancelled: false",
        ].compactMap { $0 })
    #expect(scene.window.subviews == [scene.back.view])
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    #expect(
      scene.log.take()
        == [
          "animationEnded(false)", "PC.dismissalTransitionDidEnd(false)",
          removes ? "P.viewWillDisappear(true)" : nil, removes ? "P.viewDidDisappear(true)" : nil,
          "B.viewWillAppear(true)", "B.viewDidAppear(true)",
          "completion", "alongside completion, cancelled: true",
        ].compactMap { $0 })
    #expect(Picture(scene.window) == before)
    #expect(modal.controller.presentingViewController === scene.back)
    #expect(modal.controller.presentationController === modal.manager)
    #expect(modal.manager?.containerView?.window === scene.window)
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    #expect(
      scene.log.take()
        == [
          "PC.presentationTransitionWillBegin", removes ? "P.viewWillDisappear(true)" : nil,
          "B.viewWillAppear(true)",
          "transitionDuration", "startInteractiveTransition", "animateTransition", "alongside",
          "B.viewIsAppearing(true)",
        ].compactMap { $0 })
    try drive(modal)
    try release(modal, finishes: finishes)
    let ends = [
      "animationEnded(\(finishes))", "PC.presentationTransitionDidEnd(\(finishes))",
      finishes ? nil : "B.viewWillDisappear(true)",
      finishes ? "B.viewDidAppear(true)" : "B.viewDidDisappear(true)",
      removes && !finishes ? "P.viewWillAppear(true)" : nil,
      removes ? (finishes ? "P.viewDidDisappear(true)" : "P.viewDidAppear(true)") : nil,
      "completion", "alongside completion, cancelled: \(!finishes)",
    ]
    #expect(scene.log.take() == ends.compactMap { $0 })
    #expect((scene.back.presentedViewController === modal.controller) == finishes)
    if !finishes { #expect(Picture(scene.window) == before) }
    #expect(scene.stage.diagnostics.issues.isEmpty)
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
    #expect(
      scene.log.take() == [
        "cancel", away, caught, "cancel", away, caught, "finish",
        "interactive: false, cancelled: false",
      ])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animationEnded(true)", "PC.dismissalTransitionDidEnd(true)", "P.viewDidAppear(true)",
        "B.viewDidDisappear(true)", "completion", "alongside completion, cancelled: false",
      ])
  }
}
