import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A horizontal flip")
struct FlipHorizontalTransitionTests {
  @Test("turns both sides by the same angle, one of which is visible, both ways")
  func values() throws {
    let scene = TransitionScene(.flipHorizontal())
    try scene.quarters(duration: 0.75) { moment in
      let angle = Double.pi * moment.progress(Moment.easeInOut)
      // A presenter stays outside the container; its likeness turns.
      expectNear(scene.inContainer(0)?.transform.m11 ?? 0, cos(angle), within: 1e-6)
      expectNear(scene.shown.transform.m11, -cos(angle), within: 1e-6)
      expectNear(abs(scene.shown.transform.m13), sin(angle), within: 1e-6)
      // At a right angle, 40 % of the black ground shows through.
      expectNear(scene.opacityInContainer(0), 1 - 0.8 * angle / .pi, within: 1e-6)
      expectNear(scene.shown.opacity, 0.2 + 0.8 * angle / .pi, within: 1e-6)
      expectEqual(scene.fore.view.superview?.layer.sublayerTransform.m34, -0.001)
      // The wall is blue, and the fore view red.
      let middle = scene.raster[22, 60]
      if abs(cos(angle)) > 0.01 { expectEqual((middle.blue > middle.red), (cos(angle) > 0)) }
    }
  }

  @Test("is seen from 2.5 times the width of a large screen, or from a given distance")
  func distance() throws {
    let rows: [(FlipHorizontalTransition, CGFloat)] = [
      (FlipHorizontalTransition.flipHorizontal(), -1 / 2_000),
      (FlipHorizontalTransition.flipHorizontal(distance: 500), -1 / 500),
    ]
    for (transition, m34) in rows {
      let scene = TransitionScene(transition)
      scene.stage.resize(to: CGSize(width: 800, height: 1_000))
      try scene.run(.forward, at: [0.5]) { _ in
        expectEqual(scene.fore.view.superview?.layer.sublayerTransform.m34, m34)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .flipHorizontal() } }
}
