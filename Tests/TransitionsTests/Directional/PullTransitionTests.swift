import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A pull")
struct PullTransitionTests {
  @Test(
    "moves the back view off at the opposite edge, and the fore view by a third, from each edge",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let run = DirectionalRun(.pull(from: edge), layout)
    let way = DirectionalRun.way(edge.opposite, layout)
    try run.quarters { fraction, direction in
      let isForward = direction == .forward
      let covered =
        isForward ? 1 - DirectionalRun.standard(fraction) : DirectionalRun.deceleration(fraction)
      #expect(run.front === run.wall.view)
      try run.expect(
        run.wall.view, x: 200 + way.x * (1 - covered), y: 400 + way.y * (1 - covered),
        shadow: 0.5 * covered)
      for below in [run.fore.view, run.shade] {
        try run.expect(
          below, x: 200 - way.x * covered / 3, y: 400 - way.y * covered / 3)
      }
      let shade = try #require(run.shade)
      expectClose(shade.layer.presentationProperties.opacity, 0.1 * covered, 1e-6)
    }
  }

  @Test("moves a snapshot of what stays behind a presentation, over the fore view")
  func snapshot() throws {
    let scene = TransitionScene(.pull(from: .top))
    _ = try scene.forward { fraction in
      guard fraction < 1 else { return }
      let front = scene.fore.view.superview?.subviews.last
      #expect(front !== scene.fore.view)
      #expect(front?.layer.shadowPath == CGPath(rect: CGRect(x: 0, y: 0, width: 400, height: 800)))
      #expect(scene.wall.view.isHidden)
      let moved = 800 * DirectionalRun.standard(fraction)
      expectClose(front?.layer.presentationProperties.position.y ?? 0, 400 + moved, 1e-6)
    }
    #expect(!scene.wall.view.isHidden)
    #expect(scene.fore.view.superview?.subviews.count == 1)
  }

  @Test("has the timing and the duration that it is given")
  func timing() throws {
    let run = DirectionalRun(
      .pull(timing: .eased(.linear), exit: .eased(.linear), duration: 2), .leftToRight)
    try run.quarters(lasting: 2) { fraction, direction in
      let covered = direction == .forward ? 1 - fraction : fraction
      let shadow = run.wall.view.layer.presentationProperties.shadowOpacity
      expectClose(shadow, 0.5 * covered, 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .pull }
    expectKept(law, as: .tab) { .pull(from: .bottom) }
  }
}
