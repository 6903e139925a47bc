import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A lift")
struct LiftTransitionTests {
  @Test(
    "lifts the back view and carries it over each edge, and lays it down again",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.lift(to: edge))
    scene.stage.traits.layoutDirection = layout
    let way = DirectionalRun.way(edge, layout)
    let (x, y) = (way.x / 400, way.y / 800)
    try scene.quarters { moment in
      let lifted = 1 + 0.04 * moment.progress(Moment.easeInOut, during: 0...0.35)
      let carried = moment.progress(Moment.easeInOut, during: 0.2...1)
      // Half of both sizes, and the shadow on the lifted view.
      let distance = (abs(x) * 400 + abs(y) * 800) * 1.02 + 48 * 1.04
      let sheet = PlaneMap(try #require(scene.items("wall").first).transform)
      for corner in [CGPoint.zero, CGPoint(x: 400, y: 800)] {
        let shown = try #require(sheet(corner))
        expectClose(shown.x, 200 + (corner.x - 200) * lifted + x * distance * carried, 1e-5)
        expectClose(shown.y, 400 + (corner.y - 400) * lifted + y * distance * carried, 1e-5)
      }
      let behind = try #require(scene.items("fore").first)
      let scale = 0.9 + 0.1 * carried
      let shown = try #require(PlaneMap(behind.transform)(CGPoint.zero))
      expectClose(shown.x, 200 - 200 * scale, 1e-5)
      expectClose(shown.y, 400 - 400 * scale, 1e-5)
      if carried < 0.99 {
        let shade = try #require(scene.items("shade").first)
        let groups = scene.stage.displayList().groups(of: shade)
        let opacity = groups.reduce(shade.opacity) { $0 * $1.opacity }
        expectClose(CGFloat(opacity), 0.3 * (1 - carried), 1e-6)
      }
    }
  }

  @Test("has a shadow while the back view is lifted, and none at rest")
  func shadow() throws {
    let scene = TransitionScene(.lift)
    scene.paint()
    try scene.run(.forward, at: [0, 0.2, 0.5]) { elapsed, _ in
      let shadows = scene.stage.displayList().items.compactMap(\.shadow)
      #expect(shadows.isEmpty == (elapsed == 0))
    }
  }

  @Test("lasts 0.6 s, and returns to the picture with which it began")
  func duration() throws {
    let scene = TransitionScene(.lift)
    scene.paint()
    let before = scene.picture
    expectClose(CGFloat(try scene.forward()), 0.6)
    expectClose(CGFloat(try scene.backward()), 0.6)
    #expect(scene.picture == before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .lift }
    expectKept(law, "trailing", as: .tab) { .lift(to: .trailing) }
  }
}
