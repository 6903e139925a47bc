import HeadlessViews
import TransitionCurves

/// A track that goes from one value to another during a part of the time, and holds both before and
/// after.
final class PartTrack: OtherTrack {
  /// The track over its part of the time.
  private let track: ValueTrack

  private let (start, end): (LayerValue, LayerValue)
  private let part: TimingPart

  init(from start: LayerValue, to end: LayerValue, during part: TimingPart) {
    track = ValueTrack(from: start, to: end)
    (self.start, self.end) = (start, end)
    self.part = part
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

  private func progress(at progress: TimingGroup.Progress) -> TimingGroup.Progress {
    TimingGroup.Progress(value: part.progress(at: progress.value), iteration: 0)
  }

  @MainActor
  func followed(as effect: AnimationEffect, in group: TimingGroup) -> FollowedMotion? {
    guard case .linear(let track) = track, let motion = track.motion(as: effect) else { return nil }
    return FollowedMotion(motion, by: group.sharedProgress(in: part))
  }

  /// The keyframes of the same motion.
  var way: AnimationRecord.Way {
    .keyframes(
      AnimationRecord.Keyframes(
        values: [start, start, end, end],
        keyTimes: [0, part.span.lowerBound, part.span.upperBound, 1],
        timingFunctions: [.linear, part.function, .linear], calculationMode: .linear))
  }
}
