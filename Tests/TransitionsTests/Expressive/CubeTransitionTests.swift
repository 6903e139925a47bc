import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A cube")
struct CubeTransitionTests {
  @Test(
    "has a right angle between its sides, which share an edge, there and back",
    arguments: [TransitionEdge.trailing, .leading, .bottom, .top])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(.cube(from: edge))
    let way = edge.outward(in: .leftToRight)
    let (dx, dy) = (Double(way.dx), Double(way.dy))
    let half = dx != 0 ? 200.0 : 400
    // The viewer is 2.5 screens away.
    func expect(_ side: DisplayItem, _ along: Double, at point: (Double, Double, Double)) {
      scene.expect(side, 200 + dx * along, 400 + dy * along, at: point, from: 5 * half)
    }
    try scene.quarters(duration: 0.6) { moment in
      let angle = Double.pi / 2 * moment.progress(Moment.easeInOut)
      // A point of the cross-section: `along` toward the edge and `depth` toward the viewer, turned
      // about the axis of the cube, which is half a side behind the screen.
      func turned(_ along: Double, _ depth: Double) -> (x: Double, y: Double, z: Double) {
        let place = along * cos(angle) - depth * sin(angle)
        return (dx * place, dy * place, along * sin(angle) + depth * cos(angle) - half)
      }
      // A side that is seen from its edge, or from within, is not shown.
      if let wall = scene.items("wall").first {
        expect(wall, half, at: turned(half, half))
        expect(wall, -half, at: turned(-half, half))
      }
      if let fore = scene.items("fore").first {
        expect(fore, -half, at: turned(half, half))
        expect(fore, half, at: turned(half, -half))
      }
      let isMiddle = moment.elapsed == 0.5
      expectAtMost((isMiddle ? 2 : 1), scene.items("wall").count + scene.items("fore").count)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .cube() } }
}
