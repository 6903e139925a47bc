import Foundation
import HeadlessViews
import MotionCurves
import MotionTerms

/// A group of animations that run together in the group's own time, under one key.
///
/// ```swift
/// let group = AnimationGroup([fade, slide])
/// group.duration = 0.35
/// card.layer.add(group, forKey: "leave")
/// ```
///
/// The animations are not scaled to the group. Each animation keeps its duration, begins at its
/// `beginTime` or `delay` after the group, and is cut off at the end of the group's cycle. An
/// animation without a duration takes the group's duration. As in Core Animation, only the
/// `delegate` and `isRemovedOnCompletion` of the group itself are used. An animation that ends
/// together with the group shows its end for as long as the group fills.
///
/// The whole group is refused when it is empty or when one of its animations is refused.
@preconcurrency @MainActor
open class AnimationGroup: Animation {
  /// The animations, in the order in which they apply; groups among them run in this group's time.
  public var animations: [Animation]? {
    get { members.list }
    set { members.list = newValue }
  }

  fileprivate let members = GroupMembers()

  /// Creates a group of animations.
  public convenience init(_ animations: [Animation]) {
    self.init()
    self.animations = animations
  }

  /// True when the group, or a group inside it, contains itself.
  var isCircular: Bool {
    // A loop rather than recursion: groups may be nested without limit.
    var open: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var done: Set<ObjectIdentifier> = []
    var path: [(group: AnimationGroup, next: Int)] = [(self, 0)]
    while let (group, next) = path.last {
      guard let animations = group.animations, next < animations.count else {
        open.remove(ObjectIdentifier(group))
        done.insert(ObjectIdentifier(group))
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      guard let inner = animations[next] as? AnimationGroup,
        !done.contains(ObjectIdentifier(inner))
      else { continue }
      guard open.insert(ObjectIdentifier(inner)).inserted else { return true }
      path.append((inner, 0))
    }
    return false
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? AnimationGroup, let animations {
      GroupCopies.copy(animations, into: copy)
    }
    return copy
  }

  override func parts(on layer: Layer) -> [AnimationPart]? {
    var parts: [AnimationPart] = []
    var path = [GroupWalk(group: self, time: nil, firstPart: 0)]
    while let walk = path.last {
      let group = walk.group
      guard let animations = group.animations, walk.next < animations.count else {
        guard group.accepts(parts[walk.firstPart...], on: layer) else { return nil }
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let animation = animations[walk.next]
      animation.takeDuration(group.duration)
      // An impossible animation has no timing, and the whole group is about to be refused.
      let time =
        animation.isPossible
        ? GroupTime(
          animation.timing, animation.curve, groupDuration: group.duration, outer: walk.time) : nil
      if let inner = animation as? AnimationGroup {
        path.append(GroupWalk(group: inner, time: time, firstPart: parts.count))
        continue
      }
      guard let own = animation.parts(on: layer) else { return nil }
      for part in own {
        guard let time else { return nil }
        let track = GroupedTrack(part.track, in: time)
        parts.append(
          AnimationPart(
            target: part.target, track: .grouped(track), isAdditive: part.isAdditive))
      }
    }
    return parts
  }

  /// Returns true when the group can run with these parts; reports the reason when it cannot.
  private func accepts(_ parts: ArraySlice<AnimationPart>, on layer: Layer) -> Bool {
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

/// The state of a group while its parts are collected.
private struct GroupWalk {
  let group: AnimationGroup

  /// The group's time; nil for the outermost group.
  let time: GroupTime?

  /// The number of parts that were collected before the group's own.
  let firstPart: Int

  /// The index of the group's next animation.
  var next = 0
}

/// The owner of a group's animations, which releases them without recursion.
///
/// Groups may be nested 100,000 deep: releasing them in a loop does not overflow the stack.
@MainActor
private final class GroupMembers {
  var list: [Animation]?

  @MainActor deinit {
    guard var pending = list else { return }
    list = nil
    while var animation = pending.popLast() {
      guard isKnownUniquelyReferenced(&animation),
        let members = (animation as? AnimationGroup)?.members, let inner = members.list
      else { continue }
      members.list = nil
      pending += inner
    }
  }
}

/// Copies nested groups by calling `copy()`, which subclasses may override.
///
/// Calls nest up to a limit; deeper groups are copied after all nested calls have returned.
@MainActor
private enum GroupCopies {
  private static let limit = 200

  private static var depth = 0
  private static var pending: [(animations: [Animation], group: AnimationGroup)] = []

  static func copy(_ animations: [Animation], into group: AnimationGroup) {
    guard depth < limit else { return pending.append((animations, group)) }
    copyNow(animations, into: group)
    guard depth == 0 else { return }
    while let next = pending.popLast() { copyNow(next.animations, into: next.group) }
  }

  private static func copyNow(_ animations: [Animation], into group: AnimationGroup) {
    depth += 1
    group.animations = animations.map { $0.copy() }
    depth -= 1
  }
}
