import TestSupport
import Expectations
import Transitioning

/// Animations that end before their transition does, and are reversed with it.
@MainActor
@Suite("An animation that is shorter than its transition")
struct ShortAnimationTests {
  private let scene = ControllerScene()

  /// Presents a transition of one second, whose other animations take a third of that, or less.
  private func presented(
    _ short: @escaping (TransitionContext, UIView) -> Void
  ) -> LoggingViewController {
    let transition = TimedTransition(1) { [scene] context in
      context.animate(
        context.foreViewController.view, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
      short(context, scene.back.view)
      context.endAfterAnimations()
    }
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    return fore
  }

  private var shown: LayerProperties { scene.back.view.layer.presentationProperties }

  /// True if a value is the same at mirrored times of the ways forward and back.
  private func isMirrored(_ value: (LayerProperties) -> Double, _ fore: UIViewController) throws {
    var there: [Double] = []
    for _ in 0..<8 {
      there.append(value(shown))
      scene.stage.advance(by: 0.1)
    }
    there.append(value(shown))
    fore.dismiss(animated: true)
    var back = [value(shown)]
    for _ in 0..<8 {
      scene.stage.advance(by: 0.1)
      back.append(value(shown))
    }
    for (one, other) in zip(there.reversed(), back) { expectTrue(abs(one - other) < 1e-6) }
    expectTrue(Set(there.map { ($0 * 1000).rounded() }).count > 2)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
    expectTrue(shown.transform.isIdentity)
    expectEqual(shown.opacity, 1)
    expectTrue(scene.back.view.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "goes back the same way if a block made it, additive or not", arguments: [0, 0.1])
  func block(delay: TimeInterval) throws {
    let fore = presented { _, back in
      UIView.animate(withDuration: 0.3, delay: delay, options: .curveLinear) {
        back.alpha = 0.2
        back.transform3D = CATransform3D(scaleX: 0.5, y: 0.5)
      }
    }
    scene.stage.advance(by: 0)
    try isMirrored({ $0.opacity + Double($0.transform.m11) }, fore)
  }

  @Test("goes back the same way if keyframes or a short part of the composition made it")
  func others() throws {
    let short = TimedTransition(0.2) { [scene] context in
      context.animate(
        scene.back.view, \.transform.scale, back: 1, fore: 0.5, timing: .eased(.linear))
      context.endAfterAnimations()
    }
    let fore = presented { context, back in
      context.compose(with: short)
      UIView.animateKeyframes(withDuration: 0.4) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { back.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back.alpha = 0.7 }
      }
    }
    scene.stage.advance(by: 0)
    try isMirrored({ $0.opacity + Double($0.transform.m11) }, fore)
  }

  @Test("goes back the same way beside another component of its property", arguments: [0.2, 1])
  func components(other: TimeInterval) throws {
    let fore = presented { context, back in
      @MainActor func animate(_ keyPath: AnimatableKeyPath<CGFloat>, in duration: TimeInterval) {
        context.compose(
          with: TimedTransition(duration) {
            $0.animate(back, keyPath, back: 1, fore: 0.5, timing: .eased(.linear))
            $0.endAfterAnimations()
          })
      }
      animate(\.transform.scaleY, in: other)
      animate(\.transform.scaleX, in: 0.2)
    }
    scene.stage.advance(by: 0)
    try isMirrored({ Double($0.transform.m11) }, fore)
  }

  @Test("runs to its end again when the transition turns again, and completes once")
  func andBack() throws {
    var ends = 0
    let transition = DrivenTransition { [scene] context in
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      UIView.animate(withDuration: 0.1) {
        scene.back.view.alpha = 0
      } completion: { _ in
        ends += 1
      }
      context.endAfterAnimations()
    }
    transition.interaction.wantsInteractiveStart = false
    let fore = scene.controller("B", with: transition)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.2)
    expectEqual(ends, 1)
    expectEqual(shown.opacity, 0)
    transition.interaction.pause()
    expectEqual(shown.opacity, 0)
    transition.interaction.update(0.1)
    expectTrue(shown.opacity > 0.4)
    expectTrue(shown.opacity < 1)
    transition.interaction.update(0.6)
    expectEqual(shown.opacity, 0)
    // It may turn any number of times, also after the animation has ended again.
    scene.stage.advance(by: 0.1)
    transition.interaction.update(0.1)
    expectTrue(shown.opacity > 0.4)
    transition.interaction.update(0.6)
    transition.interaction.finish()
    try scene.stage.settle()
    expectEqual(ends, 1)
    expectEqual(shown.opacity, 0)
    expectTrue(scene.back.presentedViewController === fore)
  }

  @Test("is not played back if its value was set again since")
  func touched() throws {
    let fore = presented { _, back in
      UIView.animate(withDuration: 0.2) {
        back.alpha = 0
      } completion: { _ in
        back.alpha = 0.6
      }
    }
    scene.stage.advance(by: 0.5)
    fore.dismiss(animated: true)
    for _ in 0..<4 {
      expectTrue(abs(shown.opacity - 0.6) < 1e-9)
      scene.stage.advance(by: 0.1)
    }
  }
}
