import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A zoom slide")
struct ZoomSlideTransitionTests {
  @Test(
    "moves both views by the whole size, between 80 % and their full size, from each edge",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = edge.way(layout)
    let rows: [(ZoomSlideTransition, (Double) -> Double, TimeInterval)] = [
      (.zoomSlide(from: edge), ExpectedMaterial.legacy, 0.35),
      (.zoomSlide(from: edge, duration: 2, timing: .eased(.linear)), linear, 2),
    ]
    for (transition, ease, duration) in rows {
      let scene = TransitionScene(transition, layout, style: .fullScreen)
      try scene.quarters(duration: duration) { moment in
        let come = moment.progress(ease)
        scene.fore.view.expect(
          x: 200 + way.x * (1 - come), y: 400 + way.y * (1 - come), scale: 0.8 + 0.2 * come)
        scene.wall.view.expect(x: 200 - way.x * come, y: 400 - way.y * come, scale: 1 - 0.2 * come)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows]) { .zoomSlide() }
    expectKept(law, as: .tab, unchecked: [.follows]) { .zoomSlide(from: .top) }
  }
}
