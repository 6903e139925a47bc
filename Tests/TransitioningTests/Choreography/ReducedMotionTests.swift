import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("Reduced motion")
struct ReducedMotionTests {
  private let scene = ControllerScene()

  private var slide: ScriptedTransition {
    ScriptedTransition {
      $0.animate($0.foreViewController.view, \.position.y, back: 1200, fore: 422)
      $0.endAfterAnimations()
    }
  }

  private final class Considerate: ScriptedTransition, TransitionWithReducedMotion {
    let other: (any Transition)?

    init(_ other: (any Transition)?, _ script: @escaping (TransitionContext) -> Void) {
      self.other = other
      super.init(script)
    }

    func reducedMotionTransition(with context: TransitionContext) -> any Transition {
      other ?? self
    }
  }

  @Test("turns any transition into a cross-fade", arguments: ["transition", "system"])
  func crossFade(kind: String) throws {
    scene.stage.traits.prefersReducedMotion = true
    let fore = scene.controller("B", .overFullScreen)
    let transition = slide
    if kind == "transition" { fore.transitionController.transition = transition }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    while fore.transitionCoordinator != nil {
      expectEqual(fore.view.layer.presentationProperties.position, CGPoint(x: 195, y: 422))
      scene.stage.advance(by: 0.02)
    }
    expectTrue(transition.starts == 0 && scene.back.presentedViewController === fore)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    let shown = fore.view.layer.presentationProperties
    expectLess(0, shown.opacity)
    expectLess(shown.opacity, 1)
    expectEqual(shown.position, CGPoint(x: 195, y: 422))
    try scene.stage.settle()
    expectEqual(fore.view.alpha, 1)
  }

  @Test("leaves a transition that adapts by itself, or runs the other one that it names")
  func considerate() throws {
    scene.stage.traits.prefersReducedMotion = true
    var isAsked = false
    let own = Considerate(nil) {
      isAsked = $0.traitCollection.prefersReducedMotion
      $0.transitionDidEnd()
    }
    try scene.playEach([own])
    expectEqual(own.starts, 1)
    expectTrue(isAsked)
    let other = Fade()
    let fore = scene.present(Considerate(other) { $0.transitionDidEnd() })
    expectTrue(fore.transitionController.activeTransition === other)
    expectEqual(
      fore.transitionDecisions.map(\.description),
      [
        "Considerate gives way to Fade, to reduce motion", "Fade runs forward",
      ])
    try scene.stage.settle()
  }

  @Test("that begins during a transition applies to the next one")
  func later() throws {
    let transition = slide
    let fore = scene.present(transition)
    scene.stage.advance(by: 0.1)
    scene.stage.traits.prefersReducedMotion = true
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(transition.starts, 1)
    expectTrue(scene.back.presentedViewController == nil)
  }
}
