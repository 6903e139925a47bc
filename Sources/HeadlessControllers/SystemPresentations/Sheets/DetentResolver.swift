import Foundation
import TransitionCurves

/// A resolver of a sheet's rest positions and of its motion between and beyond them.
///
/// All positions are those of the sheet's top edge, in points below the container's top.
struct DetentResolver: Hashable, Sendable {
  /// A detent and its position.
  struct Stop: Hashable, Sendable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// The velocity from which the direction of a release decides between detents, in points per
  /// second; 800, as in the Transmission library.
  static let flick: CGFloat = 800

  /// The active detents, lowest first; at least one.
  let stops: [Stop]

  /// The length of the rubber bands, in points; positive.
  let length: CGFloat

  /// True if there is a rubber band at the highest stop, too.
  let hasUpperBand: Bool

  /// - Precondition: There is at least one stop, and the length is positive.
  init(_ stops: [Stop], length: CGFloat, hasUpperBand: Bool = true) {
    precondition(!stops.isEmpty, "DetentResolver needs at least one stop, not 0")
    precondition(length > 0, "DetentResolver length must be positive, not \(length)")
    self.stops = stops.enumerated()
      .sorted { ($1.element.top, $0.offset) < ($0.element.top, $1.offset) }
      .map(\.element)
    self.length = length
    self.hasUpperBand = hasUpperBand
  }

  /// The lowest rest position.
  var lowest: CGFloat { stops[0].top }

  /// The highest rest position.
  var highest: CGFloat { stops[stops.count - 1].top }

  /// The position of a detent; nil if the detent is not active.
  func top(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat? {
    stops.first { $0.identifier == identifier }?.top
  }

  /// The position that is shown when the finger requests `place`: the same between the ends, and on
  /// a rubber band beyond, if there is one.
  func shown(_ place: CGFloat) -> CGFloat {
    if place < highest, !hasUpperBand { return highest }
    return CGFloat(band.position(Double(place), within: Double(highest)...Double(lowest)))
  }

  /// The inverse of `shown(_:)`: the position that the finger requests when the sheet is shown at
  /// `top`.
  func place(showing top: CGFloat) -> CGFloat {
    let end = min(max(top, highest), lowest)
    let distance = band.distance(showing: Double(top - end))
    return end + CGFloat(distance.isFinite ? distance : Double(top - end))
  }

  /// The velocity of the sheet when the finger has the given velocity and requests `place`.
  func velocity(_ velocity: CGFloat, at place: CGFloat) -> CGFloat {
    let end = min(max(place, highest), lowest)
    if place < highest, !hasUpperBand { return 0 }
    return place == end ? velocity : velocity * CGFloat(band.velocity(at: Double(place - end)))
  }

  /// The stop for a sheet that is released at `top`: the next one in the direction of a fast
  /// release, otherwise the nearest one.
  func stop(from top: CGFloat, velocity: CGFloat) -> Stop {
    if velocity >= Self.flick { return stops.last { $0.top > top } ?? stops[0] }
    if velocity <= -Self.flick {
      return stops.first { $0.top < top } ?? stops[stops.count - 1]
    }
    return stops.min { abs($0.top - top) < abs($1.top - top) } ?? stops[0]
  }

  /// True if a sheet that is released below the lowest stop is dismissed: by a fast release
  /// downwards, or by a release that is not fast upwards, past half of the sheet's height.
  ///
  /// - Parameters:
  ///   - start: The stop from which half of the height counts.
  ///   - height: The height of the sheet at that stop, in points.
  ///   - fast: The velocity of a fast release downwards, in points per second.
  func leaves(
    from place: CGFloat, velocity: CGFloat, start: CGFloat, height: CGFloat, fast: CGFloat
  ) -> Bool {
    guard place > lowest else { return false }
    return velocity >= fast || velocity > -Self.flick && place - start >= height / 2
  }

  private var band: RubberBand { RubberBand(dimension: Double(length)) }
}
