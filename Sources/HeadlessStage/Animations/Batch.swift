import Foundation
import HeadlessViews
import MotionCurves

/// Animations that begin together and share one timing, so that progress is worked out once.
///
/// A layer owns its animations, and they their batch; the batch only knows them. So nothing here
/// keeps a layer alive, and a batch goes with the last of its animations. All of them run on one
/// stage, that of the first layer that is on any.
@MainActor
final class Batch {
  /// One animation of the batch. It is dropped before the animations of its layer go.
  private struct Member {
    unowned let animations: LayerAnimations
    let id: Int
  }

  /// The timing, in the stage's time once the batch has begun.
  private(set) var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the batch begins, false when it is an instant.
  private let beginsAtCommit: Bool

  /// How each cycle is paced.
  let pace: Pace

  /// Who waits for the end of each animation in the batch.
  let groups: [CompletionGroup]

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// The timeline that the batch runs on; nil until it has begun, and when that is gone.
  private(set) weak var timeline: Timeline?

  /// True once the clock has started.
  private(set) var hasBegun = false

  /// The animations, nil where one was dropped before its end.
  private var members: [Member?] = []
  private var remaining = 0
  private var tellsStart = false
  private var start: Agenda.Token?
  private var end: Agenda.Token?
  private var duty: Timeline.Duty?
  private var sample: (time: TimeInterval, result: Progress?)?

  /// Where the animations of a batch are at an instant.
  struct Progress {
    /// How far along each animation is; 0 is its start, 1 its end, and overshoot lies outside.
    let value: Double

    /// How many cycles have ended before.
    let iteration: Int
  }

  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, pace: Pace, groups: [CompletionGroup],
    isRemovedOnCompletion: Bool = true
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.pace = pace
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// True when no animation was ever added.
  var isEmpty: Bool { members.isEmpty }

  /// Adds an animation, before the batch has begun, and returns its place for `drop`.
  ///
  /// - Parameter tellsStart: True when somebody wants to hear that it begins to show.
  func add(_ id: Int, of animations: LayerAnimations, tellsStart: Bool) -> Int {
    members.append(Member(animations: animations, id: id))
    remaining += 1
    if tellsStart { self.tellsStart = true }
    for group in groups { group.enter() }
    return members.count - 1
  }

  /// Forgets the animation at a place, which was removed before its end.
  func drop(_ place: Int) {
    guard members.indices.contains(place), members[place] != nil else { return }
    members[place] = nil
    remaining -= 1
    guard remaining == 0, let timeline else { return }
    if let start { timeline.agenda.cancel(start) }
    if let end { timeline.agenda.cancel(end) }
    if let duty { timeline.fulfil(duty) }
  }
}

// MARK: - Where it is

extension Batch {
  /// Where the animations are now; nil when they have no effect.
  var progress: Progress? {
    guard let now = instant else { return nil }
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

  /// The instant that counts; nil when the clock is gone. Before the commit a batch stands where it
  /// will stand then.
  private var instant: TimeInterval? {
    if hasBegun { return timeline?.now }
    return beginsAtCommit ? 0 : destination?.now ?? timing.beginTime
  }
}

// MARK: - Beginning and ending

extension Batch {
  /// The timeline of the first layer that is on one.
  var destination: Timeline? {
    for case let member? in members {
      if let timeline = member.animations.layer.timeline { return timeline }
    }
    return nil
  }

  /// Starts the clock: from now on the timing is in the timeline's time.
  func begin(on timeline: Timeline) {
    self.timeline = timeline
    hasBegun = true
    sample = nil
    if beginsAtCommit { timing.beginTime += timeline.now }
    if tellsStart {
      start = timeline.agenda.add(at: max(timing.beginTime, timeline.now)) { [weak self] in
        self?.didStart()
      }
    }
    if timing.endTime == .infinity {
      duty = timeline.beginEndless { [weak self] in
        self.map { ["an animation of \($0.memberNames) that repeats for ever"] } ?? []
      }
    } else {
      end = timeline.agenda.add(at: max(timing.endTime, timeline.now)) { [weak self] in
        self?.finish()
      }
    }
  }

  /// Removes the animations of layers that are not on the batch's timeline (fact D15).
  func dropHomeless() {
    for place in members.indices {
      guard let member = members[place],
        timeline == nil || member.animations.layer.timeline !== timeline
      else { continue }
      member.animations.remove { $0.id == member.id }
    }
  }

  private func didStart() {
    start = nil
    for place in members.indices {
      // What is told may remove any of the others.
      guard members.indices.contains(place), let member = members[place] else { continue }
      member.animations.didStart(member.id)
    }
  }

  private func finish() {
    let ended = members.compactMap { $0 }
    end = nil
    members = []
    // What is told may let go of any of the layers.
    let layers = ended.map(\.animations.layer)
    for member in ended { member.animations.didFinish(member.id, isRemoved: isRemovedOnCompletion) }
    for _ in ended {
      for group in groups { group.leave(finished: true) }
    }
    withExtendedLifetime(layers) {}
  }

  private var memberNames: String {
    let living = members.compactMap { $0 }
    let names = living.prefix(3).map { $0.animations.describe($0.id) }
    let rest = living.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
