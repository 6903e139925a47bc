import Foundation
import TransitionRecording
import Transitioning

extension ScenePlay {
  /// The longest time beyond its duration until which a run is sampled, in seconds.
  private static var patience: TimeInterval { 10 }

  /// Runs the transition in one direction to its end and samples every frame; nil if the scene
  /// cannot do that.
  ///
  /// - Parameter stride: The distance of the frames, without a search for jumps; nil for all frames
  ///   and a search.
  func run(
    _ direction: TransitionDirection, _ tolerance: AuditTolerance, stride: Int? = nil
  ) -> AuditRun? {
    record(direction, tolerance, stride: stride) { request(direction) }
  }

  /// Drags along a path, rests for a moment, and samples every frame from the one on in which the
  /// finger is lifted; nil if the finger does not drive the way back.
  func runReleased(after path: FingerPath, _ tolerance: AuditTolerance) -> AuditRun? {
    let (path, frame) = (path.holding(for: 0.1), 1 / stage.frameRate)
    let lift = stage.now + (path.duration / frame).rounded(.up) * frame
    stage.touch(along: path)
    stage.advance(to: lift - frame)
    guard opened?.transitionCoordinator?.isInteractive == true else { return nil }
    return record(.backward, tolerance, stride: nil) {
      stage.advance(to: lift)
      return true
    }
  }

  /// Samples a run that `begin` begins; nil if that returns false.
  private func record(
    _ direction: TransitionDirection, _ tolerance: AuditTolerance, stride: Int?,
    _ begin: () -> Bool
  ) -> AuditRun? {
    let issues = stage.diagnostics.issues.count
    var events: [StageEvent] = []
    let observer = stage.observer
    stage.observer = { event in
      events.append(event)
      observer?(event)
    }
    defer { stage.observer = observer }
    var sampler = RunSampler(self, tolerance, stride)
    let rest = sampler.last
    guard begin() else { return nil }
    let begun = BegunTransition(in: self)
    sampler.begin(at: begun.start)
    sampler.go(until: begun.start + begun.duration + Self.patience)
    var settled: Result<TimeInterval, SettleError>
    do throws(SettleError) {
      try stage.settle(within: 0)
      settled = .success(stage.now - begun.start)
    } catch .stillRunning(_, let names) {
      settled = .failure(.stillRunning(after: stage.now - begun.start, names))
    } catch {
      settled = .failure(error)
    }
    return AuditRun(
      direction: direction, duration: begun.duration, hasOwnDuration: begun.hasOwnDuration,
      lastSpring: begun.lastSpring, displayListBefore: rest, frames: sampler.frames,
      events: events, settlingResult: settled, completionTime: begun.completionTime,
      issues: Array(stage.diagnostics.issues.dropFirst(issues)), jumps: sampler.jumps,
      doubles: sampler.doubles, snapshots: sampler.snapshots, fore: sampler.fore)
  }
}

/// The transition of a run, read in the first instant.
@MainActor
final class BegunTransition {
  /// The time of the request on the stage's clock, in seconds.
  let start: TimeInterval

  /// The duration of the transition, in seconds: that of its coordinator, or the time until its
  /// springs are at rest, if that is longer and the transition has no duration of its own.
  private(set) var duration: TimeInterval = 0

  /// True if the transition is a `TransitionWithCustomDuration`.
  private(set) var hasOwnDuration = false

  /// The spring of the transition that comes to rest last; nil without one.
  private(set) var lastSpring: SpringRest?

  /// The time from the request until the transition was complete, in seconds; nil if it never was.
  private(set) var completionTime: TimeInterval?

  /// Reads the transition that was requested just now.
  init(in play: ScenePlay) {
    let stage = play.stage
    start = stage.now
    // A transition may end in its first instant, and its coordinator is gone then.
    let coordinator = play.opened?.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self, start, unowned stage] _ in
        self?.completionTime = stage.now - start
      })
    stage.advance(by: 0)
    let context = play.transitionController?.activeContext
    lastSpring = context?.springAtRestLast
    hasOwnDuration = context?.transition is any TransitionWithCustomDuration
    let announced = coordinator?.transitionDuration ?? 0
    duration = hasOwnDuration ? announced : max(announced, lastSpring?.time ?? 0)
  }
}

/// A sampler of a run: it advances a stage from instant to instant, and searches for jumps.
@MainActor
private struct RunSampler {
  /// The number of parts into which an uneven interval is divided.
  private static let parts = 8

  /// The interval below which a change counts as a jump, in seconds.
  private static let instant = 1e-5

  private let play: ScenePlay
  private let tolerance: AuditTolerance

  /// The distance of the frames, without a search for jumps; nil for all frames and a search.
  private let stride: Int?
  private var start = 0.0
  private(set) var last: DisplayList
  private(set) var frames: [AuditRun.Frame] = []
  private(set) var jumps: [AuditRun.Jump] = []
  private(set) var doubles: [AuditRun.DoubleImage] = []
  private var history = MotionHistory()

  /// The numbers of the layers of the snapshots until now, without the layers inside.
  private(set) var snapshots: Set<Int> = []

  /// The number of the fore view's layer.
  private(set) var fore: Int?

  /// The originals of the snapshots, by the numbers of their layers.
  private var originals: [Int: Int] = [:]

  init(_ play: ScenePlay, _ tolerance: AuditTolerance, _ stride: Int?) {
    self.play = play
    self.stride = stride
    self.tolerance = tolerance
    last = play.list
  }

  private var stage: Stage { play.stage }

  /// Samples the first instant, which has begun.
  mutating func begin(at start: TimeInterval) {
    self.start = start
    let list = stage.displayList()
    if stride == nil {
      compare(last, list, at: start)
      fore = play.opened?.viewIfLoaded?.layer.serialNumber
      noteSnapshots()
      history.add(list, at: start)
    }
    last = list
    addFrame(0)
  }

  /// Continues until the stage is at rest, no event is scheduled, or a time.
  mutating func go(until end: TimeInterval) {
    var index = 0
    while canContinue, stage.now < end {
      index += 1
      let frame = start + Double(index) / stage.frameRate
      while canContinue, let next = stage.nextInstant, next > stage.now, next < frame {
        visit(next)
      }
      guard canContinue else { break }
      visit(frame)
      guard let stride else {
        addFrame(index)
        continue
      }
      guard index.isMultiple(of: stride) else { continue }
      last = stage.displayList()
      addFrame(index)
    }
    if let time = frames.last?.time, stage.now - start > time {
      if stride != nil { last = stage.displayList() }
      addFrame(index)
    }
  }

  private mutating func addFrame(_ index: Int) {
    let time = stage.now - start
    frames.append(AuditRun.Frame(index: index, time: time, displayList: last))
    if !originals.isEmpty, let double = last.double(originals, beyond: tolerance.points, at: time) {
      doubles.append(double)
    }
  }

  private mutating func noteSnapshots() {
    let copies = stage.snapshots
    originals = copies.mapValues(\.original)
    snapshots.formUnion(copies.keys.filter { copies[$0]?.isOutermost == true })
  }

  /// False if the stage is at rest, or no event is scheduled.
  private var canContinue: Bool {
    !stage.isSettled && stage.nextInstant != nil
  }

  private mutating func visit(_ time: TimeInterval) {
    guard stride == nil else { return stage.advance(to: time) }
    let sought = stage.seek(to: time) { stage.displayList() }
    if !continues(to: sought, at: time) { search(stage.now...time, last, sought) }
    if !last.hasOrder(of: sought) { searchOrder(stage.now...time, last, sought) }
    // Without an event, the sought picture is right.
    let isUneventful = stage.nextInstant.map { $0 > time + 1e-6 } ?? false
    stage.advance(to: time)
    let list = isUneventful ? sought : stage.displayList()
    if !isUneventful { compare(sought, list, at: time) }
    last = list
    if jumps.last?.time == time - start { history.forget() }
    history.add(list, at: time)
  }

  /// True if the motion from the last picture to another one is continuous, as far as that is known
  /// without a search.
  private func continues(to list: DisplayList, at time: TimeInterval) -> Bool {
    history.continues(to: list, at: time, tolerance)
      || PictureStep(from: last, to: list, tolerance).size <= 1
      || history.continues(to: list, at: time, tolerance, halvings: 3) { middle in
        stage.seek(to: middle) { stage.displayList() }
      }
  }

  /// Searches an interval without events for jumps.
  ///
  /// The interval is divided, and each part with a greater change than the others is divided again,
  /// until the change is small or the part is an instant.
  private mutating func search(
    _ interval: ClosedRange<TimeInterval>, _ before: DisplayList, _ after: DisplayList
  ) {
    let whole = PictureStep(from: before, to: after, tolerance)
    guard whole.size > 1 else { return }
    let width = interval.upperBound - interval.lowerBound
    if width <= Self.instant {
      return jumps.append(
        AuditRun.Jump(
          time: interval.upperBound - start, before: before, after: after, step: whole, pixels: 0))
    }
    var lists = [before]
    let times = (0...Self.parts).map {
      interval.lowerBound + width * Double($0) / Double(Self.parts)
    }
    for time in times[1..<Self.parts] {
      lists.append(stage.seek(to: time) { stage.displayList() })
    }
    lists.append(after)
    let sizes = (0..<Self.parts).map {
      PictureStep(from: lists[$0], to: lists[$0 + 1], tolerance).size
    }
    let usual = sizes.sorted()[Self.parts / 2]
    for (index, size) in sizes.enumerated() where size > 1.3 * usual + 1 {
      search(times[index]...times[index + 1], lists[index], lists[index + 1])
    }
  }

  /// Searches an interval without events for the instants at which the order of the items changes,
  /// and compares the pictures just before and just after them.
  private mutating func searchOrder(
    _ interval: ClosedRange<TimeInterval>, _ before: DisplayList, _ after: DisplayList
  ) {
    guard !before.hasOrder(of: after) else { return }
    let middle = (interval.lowerBound + interval.upperBound) / 2
    if interval.upperBound - interval.lowerBound <= Self.instant {
      return compare(before, after, at: interval.upperBound)
    }
    let list = stage.seek(to: middle) { stage.displayList() }
    searchOrder(interval.lowerBound...middle, before, list)
    searchOrder(middle...interval.upperBound, list, after)
  }

  /// Compares the pictures just before an instant and at the instant.
  private mutating func compare(_ before: DisplayList, _ after: DisplayList, at time: TimeInterval)
  {
    let step = PictureStep(from: before, to: after, tolerance)
    if step.hasOtherItems { noteSnapshots() }
    guard step.size > 1 || step.hasOtherItems else { return }
    var pixels = play.thumbnails.difference(of: after, from: before)
    // A radius, a border or a shadow is a small part of a pixel of the small picture, and so is what
    // moves by a few points.
    if pixels <= AuditTolerance.pixels, step.kind.isInPoints, step.size > 1 {
      pixels = after.finePixelDifference(from: before, for: step)
    }
    guard pixels > (step.isOfLooks ? 0.01 : AuditTolerance.pixels) else { return }
    jumps.append(
      AuditRun.Jump(
        time: time - start, before: before, after: after, step: step, pixels: pixels))
  }
}
