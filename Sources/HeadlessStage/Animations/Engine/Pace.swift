import Foundation
import HeadlessViews
import TransitionCurves

/// All that the progress of a timing group depends on besides the time.
final class Pace: Sendable {
  private let timing: MediaTiming
  private let curve: AnimationTimingCurve
  private let space: TimeMap

  /// The pace of a group that has begun.
  @MainActor
  init(of group: TimingGroup) {
    (timing, curve, space) = (group.timing, group.curve, group.space)
  }

  /// Returns true when a group has the same pace.
  @MainActor
  func isPace(of group: TimingGroup) -> Bool {
    timing == group.timing && space == group.space && curve == group.curve
  }

  /// The progress at any instant of the timeline, past or future; nil when there is no effect.
  func progress(at time: TimeInterval) -> Double? {
    TimingGroup.Progress(at: time, timing, curve, space)?.value
  }
}

extension TimingGroup.Progress {
  /// The progress at any instant of the timeline, past or future; nil when there is no effect.
  init?(
    at time: TimeInterval, _ timing: MediaTiming, _ curve: AnimationTimingCurve, _ space: TimeMap
  ) {
    guard let sample = timing.sample(at: space.local(time)) else { return nil }
    value = curve.progress(at: sample.fraction, of: timing.duration)
    iteration = sample.iteration
  }
}
