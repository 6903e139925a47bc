import Foundation
import MotionCurves

/// Where a sheet comes to rest, and how it follows a finger between and beyond these places.
///
/// All places are those of the sheet's top edge, in points below the container's.
struct SheetStops: Hashable, Sendable {
  /// A detent, and the place of the sheet there.
  struct Stop: Hashable, Sendable {
    let identifier: SheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// Faster than this, in points per second, the finger's direction counts (numbers.md 3.6).
  static let flick: CGFloat = 800

  /// The detents that are active, the lowest first; at least one.
  let stops: [Stop]

  /// The length of the rubber bands at both ends, in points; positive.
  let length: CGFloat

  /// - Precondition: there is a stop, and the length is positive.
  init(_ stops: [Stop], length: CGFloat) {
    precondition(!stops.isEmpty, "a sheet needs a place to rest, not \(stops)")
    precondition(length > 0, "a sheet's container cannot be \(length) points high")
    self.stops = stops.enumerated()
      .sorted { ($1.element.top, $0.offset) < ($0.element.top, $1.offset) }
      .map(\.element)
    self.length = length
  }

  /// The lowest place to rest.
  var lowest: CGFloat { stops[0].top }

  /// The highest place to rest.
  var highest: CGFloat { stops[stops.count - 1].top }

  /// The place of the detent with an identifier, if that is active.
  func top(of identifier: SheetPresentationController.Detent.Identifier) -> CGFloat? {
    stops.first { $0.identifier == identifier }?.top
  }

  /// Where the sheet shows when a finger would have it at `place`: there, or on a rubber band beyond
  /// either end.
  func shown(_ place: CGFloat) -> CGFloat {
    CGFloat(band.position(Double(place), within: Double(highest)...Double(lowest)))
  }

  /// Where a finger would have the sheet that shows at `top`.
  func place(showing top: CGFloat) -> CGFloat {
    let end = min(max(top, highest), lowest)
    let distance = band.distance(showing: Double(top - end))
    return end + CGFloat(distance.isFinite ? distance : Double(top - end))
  }

  /// How fast the sheet is when the finger is as fast as `velocity` and would have it at `place`.
  func velocity(_ velocity: CGFloat, at place: CGFloat) -> CGFloat {
    let end = min(max(place, highest), lowest)
    return place == end ? velocity : velocity * CGFloat(band.velocity(at: Double(place - end)))
  }

  /// The stop that a sheet goes to which is let go at `top`: the next one in the direction of a finger
  /// that is fast, else the nearest.
  func stop(from top: CGFloat, velocity: CGFloat) -> Stop {
    if velocity >= Self.flick { return stops.last { $0.top > top } ?? stops[0] }
    if velocity <= -Self.flick {
      return stops.first { $0.top < top } ?? stops[stops.count - 1]
    }
    return stops.min { abs($0.top - top) < abs($1.top - top) } ?? stops[0]
  }

  /// True when a sheet that is let go below the lowest stop is to leave: flicked down, or not flicked
  /// up and past half of its height (fact J9).
  ///
  /// - Parameter height: The height of the sheet at that stop, in points.
  func leaves(from place: CGFloat, velocity: CGFloat, height: CGFloat) -> Bool {
    if velocity >= Self.flick { return place > lowest }
    return velocity > -Self.flick && place - lowest >= height / 2
  }

  private var band: RubberBand { RubberBand(dimension: Double(length)) }
}
