import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A card flip")
struct CardFlipTransitionTests {
  @Test(
    "turns by half a turn in perspective, with one side visible, there and back",
    arguments: [TransitionEdge.trailing, .leading, .bottom, .top])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(.cardFlip(from: edge))
    let way = edge.outward(in: .leftToRight)
    try scene.quarters(lasting: 0.6) { moment in
      let angle = Double.pi * moment.progress(Moment.easeInOut)
      let sides = [scene.items("wall"), scene.items("fore")]
      // Half-way both sides are seen from their edge.
      guard abs(cos(angle)) > 1e-6 else { return }
      expectEqual(sides.map(\.count), (angle < .pi / 2 ? [1, 0] : [0, 1]))
      let side = try #require(sides.joined().first)
      // The angle by which the visible side is turned, and the side of it that comes nearer.
      let turn = angle < .pi / 2 ? angle : angle - .pi
      let (x, y) = (200 * Double(way.dx), 400 * Double(way.dy))
      let z = (abs(x) + abs(y)) * sin(turn)
      scene.expect(side, 200 + x, 400 + y, at: (x * cos(turn), y * cos(turn), z))
      scene.expect(side, 200 - x, 400 - y, at: (-x * cos(turn), -y * cos(turn), -z))
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { CardFlipTransition() } }
}
