import Foundation
import HeadlessViews
import MotionCurves

/// The changes that a keyframe block has made to one property of one layer, in its relative time.
struct KeyframeSequence {
  private struct Keyframe {
    var span: ClosedRange<Double>
    var value: LayerValue
  }

  /// The layer.
  let layer: Layer

  /// What is animated.
  let target: AnimationTarget

  private let initial: LayerValue
  private let mode: CalculationMode

  /// Ascending in time; none overlaps another.
  private var keyframes: [Keyframe] = []

  /// A property that has shown `initial` so far.
  init(layer: Layer, target: AnimationTarget, initial: LayerValue, mode: CalculationMode) {
    self.layer = layer
    self.target = target
    self.initial = initial
    self.mode = mode
  }

  /// Notes a change; what it overlaps is cut off where it begins, or left out (fact G31).
  mutating func add(_ value: LayerValue, over span: ClosedRange<Double>) {
    // Mostly each follows the one before, and overlaps none.
    if let last = keyframes.last?.span, last.upperBound <= span.lowerBound, last != span {
      return keyframes.append(Keyframe(span: span, value: value))
    }
    var kept: [Keyframe] = []
    var before = initial
    for var keyframe in keyframes {
      let own = keyframe.span
      let value = keyframe.value
      if own == span || span.lowerBound < own.upperBound && own.lowerBound < span.upperBound {
        guard own.lowerBound < span.lowerBound else { continue }
        let part = (span.lowerBound - own.lowerBound) / (own.upperBound - own.lowerBound)
        keyframe = Keyframe(
          span: own.lowerBound...span.lowerBound,
          value: mode == .discrete ? value : before.interpolated(to: value, progress: part))
      }
      kept.append(keyframe)
      before = value
    }
    let place = kept.firstIndex { $0.span.lowerBound >= span.upperBound } ?? kept.count
    kept.insert(Keyframe(span: span, value: value), at: place)
    keyframes = kept
  }

  /// The whole as one course, with keys at 0 and 1 and values held between keyframes (fact G28).
  var course: KeyframeCourse {
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
    return KeyframeCourse(values: values, keyTimes: times, calculationMode: mode)
  }
}
