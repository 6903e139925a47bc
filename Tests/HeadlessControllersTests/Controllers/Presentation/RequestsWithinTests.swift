import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A request during a transition")
struct RequestsWithinTests {
  private let scene = ControllerScene()

  // Rules: Presentation 11, 13.
  @Test(
    "to present is refused before the presenter has appeared, and its completion runs",
    arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing"])
  func tooEarly(callback: String) throws {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    fore.reactions[callback] = { [scene] in
      fore.present(other, animated: true) { scene.log.note("refused") }
    }
    scene.back.present(fore, animated: true) { scene.log.note("presented") }
    try scene.stage.settle()
    expectEqual(scene.log.take().filter { !$0.contains(".") }.sorted(), ["presented", "refused"])
    expectEqual(scene.picture, "P > B: P [B]; issues: 1")
    expectTrue(!other.isViewLoaded)
  }

  @Test(
    "to present begins in the same instant after the first controller has appeared",
    arguments: ["viewDidAppear", "completion", "alongside"], [true, false])
  func chained(place: String, animated: Bool) throws {
    let (fore, other) = (scene.controller("B", .fullScreen), scene.controller("C", .fullScreen))
    let next = { fore.present(other, animated: animated) }
    if place == "viewDidAppear" { fore.reactions["viewDidAppear"] = next }
    scene.back.present(fore, animated: true) { if place == "completion" { next() } }
    if place == "alongside" {
      fore.transitionCoordinator?.animate(alongsideTransition: nil) { _ in next() }
    }
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B > C: [] [] [C]")
    other.dismiss(animated: animated)
    fore.reactions = [:]
    try scene.stage.settle()
    fore.dismiss(animated: animated)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  // Rules: Presentation 29; AnimatedTransitions 18.
  @Test(
    "to dismiss runs after the presentation, in order",
    arguments: ["at once", "viewWillAppear", "viewDidAppear", "half-way", "completion"],
    [true, false])
  func dismissing(place: String, animated: Bool) throws {
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = StubbornTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    let dismiss = { [scene] in fore.dismiss(animated: animated) { scene.log.note("dismissed") } }
    fore.reactions[place] = dismiss
    scene.back.present(fore, animated: true) { [scene] in
      scene.log.note("presented")
      if place == "completion" { dismiss() }
    }
    if place == "at once" { dismiss() }
    scene.stage.advance(by: 0.1)
    if place == "half-way" { dismiss() }
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.loadView", "B.viewDidLoad", "P.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "P.viewDidDisappear(true)",
        "presented",
        "B.viewWillDisappear(\(animated))", "P.viewWillAppear(\(animated))",
        "P.viewIsAppearing(\(animated))", "P.viewDidAppear(\(animated))",
        "B.viewDidDisappear(\(animated))", "dismissed",
      ])
    expectEqual(scene.picture, "P: P")
  }

  @Test("to dismiss twice completes twice, and dismisses once")
  func twice() throws {
    let fore = scene.controller("B")
    scene.stack([fore])
    scene.back.dismiss(animated: true) { [scene] in scene.log.note("first") }
    fore.dismiss(animated: true) { [scene] in scene.log.note("second") }
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "first", "second",
      ])
    expectEqual(scene.issues, [.alreadyDismissing(controller: "LoggingViewController 'B'")])
  }

  @Test(
    "to dismiss further down waits for the transition above, or reverses it",
    arguments: [true, false])
  func deeper(isLeaving: Bool) throws {
    let controllers = (1...3).map { scene.controller("\($0)") }
    scene.stack(isLeaving ? controllers : Array(controllers.dropLast()))
    let note = { [scene] in scene.log.note("one") }
    if isLeaving {
      controllers[1].dismiss(animated: true, completion: note)
    } else {
      controllers[1].present(controllers[2], animated: true, completion: note)
    }
    scene.stage.advance(by: 0.1)
    scene.back.dismiss(animated: true) { [scene] in scene.log.note("all") }
    try scene.stage.settle()
    expectEqual(scene.log.take().filter { !$0.contains(".") }, ["one", "all"])
    expectEqual(scene.picture, "P: P")
  }

  @Test("to dismiss a presentation that is cancelled dismisses nothing else")
  func dismissingCancelled() throws {
    let (below, fore) = (scene.controller("A"), scene.controller("B"))
    scene.stack([below])
    let animator = LoggingAnimator(scene.log, completes: false)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    below.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    fore.dismiss(animated: true) { [scene] in scene.log.note("dismissed") }
    try scene.stage.settle()
    expectEqual(scene.log.take().last, "dismissed")
    withExtendedLifetime(delegate) { expectEqual(scene.picture, "P > A: P [A]") }
  }

  @Test("to dismiss from the completion of a cancelled dismissal begins another")
  func dismissingAgain() throws {
    let fore = scene.controller("B")
    let animator = LoggingAnimator(scene.log, completes: false)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    scene.stack([fore])
    fore.transitioningDelegate = delegate
    fore.dismiss(animated: true) {
      animator.completes = true
      fore.dismiss(animated: true)
    }
    try scene.stage.settle()
    withExtendedLifetime(delegate) { expectEqual(scene.picture, "P: P") }
  }

  @Test(
    "to present from the completion of a dismissal begins at once (Presentation 30)",
    arguments: [true, false])
  func swap(alongside: Bool) throws {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    scene.stack([fore])
    let next = { [scene] in scene.back.present(other, animated: true) }
    fore.dismiss(animated: true, completion: alongside ? nil : next)
    if alongside {
      let coordinator = try #require(scene.back.transitionCoordinator)
      coordinator.animate(alongsideTransition: nil) { _ in next() }
    }
    try scene.stage.settle()
    expectEqual(scene.picture, "P > C: P [C]")
  }

  @Test(
    "to dismiss from deferred work runs after the presentation has ended (Material 12)")
  func dismissInDeferredWork() throws {
    let fore = scene.controller(
      "B",
      with: ScriptedTransition { context in
        let fore = context.foreViewController
        if context.direction == .forward {
          context.deferToCompletion { fore.dismiss(animated: true) }
        }
        context.animate(fore.view, \.opacity, back: 0, fore: 1)
        context.endAfterAnimations()
      })
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: TransitionDefaults.duration + 0.01)
    expectEqual(scene.log.take().suffix(2), ["B.viewDidAppear(true)", "B.viewWillDisappear(true)"])
    expectLess(0.9, fore.view.layer.presentationProperties.opacity)
    try scene.stage.settle()
    expectEqual(scene.log.take(), ["B.viewDidDisappear(true)"])
    expectEqual(scene.picture, "P: P")
  }

  @Test("to present while the presenter is dismissed is refused (Presentation 13)")
  func presentingWhileDismissed() throws {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    scene.stack([fore])
    fore.dismiss(animated: true)
    fore.present(other, animated: true)
    scene.back.present(other, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.issues,
      [
        .transitionInProgress(
          presenter: "LoggingViewController 'B'", requested: "LoggingViewController 'C'"),
        .alreadyPresenting(
          presenter: "LoggingViewController 'P'", current: "LoggingViewController 'B'",
          requested: "LoggingViewController 'C'"),
      ])
    expectEqual(scene.picture, "P: P; issues: 2")
  }

  @Test(
    "to present from a leaving controller is refused up to the end (Presentation 13)",
    arguments: [true, false])
  func fromTheLeaving(animated: Bool) throws {
    let (fore, other) = (scene.controller("B", .fullScreen), scene.controller("C"))
    scene.stack([fore])
    scene.back.reactions["viewIsAppearing"] = { fore.present(other, animated: true) }
    fore.dismiss(animated: animated)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P; issues: 1")
    expectTrue(!other.isViewLoaded)
    expectTrue(fore.presentedViewController == nil && fore.activePresentationController == nil)
  }

  @Test(
    "to remove a child that presents also removes its presentation",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func presentingChildLeaves(style: UIModalPresentationStyle) throws {
    let (child, fore) = (scene.controller("A"), scene.controller("B", style))
    child.definesPresentationContext = true
    scene.back.addChild(child)
    scene.back.view.addSubview(child.view)
    child.didMove(toParent: scene.back)
    scene.stage.advance(by: 0)
    child.present(fore, animated: true)
    try scene.stage.settle()
    expectTrue(fore.presentingViewController === child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    try scene.stage.settle()
    expectEqual([fore.presentingViewController, child.presentedViewController], [nil, nil])
    expectTrue([fore, child].allSatisfy { $0.view.window == nil })
    expectEqual(scene.picture, "P: P")
    let calls = scene.log.calls()
    expectEqual(
      ["A.", "B."].map { name in calls.last { $0.hasPrefix(name) } },
      ["A.viewDidDisappear", "B.viewDidDisappear"])
  }

  @Test("to show the window and to present are both performed in one turn")
  func firstTurn() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let log = Log()
    let (root, fore) = (LoggingViewController("R", log), LoggingViewController("B", log))
    fore.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(fore, animated: false)
    try stage.settle()
    expectEqual(
      log.take(),
      [
        "R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)", "B.loadView", "B.viewDidLoad",
        "R.viewIsAppearing(false)", "R.viewDidAppear(false)",
        "R.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)", "R.viewDidDisappear(false)",
      ])
  }
}
