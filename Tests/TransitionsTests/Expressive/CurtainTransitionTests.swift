import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A pair of curtains")
struct CurtainTransitionTests {
  @Test("gathers both halves at their sides to a fifth, moves them out, and draws them again")
  func values() throws {
    let scene = TransitionScene(.curtain)
    try scene.quarters(lasting: 0.8) { moment in
      let gathered = moment.progress(Moment.easeInOut, during: 0...0.75)
      let gone = moment.progress(Moment.easeInOut, during: 0.6...1)
      let curtains = scene.items("wall")
      expectEqual(curtains.count, 2)
      for (curtain, side) in zip(curtains, [-1.0, 1]) {
        let map = PlaneMap(curtain.transform)
        // Each curtain reaches over the middle by 8 points.
        let outer = 200 + side * 200 + side * gone * 208 * 0.2
        let width = 208 * (1 - 0.8 * gathered)
        for y in [0.0, 800] {
          let edge = try #require(map(CGPoint(x: 200 + side * 200, y: y)))
          let middle = try #require(map(CGPoint(x: 200 - side * 8, y: y)))
          expectClose(edge.x, outer, 1e-5)
          expectClose(middle.x, outer - side * width, 1e-5)
          expectClose(edge.y, y)
        }
      }
      expectTrue(scene.items("fore").first?.transform.isIdentity == true)
      let pleats = scene.items("pleat")
      if gathered > 0.01 { expectEqual(pleats.count, 10) }
      for pleat in pleats { expectClose(scene.opacity(of: pleat), 0.35 * gathered) }
      guard moment.isForward, moment.elapsed == 0.5 else { return }
      // The pleats are the mirror image of each other, and a shade is a tenth of the width.
      let shade = 20.8 * (1 - 0.8 * gathered)
      let edges = try pleats.map { pleat in
        try #require(PlaneMap(pleat.transform)(CGPoint.zero)).x
      }
      for (number, (one, two)) in zip(edges.prefix(5), edges.suffix(5)).enumerated() {
        expectClose(one, Double(2 * number + 1) * shade, 1e-5)
        expectClose(two, 400 - Double(10 - 2 * number) * shade, 1e-5)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { CurtainTransition() } }
}
