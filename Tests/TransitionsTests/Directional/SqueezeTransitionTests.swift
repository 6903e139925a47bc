import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A squeeze")
struct SqueezeTransitionTests {
  @Test(
    "moves the side that both views share from one edge to the other, there and back",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.squeeze(from: edge))
    scene.stage.traits.layoutDirection = layout
    let way = DirectionalRun.way(edge, layout)
    let isHorizontal = way.x != 0
    let (length, sign) = isHorizontal ? (400.0, way.x / 400) : (800.0, way.y / 800)
    try scene.quarters { moment in
      let progress = moment.progress(Moment.easeInOut)
      for (shown, scale, middle) in [
        // The fore view keeps its side at the edge, and is 1 point wide beyond it at the start.
        (
          scene.shown, 1 / length + (1 - 1 / length) * progress,
          sign * (length + 1) / 2 * (1 - progress)
        ),
        // The back view keeps its side at the opposite edge, and is 1 point wide at the end.
        (scene.shownBehind, 1 - (1 - 1 / length) * progress, -sign * (length - 1) / 2 * progress),
      ] {
        let (transform, center) = (shown.transform, shown.position)
        expectClose(isHorizontal ? transform.m11 : transform.m22, scale, 1e-6)
        expectClose(isHorizontal ? transform.m22 : transform.m11, 1, 1e-9)
        expectClose(center.x + transform.m41, 200 + (isHorizontal ? middle : 0), 1e-6)
        expectClose(center.y + transform.m42, 400 + (isHorizontal ? 0 : middle), 1e-6)
      }
    }
    #expect(scene.wall.view.transform3D.isIdentity)
    #expect(scene.wall.view.center == CGPoint(x: 200, y: 400))
  }

  @Test("has the timing and the duration that it is given")
  func timing() throws {
    let scene = TransitionScene(.squeeze(from: .leading, duration: 2, timing: .eased(.linear)))
    try scene.quarters { moment in
      let progress = moment.progress { $0 }
      expectClose(scene.shownBehind.transform.m11, 1 - 399 / 400 * progress, 1e-6)
    }
    #expect(try scene.forward() == 2)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .squeeze }
    expectKept(law, as: .pushed) { .squeeze(from: .bottom) }
  }
}
