import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A duration")
struct DurationTests {
  private let scene = ControllerScene()

  /// The durations that the contexts of a run and the coordinator report.
  private func durations(
    of transition: (@escaping (TransitionContext) -> Void) -> any Transition
  ) throws -> (contexts: [TimeInterval], coordinator: TimeInterval?) {
    var heard: [TimeInterval] = []
    let fore = scene.present(
      transition {
        heard.append($0.duration)
        $0.transitionDidEnd()
      })
    let coordinator = fore.transitionCoordinator
    try scene.stage.settle()
    fore.dismiss(animated: false)
    try scene.stage.settle()
    return (heard, coordinator?.transitionDuration)
  }

  @Test(
    """
    is Material Motion's, or the transition's own, or the fallback's, and reaches parts at any \
    depth, unless they have their own (Material 7, 18, 20)
    """)
  func chosen() throws {
    let rows: [((@escaping (TransitionContext) -> Void) -> any Transition, [TimeInterval])] = [
      ({ ScriptedTransition($0) }, [TransitionDefaults.duration]),
      ({ TimedTransition(1.25, $0) }, [1.25]),
      (
        { script in
          let modest = ModestTransition()
          modest.fallback = { TimedTransition(2, script) }
          return modest
        }, [2]
      ),
      (
        { script in
          TimedTransition(1) { root in
            root.compose(
              with: ScriptedTransition { part in
                part.compose(with: ScriptedTransition(script))
                part.compose(
                  with: TimedTransition(0.5) { timed in
                    timed.compose(with: ScriptedTransition(script))
                    script(timed)
                  })
                script(part)
              })
            script(root)
          }
        }, [1, 0.5, 0.5, 1, 1]
      ),
    ]
    expectEqual(TransitionDefaults.duration, 0.35)
    for (transition, expected) in rows {
      let (contexts, coordinator) = try durations(of: transition)
      expectEqual(contexts, expected)
      expectEqual(coordinator, expected.last)
    }
  }

  @Test(
    "that no clock can show is reported once, and replaced by the default",
    arguments: [TimeInterval.nan, .infinity, -1])
  func impossible(duration: TimeInterval) throws {
    let (contexts, coordinator) = try durations(of: { TimedTransition(duration, $0) })
    expectTrue(contexts == [0.35] && coordinator == 0.35)
    expectEqual(
      scene.transitionIssues,
      [
        .impossibleDuration(transition: "TimedTransition", value: "\(duration)")
      ])
  }

  @Test("of a plain animator is checked as well", arguments: [Double.nan, -Double.infinity, -1])
  func impossibleAnimator(duration: TimeInterval) throws {
    let fore = scene.controller("B")
    let animator = LoggingAnimator(scene.log, duration: duration, completes: nil)
    animator.onAnimate = { $0.completeTransition(true) }
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    let coordinator = fore.transitionCoordinator
    try scene.stage.settle()
    expectEqual(coordinator?.transitionDuration, 0.35)
    withExtendedLifetime(delegate) {
      expectEqual(
        scene.transitionIssues,
        [
          .impossibleDuration(transition: "LoggingAnimator", value: "\(duration)")
        ])
    }
  }

  @Test("stays the same after the start of the transition (AnimatedTransitions 5)")
  func settled() throws {
    var context: TransitionContext?
    let transition = TimedTransition(1) { context = $0 }
    scene.present(transition)
    scene.stage.advance(by: 0.1)
    transition.duration = 2
    expectEqual(context?.duration, 1)
    expectEqual(transition.questions, 1)
    context?.transitionDidEnd()
    try scene.stage.settle()
    expectEqual(context?.duration, 1)
  }

  /// Measures the container, whose size is not known in a window before the start.
  private final class Measuring: Transition, TransitionWithCustomDuration {
    var started: TimeInterval?
    func transitionDuration(with context: TransitionContext) -> TimeInterval {
      context.containerView.window == nil ? 9 : context.containerView.bounds.width / 1000
    }
    func start(with context: TransitionContext) {
      started = context.duration
      context.transitionDidEnd()
    }
  }

  @Test(
    """
    may be read while the transition computes it, may depend on the container, and is \
    measured again at the start, after a question before the start (AnimatedTransitions \
    5)
    """)
  func computed() throws {
    final class Doubling: Transition, TransitionWithCustomDuration {
      var started: TimeInterval?
      func transitionDuration(with context: TransitionContext) -> TimeInterval {
        2 * context.duration
      }
      func start(with context: TransitionContext) {
        started = context.duration
        context.transitionDidEnd()
      }
    }
    let (doubling, measuring) = (Doubling(), Measuring())
    try scene.playEach([doubling, measuring])
    expectEqual([doubling.started, measuring.started], [0.7, 0.39])
    let again = Measuring()
    let fore = scene.controller("B", with: again)
    let run = try #require(
      fore.transitionController.animationController(
        forPresented: fore, presenting: scene.back, source: scene.back))
    let delegate = LoggingDelegate(scene.log, animator: ForwardingAnimator(run))
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    let early = [coordinator.transitionDuration, coordinator.transitionDuration]
    try scene.stage.settle()
    expectEqual(early + [again.started, coordinator.transitionDuration], [9, 9, 0.39, 0.39])
    expectTrue(scene.back.presentedViewController === fore)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("of zero ends at once, in the same state")
  func zero() throws {
    let fore = scene.present(
      TimedTransition(0) {
        let view: UIView = $0.foreViewController.view
        $0.animate(view, \.opacity, back: 0, fore: 1)
        let timing = TransitionTiming.spring(stiffness: 100, damping: 10)
        $0.animate(view, \.position.y, back: 900, fore: 422, timing: timing)
        $0.animate(view, \.cornerRadius, back: 0, fore: 8, during: 0.5...1)
        $0.endAfterAnimations()
      })
    #expect(try scene.stage.settle() == 0)
    expectEqual(fore.view.alpha, 1)
    expectEqual(fore.view.layer.cornerRadius, 8)
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    expectEqual(fore.view.alpha, 1)
    expectEqual(fore.view.center.y, 422)
  }
}

/// An animator of an app that forwards its calls to another animator.
@MainActor
private final class ForwardingAnimator: UIViewControllerAnimatedTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { animator.transitionDuration(using: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { animator.animationEnded(transitionCompleted) }
}
