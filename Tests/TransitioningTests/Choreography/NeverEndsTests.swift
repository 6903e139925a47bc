import TestSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition that never ends")
struct NeverEndsTests {
  private let scene = ControllerScene()

  @Test("is named, with its path through the composition (AnimatedTransitions 12)")
  func path() {
    let fore = scene.controller(
      "B",
      with: TimedTransition(1) { root in
        root.compose(
          with: WaryTransition { part in
            part.compose(with: ModestTransition { _ in })
            part.compose(with: ScriptedTransition())
            part.transitionDidEnd()
          })
        root.compose(with: Fade())
        root.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    #expect(
      throws: SettleError.neverEnds([
        "TimedTransition › WaryTransition › ModestTransition has called neither endAfterAnimations() nor transitionDidEnd()"
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
    scene.back.present(scene.controller("B", with: transition), animated: true)
    #expect(
      throws: SettleError.neverEnds([
        "PresentingTransition › StartingPresentationController has called neither"
          + " endAfterAnimations() nor transitionDidEnd()",
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
      throws: SettleError.neverEnds(["LoggingAnimator has not called completeTransition(_:)"])
    ) { try scene.stage.settle() }
    withExtendedLifetime(delegate) {}
  }

  // Rules: AnimatedTransitions 12.
  @Test("makes later requests wait or fail, and all go on after its late end")
  func late() throws {
    var kept: TransitionContext?
    let fore = scene.controller("B", with: StubbornTransition { kept = $0 })
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 100)
    fore.present(scene.controller("C"), animated: true)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    var isDismissed = false
    fore.dismiss(animated: true) { isDismissed = true }
    #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue(!isDismissed)
    kept?.transitionDidEnd()
    scene.stage.advance(by: 0)
    kept?.transitionDidEnd()
    try scene.stage.settle()
    expectTrue(isDismissed)
  }

  @Test("does not prevent a dismissal", arguments: [true, false])
  func dismissed(animated: Bool) throws {
    let fore = scene.controller("B", with: ScriptedTransition { _ in })
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 1)
    var isDismissed = false
    fore.dismiss(animated: animated) { isDismissed = true }
    try scene.stage.settle()
    expectTrue(isDismissed)
    expectTrue(scene.back.presentedViewController == nil)
    expectEqual(scene.window.subviews, [scene.back.view])
  }

  @Test("ends with its window, and blocks nothing then")
  func gone() throws {
    let stage = Stage()
    var window: UIWindow? = UIWindow(stage: stage)
    let root = UIViewController()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    let fore = UIViewController()
    fore.transitionController.transition = ScriptedTransition { _ in }
    var isHeard = false
    root.present(fore, animated: true) { isHeard = true }
    stage.advance(by: 1)
    if let window { stage.remove(window) }
    window = nil
    try stage.settle()
    expectTrue(isHeard)
    expectTrue(root.presentedViewController == nil)
    expectTrue(fore.presentingViewController == nil)
  }
}
