import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition that never ends")
struct NeverEndsTests {
  private let scene = ControllerScene()

  /// The remark at the first missing call.
  private let remark = "; a call in a Task, on a queue or by a Timer waits for real time"

  @Test("is named, with its path through the composition (AnimatedTransitions 12)")
  func path() {
    scene.present(
      TimedTransition(1) { root in
        root.compose(
          with: WaryTransition { part in
            part.compose(with: ModestTransition { _ in })
            part.compose(with: ScriptedTransition())
            part.transitionDidEnd()
          })
        root.compose(with: Fade())
        root.transitionDidEnd()
      })
    #expect(
      throws: SettleError.neverEnds([
        "TimedTransition › WaryTransition › ModestTransition has called neither endAfterAnimations() nor transitionDidEnd()\(remark)"
      ])
    ) { try scene.stage.settle() }
    expectTrue(!scene.stage.isSettled)
  }

  @Test("is named if a presentation controller composes it")
  func presentation() {
    let transition = PresentingTransition()
    transition.make = { presented, presenting in
      let controller = StartingPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.script = { $0.compose(with: ScriptedTransition { _ in }) }
      return controller
    }
    scene.present(transition)
    #expect(
      throws: SettleError.neverEnds([
        "PresentingTransition › StartingPresentationController has called neither"
          + " endAfterAnimations() nor transitionDidEnd()\(remark)",
        "PresentingTransition › StartingPresentationController › ScriptedTransition has called neither"
          + " endAfterAnimations() nor transitionDidEnd()",
      ])
    ) { try scene.stage.settle() }
  }

  @Test("is named if it is an animator of UIKit's kind (AnimatedTransitions 12)")
  func animator() {
    let fore = scene.controller("B")
    let delegate = LoggingDelegate(
      scene.log, animator: LoggingAnimator(scene.log, completes: nil))
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    #expect(
      throws: SettleError.neverEnds([
        "LoggingAnimator has not called completeTransition(_:)\(remark)"
      ])
    ) { try scene.stage.settle() }
    withExtendedLifetime(delegate) {}
  }

  // Rules: AnimatedTransitions 12.
  @Test("makes later requests wait or fail, and all go on after its late end")
  func late() throws {
    var kept: TransitionContext?
    let fore = scene.present(StubbornTransition { kept = $0 })
    scene.stage.advance(by: 100)
    fore.present(scene.controller("C"), animated: true)
    expectEqual(scene.issues.count, 1)
    var isDismissed = false
    fore.transitionController.dismiss { isDismissed = true }
    #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue(!isDismissed)
    kept?.transitionDidEnd()
    scene.stage.advance(by: 0.1)
    kept?.transitionDidEnd()
    try scene.stage.settle()
    expectTrue(isDismissed)
  }

  @Test("does not prevent a dismissal, and ends with its window", arguments: [true, false])
  func dismissed(animated: Bool) throws {
    let fore = scene.present(ScriptedTransition { _ in })
    scene.stage.advance(by: 1)
    var isDismissed = false
    fore.transitionController.dismiss(animated: animated) { isDismissed = true }
    try scene.stage.settle()
    expectTrue(isDismissed && scene.window.subviews == [scene.back.view])
    let stage = Stage()
    var window: UIWindow? = UIWindow(stage: stage)
    let root = UIViewController()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    let other = UIViewController()
    other.transitionController.transition = ScriptedTransition { _ in }
    var isHeard = false
    root.present(other, animated: true) { isHeard = true }
    stage.advance(by: 1)
    if let window { stage.remove(window) }
    window = nil
    try stage.settle()
    expectTrue(isHeard)
    expectTrue(root.presentedViewController == nil && other.presentingViewController == nil)
  }
}
