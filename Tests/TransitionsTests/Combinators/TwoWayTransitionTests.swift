import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An asymmetric transition")
struct TwoWayTransitionTests {
  @Test("runs one transition on the way in and the other on the way back")
  func values() throws {
    let scene = TransitionScene(
      .asymmetric(forward: .slideUp(), backward: .fade()))
    try scene.run(.forward, at: [0, 0.5]) { _ in
      expectEqual(scene.shown.opacity, 1)
      expectLess(400, scene.shown.position.y)
    }
    try scene.run(.backward, at: [0.5]) { _ in
      expectLess(scene.shown.opacity, 1)
      expectEqual(scene.shown.position.y, 400)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) {
      .asymmetric(forward: .slideUp(), backward: .fade())
    }
  }
}
