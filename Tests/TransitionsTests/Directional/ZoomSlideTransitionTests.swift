import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A zoom slide")
struct ZoomSlideTransitionTests {
  @Test(
    "moves both views by the whole size, between 80 % and their full size, from each edge",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let run = DirectionalRun(.zoomSlide(from: edge), layout)
    let way = DirectionalRun.way(edge, layout)
    try run.quarters { fraction, direction in
      let eased = DirectionalRun.standard(fraction)
      let come = direction == .forward ? eased : 1 - eased
      try run.expect(
        run.fore.view, x: 200 + way.x * (1 - come), y: 400 + way.y * (1 - come),
        scale: 0.8 + 0.2 * come)
      try run.expect(
        run.wall.view, x: 200 - way.x * come, y: 400 - way.y * come, scale: 1 - 0.2 * come)
    }
  }

  @Test("has the timing and the duration that it is given")
  func timing() throws {
    let run = DirectionalRun(.zoomSlide(timing: .eased(.linear), duration: 2), .leftToRight)
    try run.quarters(lasting: 2) { fraction, direction in
      let come = direction == .forward ? fraction : 1 - fraction
      expectClose(
        run.fore.view.layer.presentationProperties.position.x, 600 - 400 * come, 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .zoomSlide }
    expectKept(law, as: .tab) { .zoomSlide(from: .top) }
  }
}
