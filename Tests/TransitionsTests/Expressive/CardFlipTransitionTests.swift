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
    try scene.quarters(duration: 0.6) { moment in
      let angle = Double.pi * moment.progress(Moment.easeInOut)
      let sides = ["wall", "fore"].map { scene.items($0).filter { $0.shadow == nil } }
      // Half-way both sides are seen from their edge.
      guard abs(cos(angle)) > 1e-6 else { return }
      expectEqual(sides.map(\.count), (angle < .pi / 2 ? [1, 0] : [0, 1]))
      let side = try #require(sides.joined().first)
      // The angle by which the visible side is turned, and the side of it that comes nearer.
      let turn = angle < .pi / 2 ? angle : angle - .pi
      let (x, y) = (200 * Double(way.dx), 400 * Double(way.dy))
      let z = (abs(x) + abs(y)) * sin(turn)
      // The viewer is 2.5 screens away. The card goes away to 0.8 of its size, and comes back.
      let (away, distance) = (0.8, 5 * (abs(x) + abs(y)))
      let size =
        (1 - (1 - away) * moment.progress(Moment.easeInOut, during: 0...0.5))
        * (1 + (1 / away - 1) * moment.progress(Moment.easeInOut, during: 0.5...1))
      for sign in [1.0, -1] {
        let (shown, depth) = (
          PlaneMap(side.transform)(CGPoint(x: 200 + sign * x, y: 400 + sign * y)),
          1 - sign * z / distance
        )
        expectNear(shown?.x ?? .nan, 200 + sign * size * x * cos(turn) / depth, within: 1e-5)
        expectNear(shown?.y ?? .nan, 400 + sign * size * y * cos(turn) / depth, within: 1e-5)
      }
    }
  }

  @Test("darkens a side as it turns away, and shows the whole card with a shadow on its ground")
  func shade() throws {
    let scene = TransitionScene(.cardFlip(from: .trailing, background: .white))
    try scene.quarters(duration: 0.6, and: [0.4, 0.6]) { moment in
      let angle = moment.progress(Moment.easeInOut)
      guard abs(angle - 0.5) > 1e-6 else { return }
      let shades = scene.items("shade").map(scene.opacity(of:))
      expectEqual(shades.count, angle * (1 - angle) > 1e-6 ? 1 : shades.count)
      if let shade = shades.first { expectNear(shade, 0.8 * min(angle, 1 - angle), within: 1e-6) }
      guard [0.4, 0.6].contains(moment.elapsed) else { return }
      // The corners show the ground, and beside the card it is darker than the ground.
      let (raster, side) = (
        scene.raster, try #require(scene.items("wall").first ?? scene.items("fore").first)
      )
      expectTrue(raster[0, 0].red > 0.9 && raster[39, 79].red > 0.9)
      expectEqual(side.shadow?.radius, 20)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .cardFlip() } }
}
