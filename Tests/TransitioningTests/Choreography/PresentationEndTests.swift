import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation controller that is a transition")
struct PresentationEndTests {
  private let scene = ControllerScene()

  private func presented(
    _ transition: PresentingTransition, _ script: @escaping (TransitionContext) -> Void
  ) -> LoggingViewController {
    transition.make = {
      let manager = StartingPresentationController(presentedViewController: $0, presenting: $1)
      manager.script = script
      return manager
    }
    return scene.present(transition)
  }

  @Test(
    """
    may leave the end to the transition, which may end at once, and is reversed with it
    """)
  func leavesEnd() throws {
    let fore = presented(PresentingTransition()) { _ in }
    #expect(try scene.stage.settle() == 0)
    expectTrue(scene.back.presentedViewController === fore)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
    expectTrue(scene.issues.isEmpty)
    let transition = PresentingTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    let other = presented(transition) { _ in }
    scene.stage.advance(by: 0.2)
    other.transitionController.dismiss()
    #expect(abs(try scene.stage.settle() - 0.2) < 1e-6)
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("ends after the animations of its context", arguments: [0.5, 4])
  func waits(part: Double) throws {
    let spring = SpringCurve(response: 0.3 * part, dampingRatio: 1)
    let transition = PresentingTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    _ = presented(transition) {
      $0.animate(
        $0.containerView, \.cornerRadius, back: 0, fore: 8, timing: .spring(spring))
    }
    let length = try scene.stage.settle()
    // The corners move by eight points; half a point cannot be seen.
    let visible = spring.settlingDuration(over: 8, tolerance: 0.5)
    expectEqual((visible > 0.35), (part > 1))
    expectNear(length, max(0.35, visible), within: 1e-6)
  }

  @Test(
    "may end by itself, earlier or later; the presentation waits for a transition that does not end"
  )
  func endsItself() throws {
    var late: TransitionContext?
    let fore = presented(PresentingTransition()) { late = $0 }
    try scene.stage.settle()
    late?.transitionDidEnd()
    expectTrue(scene.issues.isEmpty)
    fore.dismiss(animated: false)
    try scene.stage.settle()
    _ = presented(PresentingTransition { _ in }) { $0.transitionDidEnd() }
    #expect(throws: SettleError.self) { try scene.stage.settle() }
  }
}
