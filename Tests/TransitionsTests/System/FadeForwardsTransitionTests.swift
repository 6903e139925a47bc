import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A fade forwards")
struct FadeForwardsTransitionTests {
  @Test("moves both views by a quarter of the width; the one fades before the other has come")
  func values() throws {
    for (transition, duration) in [
      (FadeForwardsTransition.fadeForwards(), 0.45),
      (FadeForwardsTransition.fadeForwards(duration: 0.8), 0.8),
    ] {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration) { moment in
        // Flutter's `Curves.easeInOutCubicEmphasized`.
        let moved = ExpectedMaterial.emphasized(moment.elapsed)
        let (coming, leaving, side) =
          moment.isForward
          ? (scene.shown, scene.shownBehind, 100.0) : (scene.shownBehind, scene.shown, -100)
        expectNear(coming.transform.m41, side * (1 - moved), within: 1e-4)
        expectNear(leaving.transform.m41, -side * moved, within: 1e-4)
        expectNear(coming.opacity, min(moment.elapsed / 0.75, 1), within: 1e-5)
        expectNear(leaving.opacity, max(1 - moment.elapsed / 0.25, 0), within: 1e-5)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .fadeForwards() } }
}
