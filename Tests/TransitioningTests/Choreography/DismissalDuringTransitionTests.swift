import Expectations
import Foundation
import TestSupport
import Transitioning

/// `TransitionController.dismiss(animated:completion:)`, on both platforms.
@MainActor
@Suite("A dismissal by the transition controller")
struct DismissalDuringTransitionTests {
  private let scene = ControllerScene()

  private func present(
    _ transition: any Transition, in style: UIModalPresentationStyle = .overFullScreen
  ) -> LoggingViewController {
    let fore = scene.controller("B", with: transition)
    fore.modalPresentationStyle = style
    scene.back.present(fore, animated: true)
    return fore
  }

  private var fade: TimedTransition {
    TimedTransition(0.4) {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
  }

  @Test("turns a running presentation round: it goes back as far as it has come, and is gone")
  func turns() throws {
    let fore = present(fade)
    scene.stage.advance(by: 0.1)
    let shown = fore.view.layer.presentation()?.opacity
    var isDismissed = false
    fore.transitionController.dismiss { isDismissed = true }
    expectEqual(fore.view.layer.presentation()?.opacity, shown)
    expectTrue(!isDismissed)
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectTrue(isDismissed && scene.back.presentedViewController == nil)
    expectTrue(fore.transitionDecisions.contains(.reverses))
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    expectEqual(scene.stage.diagnostics.remarks, [])
  }

  @Test("turns it round once if it is called again, and calls each completion")
  func twice() throws {
    let fore = present(fade)
    scene.stage.advance(by: 0.2)
    var calls: [String] = []
    fore.transitionController.dismiss { calls.append("first") }
    scene.stage.advance(by: 0.1)
    fore.transitionController.dismiss { calls.append("second") }
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectEqual(calls, ["first", "second"])
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("waits for what it cannot turn round, also right after the request")
  func waits() throws {
    for (transition, time) in [(DecliningFade(), 0.1), (fade as any Transition, nil as Double?)] {
      let fore = present(transition)
      if let time { scene.stage.advance(by: time) }
      var isDismissed = false
      fore.transitionController.dismiss(animated: false) { isDismissed = true }
      expectTrue(fore.transitionDecisions.contains(.waits(for: .forward)))
      scene.stage.advance(by: 0.29)
      expectTrue(!isDismissed && scene.back.presentedViewController === fore)
      try scene.stage.settle()
      expectTrue(isDismissed && scene.back.presentedViewController == nil)
    }
  }

  @Test("during a dismissal waits for its end, and dismisses what a finger has taken back")
  func duringDismissal() throws {
    for isCancelled in [false, true] {
      let fore = present(fade)
      try scene.stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      fore.transitionController.transition = DrivenFade(by: driver)
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0.05)
      driver.update(0.4)
      var isDismissed = false
      fore.transitionController.dismiss { isDismissed = true }
      if isCancelled { driver.cancel() } else { driver.finish() }
      expectTrue(!isDismissed)
      fore.transitionController.transition = fade
      try scene.stage.settle()
      expectTrue(isDismissed && scene.back.presentedViewController == nil)
    }
  }

  @Test("of a child is that of the controller which is presented")
  func child() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.transitionController.transition = fade
    stack.modalPresentationStyle = .overFullScreen
    scene.back.present(stack, animated: true)
    scene.stage.advance(by: 0.1)
    stack.topViewController?.transitionController.dismiss()
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("of what is at rest is a dismissal; of what is not presented, nothing but its completion")
  func atRest() throws {
    let fore = present(fade)
    try scene.stage.settle()
    var calls: [String] = []
    fore.transitionController.dismiss { calls.append("gone") }
    #expect(abs(try scene.stage.settle() - 0.4) < 1e-6)
    expectEqual(calls, ["gone"])
    fore.transitionController.dismiss { calls.append("nothing") }
    expectEqual(calls, ["gone", "nothing"])
  }
}

/// A fade that a percent-driven controller drives.
private final class DrivenFade: TransitionWithInteraction {
  private let driver: UIPercentDrivenInteractiveTransition

  init(by driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A fade that cannot be interrupted.
private final class DecliningFade: TransitionWithInterruption, TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.4 }

  func isInterruptible(with context: TransitionContext) -> Bool { false }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
