import Foundation
import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("An interruptible animator")
struct InterruptibleAnimatorTests {
  private let scene = ControllerScene()

  @Test(
    "is asked for after the transition has begun, in the same context (AnimatedTransitions 5, 14)",
    arguments: [true, false])
  func order(isDriven: Bool) throws {
    let modal = LoggedModal(scene)
    scene.stack([modal.controller])
    let asked = AskedAnimator(scene.log)
    modal.delegate.animator = asked
    if isDriven { modal.delegate.interaction = modal.interaction }
    modal.controller.dismiss(animated: true)
    _ = scene.log.take()
    scene.stage.advance(by: 0)
    expectEqual(
      scene.log.take(),
      [
        "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)", "transitionDuration",
        isDriven ? "startInteractiveTransition" : nil, "animateTransition",
        "interruptibleAnimator",
      ].compactMap { $0 })
    let first = try #require(asked.contexts.first)
    expectTrue(asked.contexts.allSatisfy { $0 === first })
    if isDriven {
      modal.interaction.update(0.4)
      modal.interaction.cancel()
      _ = scene.log.take()
    }
    try scene.stage.settle()
    expectEqual(scene.log.take().first, "animationEnded(\(!isDriven))")
    expectEqual(scene.picture, (isDriven ? "P > B: P [B]" : "P: P"))
    asked.contexts = []
  }

  @Test(
    "that is paused has one progress, and does not jump when it is driven there (Interaction 6, 12)",
    arguments: [UIView.AnimationCurve.linear, .easeIn])
  func onePercentage(curve: UIView.AnimationCurve) throws {
    let modal = LoggedModal(scene)
    scene.stack([modal.controller])
    let eased = AskedAnimator(scene.log, curve)
    modal.delegate.animator = eased
    modal.interaction.wantsInteractiveStart = false
    modal.delegate.interaction = modal.interaction
    modal.controller.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    modal.interaction.pause()
    let coordinator = try #require(modal.controller.transitionCoordinator)
    let layer = modal.controller.view.layer
    let shown = layer.presentationProperties.opacity
    expectEqual(modal.interaction.percentComplete, coordinator.percentComplete)
    modal.interaction.update(modal.interaction.percentComplete)
    expectLess(shown, 1)
    expectNear(layer.presentationProperties.opacity, shown, within: 1e-6)
    modal.interaction.finish()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    eased.contexts = []
  }

  // Rules: AnimatedTransitions 18.
  @Test("that completes in the call that turns its push back ends the push and the pop once")
  func hasty() throws {
    let scene = try NavigationScene(["A"])
    let hasty = HastyAnimator()
    scene.delegate.animator = { _ in hasty }
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.calls(),
      [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow(B, true)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
        "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "didShow(A, true)",
      ])
    expectEqual(hasty.ends, [false])
    expectEqual(scene.picture, "A")
  }
}

/// An animator that shows the end at once, and completes as soon as it is continued.
@MainActor
private final class HastyAnimator: UIViewControllerAnimatedTransitioning, UIViewImplicitlyAnimating
{
  private var context: (any UIViewControllerContextTransitioning)?

  /// The arguments of `animationEnded`.
  private(set) var ends: [Bool] = []
  let state = UIViewAnimatingState.active
  let isRunning = true
  var isReversed = false
  var fractionComplete: CGFloat = 0.5

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { self }

  func animationEnded(_ transitionCompleted: Bool) {
    ends.append(transitionCompleted)
    context = nil
  }

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    context?.completeTransition(!isReversed)
  }
}

/// An animator that runs in a property animator, and logs its calls.
@MainActor
private final class AskedAnimator: UIViewControllerAnimatedTransitioning {
  private let log: Log
  private let curve: UIView.AnimationCurve

  /// The contexts of its calls, in order.
  var contexts: [(any UIViewControllerContextTransitioning)?] = []
  private var animator: UIViewPropertyAnimator?

  init(_ log: Log, _ curve: UIView.AnimationCurve = .linear) {
    self.log = log
    self.curve = curve
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.note("transitionDuration")
    contexts.append(transitionContext)
    return 0.25
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    contexts.append(transitionContext)
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: curve) {
      transitionContext.view(forKey: .from)?.alpha = 0
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    animator.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    log.note("interruptibleAnimator")
    contexts.append(transitionContext)
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animationEnded(\(transitionCompleted))")
    animator = nil
  }
}
