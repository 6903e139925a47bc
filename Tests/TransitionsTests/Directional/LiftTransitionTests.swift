import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A lift")
struct LiftTransitionTests {
  @Test(
    "lifts the back view and carries it over each edge, and lays it down again",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.lift(to: edge), layout)
    let way = edge.way(layout)
    let (x, y) = (way.x / 400, way.y / 800)
    try scene.quarters(duration: 0.6) { moment in
      let rise = moment.progress(Moment.easeInOut, during: 0...0.35)
      let lifted = 1 - 0.08 * rise
      let carried = moment.progress(Moment.easeInOut, during: 0.2...1)
      // Half of both sizes, and the shadow around the lifted view.
      let distance = (abs(x) * 400 + abs(y) * 800) * 0.96 + 48
      let sheet = PlaneMap(try #require(scene.items("wall").first).transform)
      for corner in [CGPoint.zero, CGPoint(x: 400, y: 800)] {
        let shown = try #require(sheet(corner))
        expectNear(shown.x, 200 + (corner.x - 200) * lifted + x * distance * carried, within: 1e-5)
        expectNear(shown.y, 400 + (corner.y - 400) * lifted + y * distance * carried, within: 1e-5)
      }
      let clips = scene.stage.displayList().clips
      let clip = scene.items("wall").first?.clip.map { clips[$0] }
      expectNear(clip?.cornerRadius ?? 0, 24 * rise, within: 1e-6)
      let scale = 0.9 + 0.1 * carried
      scene.expect(
        try #require(scene.items("fore").first), 0, 0, at: (-200 * scale, -400 * scale, 0))
      if carried < 0.99 {
        let shade = try #require(scene.items("shade").first)
        expectNear(scene.opacity(of: shade), 0.3 * (1 - carried), within: 1e-6)
      }
      // The back view has a shadow while it is lifted, and none at rest.
      let hasShadow = scene.stage.displayList().items.contains { $0.shadow != nil }
      expectTrue(!moment.isForward || hasShadow == (moment.elapsed > 0))
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .lift() }
    expectKept(law, "trailing", as: .tab) { .lift(to: .trailing) }
  }
}
