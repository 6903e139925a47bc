import Foundation
import HeadlessViews
import MotionCurves

/// Animations that begin together and share one timing, so that progress is worked out once.
@MainActor
final class Batch {
  /// The timing, in the stage's time; `beginTime` is a delay until the batch has begun.
  private(set) var timing: MediaTiming

  /// How each cycle is paced.
  let pace: Pace

  /// Who waits for the end of each animation in the batch.
  let groups: [CompletionGroup]

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// The timeline that the batch runs on; nil until it has begun.
  private(set) weak var timeline: Timeline?

  /// Whose animations these are; nil where one was dropped before its end.
  private var members: [(animations: LayerAnimations, id: Int)?] = []
  private var remaining = 0
  private var end: Agenda.Token?
  private var sample: (time: TimeInterval, result: Progress?)?

  /// Where the animations of a batch are at an instant.
  struct Progress {
    /// How far along each animation is; 0 is its start, 1 its end, and overshoot lies outside.
    let value: Double

    /// How many cycles have ended before.
    let iteration: Int
  }

  init(
    timing: MediaTiming, pace: Pace, groups: [CompletionGroup], isRemovedOnCompletion: Bool = true
  ) {
    self.timing = timing
    self.pace = pace
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// True when nothing but removal ends the batch.
  var isEndless: Bool { timing.endTime == .infinity }

  /// Adds an animation, before the batch has begun, and returns its place for `drop`.
  func add(_ id: Int, of animations: LayerAnimations) -> Int {
    members.append((animations, id))
    remaining += 1
    for group in groups { group.enter() }
    return members.count - 1
  }

  /// The timeline of the first layer that is on one.
  var destination: Timeline? {
    for case let member? in members {
      if let timeline = member.animations.layer.timeline { return timeline }
    }
    return nil
  }

  /// Starts the clock: from now on the timing is in the timeline's time.
  ///
  /// - Parameter beginsAtCommit: false when the begin time is an instant rather than a delay.
  func begin(on timeline: Timeline, beginsAtCommit: Bool) {
    self.timeline = timeline
    sample = nil
    if beginsAtCommit { timing.beginTime += timeline.now }
    if isEndless {
      timeline.addEndless(self, name: "an animation of \(memberNames) that repeats for ever")
    } else {
      end = timeline.agenda.add(at: max(timing.endTime, timeline.now)) { [weak self] in
        self?.finish()
      }
    }
    for case let member? in members { member.animations.didBegin(member.id) }
  }

  /// Removes the animations of layers that are not on the batch's timeline (fact D15).
  func dropHomeless() {
    for case let member? in members
    where timeline == nil || member.animations.layer.timeline !== timeline {
      member.animations.remove { $0.id == member.id }
    }
  }

  /// Where the animations are now; nil when they have no effect.
  var progress: Progress? {
    // Before the commit a batch stands at its very start.
    let now = timeline?.now ?? timing.beginTime
    if let sample, sample.time == now { return sample.result }
    let result = progress(at: now)
    sample = (now, result)
    return result
  }

  /// Where the animations are at any instant of the timeline, past or to come.
  func progress(at time: TimeInterval) -> Progress? {
    timing.sample(at: time).map {
      Progress(
        value: pace.progress(at: $0.fraction, of: timing.duration), iteration: $0.iteration)
    }
  }

  /// Forgets the animation at a place, which was removed before its end.
  func drop(_ place: Int) {
    guard members.indices.contains(place), members[place] != nil else { return }
    members[place] = nil
    remaining -= 1
    guard remaining == 0, let timeline else { return }
    if let end { timeline.agenda.cancel(end) }
    if isEndless { timeline.removeEndless(self) }
  }

  private func finish() {
    let ended = members.compactMap { $0 }
    end = nil
    members = []
    for member in ended { member.animations.didFinish(member.id, isRemoved: isRemovedOnCompletion) }
    for _ in ended {
      for group in groups { group.leave(finished: true) }
    }
  }

  private var memberNames: String {
    let living = members.compactMap { $0 }
    let names = living.prefix(3).map { $0.animations.describe($0.id) }
    let rest = living.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
