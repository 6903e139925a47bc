import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A slide")
struct EdgeSlideTransitionTests {
  @Test("moves both views by the width, there and back, in 0.35 seconds", arguments: [1, -1])
  func values(sign: Double) throws {
    let scene = TransitionScene(EdgeSlideTransition(from: sign > 0 ? .trailing : .leading))
    let there = try scene.forward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.x, 200 + sign * 400 * (1 - standard(progress)))
      expectClose(scene.shownBehind.transform.m41, -sign * 400 * standard(progress))
    }
    expectTrue(abs(there - 0.35) < 1e-12)
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.position.x, 200 + sign * 400 * standard(progress))
      expectClose(scene.shownBehind.transform.m41, -sign * 400 * (1 - standard(progress)))
    }
    expectTrue(abs(back - 0.35) < 1e-12)
    expectTrue(scene.stage.isSettled)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "moves both views by the whole size, from each edge",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let run = DirectionalRun(.slide(from: edge), layout)
    let way = DirectionalRun.way(edge, layout)
    try run.quarters { fraction, direction in
      let come = direction == .forward ? standard(fraction) : 1 - standard(fraction)
      try run.expect(
        run.fore.view, x: 200 + way.x * (1 - come), y: 400 + way.y * (1 - come))
      try run.expect(run.wall.view, x: 200 - way.x * come, y: 400 - way.y * come)
    }
  }

  @Test("has the timing and the duration that it is given, in any composition")
  func timing() throws {
    for transition: any Transition in [
      .slide(timing: .eased(.linear), duration: 2),
      .slide(timing: .eased(.linear), duration: 1).delayed(by: 0).spedUp(by: 0.5),
    ] {
      let run = DirectionalRun(transition, .leftToRight)
      try run.quarters(lasting: 2) { fraction, direction in
        let come = direction == .forward ? fraction : 1 - fraction
        try run.expect(run.fore.view, x: 600 - 400 * come, y: 400)
        try run.expect(run.wall.view, x: 200 - 400 * come, y: 400)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { EdgeSlideTransition() } }
}
