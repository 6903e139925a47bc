import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A spin")
struct SpinTransitionTests {
  @Test(
    "grows out of the middle and turns, and back as in a film played backward",
    arguments: [1, 0.3, -2.25], UITraitEnvironmentLayoutDirection.allCases)
  func values(turns: Double, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.spin(turns: turns))
    scene.stage.traits.layoutDirection = layout
    let clockwise = layout == .rightToLeft ? -turns : turns
    try scene.quarters { moment in
      let time = moment.isForward ? moment.elapsed : 1 - moment.elapsed
      let shown = cubicTiming(time, 0, 0, 0.58, 1)
      let scale = 0.001 + 0.999 * shown
      let angle = -2 * Double.pi * clockwise * (1 - shown)
      let transform = scene.shown.transform
      expectClose(transform.m11, scale * cos(angle), 1e-5)
      expectClose(transform.m12, scale * sin(angle), 1e-5)
      expectClose(scene.shown.position.x, 200)
      expectClose(scene.shown.position.y, 400)
      #expect(scene.shownBehind.transform.isIdentity)
    }
    #expect(scene.shown.transform.isIdentity)
  }

  @Test("lasts 0.7 s, or as long as it is told")
  func duration() throws {
    for (transition, seconds) in [(SpinTransition(), 0.7), (SpinTransition(duration: 2), 2)] {
      let scene = TransitionScene(transition)
      expectClose(CGFloat(try scene.forward()), seconds)
      expectClose(CGFloat(try scene.backward()), seconds)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .spin }
    expectKept(law, "two and a half turns", as: .tab) { .spin(turns: 2.5) }
  }
}
