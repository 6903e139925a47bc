import Foundation
import HeadlessViews
import MotionCurves

/// Animations that begin together and share one timing, so that progress is worked out once.
///
/// All of them run on one stage, that of the first layer that is on any. A batch knows whose its
/// animations are; the layers own them, and nothing here keeps a layer alive.
@MainActor
final class Batch: Runner {
  /// The timing, in the layers' time once the batch has begun.
  @exclusivity(unchecked) var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the batch begins, false when it is an instant.
  let beginsAtCommit: Bool

  /// How each cycle is paced.
  let pace: Pace

  /// The curve, if that is what paces it.
  let table: CurveTable?

  /// The same, for whoever asks in every frame.
  let curve: Unmanaged<CurveTable>?

  /// Who waits for the end of the batch.
  let groups: CompletionGroups

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// What moves the animations and ends them in place of the clock; nil for most.
  let lead: (any MotionLead)?

  /// How the stage's time becomes that of the layers.
  @exclusivity(unchecked) var space = TimeMap.identity {
    didSet { isPlainlyTimed = lead == nil && timing.isStraight && space == .identity }
  }

  /// True when the first way goes on until its end by the stage's clock; asked anew each frame.
  @exclusivity(unchecked) private(set) var isPlainlyTimed: Bool

  /// The numbers that go straight.
  @exclusivity(unchecked) var store = MotionStore()

  /// The courses that do not.
  @exclusivity(unchecked) var courses: [Course] = []

  /// Whose animations these are.
  @exclusivity(unchecked) var owners = BatchOwners()

  /// How many animations have not been removed before their end, or after it if they stay.
  @exclusivity(unchecked) var remaining = 0

  /// False once an animation was removed before its end.
  @exclusivity(unchecked) var areAllFinished = true

  /// True as long as somebody wants to hear that the animations begin to show.
  @exclusivity(unchecked) var tellsStart = false

  /// Where the animations go at their end, in case they are to be seen again; nil for most.
  @exclusivity(unchecked) var remains: BatchRemains?

  /// What the timeline is to do for the batch.
  @exclusivity(unchecked) var plan = BatchPlan()

  /// The instant that somebody last asked about.
  @exclusivity(unchecked) var shownInstant = TimeInterval.nan

  /// Where the animations are then; nil when they have no effect.
  @exclusivity(unchecked) var shownProgress: Progress?

  /// True when that is what the store shows.
  @exclusivity(unchecked) var isInStore = false

  /// - Parameters:
  ///   - source: The description that the animations are made from.
  ///   - key: What they are found by.
  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, pace: Pace, groups: CompletionGroups,
    isRemovedOnCompletion: Bool = true, source: Animation? = nil, key: String? = nil,
    lead: (any MotionLead)? = nil
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.pace = pace
    if case .eased(let curve) = pace { table = CurveTables.table(of: curve) } else { table = nil }
    curve = table.map(Unmanaged.passUnretained)
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.lead = lead
    isPlainlyTimed = lead == nil && timing.isStraight
    super.init(source: source, key: key)
  }

  override func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let numbers = animation.numbers else { return wind(animation, &properties) }
    if let timeline, isInStore, timeline.now == shownInstant, !timeline.isOver {
      guard shownProgress != nil else { return }
      animation.apply(numbers, to: &properties) { store[animation.place + $0] }
    } else if let progress {
      animation.apply(numbers, to: &properties) {
        store.value(of: animation.place + $0, at: progress.value)
      }
    }
  }

  override func show(at now: TimeInterval) {
    guard now != shownInstant || !isInStore else { return }
    shownProgress = progress(at: now)
    shownInstant = now
    isInStore = true
    if let value = shownProgress?.value { store.show(value) }
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

  override func way(of animation: RunningAnimation) -> AnimationRecord.Way {
    plainWay(of: animation)
  }

  override func pace(of animation: RunningAnimation) -> Pace { pace }

  override func timing(of animation: RunningAnimation) -> MediaTiming { timing }

  override func ownerDidChangeTree() {
    owners.scatter()
  }

  override func move(_ owner: LayerAnimations, into map: TimeMap) {
    // Whoever leads has a time of their own.
    guard lead == nil, !isOver, map != space else { return }
    guard owners.list.count == 1 else {
      _ = split(owner, into: map)
      return
    }
    unschedule()
    space = map
    forgetFrame()
    schedule()
  }

  override func stageDidGo() {
    let abandoned = owners.list
    owners.removeAll()
    for animations in abandoned { animations.abandon(on: timeline) }
  }
}

// MARK: - Adding

extension Batch {
  /// True when no animation was ever added.
  var isEmpty: Bool { owners.list.isEmpty }

  /// True while animations can be added and will all begin together.
  var isOpen: Bool { !hasBegun && areAllFinished }

  /// The numbers for a way from one value to another; a winding course when it is not straight.
  @inline(__always)
  func course<Value: StraightValue>(
    from start: Value, to end: Value, isAdditive: Bool = false
  ) -> Course {
    store.append(from: start, to: end, isAdditive: isAdditive)
      ?? .winding(WindingCourse(from: .value(start.layerValue), to: .value(end.layerValue)))
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
    if isEmpty { groups.enter() }
    owners.add(animations)
    remaining += 1
    if tellsStart { self.tellsStart = true }
  }

  /// Notes that an animation is not to be after all, before the batch has begun.
  func takeBack() {
    remaining -= 1
  }
}
