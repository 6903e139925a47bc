import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// Incorrect programs that continue nevertheless: each gets a report of one sentence.
@MainActor
@Suite("An incorrect program")
struct WrongProgramTests {
  private let scene = ControllerScene()

  /// Composes itself, or one after another of its kind.
  private final class Endless: Transition {
    let next: (Endless) -> Endless
    private(set) var starts = 0

    init(_ next: @escaping (Endless) -> Endless) {
      self.next = next
    }

    func start(with context: TransitionContext) {
      starts += 1
      context.compose(with: next(self))
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  @Test(
    """
    that composes a transition with itself, at any distance, or others without an end, \
    gets a report, and is stopped at a sufficient depth
    """)
  func circles() throws {
    let own = Endless { $0 }
    var other: Endless?
    let one = Endless { [weak other] in other ?? $0 }
    let two = Endless { _ in one }
    other = two
    try scene.playEach([own, Endless { _ in two }])
    expectEqual([own, one, two].map(\.starts), [1, 1, 1])
    expectEqual(
      scene.transitionIssues.first, .composesItself(transition: "Endless", node: "Endless"))
    expectEqual(scene.transitionIssues.count, 2)
    let fore = try scene.play(Endless { Endless($0.next) })
    expectTrue(scene.back.presentedViewController === fore)
    let sentences = scene.transitionIssues.dropFirst(2).map(\.description)
    expectTrue(sentences.count == 1 && sentences[0].count < 200)
  }

  @Test("that removes a view in start gets a report of the controller", arguments: [true, false])
  func removed(isComing: Bool) throws {
    let fore = scene.controller("B")
    fore.modalPresentationStyle = .overFullScreen
    if !isComing { scene.stack([fore]) }
    fore.transitionController.transition = ScriptedTransition {
      $0.foreViewController.view.removeFromSuperview()
      $0.transitionDidEnd()
    }
    if isComing {
      scene.back.present(fore, animated: true)
    } else {
      fore.dismiss(animated: true)
    }
    try scene.stage.settle()
    expectEqual(
      scene.transitionIssues,
      [
        .removedView(transition: "ScriptedTransition", controller: "LoggingViewController 'B'")
      ])
  }

  @Test(
    "whose animator never adds the incoming view gets a report at the end of a presentation or push"
  )
  func missing() throws {
    let lazy = ScriptedAnimator(0.2) { $0.completeTransition(true) }
    let fore = scene.controller("B", .overFullScreen)
    let delegate = LoggingDelegate(scene.log, animator: lazy)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let name = "LoggingViewController 'B'"
    expectEqual(
      scene.issues, [.missingView(transition: "the presentation of \(name)", controller: name)])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.issues.count, 1)
    let stack = try NavigationScene()
    stack.delegate.animator = { _ in lazy }
    stack.navigation.pushViewController(stack["B"], animated: true)
    try stack.stage.settle()
    expectEqual(stack.issues, [.missingView(transition: "the push of \(name)", controller: name)])
  }

  @Test(
    "that uses a context before its start or after its end gets a report, and changes nothing"
  )
  func outsideOfStart() throws {
    var context: TransitionContext?
    let fore = scene.controller("B")
    let wary = WaryTransition {
      context = $0
      $0.transitionDidEnd()
    }
    wary.onQuestion = { $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 0.5) }
    fore.transitionController.transition = wary
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    context?.animate(fore.view, \.opacity, back: 0, fore: 0.5)
    expectEqual(fore.view.alpha, 1)
    #expect(try scene.stage.settle() == 0)
    expectEqual(
      scene.transitionIssues,
      [
        .tooEarly(node: "WaryTransition", request: "animate opacity"),
        .tooLate(node: "WaryTransition", request: "animate opacity"),
      ])
  }

  @Test("that waits for an animation that repeats without an end gets a report of the animation")
  func repeats() throws {
    scene.present(
      ScriptedTransition { context in
        UIView.animate(withDuration: 0.3, options: .repeat) {
          context.foreViewController.view.backgroundColor = .red
        } completion: { _ in
          context.transitionDidEnd()
        }
      })
    #expect(
      throws: SettleError.neverEnds([
        "ScriptedTransition has called neither endAfterAnimations() nor transitionDidEnd(); a call"
          + " in a Task, on a queue or by a Timer waits for real time",
        "an animation of backgroundColor of UIView that repeats without an end",
      ])
    ) { try scene.stage.settle() }
  }

  @Test("with untitled controllers gets a report of their places")
  func names() throws {
    let (one, two) = (UIViewController(), UIViewController())
    scene.back.title = nil
    scene.back.present(one, animated: false)
    scene.stage.advance(by: 0)
    scene.back.present(two, animated: false)
    let sentence = try #require(scene.issues.last).description
    expectEqual(
      sentence,
      "LoggingViewController (the root of the window) cannot present UIViewController"
        + " (not on screen): the presenter already presents UIViewController"
        + " (presented by LoggingViewController); the request is ignored")
    let (parent, child) = (UINavigationController(), UIViewController())
    parent.viewControllers = [child]
    let place = child.sentenceName
    child.view.accessibilityIdentifier = "list"
    expectEqual(
      [place, child.sentenceName],
      [
        "UIViewController (child 0 of UINavigationController)",
        "UIViewController with the view 'list'",
      ])
  }

  @Test("that ends in two ways gets a report, and its animations are not cut short (Material 11)")
  func twoWays() throws {
    func play(_ end: @escaping (TransitionContext) -> Void) throws -> TimeInterval {
      let start = scene.stage.now
      try scene.play(
        ScriptedTransition { context in
          context.animate(context.foreView, \.opacity, back: 0, fore: 1)
          end(context)
        })
      let time = scene.stage.now - start
      scene.back.dismiss(animated: false)
      try scene.stage.settle()
      return time
    }
    let time = try play {
      $0.endAfterAnimations()
      $0.transitionDidEnd()
    }
    expectNear(time, 0.35, within: 1e-9)
    _ = try play {
      $0.transitionDidEnd()
      $0.endAfterAnimations()
    }
    let issue = TransitionIssue.endsInTwoWays(node: "ScriptedTransition")
    expectEqual(scene.transitionIssues, [issue, issue])
    expectContains(issue.description, "both endAfterAnimations() and transitionDidEnd()")
  }

  @Test(
    "that ends on another thread is said to, and ends when the main thread is free",
    arguments: ["transitionDidEnd()", "endAfterAnimations()"])
  func otherThread(_ call: String) async throws {
    let reports = reports()
    scene.present(
      ScriptedTransition { context in
        let end =
          call == "transitionDidEnd()" ? context.transitionDidEnd : context.endAfterAnimations
        Self.onAnotherThread(end)
      })
    // The main thread is busy with the test.
    let error = #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectContains(
      error?.description,
      "ScriptedTransition has called endAfterAnimations() or transitionDidEnd() on a thread that is"
        + " not the main one, and that call waits until the main thread is free")
    expectTrue(scene.transitionIssues.isEmpty)

    for await _ in reports.prefix(1) {}
    try scene.stage.settle()
    expectEqual(
      scene.transitionIssues, [.endedOnAnotherThread(node: "ScriptedTransition", call: call)])
    expectEqual(scene.back.presentedViewController?.isBeingPresented, false)
  }

  /// The reports from now on; a call on another thread is reported once the main thread is free.
  private func reports() -> AsyncStream<Void> {
    let (reports, report) = AsyncStream.makeStream(of: Void.self)
    scene.stage.diagnostics.handler = { _ in report.yield() }
    return reports
  }

  @Test("that animates, composes or defers on another thread is said to, and it happens later")
  func calls() async throws {
    let reports = reports()
    scene.present(
      ScriptedTransition { context in
        Self.onAnotherThread {
          context.animate(context.foreView, \.opacity, back: 0, fore: 1)
          context.compose(with: Fade())
          context.deferToCompletion { [log = scene.log] in log.note("deferred") }
        }
        UIView.animate(withDuration: 1) {
          context.foreView.backgroundColor = .red
        } completion: {
          _ in
          context.transitionDidEnd()
        }
      })
    scene.stage.advance(by: 0)
    expectTrue(scene.transitionIssues.isEmpty)
    for await _ in reports.prefix(3) {}
    try scene.stage.settle()
    let calls = ["animate(_:_:back:fore:)", "compose(with:)", "deferToCompletion(_:)"]
    expectEqual(
      Set(scene.transitionIssues),
      Set(calls.map { .usedOnAnotherThread(node: "ScriptedTransition", call: $0) }))
    expectTrue(scene.log.take().contains("deferred"))
  }

  @Test("that animates a view in no window gets a report, unless the view is added at once")
  func outsideWindow() throws {
    func play(_ isAdded: Bool) throws {
      try scene.play(
        ScriptedTransition { context in
          let views = [UIView(), UIView()]
          for view in views {
            view.accessibilityIdentifier = "badge"
            context.animate(view, \.position.x, back: 0, fore: 9)
            context.animate(view, \.opacity, back: 0, fore: 1)
            if isAdded { context.containerView.addSubview(view) }
          }
          context.endAfterAnimations()
        }
      ).dismiss(animated: false)
      try scene.stage.settle()
    }
    try play(true)
    expectEqual(scene.transitionIssues, [])
    try play(false)
    expectEqual(
      scene.transitionIssues,
      [
        .animatesOutsideWindow(
          node: "ScriptedTransition", property: "position.x", owner: "UIView 'badge'")
      ])
  }

  @Test("that animates a view outside the window, after one that it adds later, is reported")
  func secondViewOutside() throws {
    scene.present(
      ScriptedTransition { context in
        let (late, lost) = (UIView(), UIView())
        lost.accessibilityIdentifier = "lost"
        context.animate(late, \.opacity, back: 0, fore: 1)
        context.containerView.addSubview(late)
        context.animate(lost, \.opacity, back: 0, fore: 1)
        context.endAfterAnimations()
      })
    try scene.stage.settle()
    expectEqual(
      scene.transitionIssues,
      [
        .animatesOutsideWindow(
          node: "ScriptedTransition", property: "opacity", owner: "UIView 'lost'")
      ])
  }

  @Test("that waits for real time is said to in the error of the stage")
  func realTime() throws {
    scene.present(ScriptedTransition { context in Task { context.transitionDidEnd() } })
    let error = #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectContains(
      error?.description, "a call in a Task, on a queue or by a Timer waits for real time")
  }

  /// Runs work on a thread of its own and waits for it, as code does that the compiler cannot see
  /// through.
  private static func onAnotherThread(_ work: @escaping @MainActor () -> Void) {
    let hidden = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    let gate = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hidden()
      gate.signal()
    }
    gate.wait()
  }

  @Test("whose animations take ages is said to wait for them")
  func ages() throws {
    scene.present(
      TimedTransition(1e9) { context in
        context.animate(context.foreView, \.opacity, back: 0, fore: 1)
        context.endAfterAnimations()
      })
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(within: 10) }
    expectContains(
      error?.description ?? "",
      "TimedTransition waits for the end of its animations; its duration is 1000000000.0 s")
  }
}
