import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("An asymmetric transition")
struct TwoWayTransitionTests {
  @Test("runs one transition on the way in and the other on the way back")
  func values() throws {
    let scene = TransitionScene(
      TwoWayTransition(forward: SlideUpTransition(), backward: FadeTransition()))
    _ = try scene.forward { progress in
      expectEqual(scene.shown.opacity, 1)
      expectEqual((scene.shown.position.y > 400), (progress < 1))
    }
    _ = try scene.backward { progress in
      expectEqual(scene.shown.position.y, 400)
      if progress == 0.5 { expectTrue(scene.shown.opacity < 1) }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) {
      TwoWayTransition(forward: SlideUpTransition(), backward: FadeTransition())
    }
  }
}
