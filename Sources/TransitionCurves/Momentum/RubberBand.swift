import Foundation

/// The resistance of something that a finger drags beyond its limit.
///
/// ```swift
/// let band = RubberBand(dimension: 800)
/// band.value(at: 100)                   // 51.5 points for 100 of the finger
/// band.position(420, within: 0...400)   // 410.8…
/// ```
///
/// The offset is `d·(1 − 1/(c·x/d + 1))`: it starts at `c` times the finger's speed and never
/// reaches the dimension `d`. Negative distances mirror it. Source: the formula and `c = 0.55`
/// reported for `UIScrollView`.
public struct RubberBand: Hashable, Sendable {
  /// The resistance of a scroll view, unitless.
  public static let scrollViewCoefficient = 0.55

  /// The offset that is never reached, in points; always positive.
  ///
  /// It is usually the length of the view.
  public let dimension: Double

  /// The ratio of the offset's speed to the finger's at the edge, unitless; always positive.
  public let coefficient: Double

  /// A rubber band for something `dimension` points long.
  ///
  /// - Precondition: both are positive and finite.
  public init(dimension: Double, coefficient: Double = RubberBand.scrollViewCoefficient) {
    precondition(
      dimension > 0 && dimension.isFinite, "RubberBand dimension must be positive, not \(dimension)"
    )
    precondition(
      coefficient > 0 && coefficient.isFinite,
      "RubberBand coefficient must be positive, not \(coefficient)")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The offset shown, in points, when the finger is `distance` points beyond the edge.
  public func value(at distance: Double) -> Double {
    guard !distance.isNaN else { return 0 }
    let pull = abs(distance) * coefficient
    let offset = pull < .infinity ? dimension / (dimension / pull + 1) : dimension
    return distance < 0 ? -offset : offset
  }

  /// The ratio of the offset's speed to the finger's, unitless, when the finger is `distance`
  /// points beyond the edge.
  public func velocity(at distance: Double) -> Double {
    guard !distance.isNaN else { return coefficient }
    let give = 1 + abs(distance) * coefficient / dimension
    return coefficient / (give * give)
  }

  /// The finger's distance beyond the edge, in points, at which the offset is `offset`.
  ///
  /// For an offset that is never reached, the distance is infinite, with the sign of the offset.
  public func distance(showing offset: Double) -> Double {
    guard !offset.isNaN else { return 0 }
    let size = abs(offset)
    guard size < dimension else { return offset < 0 ? -.infinity : .infinity }
    let distance = size / ((dimension - size) / dimension) / coefficient
    return offset < 0 ? -distance : distance
  }

  /// `position` itself within `range`; outside it, the position that the rubber band shows; in
  /// points.
  public func position(_ position: Double, within range: ClosedRange<Double>) -> Double {
    if position < range.lowerBound {
      return range.lowerBound + value(at: position - range.lowerBound)
    }
    if position > range.upperBound {
      return range.upperBound + value(at: position - range.upperBound)
    }
    return position
  }

  /// The position of the finger at which `position(_:within:)` is `shown`, in points; finite.
  package func position(showing shown: Double, within range: ClosedRange<Double>) -> Double {
    let edge = min(max(shown, range.lowerBound), range.upperBound)
    return edge + min(max(distance(showing: shown - edge), -1e6), 1e6)
  }

  /// The ratio of the shown speed to the finger's, unitless: 1 within `range`.
  package func velocity(at position: Double, within range: ClosedRange<Double>) -> Double {
    range.contains(position)
      ? 1 : velocity(at: position - min(max(position, range.lowerBound), range.upperBound))
  }
}
