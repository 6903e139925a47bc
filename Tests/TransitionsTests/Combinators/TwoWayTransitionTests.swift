import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An asymmetric transition")
struct TwoWayTransitionTests {
  @Test("runs one transition on the way in and the other on the way back")
  func values() throws {
    let scene = TransitionScene(
      TwoWayTransition(forward: SlideUpTransition(), backward: FadeTransition()))
    try scene.run(.forward, at: [0, 0.5]) { _ in
      expectTrue(scene.shown.opacity == 1 && scene.shown.position.y > 400)
    }
    try scene.run(.backward, at: [0.5]) { _ in
      expectTrue(scene.shown.opacity < 1 && scene.shown.position.y == 400)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) {
      TwoWayTransition(forward: SlideUpTransition(), backward: FadeTransition())
    }
  }
}
