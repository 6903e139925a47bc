import Foundation
import HeadlessViews
import MotionCurves

/// A timing group: animations that begin together and share one timing, so that their progress is
/// computed once.
///
/// All animations of a group run on one stage: the stage of the first layer that is on a stage. The
/// layers own their animations. The group refers to the owners of the animations and retains no
/// layer.
@MainActor
final class TimingGroup: AnimationRunner {
  /// The timing, in the layers' time once the group has begun.
  @exclusivity(unchecked) var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the group begins, false when it is an instant.
  let beginsAtCommit: Bool

  /// The timing curve of a cycle.
  let curve: AnimationTimingCurve

  /// The table of the timing function; nil when a spring moves the animations.
  let table: CurveTable?

  /// The same table, for reading in every frame without reference counting: with it, `W2` takes 3 %
  /// longer.
  let frameTable: Unmanaged<CurveTable>?

  /// The completion groups that wait for the end of the group.
  let groups: CompletionGroups

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// The source of the progress in place of the clock; nil for most groups.
  let progressSource: (any ProgressSource)?

  /// The conversion from the stage's time to the layers' time.
  @exclusivity(unchecked) var space = TimeMap.identity {
    didSet { isPlainlyTimed = progressSource == nil && timing.isStraight && space == .identity }
  }

  /// True when the first cycle runs by the stage's clock until its end; cached because every frame
  /// reads it.
  @exclusivity(unchecked) private(set) var isPlainlyTimed: Bool

  /// The numbers of linear tracks.
  @exclusivity(unchecked) var store = MotionStore()

  /// The tracks that are not linear.
  @exclusivity(unchecked) var tracks: [ValueTrack] = []

  /// The owners of the animations.
  @exclusivity(unchecked) var owners = TimingGroupOwners()

  /// The number of animations that were not removed, whether they run or stay after their end.
  @exclusivity(unchecked) var remaining = 0

  /// False once an animation was removed before its end.
  @exclusivity(unchecked) var areAllFinished = true

  /// True while a delegate must be called when the animations begin to show.
  @exclusivity(unchecked) var tellsStart = false

  /// The store that retains the animations after their end, so that they can run backward; nil for
  /// most groups.
  @exclusivity(unchecked) var finishedAnimations: FinishedAnimations?

  /// The operations that are scheduled for the group.
  @exclusivity(unchecked) var plan = TimingGroupPlan()

  /// The instant that the progress was last computed for.
  @exclusivity(unchecked) var shownInstant = TimeInterval.nan

  /// The progress at that instant; nil when the animations have no effect.
  @exclusivity(unchecked) var shownProgress: Progress?

  /// True when the store shows that progress.
  @exclusivity(unchecked) var isInStore = false

  /// - Parameters:
  ///   - source: The animation object that the animations are made from.
  ///   - key: The key of the animations.
  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, curve: AnimationTimingCurve,
    groups: CompletionGroups,
    isRemovedOnCompletion: Bool = true, source: Animation? = nil, key: String? = nil,
    progressSource: (any ProgressSource)? = nil
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.curve = curve
    if case .eased(let function) = curve {
      table = CurveTables.table(of: function)
    } else {
      table = nil
    }
    frameTable = table.map(Unmanaged.passUnretained)
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.progressSource = progressSource
    isPlainlyTimed = progressSource == nil && timing.isStraight
    super.init(source: source, key: key)
  }

  override func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {
    guard let numbers = animation.numbers else { return applyTrack(of: animation, to: &properties) }
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
      // The animation only remained on the layer after its end.
      if isLast { stop() }
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

  override func curve(of animation: RunningAnimation) -> AnimationTimingCurve { curve }

  override func timing(of animation: RunningAnimation) -> MediaTiming { timing }

  override func ownerDidChangeTree() {
    owners.scatter()
  }

  override func move(_ owner: LayerAnimations, into map: TimeMap) {
    // A progress source has a time of its own.
    guard progressSource == nil, map != space else { return }
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

extension TimingGroup {
  /// True when no animation was ever added.
  var isEmpty: Bool { owners.list.isEmpty }

  /// True while animations can be added that will all begin together.
  var isOpen: Bool { !hasBegun && areAllFinished }

  /// The track from one value to another: a linear track if the values blend number by number, else
  /// a dynamic track.
  @inline(__always)
  func track<Value: LinearValue>(
    from start: Value, to end: Value, isAdditive: Bool = false
  ) -> ValueTrack {
    store.append(from: start, to: end, isAdditive: isAdditive)
      ?? .dynamic(DynamicTrack(from: .value(start.layerValue), to: .value(end.layerValue)))
  }

  /// The track between two ends of any kind: a linear track if both are fixed values that blend
  /// number by number, else a dynamic track.
  func track(
    from start: DynamicTrack.End, to end: DynamicTrack.End, isAdditive: Bool, isCumulative: Bool
  ) -> ValueTrack {
    if !isCumulative, case .value(let start) = start, case .value(let end) = end {
      return track(from: start, to: end, isAdditive: isAdditive)
    }
    return .dynamic(DynamicTrack(from: start, to: end, isCumulative: isCumulative))
  }

  /// Adds a number with a start and a change.
  func append(_ way: MotionStore.Way) {
    store.append(way)
  }

  /// Stores a track that is not linear, and returns its place.
  func keep(_ track: ValueTrack) -> Int32 {
    tracks.append(track)
    return Int32(tracks.count - 1)
  }

  /// Adds an animation, before the group has begun.
  ///
  /// - Parameter tellsStart: True when a delegate must be called when the animation begins to show.
  func add(to animations: LayerAnimations, tellsStart: Bool = false) {
    if isEmpty { groups.enter() }
    owners.add(animations)
    remaining += 1
    if tellsStart { self.tellsStart = true }
  }

  /// Takes back an animation that was added, before the group has begun.
  func takeBack() {
    remaining -= 1
  }
}
