import HeadlessViews
import TransitionCurves

/// A track along numbers from which a `CAValueFunction` makes a transform.
final class FunctionTrack: OtherTrack {
  /// The numbers that the track passes through.
  enum Values {
    /// From a start to an end, of which Core Animation uses at most two of three values.
    ///
    /// A missing value is the layer's value without the animation, unless `missing` replaces it.
    case straight(
      from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?, missing: SIMD4<Double>?)

    /// Through several values.
    case keyed(KeyframeCurve<SIMD4<Double>>)
  }

  private let function: CAValueFunction
  private let values: Values

  /// True when every cycle adds the end value of the cycles before it.
  private let isCumulative: Bool

  init(_ function: CAValueFunction, _ values: Values, isCumulative: Bool) {
    self.function = function
    self.values = values
    self.isCumulative = isCumulative
  }

  /// The transform at `progress`, where `below` is the layer's value without the animation.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    var (numbers, end): (SIMD4<Double>, SIMD4<Double>)
    switch values {
    case .straight(let from, let to, let by, let missing):
      let other = missing ?? self.numbers(of: below)
      let ends = Self.ends(from: from, to: to, by: by, missing: other)
      numbers = ends.from.interpolated(to: ends.to, by: progress.value)
      end = ends.to
    case .keyed(let track):
      numbers = track.extendedValue(at: progress.value)
      end = track.values[track.values.count - 1]
    }
    if isCumulative { numbers += Double(progress.iteration) * end }
    return .transform(function(numbers))
  }

  private static func ends(
    from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?, missing: SIMD4<Double>
  ) -> (from: SIMD4<Double>, to: SIMD4<Double>) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (nil, let to?, let by?): (to - by, to)
    case (_, nil, let by?): (from ?? missing, (from ?? missing) + by)
    case (_, _, nil): (from ?? missing, to ?? missing)
    }
  }

  private func numbers(of below: LayerValue) -> SIMD4<Double> {
    guard case .transform(let transform) = below else { return function.neutral }
    return function.numbers(of: transform)
  }
}
