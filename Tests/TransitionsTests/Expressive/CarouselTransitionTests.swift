import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A carousel")
struct CarouselTransitionTests {
  @Test(
    "has its views 60° apart on a wheel with a gap, there and back",
    arguments: [TransitionEdge.trailing, .leading, .bottom, .top])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(CarouselTransition(from: edge, gap: 40))
    let way = edge.outward(in: .leftToRight)
    let (dx, dy) = (Double(way.dx), Double(way.dy))
    let half = dx != 0 ? 200.0 : 400
    // The apothem of a hexagon whose side is a view and the gap.
    let depth = (half + 20) * 3.squareRoot()
    try scene.quarters(lasting: 0.6) { moment in
      let turn = Double.pi / 3 * moment.progress(Moment.easeInOut)
      // The end of a side whose middle is at an angle, `along` from that middle.
      func rim(_ angle: Double, _ along: Double) -> (x: Double, y: Double, z: Double) {
        let place = depth * sin(angle) + along * cos(angle)
        return (dx * place, dy * place, depth * cos(angle) - along * sin(angle) - depth)
      }
      var shown = 0
      for (name, angle) in [("wall", -turn), ("fore", .pi / 3 - turn)] {
        guard let side = scene.items(name).first else { continue }
        shown += 1
        scene.expect(side, 200 + dx * half, 400 + dy * half, at: rim(angle, half))
        scene.expect(side, 200 - dx * half, 400 - dy * half, at: rim(angle, -half))
      }
      expectTrue(shown == 2 || shown == 1 && moment.elapsed != 0.5)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { CarouselTransition() } }
}
