import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A windmill")
struct WindmillTransitionTests {
  @Test(
    "turns both views by 40° around a hub beside the screen, there and back",
    arguments: [TransitionEdge.leading, .trailing, .left, .right],
    UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = TransitionScene(.windmill(hingedAt: edge), layout)
    let isAtRight =
      edge == .right || (edge == .trailing) == (layout == .leftToRight) && edge != .left
    // From the hub, the nearer side of the screen is seen at 40°.
    let distance = 400 / tan(Double.pi / 9)
    let (hub, side) = isAtRight ? (400 + distance, 1.0) : (-distance, -1)
    try scene.quarters(duration: 0.6) { moment in
      let wallTurn = moment.progress(Moment.easeInOut) * .pi * 2 / 9
      let foreTurn = wallTurn - .pi * 2 / 9
      for (name, angle) in [("wall", wallTurn), ("fore", foreTurn)] {
        let sail = try #require(scene.items(name).first)
        // Clockwise around a hub at the right, and the other way around one at the left.
        let (sine, cosine) = (sin(angle) * side, cos(angle))
        for (x, y) in [(0.0, 0.0), (400, 0), (200, 800), (isAtRight ? 400 : 0, 800)] {
          let shown = try #require(PlaneMap(sail.transform)(CGPoint(x: x, y: y)))
          let (dx, dy) = (x - hub, y - 400)
          expectNear(shown.x, hub + dx * cosine - dy * sine, within: 1e-5)
          expectNear(shown.y, 400 + dx * sine + dy * cosine, within: 1e-5)
        }
      }
    }
  }

  @Test(
    "never lays one view over the other, and fills the screen with both sails",
    arguments: [TransitionEdge.leading, .trailing])
  func sails(edge: TransitionEdge) throws {
    let ground = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let scene = TransitionScene(.windmill(hingedAt: edge, background: ground))
    try scene.quarters(duration: 0.6, and: [0.1, 0.35, 0.6, 0.9]) { _ in
      let maps = try ["wall", "fore"].map { name in
        let map = try scene.map(of: name)
        return try #require(map.inverted())
      }
      // The two touch at a corner.
      let page = CGRect(x: 0, y: 0, width: 400, height: 800).insetBy(dx: 0.01, dy: 0.01)
      for x in stride(from: 5.0, to: 400, by: 10) {
        for y in stride(from: 5.0, to: 800, by: 10) {
          let pages = maps.filter { $0(CGPoint(x: x, y: y)).map(page.contains) ?? false }
          expectLess(pages.count, 2, "\(x), \(y)")
        }
      }
      let isGround = scene.raster.pixels.contains { $0.green > 0.2 && $0.red < 0.2 }
      expectTrue(!isGround)
    }
  }

  @Test("darkens the sail that leaves, and draws a light line along the other one in the dark")
  func light() throws {
    for (style, opacity, lines) in [(UIUserInterfaceStyle.light, 0.15, 0), (.dark, 0.3, 1)] {
      let scene = TransitionScene(.windmill())
      scene.paint()
      scene.stage.traits.userInterfaceStyle = style
      try scene.run(.forward, at: [0.25, 0.5]) { moment in
        let veil = try #require(scene.items("veil").first)
        expectNear(
          scene.opacity(of: veil), opacity * moment.progress(Moment.easeInOut), within: 1e-6)
        expectEqual(veil.fill, .black)
        let line = scene.items("line")
        expectEqual(line.count, lines)
        // It lies along the upper edge of the fore view, and is faint.
        guard let line = line.first else { return }
        expectNear(scene.opacity(of: line), 0.25, within: 1e-6)
        expectNear(
          line.transform.m21, try #require(scene.items("fore").first).transform.m21, within: 1e-6)
        expectEqual(line.size.height, 2)
        expectEqual(line.fill, .white)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .windmill() }
    expectKept(law, "leading", as: .pushed) { .windmill(hingedAt: .leading) }
  }
}
