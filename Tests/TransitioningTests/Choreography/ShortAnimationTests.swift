import ControllerSupport
import StageSupport
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
    return scene.present(transition)
  }

  private var shown: LayerProperties { scene.back.view.layer.presentationProperties }

  /// Expects that a value is the same at mirrored times of the ways forward and back.
  private func expectMirrored(_ value: (LayerProperties) -> Double, _ fore: UIViewController) throws
  {
    var there: [Double] = []
    for _ in 0..<8 {
      there.append(value(shown))
      scene.stage.advance(by: 0.1)
    }
    there.append(value(shown))
    fore.transitionController.dismiss()
    var back = [value(shown)]
    for _ in 0..<8 {
      scene.stage.advance(by: 0.1)
      back.append(value(shown))
    }
    expectNear(there.reversed(), back, within: 1e-6, "\(there) \(back)")
    expectLess(2, Set(there.map { ($0 * 1000).rounded() }).count)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
    expectTrue(shown.transform.isIdentity)
    expectEqual(shown.opacity, 1)
    expectTrue(scene.back.view.layer.animationKeys() == nil && scene.stage.isSettled)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  /// What makes the animations that are shorter than their transition.
  enum Maker: CaseIterable {
    case block, delayedBlock, keyframesAndPart, component, shortComponent
  }

  @Test(
    "goes back the same way, if blocks, keyframes, a short part, or one component made it",
    arguments: Maker.allCases)
  func retraces(maker: Maker) throws {
    let fore = presented { [scene] context, back in
      @MainActor func part(_ keyPath: AnimatableKeyPath<CGFloat>, in duration: TimeInterval) {
        context.compose(
          with: TimedTransition(duration) {
            $0.animate(scene.back.view, keyPath, back: 1, fore: 0.5, timing: .eased(.linear))
            $0.endAfterAnimations()
          })
      }
      switch maker {
      case .block, .delayedBlock:
        let delay = maker == .block ? 0 : 0.1
        UIView.animate(withDuration: 0.3, delay: delay, options: .curveLinear) {
          back.alpha = 0.2
          back.transform3D = CATransform3D(scaleX: 0.5, y: 0.5)
        }
      case .keyframesAndPart:
        part(\.transform.scale, in: 0.2)
        UIView.animateKeyframes(withDuration: 0.4) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { back.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back.alpha = 0.7 }
        }
      case .component, .shortComponent:
        part(\.transform.scaleY, in: maker == .component ? 1 : 0.2)
        part(\.transform.scaleX, in: 0.2)
      }
    }
    scene.stage.advance(by: 0)
    try expectMirrored({ $0.opacity + Double($0.transform.m11) }, fore)
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
    let fore = scene.present(transition)
    scene.stage.advance(by: 0.2)
    expectEqual(ends, 1)
    expectEqual(shown.opacity, 0)
    transition.interaction.pause()
    // It may turn any number of times, also after the animation has ended again.
    for _ in 0..<2 {
      expectEqual(shown.opacity, 0)
      transition.interaction.update(0.1)
      expectTrue((0.4..<1).contains(shown.opacity))
      transition.interaction.update(0.6)
      expectEqual(shown.opacity, 0)
      scene.stage.advance(by: 0.1)
    }
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
    fore.transitionController.dismiss()
    for _ in 0..<4 {
      expectNear(shown.opacity, 0.6, within: 1e-9)
      scene.stage.advance(by: 0.1)
    }
  }
}
