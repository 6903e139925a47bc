import Foundation
import HeadlessViews
import MotionCurves

/// A pool of the numbers of all small animations on a stage, stored side by side.
///
/// A timing group that is about to animate one or two numbers moves them to the pool and ends. A
/// frame then runs through all numbers without calling other objects, and numbers that end at one
/// time are removed together.
@MainActor
final class MotionPool: AnimationRunner {
  /// A range of numbers that end at one time.
  @MainActor
  private final class EndGroup {
    let end: TimeInterval
    var places: Range<Int32>
    var remaining: Int
    var token: EventQueue.Token?

    init(_ places: Range<Int32>, until end: TimeInterval) {
      self.end = end
      self.places = places
      remaining = places.count
    }
  }

  /// The numbers, including finished ones; places are reused only when most numbers have finished.
  @exclusivity(unchecked) private var numbers = PooledNumbers()

  /// The owner of each number; nil for finished numbers.
  ///
  /// Not retained: an animating object retains itself, and notifies the pool when it stops. With
  /// strong references the frames of `W1 own` take 9 % longer.
  @exclusivity(unchecked) private var owners: [Unmanaged<LayerAnimations>?] = []

  /// The end groups, ascending by place.
  @exclusivity(unchecked) private var endGroups: [EndGroup] = []

  /// The number of unfinished numbers.
  @exclusivity(unchecked) private var remaining = 0

  /// The number of numbers that are in no end group yet.
  @exclusivity(unchecked) private var unbegun = 0

  @exclusivity(unchecked) private var shownInstant = TimeInterval.nan
  @exclusivity(unchecked) private var isFinishing = false

  /// The pool of a timeline, created when it is first needed.
  static func of(_ timeline: Timeline) -> MotionPool {
    if let pool = timeline.pool as? MotionPool { return pool }
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
    var timingGroups: [TimingGroup] = []
    owner.relocate(from: self) { animation in
      guard let count = animation.numbers?.count else { return animation }
      let place = Int(animation.place)
      let begin = numbers.begins[place]
      let end = endGroups[index(ofEndGroupWith: animation.place)].end
      let timingGroup = TimingGroup(
        timing: MediaTiming(beginTime: begin, duration: end - begin, fillMode: .both),
        curve: .eased(numbers.curve(of: place)), groups: CompletionGroups())
      for place in place..<place + Int(count) { timingGroup.append(numbers.way(of: place)) }
      timingGroup.add(to: owner)
      left.append(animation)
      timingGroups.append(timingGroup)
      return RunningAnimation(animation, in: timingGroup, at: 0)
    }
    for timingGroup in timingGroups { timingGroup.resume(on: timeline, in: map) }
    for animation in left { drop(animation, on: timeline) }
  }

  override func way(of animation: RunningAnimation) -> AnimationRecord.Way {
    guard let layout = animation.numbers else { return .other }
    return .straight(layout) { numbers.way(of: Int(animation.place + $0)) }
  }

  override func curve(of animation: RunningAnimation) -> AnimationTimingCurve {
    .eased(numbers.curve(of: Int(animation.place)))
  }

  override func timing(of animation: RunningAnimation) -> MediaTiming {
    let begin = numbers.begins[Int(animation.place)]
    let end = endGroups[index(ofEndGroupWith: animation.place)].end
    return MediaTiming(beginTime: begin, duration: end - begin, fillMode: .both)
  }

  override func show(at now: TimeInterval) {
    guard now != shownInstant else { return }
    // Numbers that were removed one by one are not checked until now.
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
    let endGroup = endGroups[index(ofEndGroupWith: animation.place)]
    endGroup.remaining -= count
    if endGroup.remaining == 0, let token = endGroup.token {
      self.timeline?.eventQueue.cancel(token)
    }
    remaining -= count
    restIfEmpty()
  }

  override func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let layout = animation.numbers, let timeline, !timeline.isOver else { return }
    let now = timeline.now
    animation.apply(layout, to: &properties) { number in
      let place = Int(animation.place + number)
      return now == shownInstant ? numbers[place] : numbers.value(of: place, at: now)
    }
  }
}

// MARK: - Coming and going

extension MotionPool {
  /// The place of the next number.
  var nextPlace: Int32 { Int32(numbers.count) }

  /// Adds a number that begins now or later and runs once; before it begins it shows its start.
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

  /// Makes the numbers that were added last end at an instant, in seconds of the clock.
  func begin(until end: TimeInterval) {
    guard let timeline, unbegun > 0 else { return }
    let places = nextPlace - Int32(unbegun)..<nextPlace
    unbegun = 0
    timeline.startShowing(self)
    if let last = endGroups.last, last.end == end, last.remaining > 0 {
      last.places = last.places.lowerBound..<places.upperBound
      last.remaining += places.count
    } else {
      let endGroup = EndGroup(places, until: end)
      endGroup.token = timeline.eventQueue.add(at: max(end, timeline.now)) { self.finish(endGroup) }
      endGroups.append(endGroup)
    }
    tidyIfDue()
  }

  private func index(ofEndGroupWith place: Int32) -> Int {
    var (low, high) = (0, endGroups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if endGroups[middle].places.lowerBound <= place { low = middle } else { high = middle }
    }
    return low
  }

  private func finish(_ endGroup: EndGroup) {
    isFinishing = true
    endGroup.token = nil
    let places = endGroup.places
    var place = places.lowerBound
    while place < places.upperBound {
      let start = place
      place += 1
      guard let owner = owners[Int(start)] else { continue }
      // The numbers of one layer are mostly side by side, and are removed together.
      while place < places.upperBound, owners[Int(place)]?.toOpaque() == owner.toOpaque() {
        place += 1
      }
      for index in start..<place { owners[Int(index)] = nil }
      remaining -= Int(place - start)
      owner.takeUnretainedValue().removeFinished(of: self, in: start..<place)
    }
    endGroup.remaining = 0
    isFinishing = false
    restIfEmpty()
    tidyIfDue()
  }

  private func restIfEmpty() {
    guard remaining == 0 else { return }
    timeline?.stopShowing(self)
    if !isFinishing { tidy() }
  }

  /// Compacts the pool when most numbers have finished, so that no frame runs through many of them.
  private func tidyIfDue() {
    if numbers.count > 2 * remaining + 1024, !isFinishing { tidy() }
  }

  /// Compacts the pool: moves unfinished numbers to the places of finished ones.
  private func tidy() {
    guard remaining > 0 else {
      numbers.removeAll()
      owners.removeAll(keepingCapacity: true)
      return endGroups.removeAll(keepingCapacity: true)
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
    endGroups.removeAll { $0.remaining == 0 }
    for endGroup in endGroups {
      let places = endGroup.places
      endGroup.places = moves[Int(places.lowerBound)]..<moves[Int(places.upperBound)]
    }
  }
}
