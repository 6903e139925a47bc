import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("An elevation scale")
struct ElevationScaleTransitionTests {
  private let easing = ExpectedMaterial.bezier(0.42, 0, 0.58, 1)

  private func check(_ scene: TransitionScene, _ rest: Double) {
    expectClose(CGFloat(scene.shownBehind.opacity), rest, 1e-6)
    expectClose(scene.shownBehind.transform.m11, 0.85 + 0.15 * rest, 1e-6)
    expectTrue(scene.shown.transform.isIdentity)
    expectEqual(scene.shown.opacity, 1)
  }

  @Test("fades and shrinks the view behind to 85 %, and back, at every quarter")
  func figures() throws {
    let scene = TransitionScene(.elevationScale(duration: 0.5))
    try scene.quarters(lasting: 0.5, back: 0.5) { fraction, direction in
      check(scene, direction == .forward ? 1 - easing(fraction) : easing(fraction))
    }
    expectTrue(scene.wall.view.transform.isIdentity)
    expectEqual(scene.wall.view.alpha, 1)
  }

  @Test("has the timing that it is given")
  func timing() throws {
    let scene = TransitionScene(.elevationScale(timing: .eased(.linear), duration: 2))
    try scene.quarters(lasting: 2, back: 2) { fraction, direction in
      check(scene, direction == .forward ? 1 - fraction : fraction)
    }
  }

  @Test("takes 0.3 seconds by default, beside another transition too")
  func combined() throws {
    expectEqual(MaterialMotion.elevationScale().forward.duration, 0.3)
    let scene = TransitionScene(.fade.combined(with: .elevationScale))
    _ = try scene.forward { progress in
      guard progress == 0.5 else { return }
      expectClose(scene.shown.opacity, standard(0.5))
      expectClose(CGFloat(scene.shownBehind.opacity), 1 - easing(0.175 / 0.3), 1e-6)
    }
    _ = try scene.backward()
    expectEqual(scene.wall.view.alpha, 1)
  }

  // Alone, it does not move the fore view, which then comes at once.
  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .elevationScale } }

  @Test("keeps the laws beside another transition", arguments: TransitionLaw.standard)
  func besideAnother(_ law: TransitionLaw) {
    expectKept(law) { .slideUp.combined(with: .elevationScale) }
  }
}
