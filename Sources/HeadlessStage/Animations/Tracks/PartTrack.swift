import HeadlessViews
import MotionCurves

/// A track that goes from one value to another during a part of the time, and holds both before and
/// after.
final class PartTrack {
  private let start: LayerValue
  private let end: LayerValue
  private let part: ClosedRange<Double>
  private let function: MediaTimingFunction

  /// - Parameters:
  ///   - part: In `0...1`; an empty part makes the value jump.
  ///   - function: The easing within the part.
  init(
    from start: LayerValue, to end: LayerValue, during part: ClosedRange<Double>,
    along function: MediaTimingFunction
  ) {
    self.start = start
    self.end = end
    self.part = part
    self.function = function
  }

  /// The value at `progress`.
  func value(at progress: TimingGroup.Progress) -> LayerValue {
    let time = progress.value
    guard time >= part.lowerBound else { return start }
    guard time < part.upperBound else { return end }
    let share = (time - part.lowerBound) / (part.upperBound - part.lowerBound)
    let eased = function.value(at: share)
    // A blend may differ from the start by a rounding error.
    return eased == 0 ? start : start.interpolated(to: end, progress: eased)
  }

  /// The keyframes of the same motion.
  var keyframes: AnimationRecord.Keyframes {
    AnimationRecord.Keyframes(
      values: [start, start, end, end], keyTimes: [0, part.lowerBound, part.upperBound, 1],
      timingFunctions: [.linear, function, .linear], calculationMode: .linear)
  }
}
