import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A fade upwards")
struct FadeUpwardsTransitionTests {
  @Test("raises the page by a quarter of its height while it fades in, and goes back the same way")
  func values() throws {
    for (transition, duration) in [
      (FadeUpwardsTransition.fadeUpwards(), 0.3),
      (FadeUpwardsTransition.fadeUpwards(duration: 2), 2),
    ] {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration) { moment in
        let left = 1 - moment.film(ExpectedMaterial.legacy)
        expectNear(scene.shown.transform.m42, 200 * left, within: 1e-5)
        expectNear(scene.shown.opacity, moment.film(easeIn), within: 1e-5)
        expectTrue(scene.shownBehind.transform.isIdentity)
        expectEqual(scene.shownBehind.opacity, 1)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, as: .tab, unchecked: [.follows]) { .fadeUpwards() }
  }
}
