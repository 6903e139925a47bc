/// A sequence of values and the way from each to the next, as Core Animation's keyframe animation
/// and CSS `@keyframes` have it.
///
/// ```swift
/// let bounce = KeyframeTrack(
///   values: [0, -30, 0], keyTimes: [0, 0.3, 1], timingFunctions: [.easeOut, .easeIn])
/// bounce.value(at: 0.15)
/// ```
///
/// It is a pure function of the fraction of the whole time; an easing of the whole is applied before
/// asking. Every value is hit exactly at its key time. Where two share a key time, the later wins.
public struct KeyframeTrack<Value: Interpolatable>: Sendable {
  /// The values to go through, in order; never empty.
  public let values: [Value]

  /// When, in `0...1`, ascending: one element a value, and one more at the end for discrete tracks.
  public let keyTimes: [Double]

  /// How it gets from one value to the next.
  public let calculationMode: CalculationMode

  private let spans: [KeyframeSpan<Value>]
  private let timingFunctions: [MediaTimingFunction]
  private let paces: [SpanPace]

  /// A track along straight lines.
  ///
  /// - Parameters:
  ///   - keyTimes: Fractions of the whole, one element a value, ascending in `0...1`. Nil, and any
  ///     that are not so, mean even spacing. The first and last value hold outside them.
  ///   - timingFunctions: The easing of each way, one element fewer than values; missing ones are
  ///     linear.
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
  /// - Parameter keyTimes: Fractions of the whole, one element more than values, ascending in
  ///   `0...1`. Nil, and any that are not so, mean even spacing.
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
    timingFunctions: [MediaTimingFunction] = [], paces: [SpanPace] = []
  ) {
    precondition(!values.isEmpty, "KeyframeTrack needs at least one value, not 0")
    self.values = values
    calculationMode = mode
    self.keyTimes = keyTimes
    self.spans = spans
    self.timingFunctions = timingFunctions
    self.paces = paces
  }
}

extension KeyframeTrack where Value: VectorValue {
  /// A track in any of Core Animation's modes.
  ///
  /// Paced modes measure distance by ``VectorValue/length`` and use neither key times nor timing
  /// functions. Cubic modes pass through all values on a Kochanek–Bartels spline; each way is a
  /// Hermite cubic over its own time, whatever its length.
  ///
  /// - Parameters:
  ///   - keyTimes: As for the other initialisers, by mode.
  ///   - shapes: Tension, continuity and bias, one element a value; missing ones are zero.
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
    let paces =
      calculationMode == .cubicPaced
      ? spans.map { span in SpanPace { span.velocity(at: $0).length } } : []
    let distances =
      calculationMode == .cubicPaced
      ? paces.map(\.length) : spans.map { $0.end.subtracting($0.start).length }
    self.init(
      values: values, mode: calculationMode, keyTimes: KeyTimes.paced(distances), spans: spans,
      paces: paces)
  }

  /// The rate of change at `fraction`, in values per whole time; zero outside `0...1`, where a value
  /// holds, and between the jumps of a discrete track.
  public func velocity(at fraction: Double) -> Value {
    let still = values[0].subtracting(values[0])
    let time = fraction.isNaN ? 0 : fraction
    guard time >= 0, time <= 1, let place = place(of: time) else { return still }
    guard time >= keyTimes[0], time <= keyTimes[keyTimes.count - 1] else { return still }
    var slope = 1 / place.run
    var part = place.part
    if place.index < timingFunctions.count {
      slope *= timingFunctions[place.index].velocity(at: part)
      part = timingFunctions[place.index].value(at: part)
    }
    if place.index < paces.count {
      let parameter = paces[place.index].parameter(at: part)
      part = parameter.value
      slope *= parameter.velocity
    }
    return spans[place.index].velocity(at: part).scaled(by: slope)
  }
}

extension KeyframeTrack {
  /// The value at `fraction` of the whole time; the first and last hold outside `0...1`.
  public func value(at fraction: Double) -> Value {
    value(at: fraction > 0 ? min(fraction, 1) : 0, isExtended: false)
  }

  /// The value at `fraction`, with the first and the last way continued outside `0...1`, as CSS does
  /// when an easing of the whole overshoots.
  public func extendedValue(at fraction: Double) -> Value {
    let reach = 1e15
    return value(
      at: fraction.isNaN ? 0 : min(max(fraction, -reach), reach), isExtended: true)
  }

  private func value(at time: Double, isExtended: Bool) -> Value {
    if calculationMode == .discrete { return values[discreteIndex(at: time)] }
    guard let place = place(of: time) else {
      return time < keyTimes[0] ? values[0] : values[values.count - 1]
    }
    var part = isExtended ? place.part : min(max(place.part, 0), 1)
    if place.index < timingFunctions.count {
      let function = timingFunctions[place.index]
      part = isExtended ? function.extendedValue(at: part) : function.value(at: part)
    }
    if place.index < paces.count { part = paces[place.index].parameter(at: part).value }
    return spans[place.index].value(at: part)
  }

  /// The way that `time` falls into: the last that begins by then and takes any time.
  private func place(of time: Double) -> (index: Int, part: Double, run: Double)? {
    guard !spans.isEmpty else { return nil }
    var index = self.index(of: time, count: spans.count)
    while index > 0, keyTimes[index + 1] == keyTimes[index] { index -= 1 }
    let run = keyTimes[index + 1] - keyTimes[index]
    guard run > 0, index == 0 || time <= keyTimes[index + 1] || index == spans.count - 1
    else { return nil }
    let part = time == keyTimes[index + 1] ? 1 : (time - keyTimes[index]) / run
    return (index, part, run)
  }

  private func discreteIndex(at time: Double) -> Int { index(of: time, count: values.count) }

  /// The last of the first `count` key times that is not after `time`; the first if all are.
  private func index(of time: Double, count: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyTimes[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }
}

extension KeyframeTrack: Equatable where Value: Equatable {}
extension KeyframeTrack: Hashable where Value: Hashable {}
