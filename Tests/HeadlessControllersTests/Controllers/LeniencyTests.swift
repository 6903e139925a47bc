import Expectations
import ControllerSupport
import StageSupport
import Transitioning

/// What a stage does, and a device does not.
@MainActor
@Suite("A leniency of the stage")
struct LeniencyTests {
  private let scene = ControllerScene()
  private var stage: Stage { scene.stage }

  /// Runs a program on a stage with all leniencies, and expects that one was remarked, once; then on
  /// a stage without them.
  private func compare<Outcome: Equatable>(
    _ leniency: Leniency, _ lenient: Outcome, _ strict: Outcome,
    _ program: @MainActor (ControllerScene) -> Outcome
  ) {
    for leniencies in [Set(Leniency.allCases), []] {
      let scene = ControllerScene()
      scene.stage.leniencies = leniencies
      var remarks: [String] = []
      scene.stage.diagnostics.remarkHandler = { remarks.append($0) }
      expectEqual(program(scene), leniencies.isEmpty ? strict : lenient)
      let expected = leniencies.isEmpty ? [] : [leniency.remark]
      expectEqual(remarks, expected)
      expectEqual(scene.stage.diagnostics.remarks, expected)
    }
  }

  @Test("is that a dismissal turns a presentation round, or waits (Presentation 13, 29)")
  func dismissal() {
    for time in [nil, 0.1] as [Double?] {
      compare(.dismissalDuringTransition, [true, false], [false, true]) { scene in
        let fore = scene.controller("B", with: TimedFade(0.4))
        var isDismissed = false
        scene.back.present(fore, animated: true)
        if let time { scene.stage.advance(by: time) }
        fore.dismiss(animated: true) { isDismissed = true }
        fore.dismiss(animated: true)
        scene.stage.advance(by: 2)
        let refusal = ControllerIssue.dismissalDuringTransition(
          controller: "LoggingViewController 'B'")
        if !isDismissed { expectEqual(scene.issues, [refusal, refusal]) }
        return [isDismissed, scene.back.presentedViewController === fore]
      }
    }
  }

  @Test("is that a refused presentation calls its completion (Presentation 13)")
  func refusal() {
    compare(.completionOfRefusedPresentation, 1, 0) { scene in
      var calls = 0
      scene.back.present(scene.controller("B"), animated: false)
      scene.back.present(scene.controller("C"), animated: false) { calls += 1 }
      scene.stage.advance(by: 1)
      expectEqual(scene.issues.count, 1)
      return calls
    }
  }

  @Test(
    "is that a percent-driven controller remembers an early end (Interaction 14)",
    arguments: [true, false])
  func earlyEnd(finishes: Bool) {
    compare(.earlyEndOfInteraction, !finishes, nil) { scene -> Bool? in
      let driver = UIPercentDrivenInteractiveTransition()
      let fore = scene.controller("B", with: FadeByHand(driver))
      scene.back.present(fore, animated: true)
      if finishes { driver.finish() } else { driver.cancel() }
      scene.stage.advance(by: 2)
      guard fore.transitionCoordinator == nil else { return nil }
      return scene.back.presentedViewController == nil
    }
  }

  @Test("is not needed by an end that is the library's (Interaction 14)")
  func ownEnd() {
    for leniencies in [Set(Leniency.allCases), []] {
      stage.leniencies = leniencies
      for hasVelocity in [false, true] {
        let driver = UIPercentDrivenInteractiveTransition()
        let fore = scene.controller("B", with: FadeByHand(driver))
        scene.back.present(fore, animated: true)
        if hasVelocity { driver.cancel(withVelocity: 0) } else { driver.release(finishing: false) }
        stage.advance(by: 2)
        expectTrue(scene.back.presentedViewController == nil && fore.transitionCoordinator == nil)
      }
    }
    expectEqual(stage.diagnostics.remarks, [])
  }

  @Test("is that an early release by the library is remembered for an app's own animator, too")
  func foreignEnd() {
    compare(.earlyEndOfInteraction, true, false) { scene in
      let delegate = LoggingDelegate(scene.log, animator: BlockFade())
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interaction = driver
      let fore = scene.controller("B", .fullScreen)
      fore.transitioningDelegate = delegate
      scene.back.present(fore, animated: true)
      driver.release(finishing: true)
      scene.stage.advance(by: 2)
      return fore.transitionCoordinator == nil
    }
  }

  @Test("is that values of UIView.animate are as before a cancelled transition (Interaction 16)")
  func models() {
    compare(.valuesAfterCancelling, 1, 0.25) { scene in
      let delegate = LoggingDelegate(scene.log, animator: BlockFade())
      let fore = scene.controller("B", .fullScreen)
      fore.transitioningDelegate = delegate
      scene.back.present(fore, animated: false)
      scene.stage.advance(by: 1)
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interaction = driver
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      driver.update(0.5)
      driver.cancel()
      scene.stage.advance(by: 2)
      expectTrue(scene.back.presentedViewController === fore)
      return fore.view.alpha
    }
  }

  @Test("is remarked again after all remarks were removed, on another stage, and not in silence")
  func again() {
    func use() {
      let fore = scene.controller("B", with: TimedFade(0.2))
      scene.back.present(fore, animated: true)
      stage.advance(by: 0.1)
      fore.dismiss(animated: true)
      stage.advance(by: 1)
    }
    use()
    use()
    expectEqual(stage.diagnostics.remarks.count, 1)
    stage.diagnostics.removeAll()
    expectEqual(stage.diagnostics.remarks, [])
    expectTrue(stage.diagnostics.issues.isEmpty)
    use()
    expectEqual(stage.diagnostics.remarks.count, 1)
  }
}

/// A fade of some seconds.
private final class TimedFade: TransitionWithCustomDuration {
  private let seconds: TimeInterval

  init(_ seconds: TimeInterval) { self.seconds = seconds }

  func transitionDuration(with context: TransitionContext) -> TimeInterval { seconds }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// An app's animator, which fades by a block and sets nothing back.
private final class BlockFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.4) {
      from.alpha = 0.25
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
