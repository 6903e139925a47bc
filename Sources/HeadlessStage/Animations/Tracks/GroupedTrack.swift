import Foundation
import HeadlessViews
import TransitionCurves

/// A track in the time of an animation group.
final class GroupedTrack: OtherTrack {
  private let track: ValueTrack
  private let time: GroupTime

  init(_ track: ValueTrack, in time: GroupTime) {
    self.track = track
    self.time = time
  }

  /// The value when the outermost group is at `progress`; nil when nothing shows then.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    time.progress(at: progress).flatMap { track.value(at: $0, over: below) }
  }

  /// The cross-fade when the outermost group is at `progress`; nil when there is none.
  @MainActor
  func layerTransition(at progress: TimingGroup.Progress) -> LayerTransition? {
    guard case .other(let track) = track else { return nil }
    return time.progress(at: progress).flatMap { track.layerTransition(at: $0) }
  }
}

/// The time of an animation within each cycle of its group, which may be inside another group.
final class GroupTime {
  private let timing: MediaTiming
  private let curve: AnimationTimingCurve
  private let groupDuration: TimeInterval

  /// The time of the animation's group; nil when that group is the outermost.
  private let outer: GroupTime?

  /// The last progress of the outermost group and the animation's progress then; a cache, because
  /// all tracks of a group ask for the same.
  private var known: (outermost: Double, own: TimingGroup.Progress?) = (.nan, nil)

  /// - Parameters:
  ///   - timing: In the group's time.
  ///   - groupDuration: The duration of a cycle of the group, in seconds.
  init(
    _ timing: MediaTiming, _ curve: AnimationTimingCurve, groupDuration: TimeInterval,
    outer: GroupTime?
  ) {
    self.timing = timing
    self.curve = curve
    self.groupDuration = groupDuration
    self.outer = outer
  }

  /// The animation's progress when the outermost group is at `progress`; nil when nothing shows
  /// then.
  func progress(at progress: TimingGroup.Progress) -> TimingGroup.Progress? {
    guard let outer else { return own(progress) }
    if known.outermost != progress.value {
      known = (progress.value, outer.progress(at: progress).flatMap(own))
    }
    return known.own
  }

  /// The animation's progress when its group is at `progress`.
  private func own(_ progress: TimingGroup.Progress) -> TimingGroup.Progress? {
    let time = min(max(progress.value, 0), 1) * groupDuration
    guard let sample = timing.sample(at: time) ?? end(at: time) else { return nil }
    return TimingGroup.Progress(
      value: curve.progress(at: sample.fraction, of: timing.duration), iteration: sample.iteration)
  }

  /// The end of the animation, if `time` is the end of the animation and of the group.
  private func end(at time: TimeInterval) -> MediaTiming.Sample? {
    guard time == groupDuration, time == timing.endTime else { return nil }
    var filling = timing
    filling.fillMode = .forwards
    return filling.sample(at: time)
  }
}
