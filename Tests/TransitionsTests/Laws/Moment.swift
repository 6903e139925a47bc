import Foundation
import Expectations
import Transitioning

/// An instant of a transition, on the way there or back.
struct Moment {
  /// The part of the duration that is over, in `0...1`.
  let elapsed: Double

  let isForward: Bool

  /// The progress from the back value to the fore value of a motion during a span, by its
  /// definition: backward the values are swapped, and the span counts from the end.
  func progress(
    _ ease: (Double) -> Double, during span: ClosedRange<Double> = 0...1
  ) -> Double {
    let start = isForward ? span.lowerBound : 1 - span.upperBound
    let share = (elapsed - start) / (span.upperBound - span.lowerBound)
    let value = ease(min(max(share, 0), 1))
    return isForward ? value : 1 - value
  }

  /// CSS's ease-in-out.
  static func easeInOut(_ x: Double) -> Double { cubicTiming(x, 0.42, 0, 0.58, 1) }
}

extension TransitionScene {
  /// Runs there and back, and looks at the quarters of both ways.
  func quarters(_ look: (Moment) throws -> Void) throws {
    fore.view.accessibilityIdentifier = "fore"
    wall.view.accessibilityIdentifier = "wall"
    paint()
    for direction in [TransitionDirection.forward, .backward] {
      try run(direction) { elapsed, _ in
        try look(Moment(elapsed: elapsed, isForward: direction == .forward))
      }
    }
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  /// The items with a name that are shown, in the order of painting.
  func items(_ name: String) -> [DisplayItem] {
    stage.displayList().items.filter { !$0.name.contains(" in ") && $0.name.hasSuffix("'\(name)'") }
  }

  /// Expects a point of an item on the screen where a point of space is seen from 1,000 points
  /// before the middle of the screen.
  ///
  /// - Parameter point: A point whose origin is the middle of the screen; z is toward the viewer.
  func expect(
    _ item: DisplayItem, _ x: Double, _ y: Double, at point: (x: Double, y: Double, z: Double),
    _ location: SourceLocation = #_sourceLocation
  ) {
    let depth = 1 - point.z / 1_000
    let shown = PlaneMap(item.transform)(CGPoint(x: x, y: y))
    expectClose(shown?.x ?? .nan, 200 + point.x / depth, 1e-5, location)
    expectClose(shown?.y ?? .nan, 400 + point.y / depth, 1e-5, location)
  }
}
