import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A carousel")
struct CarouselTransitionTests {
  @Test(
    "has its views 60° apart on a wheel with a gap, none larger than at rest, there and back",
    arguments: [TransitionEdge.trailing, .leading, .bottom, .top])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(.carousel(from: edge, gap: 40))
    let way = edge.outward(in: .leftToRight)
    let (dx, dy) = (Double(way.dx), Double(way.dy))
    let half = dx != 0 ? 200.0 : 400
    // The apothem of a hexagon whose side is a view and the gap.
    let depth = (half + 20) * 3.squareRoot()
    try scene.quarters(duration: 0.6, and: [0.1, 0.35, 0.4, 0.6, 0.9]) { moment in
      let turn = Double.pi / 3 * moment.progress(Moment.easeInOut)
      // The end of a side whose middle is at an angle, `along` from that middle.
      func rim(_ angle: Double, _ along: Double) -> (x: Double, y: Double, z: Double) {
        let place = depth * sin(angle) + along * cos(angle)
        return (dx * place, dy * place, depth * cos(angle) - along * sin(angle) - depth)
      }
      // The picture of the wheel shrinks to 0.9 in the middle, and grows again.
      let out = moment.progress(Moment.easeInOut, during: 0...0.5)
      let home = moment.progress(Moment.easeInOut, during: 0.5...1)
      let size = (1 - 0.1 * out) * (1 + (1 / 0.9 - 1) * home)
      func expect(_ side: DisplayItem, _ angle: Double, _ along: Double) throws {
        let (x, y, z) = rim(angle, along)
        let shown = try #require(
          PlaneMap(side.transform)(CGPoint(x: 200 + dx * along, y: 400 + dy * along)))
        let scale = size / (1 - z / (5 * half))
        expectNear(shown.x, 200 + x * scale, within: 1e-5)
        expectNear(shown.y, 400 + y * scale, within: 1e-5)
        expectAtMost(scale, 1 + 1e-3, "\(moment.elapsed): \(scale)")
      }
      var shown = 0
      for (name, angle) in [("wall", -turn), ("fore", .pi / 3 - turn)] {
        guard let side = scene.items(name).first else { continue }
        shown += 1
        try expect(side, angle, half)
        try expect(side, angle, -half)
      }
      expectTrue(shown == 2 || shown == 1 && moment.elapsed != 0.5)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { .carousel() } }
}
