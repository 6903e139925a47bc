import Testing
import TransitionLaws
import Transitions

@MainActor
@Suite("A windmill")
struct WindmillTransitionTests {
  @Test(
    "turns both views by a quarter turn around a bottom corner, there and back",
    arguments: [TransitionEdge.leading, .trailing, .left, .right],
    UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.windmill(around: edge), layout)
    let isAtRight =
      edge == .right || (edge == .trailing) == (layout == .leftToRight) && edge != .left
    let (corner, side) = isAtRight ? (400.0, 1.0) : (0, -1)
    try scene.quarters(lasting: 0.6) { moment in
      let wallTurn = moment.progress(Moment.easeInOut, during: 0.1...1) * .pi / 2
      let foreTurn = (moment.progress(Moment.easeInOut, during: 0...0.8) - 1) * .pi / 2
      for (name, angle) in [("wall", wallTurn), ("fore", foreTurn)] {
        let sail = try #require(scene.items(name).first)
        // Clockwise around the right corner, and the other way around the left one.
        let (sine, cosine) = (sin(angle) * side, cos(angle))
        for (x, y) in [(0.0, 0.0), (400, 0), (200, 800), (corner, 800)] {
          let shown = try #require(PlaneMap(sail.transform)(CGPoint(x: x, y: y)))
          let (dx, dy) = (x - corner, y - 800)
          expectClose(shown.x, corner + dx * cosine - dy * sine, 1e-5)
          expectClose(shown.y, 800 + dx * sine + dy * cosine, 1e-5)
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .windmill }
    expectKept(law, "leading", as: .pushed) { .windmill(around: .leading) }
  }
}
