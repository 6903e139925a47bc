import Expectations
import TransitionLaws
@testable import Transitions

@MainActor
@Suite("A blink")
struct BlinkTransitionTests {
  /// The radius of the circle through the corners of the screen, in points.
  private static let radius = 200_000.0.squareRoot()

  @Test("closes the lids, shows the fore view behind them, and opens them, both ways")
  func values() throws {
    let scene = TransitionScene(.blink())
    scene.paint()
    let wall = scene.raster
    try scene.quarters(duration: 0.7) { moment in
      let closing = moment.progress(Moment.easeInOut, during: 0...BlinkTransition.closed.lowerBound)
      let opening = moment.progress(Moment.easeInOut, during: BlinkTransition.closed.upperBound...1)
      for (name, way) in [("upper lid", 1.0), ("lower lid", -1)] {
        let lid = try #require(scene.items(name).first)
        let middle = try #require(
          PlaneMap(lid.transform)(CGPoint(x: 2 * Self.radius, y: 2 * Self.radius)))
        expectNear(middle.x, 200, within: 1e-6)
        expectNear(middle.y, 400 + way * (Self.radius + 1) * (closing - opening), within: 1e-6)
      }
      expectNear(
        scene.shown.opacity, moment.progress(linear, during: BlinkTransition.closed), within: 1e-6)
      expectTrue(scene.shownBehind.transform.isIdentity)
      expectEqual(scene.shownBehind.opacity, 1)
      // At the beginning and at the end, the lids cover nothing.
      if moment.film(linear) < 0.01 {
        expectLess(scene.raster.difference(from: wall), 1e-3)
      }
    }
  }

  @Test("shows nothing but the lids while the eye is closed")
  func closed() throws {
    for (transition, color) in [
      (BlinkTransition.blink(), UIColor.black), (.blink(color: .white), .white),
    ] {
      let scene = TransitionScene(transition)
      scene.paint()
      for direction in [TransitionDirection.forward, .backward] {
        try scene.run(direction, at: [0.46, 0.5, 0.54]) { _ in
          expectTrue(scene.raster.isFilled(with: color))
        }
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .blink() } }
}
