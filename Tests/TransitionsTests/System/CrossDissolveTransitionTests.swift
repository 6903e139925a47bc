import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A cross dissolve")
struct CrossDissolveTransitionTests {
  @Test("fades the fore view over the opaque back view, both ways, and with reduced motion, too")
  func values() throws {
    for isCalm in [false, true] {
      let scene = TransitionScene(isCalm ? .crossDissolve(duration: 1) : .crossDissolve())
      scene.stage.traits.prefersReducedMotion = isCalm
      try scene.quarters(duration: isCalm ? 1 : 0.35) { moment in
        expectNear(scene.shown.opacity, moment.progress(Moment.easeInOut), within: 1e-6)
        expectEqual(scene.shownBehind.opacity, 1)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { .crossDissolve() } }
}
