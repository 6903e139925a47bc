import Foundation
import HeadlessViews
import TransitionCurves

/// The changes that a keyframe block makes to one property of one layer, in relative time.
struct KeyframeSequence {
  /// The change by one keyframe.
  struct Keyframe {
    /// The start and the end, as fractions of the block's duration.
    let span: ClosedRange<Double>

    /// The value at the end of the span.
    let value: LayerValue
  }

  let layer: CALayer

  /// The animated property.
  let target: AnimationTarget

  private let initial: LayerValue
  private let mode: CalculationMode

  /// The changes, ascending in time; they do not overlap.
  private(set) var keyframes: [Keyframe] = []

  /// Creates a sequence of no changes for a property that shows `initial`.
  init(layer: CALayer, target: AnimationTarget, initial: LayerValue, mode: CalculationMode) {
    self.layer = layer
    self.target = target
    self.initial = initial
    self.mode = mode
  }

  /// The overlap that counts as none, since the end of a keyframe is the sum of two rounded
  /// numbers.
  private static let tolerance = 8 * Double.ulpOfOne

  /// Adds a change.
  ///
  /// The keyframe that is added last wins: an overlapping keyframe is cut off where the new one
  /// begins, or removed if it begins later.
  mutating func add(_ value: LayerValue, over wholeSpan: ClosedRange<Double>) {
    var span = wholeSpan
    var index =
      keyframes.firstIndex { $0.span.upperBound > span.lowerBound || $0.span == span }
      ?? keyframes.count
    while index < keyframes.count {
      let other = keyframes[index]
      guard
        other.span == span
          || other.span.lowerBound < span.upperBound && span.lowerBound < other.span.upperBound
      else { break }
      guard other.span.lowerBound < span.lowerBound else {
        if other.span.lowerBound > span.lowerBound,
          span.upperBound - other.span.lowerBound <= Self.tolerance
        {
          span = span.lowerBound...other.span.lowerBound
          break
        }
        keyframes.remove(at: index)
        continue
      }
      let before = index > 0 ? keyframes[index - 1].value : initial
      let own = other.span
      let part = (span.lowerBound - own.lowerBound) / (own.upperBound - own.lowerBound)
      keyframes[index] = Keyframe(
        span: own.lowerBound...span.lowerBound,
        value: mode == .discrete
          ? other.value : before.interpolated(to: other.value, progress: part))
      index += 1
    }
    keyframes.insert(Keyframe(span: span, value: value), at: index)
  }

  /// One track of all keyframes, with keys at 0 and 1, that holds its value between keyframes.
  var track: KeyframeValueTrack {
    var values = [initial]
    var times = [0.0]
    func append(_ value: LayerValue, at time: Double) {
      guard value != values.last || time != times.last else { return }
      values.append(value)
      times.append(time)
    }
    for keyframe in keyframes {
      if mode != .discrete, let last = values.last { append(last, at: keyframe.span.lowerBound) }
      append(
        keyframe.value,
        at: mode == .discrete ? keyframe.span.lowerBound : keyframe.span.upperBound)
    }
    if mode == .discrete {
      times.append(1)
    } else if let last = values.last {
      append(last, at: 1)
    }
    return KeyframeValueTrack(values: values, keyTimes: times, calculationMode: mode)
  }
}
