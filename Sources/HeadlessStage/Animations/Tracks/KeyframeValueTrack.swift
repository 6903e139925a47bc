import Foundation
import HeadlessViews
import TransitionCurves

/// A track through several values of one kind.
final class KeyframeValueTrack: OtherTrack {
  private enum Track {
    /// Numbers; `kind` tells how many of the four are used.
    case numbers(KeyframeCurve<SIMD4<Double>>, kind: LayerValue)

    /// Values that can only be blended.
    case blends(KeyframeCurve<Blend>)
  }

  /// A value that can be blended, but not added or measured.
  private struct Blend: Interpolatable {
    let value: LayerValue

    func interpolated(to end: Blend, by progress: Double) -> Blend {
      Blend(value: progress == 0 ? value : value.interpolated(to: end.value, progress: progress))
    }
  }

  private let track: Track

  /// The keyframes that the track was made from.
  private let keyframes: AnimationRecord.Keyframes

  /// The value that every cycle adds to the cycles after it; nil when cycles do not add up.
  private let sum: LayerValue?

  /// - Precondition: `values` is not empty, and all values are of one kind.
  init(
    values: [LayerValue], keyTimes: [Double]?, timingFunctions: [MediaTimingFunction] = [],
    calculationMode: CalculationMode, shapes: [SplineShape] = [], isCumulative: Bool = false
  ) {
    keyframes = AnimationRecord.Keyframes(
      values: values, keyTimes: keyTimes, timingFunctions: timingFunctions,
      calculationMode: calculationMode)
    let numbers = values.compactMap(\.numbers)
    if numbers.count == values.count {
      track = .numbers(
        KeyframeCurve(
          values: numbers, keyTimes: keyTimes, timingFunctions: timingFunctions,
          calculationMode: calculationMode, shapes: shapes),
        kind: values[0])
    } else {
      let blends = values.map(Blend.init)
      switch calculationMode {
      case .discrete:
        track = .blends(KeyframeCurve(discrete: blends, keyTimes: keyTimes))
      case .paced, .cubicPaced:
        track = .blends(KeyframeCurve(values: blends))
      case .linear, .cubic:
        track = .blends(
          KeyframeCurve(values: blends, keyTimes: keyTimes, timingFunctions: timingFunctions))
      }
    }
    sum = isCumulative ? values.last : nil
  }

  /// The value at `progress`; where a timing function overshoots, the first and last interval
  /// continue.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    let value =
      switch track {
      case .numbers(let track, let kind): kind.with(track.extendedValue(at: progress.value))
      case .blends(let track): track.extendedValue(at: progress.value).value
      }
    guard let sum else { return value }
    return value.adding(sum, times: progress.iteration)
  }

  var way: AnimationRecord.Way { .keyframes(keyframes) }
}

extension LayerValue {
  /// The value as numbers that can be added and measured, unused ones zero; nil for values of other
  /// kinds.
  fileprivate var numbers: SIMD4<Double>? {
    switch self {
    case .number(let number): SIMD4(number, 0, 0, 0)
    case .point(let point): SIMD4(Double(point.x), Double(point.y), 0, 0)
    case .size(let size): SIMD4(Double(size.width), Double(size.height), 0, 0)
    case .color(let color?): SIMD4(color.red, color.green, color.blue, color.alpha)
    case .color(nil), .transform, .path, .colors, .numbers, .flag: nil
    }
  }

  /// The value of the receiver's kind with other numbers.
  fileprivate func with(_ numbers: SIMD4<Double>) -> LayerValue {
    switch self {
    case .number: .number(numbers.x)
    case .point: .point(CGPoint(x: numbers.x, y: numbers.y))
    case .size: .size(CGSize(width: numbers.x, height: numbers.y))
    case .color:
      .color(UIColor(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: numbers.w))
    case .transform, .path, .colors, .numbers, .flag: self
    }
  }
}
