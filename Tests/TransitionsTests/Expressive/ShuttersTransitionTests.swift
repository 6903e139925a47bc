import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("Shutters")
struct ShuttersTransitionTests {
  @Test(
    "turn their strips by a quarter turn, one after the other, there and back",
    arguments: [TransitionEdge.leading, .trailing, .top, .bottom])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(.shutters(from: edge, count: 5))
    let isUpright = edge == .leading || edge == .trailing
    let size = (isUpright ? 400.0 : 800) / 5
    try scene.quarters(duration: 0.6) { moment in
      let strips = scene.items("wall")
      expectEqual(strips.count, 5)
      for (number, strip) in strips.enumerated() {
        // The first strip is at the edge.
        let place = edge == .trailing || edge == .bottom ? 4 - number : number
        let start = 0.125 * Double(number)
        let angle = Double.pi / 2 * moment.progress(Moment.easeInOut, during: start...start + 0.5)
        let middle = size * (Double(place) + 0.5)
        // The half that is nearer to the edge comes toward the viewer, and looks larger.
        for side in [-1.0, 1] {
          let isNear = (side < 0) == (edge == .leading || edge == .top)
          let depth = (isNear ? -1.0 : 1) * size / 2 * sin(angle) / 1_000
          let expected = middle + side * size / 2 * cos(angle) / (1 + depth)
          let end = middle + side * size / 2
          let point = isUpright ? CGPoint(x: end, y: 400) : CGPoint(x: 200, y: end)
          guard cos(angle) > 1e-6 else { continue }
          let shown = try #require(PlaneMap(strip.transform)(point))
          expectNear(isUpright ? shown.x : shown.y, expected, within: 1e-5)
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .shutters() } }
}
