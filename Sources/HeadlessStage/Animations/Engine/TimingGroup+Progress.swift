import Foundation
import HeadlessViews
import TransitionCurves

extension TimingGroup {
  /// The progress of a group's animations at an instant.
  struct Progress {
    /// The progress of each animation: 0 at its start, 1 at its end, and outside for overshoot.
    let value: Double

    /// The number of completed cycles.
    let iteration: Int

    /// The progress of the y coordinate of positions, where it differs from `value`.
    var down: Double?
  }

  /// The progress that a moment shows.
  struct Shown {
    /// The moment; -1 if the progress may change before the next one.
    var moment = -1

    /// The progress; nil when the animations have no effect.
    var progress: Progress?
  }

  /// The progress now; nil when the animations have no effect.
  ///
  /// It is computed when it is first read at a moment.
  var progress: Progress? { show().progress }

  /// What the group shows now.
  func show() -> Shown {
    let moment = PresentationMoment.now
    if moment == shown.moment { return shown }
    guard let now = instant else { return Shown() }
    shown = Shown(moment: hasBegun ? moment : -1, progress: progress(at: now))
    return shown
  }

  /// The progress at any instant of the timeline, past or future.
  func progress(at time: TimeInterval) -> Progress? {
    if let progressSource { return progressSource.progress(at: time) }
    return Progress(at: time, timing, curve, space)
  }

  /// The instant that the progress is computed for; nil when the stage is deallocated.
  ///
  /// Before the commit the group has the progress of its beginning.
  private var instant: TimeInterval? {
    if let timeline { return timeline.isOver ? nil : timeline.now }
    if progressSource != nil { return destination?.now ?? 0 }
    if beginsAtCommit { return 0 }
    for animations in owners {
      guard let layer = animations.layer, let timeline = layer.timeline else { continue }
      return layer.timeMap.local(timeline.now)
    }
    return timing.beginTime
  }
}
