import Foundation
import HeadlessViews
import MotionCurves

/// Animations that begin together and share one timing, so that progress is worked out once.
///
/// All of them run on one stage, that of the first layer that is on any. A batch knows whose its
/// animations are; the layers own them, and nothing here keeps a layer alive.
@MainActor
final class Batch: Runner {
  /// Where the animations of a batch are at an instant.
  struct Progress {
    /// How far along each animation is; 0 is its start, 1 its end, and overshoot lies outside.
    let value: Double

    /// How many cycles have ended before.
    let iteration: Int

    /// How far along positions are down the screen, where that is not `value` (fact H45).
    var down: Double?
  }

  /// The timing, in the layers' time once the batch has begun.
  @exclusivity(unchecked) private(set) var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the batch begins, false when it is an instant.
  private let beginsAtCommit: Bool

  /// How each cycle is paced.
  let pace: Pace

  /// The curve, if that is what paces it.
  private let table: CurveTable?

  /// Who waits for the end of the batch.
  let groups: [CompletionGroup]

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// How the stage's time becomes that of the layers.
  @exclusivity(unchecked) private var space = TimeMap.identity

  /// What moves the animations and ends them in place of the clock; nil for most.
  let lead: (any MotionLead)?

  /// The numbers that go straight.
  @exclusivity(unchecked) private var store = MotionStore()

  /// The courses that do not.
  @exclusivity(unchecked) private var courses: [Course] = []

  /// The instant of the frame that the store shows.
  @exclusivity(unchecked) private var shownInstant = TimeInterval.nan
  @exclusivity(unchecked) private var isShown = false

  /// Whose animations these are, in the order in which they were added.
  @exclusivity(unchecked) private var owners: [LayerAnimations] = []

  /// How many animations have not been removed before their end, or after it if they stay.
  @exclusivity(unchecked) private var remaining = 0
  private var areAllFinished = true
  private var tellsStart = false
  private var start: Agenda.Token?
  private var end: Agenda.Token?
  private var duty: Timeline.Duty?
  @exclusivity(unchecked) private var sample: (time: TimeInterval, result: Progress?)?

  /// - Parameters:
  ///   - source: The description that the animations are made from.
  ///   - key: What they are found by.
  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, pace: Pace, groups: [CompletionGroup],
    isRemovedOnCompletion: Bool = true, source: Animation? = nil, key: String? = nil,
    lead: (any MotionLead)? = nil
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.pace = pace
    if case .eased(let curve) = pace { table = CurveTables.table(of: curve) } else { table = nil }
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.lead = lead
    super.init(source: source, key: key)
  }

  /// True when no animation was ever added.
  var isEmpty: Bool { owners.isEmpty }

  /// True while animations can be added and will all begin together.
  var isOpen: Bool { !hasBegun && areAllFinished }

  /// The numbers for a way from one value to another; a winding course when it is not straight.
  func course(from start: LayerValue, to end: LayerValue, isAdditive: Bool = false) -> Course {
    store.append(from: start, to: end, isAdditive: isAdditive)
      ?? .winding(WindingCourse(from: .value(start), to: .value(end)))
  }

  /// The numbers for a way between two ends of any sort; a winding course when it is not straight.
  func course(
    from start: WindingCourse.End, to end: WindingCourse.End, isAdditive: Bool, isCumulative: Bool
  ) -> Course {
    if !isCumulative, case .value(let start) = start, case .value(let end) = end {
      return course(from: start, to: end, isAdditive: isAdditive)
    }
    return .winding(WindingCourse(from: start, to: end, isCumulative: isCumulative))
  }

  /// Adds a number with a way to go.
  func append(_ way: MotionStore.Way) {
    store.append(way)
  }

  /// Keeps a course that is not straight, and returns its place.
  func keep(_ course: Course) -> Int32 {
    courses.append(course)
    return Int32(courses.count - 1)
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

  /// Notes that an animation is not to be after all, before the batch has begun.
  func takeBack() {
    remaining -= 1
  }

  override func drop(_ animation: RunningAnimation, on timeline: Timeline?) {
    remaining -= 1
    let isLast = remaining == 0
    guard !isOver else {
      // It only stayed to be seen.
      if isLast { self.timeline?.stopShowing(self) }
      return
    }
    areAllFinished = false
    if isLast { stop() }
    let source = animation.told
    guard isLast || source?.delegate != nil else { return }
    let report = {
      if let source { source.delegate?.animationDidStop(source, finished: false) }
      if isLast { self.leaveGroups() }
    }
    guard let timeline = self.timeline ?? timeline else { return report() }
    if !timeline.isOver { timeline.perform(report) }
  }

  override func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let numbers = animation.numbers else { return wind(animation, &properties) }
    if let timeline, timeline.now == shownInstant, !timeline.isOver {
      guard isShown else { return }
      animation.apply(numbers, to: &properties) { store[animation.place + $0] }
    } else if let progress {
      animation.apply(numbers, to: &properties) {
        store.value(of: animation.place + $0, at: progress.value)
      }
    }
  }

  override func show(at now: TimeInterval) {
    guard now != shownInstant else { return }
    let progress = progress(at: now)
    sample = (now, progress)
    isShown = progress != nil
    if let progress { store.show(progress.value) }
    shownInstant = now
  }

  override func stageDidGo() {
    let abandoned = owners
    owners = []
    for animations in abandoned { animations.abandon() }
  }

  override func move(_ owner: LayerAnimations, into map: TimeMap) -> [Runner] {
    // Whoever leads has a time of their own.
    guard lead == nil, !isOver, map != space else { return [] }
    guard owners.count == 1 else { return [split(owner, into: map)] }
    unschedule()
    space = map
    sample = nil
    shownInstant = .nan
    schedule()
    return []
  }

  /// Calls off all that was to happen.
  private func stop() {
    unschedule()
    timeline?.stopShowing(self)
    owners = []
  }

  /// Tells who waits that all animations have ended or were removed.
  private func leaveGroups() {
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
    guard let sample = timing.sample(at: space.local(time)) else { return nil }
    let value =
      table?.value(at: sample.fraction)
      ?? pace.progress(at: sample.fraction, of: timing.duration)
    return Progress(value: value, iteration: sample.iteration)
  }

  fileprivate func wind(_ animation: RunningAnimation, _ properties: inout LayerProperties) {
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

  /// The instant that counts; nil when the clock is gone.
  ///
  /// Before the commit a batch stands where it will stand then.
  private var instant: TimeInterval? {
    if let timeline { return timeline.isOver ? nil : timeline.now }
    if lead != nil { return destination?.now ?? 0 }
    if beginsAtCommit { return 0 }
    for animations in owners {
      guard let layer = animations.layer, let timeline = layer.timeline else { continue }
      return layer.timeMap.local(timeline.now)
    }
    return timing.beginTime
  }
}

// MARK: - Time

extension Batch {
  /// Lets every layer that has a time of its own run in it, when the batch is about to begin.
  private func enterTimes(on timeline: Timeline) {
    // Some may be there twice, with their animations gone to a part by the second time.
    for owner in owners where owner.isRunning(in: self) {
      guard let map = owner.layer?.timeMap, map != .identity else { continue }
      guard owners.count > 1 else {
        space = map
        continue
      }
      let part = split(owner, into: map)
      part.begin(on: timeline)
      part.dropHomeless()
    }
  }

  /// Hands the animations of one of several layers over to a batch of their own, which is waited for
  /// alike.
  private func split(_ owner: LayerAnimations, into map: TimeMap) -> Batch {
    let part = Batch(
      timing: timing, beginsAtCommit: beginsAtCommit, pace: pace, groups: groups,
      isRemovedOnCompletion: isRemovedOnCompletion, source: source, key: key)
    owner.relocate(from: self) { animation in
      part.add(to: owner, tellsStart: tellsStart)
      remaining -= 1
      guard let numbers = animation.numbers else {
        let place = part.keep(courses[Int(animation.place)])
        return RunningAnimation(animation, in: part, at: place)
      }
      let place = Int32(part.store.count)
      for index in animation.place..<animation.place + numbers.count {
        part.store.append(store.way(of: index))
      }
      return RunningAnimation(animation, in: part, at: place)
    }
    owners.removeAll { $0 === owner }
    if remaining == 0 {
      // What is still among the owners was removed before; now the part is waited for alone.
      stop()
      leaveGroups()
    }
    if let timeline { part.resume(on: timeline, in: map) } else { part.space = map }
    return part
  }

  /// Goes on with animations that began elsewhere, in another time.
  func resume(on timeline: Timeline?, in map: TimeMap) {
    self.timeline = timeline
    space = map
    schedule()
    timeline?.startShowing(self)
  }
}

// MARK: - Beginning and ending

extension Batch {
  /// The timeline of the first layer that is on one and has not lost its animations.
  var destination: Timeline? {
    for animations in owners {
      if let timeline = animations.layer?.timeline, animations.isRunning(in: self) {
        return timeline
      }
    }
    return nil
  }

  /// Starts the clock: from now on the timing is in the timeline's time.
  func begin(on timeline: Timeline) {
    if Layer.layersWithOwnTime > 0, lead == nil { enterTimes(on: timeline) }
    guard remaining > 0 else { return }
    if beginsAtCommit { timing.beginTime += space.local(timeline.now) }
    if let table, isPlain, owners[0].layer?.timeline === timeline {
      return dissolve(into: .of(timeline), along: table)
    }
    self.timeline = timeline
    sample = nil
    schedule()
    timeline.startShowing(self)
  }

  /// Plans when the batch begins to show and when it ends.
  private func schedule() {
    guard let timeline else { return }
    if tellsStart {
      let instant = space.outer(timing.beginTime)
      start = timeline.agenda.add(at: max(instant, timeline.now)) { self.didStart() }
    }
    guard lead == nil else { return }
    let instant = space.outer(space.rate < 0 ? timing.beginTime : timing.endTime)
    guard instant.isFinite else {
      let standsStill = space.rate == 0 || timing.speed == 0
      let reason = standsStill ? "whose time stands still" : "that repeats for ever"
      duty = timeline.beginEndless { [weak self] in
        self.map { ["an animation of \($0.describe($0.owners)) \(reason)"] } ?? []
      }
      return
    }
    end = timeline.agenda.add(at: max(instant, timeline.now)) { self.finish() }
  }

  /// Forgets what was planned.
  private func unschedule() {
    guard let timeline else { return }
    if let start { timeline.agenda.cancel(start) }
    if let end { timeline.agenda.cancel(end) }
    if let duty { timeline.fulfil(duty) }
    (start, end, duty) = (nil, nil, nil)
  }

  /// Removes the animations of layers that are not on the batch's timeline (fact D15).
  func dropHomeless() {
    var homely: LayerTree?
    for animations in owners {
      // Most layers are in the same tree as the one before.
      if let tree = animations.layer?.tree {
        if tree === homely { continue }
        if let timeline, tree.host === timeline {
          homely = tree
          continue
        }
      }
      animations.remove { $0.runner === self }
    }
  }

  /// True when the batch is so small and simple that the pool runs it with less ado.
  private var isPlain: Bool {
    space == .identity && lead == nil && owners.count == 1 && store.count <= 2 && courses.isEmpty
      && groups.isEmpty && source == nil && isRemovedOnCompletion && timing.isOnce
  }

  /// Hands the numbers over to the pool.
  private func dissolve(into pool: MotionPool, along table: CurveTable) {
    let owner = owners[0]
    owner.relocate(from: self) { animation in
      guard let numbers = animation.numbers else { return animation }
      let place = pool.nextPlace
      for index in animation.place..<animation.place + numbers.count {
        pool.append(store.way(of: index), timing: timing, along: table, for: owner)
      }
      return RunningAnimation(animation, in: pool, at: place)
    }
    pool.begin(until: timing.endTime)
    owners = []
  }

  private func didStart() {
    start = nil
    tellsStart = false
    for animations in owners { animations.didStart(self) }
  }

  private func finish() {
    end = nil
    let ended = owners
    owners = []
    isOver = true
    if isRemovedOnCompletion { timeline?.stopShowing(self) }
    for animations in ended { animations.didFinish(self) }
    leaveGroups()
  }

  /// Ends all animations where they are, unless there are none left.
  func conclude() {
    guard remaining > 0, !isOver else { return }
    if let start { timeline?.agenda.cancel(start) }
    finish()
  }

  /// Removes all animations before their end.
  func removeAll() {
    for animations in owners { animations.remove { $0.runner === self } }
  }

  /// Notes that whoever leads has changed their mind about where the animations are.
  func leadDidChange() {
    sample = nil
    shownInstant = .nan
  }
}

extension MediaTiming {
  /// True when it runs once, forward, as fast as its parent.
  fileprivate var isOnce: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
      && duration > 0 && fillMode.showsBefore
  }
}
