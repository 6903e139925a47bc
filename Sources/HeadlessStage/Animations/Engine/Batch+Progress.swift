import Foundation
import HeadlessViews
import MotionCurves

extension Batch {
  /// Where the animations of a batch are at an instant.
  struct Progress {
    /// How far along each animation is; 0 is its start, 1 its end, and overshoot lies outside.
    let value: Double

    /// How many cycles have ended before.
    let iteration: Int

    /// How far along positions are down the screen, where that is not `value` (fact H45).
    var down: Double?
  }

  /// Where the animations are now; nil when they have no effect.
  var progress: Progress? {
    guard let now = instant else { return nil }
    if now == shownInstant { return shownProgress }
    shownProgress = progress(at: now)
    shownInstant = now
    isInStore = false
    return shownProgress
  }

  /// Where the animations are at any instant of the timeline, past or to come.
  func progress(at time: TimeInterval) -> Progress? {
    if let curve, isPlainlyTimed {
      let passed = time - timing.beginTime
      if passed >= 0, passed < timing.duration, time < timing.beginTime + timing.duration {
        let fraction = passed / timing.duration
        return Progress(value: curve.borrowed { $0.value(at: fraction) }, iteration: 0)
      }
    }
    if let lead { return lead.progress(at: time) }
    guard let sample = timing.sample(at: space.local(time)) else { return nil }
    let value =
      table?.value(at: sample.fraction)
      ?? pace.progress(at: sample.fraction, of: timing.duration)
    return Progress(value: value, iteration: sample.iteration)
  }

  /// Lets an animation that does not go straight show where it is now.
  func wind(_ animation: RunningAnimation, _ properties: inout LayerProperties) {
    guard let progress else { return }
    let target = animation.target
    let below = target.value(in: properties)
    let course = courses[Int(animation.place)]
    guard let value = course.value(at: progress, over: below) else { return }
    target.set(animation.isAdditive ? below.adding(value) : value, in: &properties)
  }

  /// How far one look of a layer has given way to another; nil when that is not what an animation
  /// does, or it has no effect.
  func passage(of animation: RunningAnimation) -> Passage? {
    guard animation.numbers == nil, let progress else { return nil }
    return courses[Int(animation.place)].passage(at: progress)
  }

  /// Forgets where the animations were, for that is somewhere else now.
  func forgetFrame() {
    shownInstant = .nan
  }

  /// The instant that counts; nil when the clock is gone.
  ///
  /// Before the commit a batch stands where it will stand then.
  private var instant: TimeInterval? {
    if let timeline { return timeline.isOver ? nil : timeline.now }
    if lead != nil { return destination?.now ?? 0 }
    if beginsAtCommit { return 0 }
    for animations in owners.list {
      guard let layer = animations.layer, let timeline = layer.timeline else { continue }
      return layer.timeMap.local(timeline.now)
    }
    return timing.beginTime
  }
}
