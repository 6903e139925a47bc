import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A blink")
struct BlinkTransitionTests {
  /// The radius of the circle through the corners of the screen, in points.
  private static let radius = 200_000.0.squareRoot()

  @Test("closes the lids, shows the fore view behind them, and opens them, both ways")
  func values() throws {
    let scene = TransitionScene(.blink)
    try scene.quarters { moment in
      let closing = moment.progress(Moment.easeInOut, during: 0...BlinkTransition.closed.lowerBound)
      let opening = moment.progress(Moment.easeInOut, during: BlinkTransition.closed.upperBound...1)
      for (name, way) in [("upper lid", 1.0), ("lower lid", -1)] {
        let lid = try #require(scene.items(name).first)
        let middle = try #require(
          PlaneMap(lid.transform)(CGPoint(x: 2 * Self.radius, y: 2 * Self.radius)))
        expectClose(middle.x, 200, 1e-6)
        expectClose(middle.y, 400 + way * (Self.radius + 1) * (closing - opening), 1e-6)
      }
      expectClose(
        scene.shown.opacity, moment.progress({ $0 }, during: BlinkTransition.closed), 1e-6)
      #expect(scene.shownBehind.transform.isIdentity)
      #expect(scene.shownBehind.opacity == 1)
    }
    #expect(scene.items("upper lid").isEmpty)
    #expect(scene.fore.view.alpha == 1)
  }

  @Test("shows nothing but the lids while the eye is closed")
  func closed() throws {
    for colour in [UIColor.black, .white] {
      let scene = TransitionScene(colour == .black ? .blink : .blink(in: colour))
      scene.paint()
      for direction in [TransitionDirection.forward, .backward] {
        try scene.run(direction, at: [0.46, 0.5, 0.54]) { _, _ in
          let level = colour == .black ? 0.0 : 1
          let isClosed = scene.raster.pixels.allSatisfy { pixel in
            [pixel.red, pixel.green, pixel.blue].allSatisfy { abs($0 - level) < 1e-3 }
          }
          #expect(isClosed)
        }
      }
    }
  }

  @Test("covers nothing at the beginning and at the end")
  func open() throws {
    let scene = TransitionScene(.blink)
    scene.paint()
    let wall = scene.raster
    try scene.run(.forward, at: [0, 1]) { elapsed, _ in
      if elapsed == 0 { #expect(scene.raster.difference(from: wall) < 1e-3) }
    }
    let fore = scene.raster
    #expect(fore.difference(from: wall) > 0.1)
    try scene.run(.backward, at: [0, 1]) { elapsed, _ in
      #expect(scene.raster.difference(from: elapsed == 0 ? fore : wall) < 1e-3)
    }
  }

  @Test("lasts 0.7 s")
  func duration() throws {
    let scene = TransitionScene(.blink)
    expectClose(CGFloat(try scene.forward()), 0.7)
    expectClose(CGFloat(try scene.backward()), 0.7)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { BlinkTransition() } }
}
