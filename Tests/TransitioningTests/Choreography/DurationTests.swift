import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A duration")
struct DurationTests {
  private let scene = ControllerScene()

  /// The durations that the contexts of a run and the coordinator report.
  private func durations(_ transition: (@escaping (TransitionContext) -> Void) -> any Transition)
    throws -> (contexts: [TimeInterval], coordinator: TimeInterval?)
  {
    var heard: [TimeInterval] = []
    let fore = scene.controller(
      "B",
      with: transition {
        heard.append($0.duration)
        $0.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    let coordinator = fore.transitionCoordinator
    try scene.stage.settle()
    return (heard, coordinator?.transitionDuration)
  }

  @Test("is Material Motion's unless chosen (Material 7)")
  func standard() throws {
    #expect(TransitionDefaults.duration == 0.35)
    let (contexts, coordinator) = try durations { ScriptedTransition($0) }
    #expect(contexts == [0.35])
    #expect(coordinator == 0.35)
  }

  @Test("is the transition's own if it has one (Material 7)")
  func own() throws {
    let (contexts, coordinator) = try durations { TimedTransition(1.25, $0) }
    #expect(contexts == [1.25])
    #expect(coordinator == 1.25)
  }

  @Test("is the fallback's if the fallback runs (Material 20)")
  func fallback() throws {
    let (contexts, coordinator) = try durations { script in
      let modest = ModestTransition()
      modest.fallback = { TimedTransition(2, script) }
      return modest
    }
    #expect(contexts == [2])
    #expect(coordinator == 2)
  }

  @Test("reaches parts at any depth, unless they have their own (Material 18)")
  func parts() throws {
    let (contexts, _) = try durations { script in
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
    }
    #expect(contexts == [1, 0.5, 0.5, 1, 1])
  }

  @Test(
    "that no clock can show is reported once, and replaced by the default",
    arguments: [TimeInterval.nan, .infinity, -1])
  func impossible(duration: TimeInterval) throws {
    let (contexts, coordinator) = try durations { TimedTransition(duration, $0) }
    #expect(contexts == [0.35])
    #expect(coordinator == 0.35)
    #expect(
      scene.transitionIssues == [
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
    #expect(coordinator?.transitionDuration == 0.35)
    withExtendedLifetime(delegate) {
      #expect(
        scene.transitionIssues == [
          .impossibleDuration(transition: "LoggingAnimator", value: "\(duration)")
        ])
    }
  }

  @Test("stays the same after the start of the transition (AnimatedTransitions 5)")
  func settled() throws {
    var context: TransitionContext?
    let transition = TimedTransition(1) { context = $0 }
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    transition.duration = 2
    #expect(context?.duration == 1)
    #expect(transition.questions == 1)
    context?.transitionDidEnd()
    try scene.stage.settle()
    #expect(context?.duration == 1)
  }

  @Test("may be read while the transition computes it")
  func selfReference() throws {
    final class Doubling: Transition, TransitionWithCustomDuration {
      func transitionDuration(with context: TransitionContext) -> TimeInterval {
        2 * context.duration
      }
      func start(with context: TransitionContext) {
        #expect(context.duration == 0.7)
        context.transitionDidEnd()
      }
    }
    let fore = scene.controller("B", with: Doubling())
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
  }

  @Test("may depend on the container")
  func container() throws {
    final class Measuring: Transition, TransitionWithCustomDuration {
      func transitionDuration(with context: TransitionContext) -> TimeInterval {
        context.containerView.window == nil ? 9 : context.containerView.bounds.width / 1000
      }
      func start(with context: TransitionContext) {
        #expect(context.duration == 0.39)
        context.transitionDidEnd()
      }
    }
    let fore = scene.controller("B", with: Measuring())
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
  }

  // Rules: AnimatedTransitions 5.
  @Test("is measured again at the start, after a question before the start")
  func askedEarly() throws {
    final class Measuring: Transition, TransitionWithCustomDuration {
      var started: TimeInterval?
      func transitionDuration(with context: TransitionContext) -> TimeInterval {
        context.containerView.window == nil ? 9 : context.containerView.bounds.width / 1000
      }
      func start(with context: TransitionContext) {
        started = context.duration
        context.transitionDidEnd()
      }
    }
    let measuring = Measuring()
    let fore = scene.controller("B", with: measuring)
    let run = try #require(
      fore.transitionController.animationController(
        forPresented: fore, presenting: scene.back, source: scene.back))
    let delegate = LoggingDelegate(scene.log, animator: ForwardingAnimator(run))
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    for _ in 0..<2 { #expect(coordinator.transitionDuration == 9) }
    try scene.stage.settle()
    #expect(measuring.started == 0.39)
    #expect(coordinator.transitionDuration == 0.39)
    #expect(scene.back.presentedViewController === fore)
    #expect(scene.issues == [])
  }

  @Test("of zero ends at once, in the same state")
  func zero() throws {
    let fore = scene.controller(
      "B",
      with: TimedTransition(0) {
        let view: UIView = $0.foreViewController.view
        $0.animate(view, \.opacity, back: 0, fore: 1)
        let timing = TransitionTiming.spring(stiffness: 100, damping: 10)
        $0.animate(view, \.position.y, back: 900, fore: 422, timing: timing)
        $0.animate(view, \.cornerRadius, back: 0, fore: 8, during: 0.5...1)
        $0.endAfterAnimations()
      })
    scene.back.present(fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(fore.view.alpha == 1)
    #expect(fore.view.layer.cornerRadius == 8)
    fore.dismiss(animated: true)
    #expect(try scene.stage.settle() == 0)
    #expect(fore.view.alpha == 1)
    #expect(fore.view.center.y == 422)
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
