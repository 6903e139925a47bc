import Foundation
import HeadlessViews
import TransitionCurves

/// A timing group: animations that begin together and share one timing, so that their progress is
/// computed once.
///
/// All animations of a group run on one stage: the stage of the first layer that is on a stage. The
/// layers own their animations, and animations retain their group. The group refers to the owners
/// of the animations and retains no layer. It notifies delegates and completions at the end.
@MainActor
final class TimingGroup: TimelineMotion {
  // The properties that each frame reads are together, in two or three cache lines.

  /// The timeline on which the animations run; nil until they have begun.
  var timeline: Timeline?

  /// What the group has shown last.
  var shown = Shown()

  /// The progress for layers that follow their animations by themselves; nil until one asks.
  var followedProgress: SharedProgress?

  /// The same of the animations in a part of the time, by the identity of the part, which each
  /// retains.
  var partProgress: [ObjectIdentifier: SharedProgress] = [:]

  /// The conversion from the stage's time to the layers' time.
  var space = TimeMap.identity

  /// The timing, in the layers' time once the group has begun.
  var timing: MediaTiming

  /// True when `timing.beginTime` is a delay until the group begins, false when it is an instant.
  let beginsAtCommit: Bool

  let curve: AnimationTimingCurve

  /// The completion groups that wait for the end of the group.
  let groups: CompletionGroups

  /// False when the animations stay on their layers after the end.
  let isRemovedOnCompletion: Bool

  /// The animation object that the animations are made from; nil when there is none.
  let source: CAAnimation?

  /// The key that the caller chose for the animations; nil when there is none.
  let key: String?

  /// The source of the progress in place of the clock; nil for most groups.
  let progressSource: (any ProgressSource)?

  /// The owners of the animations, in the order in which these were added; an owner is listed once
  /// for all animations that were added in a row.
  private(set) var owners: [LayerAnimations] = []

  /// The last of the owners; nil when there is none.
  private var lastOwner: ObjectIdentifier?

  /// The number of animations that were not removed, whether they run or stay after their end.
  var remaining = 0

  /// False once an animation was removed before its end.
  var areAllFinished = true

  /// True once the animations have ended and only remain on their layers.
  var isOver = false

  /// True if the animations end in this instant, and stay at their ends until they are removed.
  var holdsEnd = false

  /// True while a delegate must be called when the animations begin to show.
  var notifiesStart = false

  /// The store that retains the animations after their end, so that they can run backward; nil for
  /// most groups.
  var finishedAnimations: FinishedAnimations?

  /// The operations that are scheduled for the group.
  var plan = TimingGroupPlan()

  /// The index of the group in the timeline's list; nil while it is not in the list.
  var listIndex: Int?

  /// - Parameters:
  ///   - source: The animation object that the animations are made from.
  ///   - key: The key of the animations.
  init(
    timing: MediaTiming, beginsAtCommit: Bool = true, curve: AnimationTimingCurve,
    groups: CompletionGroups,
    isRemovedOnCompletion: Bool = true, source: CAAnimation? = nil, key: String? = nil,
    progressSource: (any ProgressSource)? = nil
  ) {
    self.timing = timing
    self.beginsAtCommit = beginsAtCommit
    self.curve = curve
    self.groups = groups
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.source = source
    self.key = key
    self.progressSource = progressSource
  }

  /// True once the animations have begun.
  var hasBegun: Bool { timeline != nil }

  /// True when there is no animation.
  var isEmpty: Bool { lastOwner == nil }

  /// True when the animations stay on a layer that has left the stage: they are a `CAAnimation` that
  /// is not to be removed at its end.
  var staysOffStage: Bool { source?.endsOffStage == false && !isRemovedOnCompletion }

  /// True while animations can be added that will all begin together.
  var isOpen: Bool { !hasBegun && areAllFinished }

  /// Adds an animation, before the group has begun.
  ///
  /// - Parameter notifiesStart: True when a delegate must be called when the animation begins to show.
  func add(to animations: LayerAnimations, notifiesStart: Bool = false) {
    if isEmpty { groups.enter() }
    let owner = ObjectIdentifier(animations)
    if owner != lastOwner { owners.append(animations) }
    lastOwner = owner
    remaining += 1
    if notifiesStart { self.notifiesStart = true }
  }

  /// Forgets the owners of the animations.
  func removeOwners() {
    (owners, lastOwner) = ([], nil)
  }

  /// Takes back an animation that was added, before the group has begun.
  func takeBack() {
    remaining -= 1
  }

  /// Removes an animation before its end, and notifies its delegate and completions on `timeline`.
  ///
  /// If the animation began on another timeline, they are notified there. If that stage is
  /// deallocated, nothing is notified.
  func drop(_ animation: RunningAnimation, on timeline: Timeline?) {
    remaining -= 1
    let isLast = remaining == 0
    guard !isOver else {
      // The animation only remained on the layer after its end.
      if isLast { stop() }
      return
    }
    areAllFinished = false
    if isLast { stop() }
    let source = animation.notifiedSource
    guard isLast || source?.delegate != nil else { return }
    let report = {
      if let source { source.delegate?.animationDidStop(source, finished: false) }
      if isLast { self.leaveGroups() }
    }
    guard let timeline = self.timeline ?? timeline else { return report() }
    if !timeline.isOver { timeline.perform(report) }
  }

  /// Makes the animations of one layer run in another time from now on.
  func move(_ owner: LayerAnimations, into map: TimeMap) {
    // A progress source has a time of its own.
    guard progressSource == nil, !holdsEnd, map != space else { return }
    guard owners.count == 1 else {
      _ = split(owner, into: map)
      return
    }
    unschedule()
    space = map
    // The layer drops the motions that refer to the progress first.
    owner.notifyLayer()
    (followedProgress, partProgress) = (nil, [:])
    PresentationMoment.pass()
    schedule()
  }

  /// Releases everything, because the stage is deallocated.
  func stageDidDeallocate() {
    let abandoned = owners
    removeOwners()
    for animations in abandoned { animations.abandon(on: timeline) }
  }

  /// A description of the running animations for people, or of the first three.
  var description: String {
    var names: [String] = []
    for owner in owners {
      for animation in owner.running where animation.group === self {
        names.append(owner.describe(animation))
      }
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
