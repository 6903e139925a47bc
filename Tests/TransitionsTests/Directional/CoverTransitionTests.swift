import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A cover")
struct CoverTransitionTests {
  @Test(
    """
    moves the fore view by the whole size over a back view at rest, from each edge, and so \
    does the opposite transition reversed
    """,
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = DirectionalRun.way(edge, layout)
    let both: [any Transition] = [.cover(from: edge), .uncover(to: edge).reversed()]
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
            below, x: 200, y: 400)
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
      .cover(timing: .eased(.linear), exit: .eased(.linear), duration: 2), .leftToRight)
    try run.quarters(lasting: 2) { fraction, direction in
      let covered = direction == .forward ? fraction : 1 - fraction
      let shadow = run.fore.view.layer.presentationProperties.shadowOpacity
      expectClose(shadow, 0.5 * covered, 1e-6)
    }
  }

  @Test("moves by a spring, both ways")
  func spring() throws {
    let scene = TransitionScene(
      .cover(timing: .spring(.systemModal), exit: .spring(.systemModal), duration: 0.5))
    _ = try scene.forwardInQuarters { _, time in
      expectSystemModal(scene.shown.position.y, from: 1200, to: 400, after: time, visible: 0.5)
    }
    _ = try scene.backwardInQuarters { _, time in
      expectSystemModal(scene.shown.position.y, from: 400, to: 1200, after: time, visible: 0.5)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .cover }
    expectKept(law, as: .tab) { .cover(from: .leading) }
  }
}
