import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A menu")
struct MenuTransitionTests {
  @Test("covers half the width from the left, and moves the presenter aside while it is there")
  func values() throws {
    let rows: [(MenuTransition, (Double) -> Double, TimeInterval)] = [
      (.menu, standard, 0.25),
      (MenuTransition(timing: .eased(.linear), duration: 0.5), linear, 0.5),
    ]
    for (transition, ease, duration) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(lasting: duration) { moment in
        expectClose(scene.shown.position.x, -100 + 200 * moment.progress(ease))
        expectClose(scene.shownBehind.transform.m41, 50 * moment.progress(ease))
        expectEqual(scene.fore.view.frame.size, CGSize(width: 200, height: 800))
        // It lies over the presenter's own area, next to its view.
        expectTrue(scene.fore.view.superview?.superview === scene.wall.view.superview)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { MenuTransition() } }
}
