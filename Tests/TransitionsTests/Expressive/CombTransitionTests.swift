import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A comb")
struct CombTransitionTests {
  @Test(
    """
    moves its strips out through two opposite sides, every other one through each and one after \
    the other, there and back
    """,
    arguments: [TransitionEdge.leading, .trailing, .top, .bottom], [4, 7])
  func values(edge: TransitionEdge, count: Int) throws {
    let scene = TransitionScene(.comb(to: edge, count: count))
    let (isUpright, sign) = (
      edge == .top || edge == .bottom, edge == .leading || edge == .top ? -1.0 : 1
    )
    try scene.quarters(duration: 0.6) { moment in
      let strips = scene.items("wall")
      expectEqual(strips.count, count)
      func progress(_ number: Int) -> Double {
        let start = 0.3 * Double(number) / Double(count - 1)
        return moment.progress(Moment.easeInOut, during: start...start + 0.7)
      }
      for (number, strip) in strips.enumerated() {
        let moved = (number.isMultiple(of: 2) ? sign : -sign) * progress(number)
        let middle = try #require(PlaneMap(strip.transform)(CGPoint(x: 200, y: 400)))
        expectNear(middle.x, 200 + (isUpright ? 0 : 400 * moved), within: 1e-6)
        expectNear(middle.y, 400 + (isUpright ? 800 * moved : 0), within: 1e-6)
      }
      // In the middle of the way, each strip has left the side of its place that it comes from to the
      // fore view, which is red; the wall is blue.
      guard moment.elapsed == 0.5 else { return }
      let pixels = scene.raster.pixels
      for number in 0..<count {
        let goesAscending = number.isMultiple(of: 2) == (sign > 0)
        for half in [0.05, 0.95] {
          let across = (Double(number) + 0.5) / Double(count)
          let (x, y) = isUpright ? (across, half) : (half, across)
          let pixel = pixels[Int(y * 80) * 40 + Int(x * 40)]
          expectNear(pixel.red, goesAscending == (half < 0.5) ? 1 : 0, within: 1e-6)
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .comb() }
    expectKept(law, "upright", as: .tab) { .comb(to: .bottom, count: 5) }
  }
}
