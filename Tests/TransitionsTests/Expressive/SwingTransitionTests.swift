import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A swing")
struct SwingTransitionTests {
  @Test(
    "turns the fore view about one of its sides and back",
    arguments: [TransitionEdge.leading, .trailing, .top, .bottom])
  func values(edge: TransitionEdge) throws {
    let scene = TransitionScene(edge == .leading ? .swing : .swing(around: edge))
    let outward = edge.outward(in: .leftToRight)
    let (dx, dy) = (Double(outward.dx), Double(outward.dy))
    let half = dx != 0 ? 200.0 : 400
    let open = Double.pi / 2 + atan(half / 1_000)
    try scene.quarters(lasting: 0.6) { moment in
      let angle = open * (1 - moment.progress(Moment.easeInOut))
      let door = try #require(scene.items("fore").first)
      let (along, z) = (half - 2 * half * cos(angle), -2 * half * sin(angle))
      // The upper corners of an upright door, and the left corners of a level one.
      let (x, y) = dx != 0 ? (0.0, -400.0) : (-200, 0)
      scene.expect(
        door, 200 + x + 200 * dx, 400 + y + 400 * dy, at: (x + half * dx, y + half * dy, 0))
      scene.expect(
        door, 200 + x - 200 * dx, 400 + y - 400 * dy, at: (x + along * dx, y + along * dy, z))
      // Behind its hinge, the door has no width for the viewer.
      if angle > open - 1e-9 { expectClose(along / (1 - z / 1_000), half) }
      expectTrue(scene.shownBehind.transform.isIdentity)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .swing }
    expectKept(law, "top", as: .tab) { .swing(around: .top) }
  }
}
