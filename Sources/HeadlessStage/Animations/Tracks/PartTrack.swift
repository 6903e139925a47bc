import HeadlessViews
import MotionCurves
import MotionTerms

/// A track that goes from one value to another during a part of the time, and holds both before and
/// after.
final class PartTrack {
  /// The track over its part of the time.
  let track: ValueTrack

  private let (start, end): (LayerValue, LayerValue)
  private let part: ClosedRange<Double>
  private let function: MediaTimingFunction

  /// - Parameters:
  ///   - part: In `0...1`; an empty part makes the value jump.
  ///   - function: The easing within the part.
  init(
    from start: LayerValue, to end: LayerValue, during part: ClosedRange<Double>,
    along function: MediaTimingFunction
  ) {
    track = ValueTrack(from: start, to: end)
    (self.start, self.end) = (start, end)
    self.part = part
    self.function = function
  }

  /// Sets what a property shows at a progress of the whole.
  @MainActor
  func apply(
    _ progress: TimingGroup.Progress, to target: AnimationTarget, of shown: inout LayerProperties,
    over model: inout LayerProperties, isFirst: Bool, isAdditive: Bool
  ) {
    let progress = self.progress(at: progress)
    if case .linear(let track) = track {
      return track.apply(
        progress.value, to: target, of: &shown, over: &model, isFirst: isFirst,
        isAdditive: isAdditive)
    }
    if isFirst { shown.set(target.property, from: &model) }
    let below = target.value(in: shown)
    guard let value = track.value(at: progress, over: below) else { return }
    target.set(isAdditive ? below.adding(value) : value, in: &shown)
  }

  /// The progress within the part at a progress of the whole.
  func progress(at progress: TimingGroup.Progress) -> TimingGroup.Progress {
    let time = progress.value
    guard time >= part.lowerBound else { return TimingGroup.Progress(value: 0, iteration: 0) }
    guard time < part.upperBound else { return TimingGroup.Progress(value: 1, iteration: 0) }
    let share = (time - part.lowerBound) / (part.upperBound - part.lowerBound)
    return TimingGroup.Progress(value: function.value(at: share), iteration: 0)
  }

  /// The keyframes of the same motion.
  var keyframes: AnimationRecord.Keyframes {
    AnimationRecord.Keyframes(
      values: [start, start, end, end], keyTimes: [0, part.lowerBound, part.upperBound, 1],
      timingFunctions: [.linear, function, .linear], calculationMode: .linear)
  }
}
