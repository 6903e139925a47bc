/// A sequence of values and the motion between them, as in Core Animation's keyframe animation and
/// CSS `@keyframes`.
///
/// ```swift
/// let bounce = KeyframeCurve(
///   values: [0.0, -30, 0], keyTimes: [0, 0.3, 1], timingFunctions: [.easeOut, .easeIn])
/// bounce.value(at: 0.15)
/// ```
///
/// The track is a pure function of the fraction of the whole time. The caller applies an easing of
/// the whole animation to that fraction first. The track takes every value exactly at its key time.
/// Where two values share a key time, the later value wins.
public struct KeyframeCurve<Value: Interpolatable>: Sendable {
  /// The values, in order; never empty.
  public let values: [Value]

  /// The instants of the values, in `0...1`, ascending: one element a value, and one more at the
  /// end for discrete tracks.
  public let keyTimes: [Double]

  /// How the track moves from one value to the next.
  public let calculationMode: CalculationMode

  @usableFromInline let spans: [KeyframeSpan<Value>]
  @usableFromInline let timingFunctions: [MediaTimingFunction]
  @usableFromInline let arcLengthMaps: [ArcLengthMap]

  /// A track along straight lines.
  ///
  /// - Parameters:
  ///   - values: The values in the order of their times, at least one, in the unit of the property.
  ///   - keyTimes: Fractions of the whole, one element a value, ascending in `0...1`. Nil or
  ///     invalid times mean even spacing. The first and the last value hold outside the key times.
  ///   - timingFunctions: The easing of each span, one element fewer than values; missing elements
  ///     are linear.
  /// - Precondition: there is a value.
  public init(
    values: [Value], keyTimes: [Double]? = nil, timingFunctions: [MediaTimingFunction] = []
  ) {
    self.init(
      values: values, mode: .linear,
      keyTimes: KeyTimes.valid(keyTimes, count: values.count)
        ?? KeyTimes.even(count: values.count),
      spans: zip(values, values.dropFirst()).map { KeyframeSpan($0, $1) },
      timingFunctions: timingFunctions)
  }

  /// A track that jumps from value to value; value `i` holds from key time `i` to `i + 1`.
  ///
  /// - Parameters:
  ///   - values: The values in the order of their times, at least one, in the unit of the property.
  ///   - keyTimes: Fractions of the whole, one element more than values, ascending in `0...1`. Nil
  ///     or invalid times mean even spacing.
  /// - Precondition: there is a value.
  public init(discrete values: [Value], keyTimes: [Double]? = nil) {
    self.init(
      values: values, mode: .discrete,
      keyTimes: KeyTimes.valid(keyTimes, count: values.count + 1)
        ?? KeyTimes.even(count: values.count + 1),
      spans: [])
  }

  private init(
    values: [Value], mode: CalculationMode, keyTimes: [Double], spans: [KeyframeSpan<Value>],
    timingFunctions: [MediaTimingFunction] = [], arcLengthMaps: [ArcLengthMap] = []
  ) {
    precondition(!values.isEmpty, "KeyframeCurve needs at least one value, not 0")
    self.values = values
    calculationMode = mode
    self.keyTimes = keyTimes
    self.spans = spans
    self.timingFunctions = timingFunctions
    self.arcLengthMaps = arcLengthMaps
  }
}

extension KeyframeCurve where Value: VectorValue {
  /// A track in any of Core Animation's modes.
  ///
  /// Paced modes measure distance by ``VectorValue/length`` and use neither key times nor timing
  /// functions. Cubic modes pass through all values on a Kochanek–Bartels spline; each span is a
  /// Hermite cubic over its own time, whatever its length.
  ///
  /// - Parameters:
  ///   - values: The values in the order of their times, at least one, in the unit of the property.
  ///   - keyTimes: Fractions of the whole, ascending in `0...1`: one element a value, one more in
  ///     the discrete mode. Nil or invalid times mean even spacing.
  ///   - timingFunctions: The easing of each span, one element fewer than values; missing elements
  ///     are linear.
  ///   - calculationMode: The path between the values, and the speed on it.
  ///   - shapes: Tension, continuity and bias, one element a value; missing elements are zero.
  /// - Precondition: there is a value.
  public init(
    values: [Value], keyTimes: [Double]? = nil, timingFunctions: [MediaTimingFunction] = [],
    calculationMode: CalculationMode, shapes: [SplineShape] = []
  ) {
    guard calculationMode != .discrete else {
      self.init(discrete: values, keyTimes: keyTimes)
      return
    }
    let spans =
      calculationMode.isCubic && values.count > 1
      ? SplineShape.controls(of: values, shapes: shapes)
      : zip(values, values.dropFirst()).map { KeyframeSpan($0, $1) }
    guard calculationMode.isPaced else {
      self.init(
        values: values, mode: calculationMode,
        keyTimes: KeyTimes.valid(keyTimes, count: values.count)
          ?? KeyTimes.even(count: values.count),
        spans: spans, timingFunctions: timingFunctions)
      return
    }
    let arcLengthMaps =
      calculationMode == .cubicPaced
      ? spans.map { span in ArcLengthMap { span.velocity(at: $0).length } } : []
    let distances =
      calculationMode == .cubicPaced
      ? arcLengthMaps.map(\.length) : spans.map { $0.end.subtracting($0.start).length }
    self.init(
      values: values, mode: calculationMode, keyTimes: KeyTimes.paced(distances), spans: spans,
      arcLengthMaps: arcLengthMaps)
  }
}

extension KeyframeCurve: Equatable where Value: Equatable {}
extension KeyframeCurve: Hashable where Value: Hashable {}
