import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// What is said of an animator that makes a new interruptible animator at each call.
@MainActor
@Suite("An interruptible animator that is not kept")
struct UnkeptAnimatorTests {
  private let idle = "was not started; most likely each call makes a new one"
  private let other = "returns another animator at each call of interruptibleAnimator(using:)"

  // Rules: AnimatedTransitions 14, 15.
  @Test("is reported at the start of a presentation and of a dismissal", arguments: [true, false])
  func modal(isPresentation: Bool) throws {
    let scene = ControllerScene()
    let delegate = LoggingDelegate(
      scene.log, animator: PropertyAnimatorFade(duration: 0.5, isKept: false))
    let fore = scene.controller("B", .overFullScreen)
    if !isPresentation { scene.stack([fore]) }
    fore.transitioningDelegate = delegate
    if isPresentation {
      scene.back.present(fore, animated: true)
    } else {
      fore.dismiss(animated: true)
    }
    try scene.stage.settle()
    expectEqual(scene.issues.map { "\($0)".contains(idle) }, [true])
    expectEqual(scene.picture, (isPresentation ? "P > B: P [B]" : "P: P") + "; issues: 1")
  }

  @Test("is reported at the start of a push and a pop")
  func containers() throws {
    let scene = try NavigationScene()
    let animator = PropertyAnimatorFade(duration: 0.5, isKept: false)
    scene.delegate.animator = { _ in animator }
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    expectEqual(scene.issues.count, 1)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(scene.issues.map { "\($0)".contains(idle) }, [true, true])
    expectEqual(scene.picture, "A; issues: 2")
  }

  @Test(
    "is reported once if a finger drives it, whatever the finger does", arguments: [true, false])
  func driven(isFinished: Bool) throws {
    let scene = ControllerScene()
    let modal = LoggedModal(scene)
    scene.stack([modal.controller])
    modal.delegate.animator = PropertyAnimatorFade(duration: 0.5, isKept: false)
    modal.delegate.interaction = modal.interaction
    modal.controller.dismiss(animated: true)
    scene.stage.advance(by: 0)
    modal.interaction.update(0.4)
    if isFinished { modal.interaction.finish() } else { modal.interaction.cancel() }
    try scene.stage.settle()
    expectEqual(scene.issues.count { "\($0)".contains(idle) }, 1)
  }

  @Test("is reported when the transition is turned back, if each call starts the new one")
  func started() throws {
    let scene = ControllerScene()
    let delegate = LoggingDelegate(
      scene.log, animator: PropertyAnimatorFade(duration: 0.5, isKept: false, isStarted: true))
    let fore = scene.controller("B", .overFullScreen)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    expectEqual(scene.issues, [])
    fore.dismiss(animated: true)
    expectEqual(scene.issues.map { "\($0)".contains(other) }, [true])
  }

  @Test("is not reported if the app starts the one that it returns, soon or late")
  func kept() throws {
    let scene = ControllerScene()
    let delegate = LoggingDelegate(scene.log, animator: PropertyAnimatorFade(duration: 0.5))
    let fore = scene.controller("B", .overFullScreen)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    let late = LateInteraction()
    delegate.interaction = late
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    late.start?()
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]")
    expectEqual(scene.issues, [])
  }
}

/// An interaction controller that leaves it to the test when the animator is called.
@MainActor
private final class LateInteraction: UIViewControllerInteractiveTransitioning {
  private(set) var start: (() -> Void)?

  /// The animator; the transition has no door to it.
  private let animator = PropertyAnimatorFade(duration: 0.5)

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    start = { [animator] in animator.animateTransition(using: transitionContext) }
  }
}
