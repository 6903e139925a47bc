package import Foundation

/// A drag over a distance that a rubber band resists beyond a part of it.
///
/// A drag that takes hold of something on its way begins where the finger would be if it had come
/// all the way, so that the resistance counts once.
package struct ResistedDrag {
  private let resistance: RubberBand

  /// The distances without resistance, in points.
  private let free: ClosedRange<Double>

  /// The distance of the finger at the beginning of the drag, in points.
  private let start: Double

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - free: The distance without resistance, in points; a negative one counts as 0.
  ///   - shown: The distance at the beginning of the drag, as the resistance leaves it, in points.
  package init(_ resistance: RubberBand, free: CGFloat, from shown: CGFloat) {
    self.resistance = resistance
    self.free = 0...(free >= 0 ? Double(free) : 0)
    start = resistance.position(showing: Double(shown), within: self.free)
  }

  /// The distance that the resistance leaves, in points, negative beyond the beginning.
  ///
  /// - Parameter translation: That of the finger since the beginning of the drag, in points.
  package func distance(after translation: CGFloat) -> CGFloat {
    CGFloat(resistance.position(start + Double(translation), within: free))
  }

  /// The ratio of the speed that the resistance leaves to that of the finger, unitless.
  ///
  /// - Parameter translation: That of the finger since the beginning of the drag, in points.
  package func give(after translation: CGFloat) -> CGFloat {
    CGFloat(resistance.velocity(at: start + Double(translation), within: free))
  }
}
