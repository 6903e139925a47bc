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
    let scene = TransitionScene(edge == .leading ? .swing() : .swing(hingedAt: edge))
    let outward = edge.outward(in: .leftToRight)
    let (dx, dy) = (Double(outward.dx), Double(outward.dy))
    let half = dx != 0 ? 200.0 : 400
    let open = Double.pi / 2 - atan(0.2)
    try scene.quarters(duration: 0.6) { moment in
      let angle = open * (1 - moment.progress(Moment.easeInOut))
      let door = try #require(scene.items("fore").first { $0.shadow == nil })
      let (along, z) = (half - 2 * half * cos(angle), 2 * half * sin(angle))
      // The upper corners of an upright door, and the left corners of a level one.
      let (x, y) = dx != 0 ? (0.0, -400.0) : (-200, 0)
      scene.expect(
        door, 200 + x + 200 * dx, 400 + y + 400 * dy, at: (x + half * dx, y + half * dy, 0),
        from: 5 * half)
      scene.expect(
        door, 200 + x - 200 * dx, 400 + y - 400 * dy, at: (x + along * dx, y + along * dy, z),
        from: 5 * half)
      // Open, the door has no width for the viewer.
      if angle > open - 1e-9 { expectNear(along / (1 - z / (5 * half)), half, within: 1e-6) }
      expectTrue(scene.shownBehind.transform.isIdentity)
    }
  }

  @Test("darkens the open door, or lightens it in a dark interface, and throws a shadow")
  func shade() throws {
    for (style, color, opacity) in [
      (UIUserInterfaceStyle.light, UIColor.black, 0.4), (.dark, .white, 0.15),
    ] {
      let scene = TransitionScene(.swing())
      scene.paint()
      scene.stage.traits.userInterfaceStyle = style
      try scene.run(.forward, at: [0, 0.25, 0.5, 1]) { moment in
        let door = try #require(scene.space?.subviews.first)
        let shade = try #require(door.subviews.last)
        expectEqual(shade.accessibilityIdentifier, "shade")
        expectEqual(shade.backgroundColor, color)
        expectNear(
          shade.layer.presentationProperties.opacity,
          opacity * (1 - moment.progress(Moment.easeInOut)), within: 1e-6)
        // The page behind is darker beside the door than far from it.
        guard style == .light, moment.elapsed == 0.25 else { return }
        let map = try scene.map(of: "fore")
        let edge = try #require(map(CGPoint(x: 400, y: 400))).x
        let row = scene.raster
        expectLess(row[Int(edge / 10) + 1, 60].blue, row[39, 60].blue - 0.05)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .swing() }
    expectKept(law, "top", as: .tab) { .swing(hingedAt: .top) }
  }
}
