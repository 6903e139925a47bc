import Foundation
import HeadlessViews

extension TimingGroup {
  /// The last pace for which a layer asked, with its progress on a timeline.
  private static var lastPace: (pace: Pace, timeline: Link, progress: SharedProgress)?

  /// The progress for layers that follow their animations by themselves, once these have begun.
  ///
  /// Groups that follow each other with the same pace share it, as those of many short animation
  /// blocks do.
  var sharedProgress: SharedProgress {
    if let followedProgress { return followedProgress }
    let new = makeProgress()
    followedProgress = new
    return new
  }

  private func makeProgress() -> SharedProgress {
    guard let timeline = timeline?.link else { return SharedProgress { nil } }
    if let progressSource {
      return Self.progress(on: timeline) { progressSource.progress(at: $0)?.value }
    }
    if let last = Self.lastPace, last.timeline === timeline, last.pace.isPace(of: self) {
      return last.progress
    }
    let pace = Pace(of: self)
    let new = Self.progress(on: timeline) { pace.progress(at: $0) }
    Self.lastPace = (pace, timeline, new)
    return new
  }

  private static func progress(
    on timeline: Link, _ compute: @escaping @MainActor (TimeInterval) -> Double?
  ) -> SharedProgress {
    SharedProgress {
      guard let timeline = timeline.timeline, !timeline.isOver else { return nil }
      return compute(timeline.now)
    }
  }

  /// The progress of the animations that move during a part of the time, once the group has begun.
  func sharedProgress(in part: TimingPart) -> SharedProgress {
    if let progress = partProgress[ObjectIdentifier(part)] { return progress }
    let whole = sharedProgress
    let progress = SharedProgress {
      guard let progress = whole.current else { return nil }
      return part.progress(at: progress)
    }
    partProgress[ObjectIdentifier(part)] = progress
    return progress
  }
}
