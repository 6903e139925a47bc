import Foundation
import HeadlessViews
import MotionCurves

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

  /// The progress now; nil when the animations have no effect.
  var progress: Progress? {
    guard let now = instant else { return nil }
    if now == shownInstant { return shownProgress }
    shownProgress = progress(at: now)
    shownInstant = now
    isInStore = false
    return shownProgress
  }

  /// The progress at any instant of the timeline, past or future.
  func progress(at time: TimeInterval) -> Progress? {
    if let frameTable, isPlainlyTimed {
      let passed = time - timing.beginTime
      if passed >= 0, passed < timing.duration, time < timing.beginTime + timing.duration {
        let fraction = passed / timing.duration
        return Progress(value: frameTable.borrowed { $0.value(at: fraction) }, iteration: 0)
      }
    }
    if let progressSource { return progressSource.progress(at: time) }
    guard let sample = timing.sample(at: space.local(time)) else { return nil }
    let value =
      table?.value(at: sample.fraction)
      ?? curve.progress(at: sample.fraction, of: timing.duration)
    return Progress(value: value, iteration: sample.iteration)
  }

  /// Applies an animation whose track is not linear.
  func applyTrack(of animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let progress else { return }
    let target = animation.target
    let track = tracks[Int(animation.place)]
    guard let value = track.value(at: progress, over: target.value(in: properties)) else { return }
    target.set(
      animation.isAdditive ? target.value(in: properties).adding(value) : value, in: &properties)
  }

  /// The cross-fade of a layer's looks; nil when the animation is none, or has no effect.
  func layerTransition(of animation: RunningAnimation) -> LayerTransition? {
    guard animation.numbers == nil, let progress else { return nil }
    return tracks[Int(animation.place)].layerTransition(at: progress)
  }

  /// Discards the last progress, because the animations have moved.
  func forgetFrame() {
    shownInstant = .nan
  }

  /// The instant that the progress is computed for; nil when the clock is gone.
  ///
  /// Before the commit the group shows what it will show when it begins.
  private var instant: TimeInterval? {
    if let timeline { return timeline.isOver ? nil : timeline.now }
    if progressSource != nil { return destination?.now ?? 0 }
    if beginsAtCommit { return 0 }
    for animations in owners.list {
      guard let layer = animations.layer, let timeline = layer.timeline else { continue }
      return layer.timeMap.local(timeline.now)
    }
    return timing.beginTime
  }
}
