import HeadlessViews
import TransitionCurves

/// A track that goes from one value to another during a part of the time, and holds both before and
/// after.
final class PartTrack: OtherTrack {
  /// The track over its part of the time.
  private let track: ValueTrack

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

  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    track.value(at: self.progress(at: progress), over: below)
  }

  @MainActor
  func apply(
    _ progress: TimingGroup.Progress, as effect: AnimationEffect, to shown: inout LayerProperties,
    over model: inout LayerProperties
  ) {
    track.apply(self.progress(at: progress), as: effect, to: &shown, over: &model)
  }

  /// The progress within the part at a progress of the whole.
  private func progress(at progress: TimingGroup.Progress) -> TimingGroup.Progress {
    let time = progress.value
    guard time >= part.lowerBound else { return TimingGroup.Progress(value: 0, iteration: 0) }
    guard time < part.upperBound else { return TimingGroup.Progress(value: 1, iteration: 0) }
    let share = (time - part.lowerBound) / (part.upperBound - part.lowerBound)
    return TimingGroup.Progress(value: function.value(at: share), iteration: 0)
  }

  /// The keyframes of the same motion.
  var way: AnimationRecord.Way {
    .keyframes(
      AnimationRecord.Keyframes(
        values: [start, start, end, end], keyTimes: [0, part.lowerBound, part.upperBound, 1],
        timingFunctions: [.linear, function, .linear], calculationMode: .linear))
  }
}
