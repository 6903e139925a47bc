import Foundation
import HeadlessViews
import TransitionCurves

/// A group of animations that run together in the group's own time, under one key.
///
/// ```swift
/// let group = CAAnimationGroup([fade, slide])
/// group.duration = 0.35
/// card.layer.add(group, forKey: "leave")
/// ```
///
/// The animations are not scaled to the group. Each animation keeps its duration, begins at its
/// `beginTime` or `delay` after the group, and is cut off at the end of the group's cycle. An
/// animation without a duration takes the group's duration. As in Core Animation, only the
/// `delegate` and `isRemovedOnCompletion` of the group itself are used. An animation that ends
/// together with the group shows its end while the group fills.
///
/// The whole group is refused when it is empty or when one of its animations is refused.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they apply; groups among them run in this group's time.
  public var animations: [CAAnimation]?

  /// Creates a group of animations.
  public convenience init(_ animations: [CAAnimation]) {
    self.init()
    self.animations = animations
  }

  deinit {
    guard animations?.contains(where: { $0 is CAAnimationGroup }) == true else { return }
    // No variable here retains the animations: without optimization it would do so until the end.
    let released = ReleasedObjects(animations ?? [])
    animations = nil
    GroupCleanup(animations: released).performOnMainActor()
  }

  /// The depth to which groups can be nested.
  static let greatestDepth = 1_000

  /// The reason why the group cannot be added to a layer, because of the groups inside it: one of
  /// them contains itself or one of `outer`, or they are nested too deeply; nil if it can.
  func nestingIssue(
    on layer: CALayer, within outer: [CAAnimationGroup] = []
  ) -> StageIssue? {
    if outer.contains(where: { $0 === self }) { return .containsItself(owner: layer.label) }
    guard outer.count < Self.greatestDepth else {
      return .groupsTooDeep(owner: layer.label, limit: Self.greatestDepth)
    }
    for case let group as CAAnimationGroup in animations ?? [] {
      if let issue = group.nestingIssue(on: layer, within: outer + [self]) { return issue }
    }
    return nil
  }

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy() }
    return copy
  }

  override func parts(on layer: CALayer) -> [AnimationPart]? { parts(on: layer, in: nil) }

  /// The parts of the group, which runs in the time of another group unless that is nil.
  private func parts(on layer: CALayer, in outer: GroupTime?) -> [AnimationPart]? {
    var parts: [AnimationPart] = []
    for animation in animations ?? [] {
      animation.takeDuration(duration)
      // An impossible animation has no timing, and the whole group is about to be refused.
      let time =
        animation.isPossible
        ? GroupTime(animation.timing, animation.curve, groupDuration: duration, outer: outer) : nil
      if let group = animation as? CAAnimationGroup {
        guard let own = group.parts(on: layer, in: time) else { return nil }
        parts += own
      } else {
        guard let own = animation.parts(on: layer), let time else { return nil }
        for part in own { parts.append(part.grouped(in: time)) }
      }
    }
    return accepts(parts, on: layer) ? parts : nil
  }

  /// Returns true when the group can run with these parts; reports the reason when it cannot.
  private func accepts(_ parts: [AnimationPart], on layer: CALayer) -> Bool {
    guard !parts.isEmpty else {
      layer.report(StageIssue.animatesNothing(owner: layer.label))
      return false
    }
    guard !isPossible else { return true }
    let targets = parts.map(\.target.key).joined(separator: " and ")
    layer.report(StageIssue.impossibleTiming(target: targets, owner: layer.label))
    return false
  }
}

/// The cleanup after the deallocation of a group that contains groups, which may be nested deeply.
private struct GroupCleanup: Cleanup {
  let animations: ReleasedObjects<CAAnimation>

  func perform() {
    ReleasedObjects.release(animations.take()) { animation, isGoing in
      guard isGoing, let group = animation as? CAAnimationGroup else { return [] }
      defer { group.animations = nil }
      return group.animations ?? []
    }
  }
}

extension AnimationPart {
  fileprivate func grouped(in time: GroupTime) -> AnimationPart {
    AnimationPart(
      target: target, track: .other(GroupedTrack(track, in: time)), isAdditive: isAdditive)
  }
}
