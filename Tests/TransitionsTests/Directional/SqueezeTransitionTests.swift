import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A squeeze")
struct SqueezeTransitionTests {
  @Test(
    "moves the side that both views share from one edge to the other, there and back",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func quarters(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = edge.way(layout)
    let isHorizontal = way.x != 0
    let (length, sign) = isHorizontal ? (400.0, way.x / 400) : (800.0, way.y / 800)
    let rows: [(SqueezeTransition, (Double) -> Double, TimeInterval)] = [
      (.squeeze(from: edge), Moment.easeInOut, 0.5),
      (.squeeze(from: edge, duration: 2, timing: .eased(.linear)), linear, 2),
    ]
    for (transition, ease, duration) in rows {
      let scene = TransitionScene(transition, layout)
      try scene.quarters(duration: duration) { moment in
        let progress = moment.progress(ease)
        for (shown, scale, middle) in [
          // The fore view keeps its side at the edge, and is 1 point wide beyond it at the start.
          (
            scene.shown, 1 / length + (1 - 1 / length) * progress,
            sign * (length + 1) / 2 * (1 - progress)
          ),
          // The back view keeps its side at the opposite edge, and is 16 points wide at the end,
          // below the fore view.
          (
            scene.shownBehind, 1 - (1 - 16 / length) * progress,
            -sign * (length - 16) / 2 * progress
          ),
        ] {
          let (transform, center) = (shown.transform, shown.position)
          expectNear(isHorizontal ? transform.m11 : transform.m22, scale, within: 1e-6)
          expectNear(isHorizontal ? transform.m22 : transform.m11, 1, within: 1e-6)
          expectNear(center.x + transform.m41, 200 + (isHorizontal ? middle : 0), within: 1e-6)
          expectNear(center.y + transform.m42, 400 + (isHorizontal ? 0 : middle), within: 1e-6)
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .squeeze() }
    expectKept(law, as: .pushed) { .squeeze(from: .bottom) }
  }
}
