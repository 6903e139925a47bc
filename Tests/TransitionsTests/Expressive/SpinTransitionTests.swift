import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A spin")
struct SpinTransitionTests {
  @Test(
    "grows out of the middle and turns, and back as in a film played backward",
    arguments: [1, 0.3, -2.25], UITraitEnvironmentLayoutDirection.allCases)
  func values(turns: Double, layout: UITraitEnvironmentLayoutDirection) throws {
    let clockwise = layout == .rightToLeft ? -turns : turns
    for (transition, duration) in [
      (SpinTransition.spin(turns: turns), 0.7), (SpinTransition.spin(turns: turns, duration: 2), 2),
    ] {
      let scene = TransitionScene(transition, layout)
      try scene.quarters(duration: duration) { moment in
        let shown = moment.film(easeOut)
        let scale = 0.001 + 0.999 * shown
        let angle = -2 * Double.pi * clockwise * (1 - shown)
        expectNear(scene.shown.transform.m11, scale * cos(angle), within: 1e-5)
        expectNear(scene.shown.transform.m12, scale * sin(angle), within: 1e-5)
        expectEqual(scene.shown.position, CGPoint(x: 200, y: 400))
        expectTrue(scene.shownBehind.transform.isIdentity)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .spin() }
    expectKept(law, "two and a half turns", as: .tab) { .spin(turns: 2.5) }
  }
}
