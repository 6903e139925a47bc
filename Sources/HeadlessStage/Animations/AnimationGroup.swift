import Foundation
import HeadlessViews
import MotionCurves

/// Animations that run together in a time of their own, under one key.
///
/// ```swift
/// let group = AnimationGroup([fade, slide])
/// group.duration = 0.35
/// card.layer.add(group, forKey: "leave")
/// ```
///
/// The animations are not scaled to the group: each keeps its duration, begins at its `beginTime`
/// or `delay` after the group, and is cut off where a cycle of the group ends (fact D25). One
/// without a duration takes the group's. The group's `delegate` and `isRemovedOnCompletion` count,
/// theirs are ignored (fact D26). An animation that ends together with the group shows its end for
/// as long as the group fills.
///
/// When one of them cannot be added, or there is none, the whole group is refused.
@preconcurrency @MainActor
open class AnimationGroup: Animation {
  /// The animations, in the order in which they apply; groups among them run in this one's time.
  public var animations: [Animation]? {
    get { members.list }
    set { members.list = newValue }
  }

  fileprivate let members = GroupMembers()

  /// A group of animations.
  public convenience init(_ animations: [Animation]) {
    self.init()
    self.animations = animations
  }

  /// True when the group, or one that is found in it, is somewhere within itself.
  var isCircular: Bool {
    // A loop, for groups may be nested without end.
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
      // One that is impossible has no timing, and the whole is about to be refused.
      let time =
        animation.isPossible
        ? GroupTime(
          animation.timing, animation.pace, groupDuration: group.duration, outer: walk.time) : nil
      if let inner = animation as? AnimationGroup {
        path.append(GroupWalk(group: inner, time: time, firstPart: parts.count))
        continue
      }
      guard let own = animation.parts(on: layer) else { return nil }
      for part in own {
        guard let time else { return nil }
        let course = GroupedCourse(part.course, in: time)
        parts.append(
          AnimationPart(
            target: part.target, course: .grouped(course), isAdditive: part.isAdditive))
      }
    }
    return parts
  }

  /// True when the group can run, of which these are the parts; else it has been reported why not.
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

/// A group while its parts are gathered.
private struct GroupWalk {
  let group: AnimationGroup

  /// The group's time; nil for the one that holds all others.
  let time: GroupTime?

  /// How many parts there were before.
  let firstPart: Int

  /// Which of its animations comes next.
  var next = 0
}

/// The animations of a group.
///
/// Groups may be nested 100,000 deep: they are taken apart in a loop, which does not overflow the stack.
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

/// Copies of groups in groups, made by a method that may be overridden.
///
/// Calls are nested only so deep; what is deeper is copied once all of them have returned.
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
