import Foundation
import HeadlessViews
import MotionCurves

/// Animations that begin together and share one timing, so that progress is worked out once.
///
/// All of them run on one stage, that of the first layer that is on any. A batch knows whose its
/// animations are; the layers own them, and nothing here keeps a layer alive.
@MainActor
final class Batch {
  /// Where the animations of a batch are at an instant.
  struct Progress {
    /// How far along each animation is; 0 is its start, 1 its end, and overshoot lies outside.
    let value: Double

    /// How many cycles have ended before.
    let iteration: Int

    /// How far along positions are down the screen, where that is not `value` (fact H45).
    var down: Double?
  }

  /// The timing, in the stage's time once the batch has begun.
  @exclusivity(unchecked) private(set) var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the batch begins, false when it is an instant.
  private let beginsAtCommit: Bool

  /// How each cycle is paced.
  let pace: Pace

  /// Who waits for the end of the batch.
  let groups: [CompletionGroup]

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// What moves the animations and ends them in place of the clock; nil for most.
  let lead: (any MotionLead)?

  /// The timeline that the batch runs on; nil until it has begun.
  @exclusivity(unchecked) private(set) var timeline: Timeline?

  /// The numbers that go straight.
  @exclusivity(unchecked) private var store = MotionStore()

  /// The instant of the frame that the store shows.
  @exclusivity(unchecked) private var shownInstant = TimeInterval.nan
  @exclusivity(unchecked) private var isShown = false

  /// Whose animations these are, in the order in which they were added.
  @exclusivity(unchecked) private var owners: [LayerAnimations] = []

  /// How many animations have neither ended nor been removed.
  @exclusivity(unchecked) private var remaining = 0
  private var areAllFinished = true
  private var tellsStart = false
  private var start: Agenda.Token?
  private var end: Agenda.Token?
  private var duty: Timeline.Duty?
  private var place: Int?
  @exclusivity(unchecked) private var sample: (time: TimeInterval, result: Progress?)?

  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, pace: Pace, groups: [CompletionGroup],
    isRemovedOnCompletion: Bool = true, lead: (any MotionLead)? = nil
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.pace = pace
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.lead = lead
  }

  /// True when no animation was ever added.
  var isEmpty: Bool { owners.isEmpty }

  /// True while animations can be added and will all begin together.
  var isOpen: Bool { !hasBegun && areAllFinished }

  /// True once the clock has started.
  var hasBegun: Bool { timeline != nil }

  /// The numbers for a way from one value to another; a winding course when it is not straight.
  func course(from start: LayerValue, to end: LayerValue) -> Course {
    store.append(from: start, to: end)
      ?? .winding(WindingCourse(from: .value(start), to: .value(end)))
  }

  /// The numbers for a way between two ends of any sort; a winding course when it is not straight.
  func course(
    from start: WindingCourse.End, to end: WindingCourse.End, isCumulative: Bool
  ) -> Course {
    if !isCumulative, case .value(let start) = start, case .value(let end) = end {
      return course(from: start, to: end)
    }
    return .winding(WindingCourse(from: start, to: end, isCumulative: isCumulative))
  }

  /// Adds an animation, before the batch has begun.
  ///
  /// - Parameter tellsStart: True when somebody wants to hear that it begins to show.
  func add(to animations: LayerAnimations, tellsStart: Bool = false) {
    if isEmpty {
      for group in groups { group.enter() }
    }
    if owners.last !== animations { owners.append(animations) }
    remaining += 1
    if tellsStart { self.tellsStart = true }
  }

  /// Forgets an animation that was removed before its end; true when it was the last.
  func drop() -> Bool {
    areAllFinished = false
    remaining -= 1
    guard remaining == 0 else { return false }
    if let timeline {
      if let start { timeline.agenda.cancel(start) }
      if let end { timeline.agenda.cancel(end) }
      if let duty { timeline.fulfil(duty) }
      stopShowing()
    }
    owners = []
    return true
  }

  /// Tells who waits that all animations have ended or were removed.
  func leaveGroups() {
    for group in groups { group.leave(finished: areAllFinished) }
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
    if let lead { return lead.progress(at: time) }
    guard let sample = timing.sample(at: time) else { return nil }
    return Progress(
      value: pace.progress(at: sample.fraction, of: timing.duration), iteration: sample.iteration)
  }

  /// Calls `body` with what the numbers from `place` on show now, unless they have no effect.
  @inline(__always)
  func withNumbers(from place: Int, _ body: ((Int) -> Double) -> Void) {
    if let timeline, timeline.now == shownInstant, !timeline.isOver {
      guard isShown else { return }
      body { store[place + $0] }
    } else if let progress {
      body { store.value(of: place + $0, at: progress.value) }
    }
  }

  /// Makes all numbers show where they are now.
  func show() {
    guard let timeline, timeline.now != shownInstant else { return }
    let progress = progress
    isShown = progress != nil
    if let progress { store.show(progress.value) }
    shownInstant = timeline.now
  }

  /// The instant that counts; nil when the clock is gone.
  ///
  /// Before the commit a batch stands where it will stand then.
  private var instant: TimeInterval? {
    if let timeline { return timeline.isOver ? nil : timeline.now }
    return beginsAtCommit && lead == nil ? 0 : destination?.now ?? timing.beginTime
  }
}

// MARK: - Beginning and ending

extension Batch {
  /// The timeline of the first layer that is on one.
  var destination: Timeline? {
    for animations in owners {
      if let timeline = animations.layer?.timeline { return timeline }
    }
    return nil
  }

  /// Starts the clock: from now on the timing is in the timeline's time.
  func begin(on timeline: Timeline) {
    self.timeline = timeline
    sample = nil
    if beginsAtCommit { timing.beginTime += timeline.now }
    if tellsStart {
      start = timeline.agenda.add(at: max(timing.beginTime, timeline.now)) { self.didStart() }
    }
    let endTime = timing.endTime
    if lead != nil {
      // Whoever leads ends it.
    } else if endTime == .infinity {
      duty = timeline.beginEndless { [weak self] in
        self.map { ["an animation of \($0.memberNames) that repeats for ever"] } ?? []
      }
    } else {
      end = timeline.agenda.add(at: max(endTime, timeline.now)) { self.finish() }
    }
    place = timeline.startShowing(self)
  }

  /// Removes the animations of layers that are not on the batch's timeline (fact D15).
  func dropHomeless() {
    for animations in owners where timeline == nil || animations.layer?.timeline !== timeline {
      animations.remove { $0.batch === self }
    }
  }

  private func didStart() {
    start = nil
    for animations in owners { animations.didStart(self) }
  }

  private func finish() {
    end = nil
    let ended = owners
    remaining = 0
    owners = []
    if isRemovedOnCompletion { stopShowing() }
    for animations in ended { animations.didFinish(self) }
    leaveGroups()
  }

  /// Ends all animations where they are, unless there are none left.
  func conclude() {
    guard remaining > 0 else { return }
    if let start { timeline?.agenda.cancel(start) }
    finish()
  }

  /// Removes all animations before their end.
  func removeAll() {
    for animations in owners { animations.remove { $0.batch === self } }
  }

  /// Notes that whoever leads has changed their mind about where the animations are.
  func leadDidChange() {
    sample = nil
    shownInstant = .nan
  }

  private func stopShowing() {
    guard let place else { return }
    self.place = nil
    timeline?.stopShowing(at: place)
  }

  private var memberNames: String {
    let names = owners.flatMap { animations in
      animations.running.filter { $0.batch === self }.map { animations.describe($0) }
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Batch: TimelineMotion {
  func moved(to place: Int) { self.place = place }

  func stageDidGo() {
    let abandoned = owners
    owners = []
    for animations in abandoned { animations.abandon() }
  }
}
