import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A swap")
struct SwapTransitionTests {
  @Test(
    "moves both views in arcs, apart and together, one away and the other nearer",
    arguments: [1.0, -1])
  func values(trailing: Double) throws {
    let scene = TransitionScene(.swap(), trailing > 0 ? .leftToRight : .rightToLeft)
    try scene.quarters(duration: 0.9) { moment in
      let out = moment.progress(Moment.easeInOut, during: 0.1...0.5)
      let home = moment.progress(Moment.easeInOut, during: 0.5...0.9)
      let apart = (out - home) * 216
      // In the middle, the perspective shows both at a scale of 0.4.
      let depth = 2 * 1_000 * (1 / 0.4 - 1)
      let z = moment.progress(Moment.easeInOut)
      for (name, side, depth) in [
        ("fore", trailing, (z - 1) * depth), ("wall", -trailing, -z * depth),
      ] {
        let item = try #require(scene.items(name).first)
        for corner in [-1.0, 1] {
          scene.expect(
            item, 200 + 200 * corner, 400 + 400 * corner,
            at: (side * apart + corner * 200, corner * 400, depth))
        }
      }
      // There neither covers the other.
      if moment.elapsed == 0.5 {
        let edges = try ["wall", "fore"].map { name in
          let map = try scene.map(of: name)
          return try (
            left: #require(map(CGPoint(x: 0, y: 0))).x,
            right: #require(map(CGPoint(x: 400, y: 0))).x
          )
        }
        let (left, right) = trailing > 0 ? (edges[0], edges[1]) : (edges[1], edges[0])
        expectAtMost(0, left.left)
        expectLess(left.right + 10, right.left)
        expectAtMost(right.right, 400)
      }
      let names = scene.stage.displayList().items.compactMap { item in
        ["fore", "wall"].first { item.name.hasSuffix("'\($0)'") && !item.name.contains(" in ") }
      }
      if abs(z - 0.5) > 1e-3 { expectEqual(names.last, (z < 0.5 ? "wall" : "fore")) }
    }
  }

  @Test("keeps both views within the sides of the screen", arguments: TransitionDirection.allCases)
  func sides(direction: TransitionDirection) throws {
    let scene = TransitionScene(.swap())
    scene.paint()
    if direction == .backward { try scene.forward() }
    try scene.run(direction, at: Array(stride(from: 0, through: 1, by: 0.05))) { moment in
      for name in ["wall", "fore"] {
        let map = try scene.map(of: name)
        let ends = try [0.0, 400].map { try #require(map(CGPoint(x: $0, y: 400))).x }
        expectTrue(ends[0] > -0.5 && ends[1] < 400.5, "\(name), \(moment.elapsed): \(ends)")
      }
    }
  }

  @Test("never stands still: between any two instants, both views change their size")
  func liveliness() throws {
    let scene = TransitionScene(.swap())
    scene.paint()
    var last: [Double] = []
    try scene.run(.forward, at: Array(stride(from: 0.1, through: 0.9, by: 0.05))) { _ in
      let widths = try ["wall", "fore"].map { name in
        let map = try scene.map(of: name)
        let ends = try [0.0, 400].map { try #require(map(CGPoint(x: $0, y: 400))).x }
        return Double(ends[1] - ends[0])
      }
      for (before, now) in zip(last, widths) { expectLess(2, abs(now - before)) }
      last = widths
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .swap() } }
}
