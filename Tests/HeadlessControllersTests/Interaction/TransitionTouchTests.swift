import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A touch during a transition")
struct TransitionTouchTests {
  private let above = CGPoint(x: 195, y: 200)
  private let below = CGPoint(x: 195, y: 700)

  /// Records the title of each controller whose view is tapped.
  @MainActor
  private final class Taps {
    var titles: [String] = []

    func listen(to controllers: [UIViewController]) {
      for controller in controllers {
        let title = controller.title ?? "?"
        controller.view.addGestureRecognizer(
          UITapGestureRecognizer { [self] _ in titles.append(title) })
      }
    }
  }

  // Rules: AnimatedTransitions 16.
  @Test(
    "reaches both controllers while a finger drives, and nothing if nothing can be caught",
    arguments: [true, false])
  func modal(isDriven: Bool) throws {
    let scene = ControllerScene()
    let (modal, taps) = (LoggedModal(scene, removes: true), Taps())
    modal.configure = { $0.frame = CGRect(x: 0, y: 422, width: 390, height: 422) }
    modal.animator.duration = 1
    modal.animator.completes = nil
    modal.animator.onAnimate = { [fore = modal.controller] context in
      UIView.animate(withDuration: 1) {
        fore.view.backgroundColor = context.viewController(forKey: .to) === fore ? .red : .white
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    if isDriven { modal.delegate.interaction = modal.interaction }
    taps.listen(to: [scene.back, modal.controller])
    for isComing in [true, false] {
      if isComing {
        scene.back.present(modal.controller, animated: true)
      } else {
        modal.controller.dismiss(animated: true)
      }
      scene.stage.advance(by: 0.2)
      scene.stage.tap(at: above)
      scene.stage.tap(at: below, after: 0.2)
      scene.stage.advance(by: 0.4)
      expectEqual(modal.controller.transitionCoordinator?.isInteractive, isDriven)
      expectEqual(taps.titles, (isDriven ? ["P", "B"] : []))
      taps.titles = []
      if isDriven { modal.interaction.finish() }
      try scene.stage.settle()
    }
    expectTrue(scene.back.presentedViewController == nil)
  }

  // Rules: AnimatedTransitions 16.
  @Test("reaches moving views if the animator is interruptible, or a driver exists")
  func catchable() throws {
    let (scene, taps) = (ControllerScene(), Taps())
    let fore = scene.controller("B", .overFullScreen)
    let delegate = LoggingDelegate(scene.log, animator: PropertyAnimatorFade(duration: 1))
    fore.transitioningDelegate = delegate
    taps.listen(to: [fore])
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: below)
    scene.stage.advance(by: 0.2)
    expectTrue(fore.isBeingPresented && taps.titles == ["B"])
    let second = ControllerScene()
    let modal = LoggedModal(second)
    modal.animator.duration = 1
    let idle = UIPercentDrivenInteractiveTransition()
    idle.wantsInteractiveStart = false
    modal.delegate.interaction = idle
    taps.listen(to: [modal.controller])
    second.back.present(modal.controller, animated: true)
    second.stage.advance(by: 0.2)
    second.stage.tap(at: below)
    second.stage.advance(by: 0.2)
    expectTrue(modal.controller.isBeingPresented && taps.titles == ["B", "B"])
  }

  @Test("reaches a `Transition` unless it refuses interruption", arguments: [true, false])
  func declined(declines: Bool) throws {
    let (scene, taps) = (ControllerScene(), Taps())
    let script = { (context: TransitionContext) in
      UIView.animate(withDuration: 0.35) {
        context.foreViewController.view.backgroundColor = .red
      } completion: { _ in
        context.transitionDidEnd()
      }
    }
    let fore = scene.controller(
      "B", with: declines ? StubbornTransition(script) : ScriptedTransition(script))
    taps.listen(to: [scene.back, fore])
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: below)
    scene.stage.advance(by: 0.1)
    expectTrue(fore.isBeingPresented && taps.titles == (declines ? [] : ["B"]))
    try scene.stage.settle()
    scene.stage.tap(at: below)
    try scene.stage.settle()
    expectEqual(taps.titles, (declines ? ["B"] : ["B", "B"]))
  }

  @Test("reaches nothing of a push that cannot be interrupted, but reaches the bar")
  func uninterruptiblePush() throws {
    let (stack, taps) = (try NavigationScene(["A"]), Taps())
    stack.delegate.animator = { _ in LoggingAnimator(stack.log, duration: 1) }
    taps.listen(to: [stack["A"], stack["B"]])
    stack.navigation.navigationBar.addGestureRecognizer(
      UITapGestureRecognizer { _ in taps.titles.append("bar") })
    stack.navigation.pushViewController(stack["B"], animated: true)
    stack.stage.advance(by: 0.2)
    stack.stage.tap(at: below)
    stack.stage.tap(at: CGPoint(x: 195, y: 20), after: 0.2)
    stack.stage.advance(by: 0.4)
    expectEqual(taps.titles, ["bar"])
    try stack.stage.settle()
  }

  // Rules: AnimatedTransitions 16.
  @Test("reaches the system's incoming and outgoing views, and pushed and popped ones")
  func system() throws {
    let (scene, taps) = (ControllerScene(), Taps())
    let fore = scene.controller("B", .fullScreen)
    taps.listen(to: [fore])
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: below)
    scene.stage.advance(by: 0.1)
    expectTrue(fore.isBeingPresented && taps.titles == ["B"])
    try scene.stage.settle()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    scene.stage.tap(at: below)
    scene.stage.advance(by: 0.1)
    expectTrue(fore.isBeingDismissed && taps.titles == ["B", "B"])
    try scene.stage.settle()
    taps.titles = []
    let stack = try NavigationScene(["A"])
    taps.listen(to: [stack["A"], stack["B"]])
    for isPush in [true, false] {
      if isPush {
        stack.navigation.pushViewController(stack["B"], animated: true)
      } else {
        stack.navigation.popViewController(animated: true)
      }
      stack.stage.advance(by: 0.05)
      stack.stage.tap(at: below)
      stack.stage.advance(by: 0.1)
      expectTrue(stack.navigation.transitionCoordinator != nil && taps.titles.count == 1)
      try stack.stage.settle()
      taps.titles = []
    }
  }
}
