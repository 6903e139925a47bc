import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The context's own interactive calls while a percent driver is at work (Interaction 7): UIKit
/// forbids them, here they have the same effect as the driver's.
@MainActor
@Suite("The context of a percent-driven transition")
struct InteractiveContextTests {
  private let scene = ControllerScene()
  private let modal: LoggedModal

  init() {
    modal = LoggedModal(scene)
    modal.drive()
  }

  /// The context of a presentation that has begun and is held at its start.
  private func begin() throws -> any UIViewControllerContextTransitioning {
    let slide = modal.animator.onAnimate
    var known: (any UIViewControllerContextTransitioning)?
    modal.animator.onAnimate = {
      known = $0
      slide?($0)
    }
    scene.back.present(modal.controller, animated: true) { [log = scene.log] in
      log.note("completion")
    }
    scene.stage.advance(by: 0)
    return try #require(known)
  }

  @Test("moves the animations as the driver does, and the driver is notified (Interaction 6, 7)")
  func update() throws {
    let context = try begin()
    for percent in [0.25, 0.75, 0.5] as [CGFloat] {
      context.updateInteractiveTransition(percent)
      expectNear(modal.offset, 400 * (1 - Double(percent)), within: 1e-6)
      let coordinator = modal.controller.transitionCoordinator
      expectEqual(
        [modal.interaction.percentComplete, coordinator?.percentComplete], [percent, percent])
    }
    modal.interaction.finish()
    try scene.stage.settle()
    expectEqual(modal.offset, 0)
  }

  @Test(
    "finishes and cancels, and the transition ends (Interaction 7, 8)",
    arguments: [true, false])
  func release(finishes: Bool) throws {
    let context = try begin()
    modal.interaction.completionCurve = .linear
    modal.interaction.update(0.6)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    expectEqual([context.isInteractive, context.transitionWasCancelled], [false, !finishes])
    let rest = (finishes ? 0.4 : 0.6) * modal.animator.duration
    #expect(abs(try scene.stage.settle() - rest) < 1e-9)
    expectEqual(scene.picture, (finishes ? "P > B: P [B]" : "P: P"))
    expectEqual(scene.log.take().last, "completion")
  }

  @Test("pauses a transition that runs by itself (Interaction 7, 12)")
  func pause() throws {
    modal.interaction.wantsInteractiveStart = false
    let context = try begin()
    scene.stage.advance(by: modal.animator.duration * 0.4)
    context.pauseInteractiveTransition()
    let offset = modal.offset
    expectTrue(context.isInteractive)
    expectNear(modal.interaction.percentComplete, 0.4, within: 1e-6)
    scene.stage.advance(by: 1)
    expectEqual(modal.offset, offset)
    modal.interaction.cancel()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  @Test("is not held before the motion begins, so that it runs to its end (Interaction 12)")
  func pauseBeforeMotion() throws {
    modal.interaction.wantsInteractiveStart = false
    modal.configure = { [interaction = modal.interaction] in
      $0.reactions["presentationTransitionWillBegin"] = { interaction.pause() }
    }
    let context = try begin()
    expectTrue(!context.isInteractive)
    #expect(abs(try scene.stage.settle() - modal.animator.duration) < 1e-9)
    expectEqual(scene.picture, "P > B: P [B]")
    modal.controller.dismiss(animated: false)
    try scene.stage.settle()
    // After an early pause it begins at the progress that the driver has got.
    modal.interaction.wantsInteractiveStart = true
    scene.back.present(modal.controller, animated: true)
    modal.interaction.update(0.25)
    modal.interaction.pause()
    scene.stage.advance(by: 0)
    expectEqual(modal.interaction.percentComplete, 0.25)
    expectNear(modal.offset, 300, within: 1e-6)
    modal.interaction.finish()
    try scene.stage.settle()
  }

  @Test(
    "accepts the driver's calls as well, before or after the driver's own (Interaction 7)",
    arguments: [true, false])
  func twice(first: Bool) throws {
    /// A driver in a common form, which passes its calls to the context.
    final class Eager: UIPercentDrivenInteractiveTransition {
      var isFirst = false
      private var context: (any UIViewControllerContextTransitioning)?

      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        super.startInteractiveTransition(transitionContext)
      }

      override func update(_ percentComplete: CGFloat) {
        if isFirst { context?.updateInteractiveTransition(percentComplete) }
        super.update(percentComplete)
        if !isFirst { context?.updateInteractiveTransition(percentComplete) }
      }

      override func cancel() {
        if isFirst { context?.cancelInteractiveTransition() }
        super.cancel()
        if !isFirst { context?.cancelInteractiveTransition() }
        context = nil
      }
    }
    let driver = Eager()
    driver.isFirst = first
    modal.delegate.interaction = driver
    let context = try begin()
    driver.update(0.5)
    expectNear(modal.offset, 200, within: 1e-6)
    driver.cancel()
    expectTrue(context.transitionWasCancelled)
    #expect(abs(try scene.stage.settle() - 0.5 * modal.animator.duration) < 1e-9)
    expectEqual(scene.picture, "P: P")
  }

  // Rules: AnimatedTransitions 7; Interaction 2.
  @Test("belongs to a driver alone that does not start the percentage")
  func ownWay() throws {
    /// A driver that animates by itself, and inherits only the type.
    final class Own: UIPercentDrivenInteractiveTransition {
      private(set) var context: (any UIViewControllerContextTransitioning)?

      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
      }

      override func update(_ percentComplete: CGFloat) {
        context?.updateInteractiveTransition(percentComplete)
      }

      override func finish() {
        context?.finishInteractiveTransition()
        UIView.animate(withDuration: 0.5) { [context] in
          context?.view(forKey: .to)?.alpha = 0.5
        } completion: { [context] _ in
          context?.completeTransition(true)
        }
      }
    }
    let driver = Own()
    modal.delegate.interaction = driver
    scene.back.present(modal.controller, animated: true)
    scene.stage.advance(by: 0)
    driver.update(0.3)
    expectEqual(modal.controller.transitionCoordinator?.percentComplete, 0.3)
    driver.finish()
    expectEqual(driver.context?.isInteractive, false)
    #expect(abs(try scene.stage.settle() - 0.5) < 1e-9)
    expectEqual(scene.picture, "P > B: P [B]")
  }
}
