import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A directional push")
struct DirectionalPushTransitionTests {
  @Test(
    """
    moves the fore view by the whole size and the back view by a third, from each edge, and so \
    does the opposite transition reversed
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = DirectionalRun.way(edge, layout)
    let both: [any Transition] = [.push(from: edge), .pull(from: edge.opposite).reversed()]
    for run in both.map({ DirectionalRun($0, layout) }) {
      try run.quarters { fraction, direction in
        let isForward = direction == .forward
        let covered =
          isForward ? DirectionalRun.deceleration(fraction) : 1 - DirectionalRun.standard(fraction)
        #expect(run.front === run.fore.view)
        try run.expect(
          run.fore.view, x: 200 + way.x * (1 - covered), y: 400 + way.y * (1 - covered),
          shadow: 0.5 * covered)
        for below in [run.wall.view, run.shade] {
          try run.expect(
            below, x: 200 - way.x * covered / 3, y: 400 - way.y * covered / 3)
        }
        let shade = try #require(run.shade)
        expectClose(shade.layer.presentationProperties.opacity, 0.1 * covered, 1e-6)
        #expect(shade.bounds == run.wall.view.bounds)
      }
    }
  }

  @Test("has the timing and the duration that it is given")
  func timing() throws {
    let run = DirectionalRun(
      .push(timing: .eased(.linear), exit: .eased(.linear), duration: 2), .leftToRight)
    try run.quarters(lasting: 2) { fraction, direction in
      let covered = direction == .forward ? fraction : 1 - fraction
      let shadow = run.fore.view.layer.presentationProperties.shadowOpacity
      expectClose(shadow, 0.5 * covered, 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .push }
    expectKept(law, as: .pushed) { .push(from: .top) }
  }
}
