import TestSupport
import Testing
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
    #expect(
      scene.log.take()
        == [
          "PC.dismissalTransitionWillBegin", "B.viewWillDisappear(true)", "transitionDuration",
          isDriven ? "startInteractiveTransition" : nil, "animateTransition",
          "interruptibleAnimator",
        ].compactMap { $0 })
    let first = try #require(asked.contexts.first)
    for context in asked.contexts { #expect(context === first) }
    if isDriven {
      modal.interaction.update(0.4)
      modal.interaction.cancel()
      _ = scene.log.take()
    }
    try scene.stage.settle()
    #expect(scene.log.take().first == "animationEnded(\(!isDriven))")
    #expect((scene.back.presentedViewController == nil) == !isDriven)
    asked.contexts = []
  }
}

/// An animator that runs in a property animator, and logs its calls.
@MainActor
private final class AskedAnimator: ViewControllerAnimatedTransitioning {
  private let log: Log

  /// The contexts of its calls, in order.
  var contexts: [(any ViewControllerContextTransitioning)?] = []
  private var animator: PropertyAnimator?

  init(_ log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.note("transitionDuration")
    contexts.append(transitionContext)
    return 0.25
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    log.note("animateTransition")
    contexts.append(transitionContext)
    let animator = PropertyAnimator(duration: 0.25, curve: .linear) {
      transitionContext.view(forKey: .from)?.alpha = 0
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    animator.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    log.note("interruptibleAnimator")
    contexts.append(transitionContext)
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animationEnded(\(transitionCompleted))")
    animator = nil
  }
}
