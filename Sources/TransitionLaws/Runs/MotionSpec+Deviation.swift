import Foundation
package import Transitioning

extension MotionSpec {
  /// A property that does not have the value of its specification at an instant.
  package struct Deviation: Hashable, Sendable {
    /// The role of the view.
    package let part: Part

    /// Core Animation's key path of the property, such as `transform.scale`.
    package let property: String

    /// The value that the view shows; nil if there is no view for the part.
    package let shown: CGFloat?

    /// The value of the specification.
    package let expected: CGFloat
  }

  /// The properties that do not have the values of this specification.
  ///
  /// - Parameters:
  ///   - views: The views of the parts.
  ///   - fraction: The part of the leg's duration that has passed, in `0...1`.
  ///   - direction: The direction of the transition.
  ///   - tolerance: The greatest difference that counts as none, in the unit of the property,
  ///     besides the change within a rounding error of the time: a curve that ends at an infinite
  ///     speed has no exact value there.
  /// - Returns: A deviation for each track whose property shows another value, in the order of the
  ///   tracks; empty if the motion conforms.
  @MainActor
  package func deviations(
    of views: [Part: UIView], at fraction: Double, in direction: TransitionDirection,
    tolerance: CGFloat = 1e-6
  ) -> [Deviation] {
    let leg = self[direction]
    return leg.tracks.compactMap { track in
      var expected = track.value(at: fraction, duration: leg.duration)
      var shown: CGFloat?
      if let layer = views[track.part]?.layer, let number = layer.shownNumber(of: track.target) {
        shown = number
        if track.isAtRest(fraction, of: leg.duration, on: layer) { expected = track.to }
      }
      // The comparison is false for NaN, which is a deviation.
      let slack = track.change(around: fraction, duration: leg.duration)
      if let shown, abs(shown - expected) <= tolerance + slack { return nil }
      return Deviation(
        part: track.part, property: track.target.key, shown: shown, expected: expected)
    }
  }
}

extension MotionSpec.Track {
  /// The change of the value within a rounding error of the time.
  fileprivate func change(around fraction: Double, duration: TimeInterval) -> CGFloat {
    let error = 1e-12
    return abs(
      value(at: min(fraction + error, 1), duration: duration)
        - value(at: max(fraction - error, 0), duration: duration))
  }

  /// True if the track has a spring that is visibly at rest on a layer.
  @MainActor
  fileprivate func isAtRest(
    _ fraction: Double, of duration: TimeInterval, on layer: CALayer
  ) -> Bool {
    guard case .spring(let spring) = timing else { return false }
    let changes = layer.visibleChanges(of: target, from: from, to: to)
    let rest = spring.settlingDuration(over: changes, tolerance: 1)
    return (fraction - span.lowerBound) * duration >= rest
  }
}
