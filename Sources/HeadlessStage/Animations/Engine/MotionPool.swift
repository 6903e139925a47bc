import Foundation
import HeadlessViews
import MotionCurves

/// The numbers of all small animations on a stage that have timings of their own, side by side.
///
/// A batch that is about to move a number or two hands them over here and is no more: a frame goes
/// through them without turning to anybody, and those that end together are let go of together.
@MainActor
final class MotionPool: Runner {
  /// Numbers that end together, next to each other.
  @MainActor
  private final class Cohort {
    let end: TimeInterval
    var places: Range<Int32>
    var remaining: Int
    var token: Agenda.Token?

    init(_ places: Range<Int32>, until end: TimeInterval) {
      self.end = end
      self.places = places
      remaining = places.count
    }
  }

  /// Some are over: places are only given anew when most of them are.
  @exclusivity(unchecked) private var numbers = PooledNumbers()

  /// Whose numbers they are; nil for those that are over.
  ///
  /// Not counted: what animates keeps itself, and tells the pool when it no longer does.
  @exclusivity(unchecked) private var owners: [Unmanaged<LayerAnimations>?] = []

  /// Ascending in their places.
  @exclusivity(unchecked) private var cohorts: [Cohort] = []

  /// How many numbers are not over.
  @exclusivity(unchecked) private var remaining = 0

  /// How many numbers belong to no cohort yet.
  @exclusivity(unchecked) private var unbegun = 0

  @exclusivity(unchecked) private var shownInstant = TimeInterval.nan
  @exclusivity(unchecked) private var isFinishing = false

  /// The pool of a timeline, made when there is something for it.
  static func of(_ timeline: Timeline) -> MotionPool {
    // Nothing else is ever the pool of a timeline.
    if let pool = timeline.pool { return unsafeDowncast(pool, to: MotionPool.self) }
    let pool = MotionPool(on: timeline)
    timeline.pool = pool
    return pool
  }

  private init(on timeline: Timeline) {
    super.init()
    self.timeline = timeline
  }

  override var isShared: Bool { true }

  override func move(_ owner: LayerAnimations, into map: TimeMap) {
    guard map != .identity else { return }
    var left: [RunningAnimation] = []
    var batches: [Batch] = []
    owner.relocate(from: self) { animation in
      guard let count = animation.numbers?.count else { return animation }
      let place = Int(animation.place)
      let begin = numbers.begins[place]
      let end = cohorts[index(ofCohortWith: animation.place)].end
      let batch = Batch(
        timing: MediaTiming(beginTime: begin, duration: end - begin, fillMode: .both),
        pace: .eased(numbers.curve(of: place)), groups: CompletionGroups())
      for place in place..<place + Int(count) { batch.append(numbers.way(of: place)) }
      batch.add(to: owner)
      left.append(animation)
      batches.append(batch)
      return RunningAnimation(animation, in: batch, at: 0)
    }
    for batch in batches { batch.resume(on: timeline, in: map) }
    for animation in left { drop(animation, on: timeline) }
  }

  override func way(of animation: RunningAnimation) -> AnimationRecord.Way {
    guard let course = animation.numbers else { return .other }
    return .straight(course) { numbers.way(of: Int(animation.place + $0)) }
  }

  override func pace(of animation: RunningAnimation) -> Pace {
    .eased(numbers.curve(of: Int(animation.place)))
  }

  override func timing(of animation: RunningAnimation) -> MediaTiming {
    let begin = numbers.begins[Int(animation.place)]
    let end = cohorts[index(ofCohortWith: animation.place)].end
    return MediaTiming(beginTime: begin, duration: end - begin, fillMode: .both)
  }

  override func show(at now: TimeInterval) {
    guard now != shownInstant else { return }
    // Those that were removed one by one are not counted until now.
    tidyIfDue()
    shownInstant = now
    numbers.show(at: now)
  }

  override func stageDidGo() {
    let abandoned = owners
    owners = []
    for case let animations? in abandoned.map({ $0?.takeUnretainedValue() }) {
      animations.abandon(on: timeline)
    }
  }

  override func drop(_ animation: RunningAnimation, on timeline: Timeline?) {
    let count = Int(animation.numbers?.count ?? 0)
    for place in Int(animation.place)..<Int(animation.place) + count { owners[place] = nil }
    let cohort = cohorts[index(ofCohortWith: animation.place)]
    cohort.remaining -= count
    if cohort.remaining == 0, let token = cohort.token {
      self.timeline?.agenda.cancel(token)
    }
    remaining -= count
    restIfEmpty()
  }

  override func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let course = animation.numbers, let timeline, !timeline.isOver else { return }
    let now = timeline.now
    animation.apply(course, to: &properties) { number in
      let place = Int(animation.place + number)
      return now == shownInstant ? numbers[place] : numbers.value(of: place, at: now)
    }
  }
}

// MARK: - Coming and going

extension MotionPool {
  /// Where the next number will be.
  var nextPlace: Int32 { Int32(numbers.count) }

  /// Adds a number that begins now or later, runs once, and shows its start before.
  ///
  /// - Parameter timing: In the timeline's time.
  func append(
    _ way: MotionStore.Way, timing: MediaTiming, along table: CurveTable,
    for owner: LayerAnimations
  ) {
    numbers.append(way, timing, along: table)
    owners.append(.passUnretained(owner))
    remaining += 1
    unbegun += 1
  }

  /// Lets the numbers that were added last end at an instant.
  func begin(until end: TimeInterval) {
    guard let timeline, unbegun > 0 else { return }
    let places = nextPlace - Int32(unbegun)..<nextPlace
    unbegun = 0
    timeline.startShowing(self)
    if let last = cohorts.last, last.end == end, last.remaining > 0 {
      last.places = last.places.lowerBound..<places.upperBound
      last.remaining += places.count
    } else {
      let cohort = Cohort(places, until: end)
      cohort.token = timeline.agenda.add(at: max(end, timeline.now)) { self.finish(cohort) }
      cohorts.append(cohort)
    }
    tidyIfDue()
  }

  private func index(ofCohortWith place: Int32) -> Int {
    var (low, high) = (0, cohorts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cohorts[middle].places.lowerBound <= place { low = middle } else { high = middle }
    }
    return low
  }

  private func finish(_ cohort: Cohort) {
    isFinishing = true
    cohort.token = nil
    let places = cohort.places
    var place = places.lowerBound
    while place < places.upperBound {
      let start = place
      place += 1
      guard let owner = owners[Int(start)] else { continue }
      // Those of one layer are next to each other, mostly, and go together.
      while place < places.upperBound, owners[Int(place)]?.toOpaque() == owner.toOpaque() {
        place += 1
      }
      for index in start..<place { owners[Int(index)] = nil }
      remaining -= Int(place - start)
      owner.takeUnretainedValue().removeFinished(of: self, in: start..<place)
    }
    cohort.remaining = 0
    isFinishing = false
    restIfEmpty()
    tidyIfDue()
  }

  private func restIfEmpty() {
    guard remaining == 0 else { return }
    timeline?.stopShowing(self)
    if !isFinishing { tidy() }
  }

  /// Tidies when most numbers are over, so that no frame goes through many of them.
  private func tidyIfDue() {
    if numbers.count > 2 * remaining + 1024, !isFinishing { tidy() }
  }

  /// Gives the places of numbers that are over to those that are not.
  private func tidy() {
    guard remaining > 0 else {
      numbers.removeAll()
      owners.removeAll(keepingCapacity: true)
      return cohorts.removeAll(keepingCapacity: true)
    }
    numbers.keep { owners[$0] != nil }
    var moves: [Int32] = []
    var kept = 0
    for place in owners.indices {
      moves.append(Int32(kept))
      guard let owner = owners[place] else { continue }
      owners[kept] = owner
      kept += 1
    }
    moves.append(Int32(kept))
    owners.removeLast(owners.count - kept)
    var moved: Set<UnsafeMutableRawPointer> = []
    for case let owner? in owners where moved.insert(owner.toOpaque()).inserted {
      owner.takeUnretainedValue().relocate(from: self) { animation in
        RunningAnimation(animation, in: self, at: moves[Int(animation.place)])
      }
    }
    cohorts.removeAll { $0.remaining == 0 }
    for cohort in cohorts {
      let places = cohort.places
      cohort.places = moves[Int(places.lowerBound)]..<moves[Int(places.upperBound)]
    }
  }
}
