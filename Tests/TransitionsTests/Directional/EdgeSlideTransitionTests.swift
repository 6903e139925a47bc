import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A slide")
struct EdgeSlideTransitionTests {
  @Test(
    "moves both views by the whole size, from each edge, in its timing and duration",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = edge.way(layout)
    let slow = EdgeSlideTransition.slide(from: edge, duration: 1, timing: .eased(.linear))
    let rows: [(any Transition, (Double) -> Double, TimeInterval, UIModalPresentationStyle?)] = [
      (.slide(from: edge), standard, 0.35, .fullScreen), (slow, linear, 1, nil),
      (slow.delayed(by: 0).spedUp(by: 0.5), linear, 2, .fullScreen),
    ]
    for (transition, ease, duration, style) in rows {
      let scene = TransitionScene(transition, layout, style: style)
      try scene.quarters(duration: duration) { moment in
        let come = moment.progress(ease)
        scene.fore.view.expect(x: 200 + way.x * (1 - come), y: 400 + way.y * (1 - come))
        scene.wall.view.expect(x: 200 - way.x * come, y: 400 - way.y * come)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .slide() } }
}
