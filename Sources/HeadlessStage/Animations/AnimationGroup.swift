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
  public var animations: [Animation]?

  /// A group of animations.
  public convenience init(_ animations: [Animation]) {
    self.init()
    self.animations = animations
  }

  /// True when one of `groups`, or a group found on the way, is somewhere within itself.
  func contains(_ groups: [AnimationGroup]) -> Bool {
    for case let group as AnimationGroup in animations ?? [] {
      if groups.contains(where: { $0 === group }) || group.contains(groups + [group]) {
        return true
      }
    }
    return false
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? AnimationGroup {
      copy.animations = animations?.map { $0.copy() }
    }
    return copy
  }

  override func parts(on layer: Layer) -> [AnimationPart]? {
    var parts: [AnimationPart] = []
    for animation in animations ?? [] {
      animation.takeDuration(duration)
      guard let own = animation.parts(on: layer) else { return nil }
      for part in own {
        let course = GroupedCourse(
          part.course, timing: animation.timing, pace: animation.pace, groupDuration: duration)
        parts.append(
          AnimationPart(
            target: part.target, course: .grouped(course), isAdditive: part.isAdditive))
      }
    }
    guard !parts.isEmpty else { return super.parts(on: layer) }
    guard isPossible else {
      let targets = parts.map(\.target.key).joined(separator: " and ")
      layer.report(StageIssue.impossibleTiming(target: targets, owner: layer.label))
      return nil
    }
    return parts
  }
}

/// A course with a timing of its own within each cycle of a group.
final class GroupedCourse {
  private let course: Course
  private let timing: MediaTiming
  private let pace: Pace
  private let groupDuration: TimeInterval

  /// - Parameter timing: In the group's time.
  init(_ course: Course, timing: MediaTiming, pace: Pace, groupDuration: TimeInterval) {
    self.course = course
    self.timing = timing
    self.pace = pace
    self.groupDuration = groupDuration
  }

  /// The value when the group is at `progress`; nil when nothing shows then.
  @MainActor
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue? {
    own(progress).flatMap { course.value(at: $0, over: below) }
  }

  /// How far one look has given way to another when the group is at `progress`.
  @MainActor
  func passage(at progress: Batch.Progress) -> Passage? {
    own(progress).flatMap { course.passage(at: $0) }
  }

  @MainActor
  private func own(_ progress: Batch.Progress) -> Batch.Progress? {
    let time = min(max(progress.value, 0), 1) * groupDuration
    guard let sample = timing.sample(at: time) ?? end(at: time) else { return nil }
    return Batch.Progress(
      value: pace.progress(at: sample.fraction, of: timing.duration), iteration: sample.iteration)
  }

  /// The end, at the instant at which the group ends as well.
  private func end(at time: TimeInterval) -> MediaTiming.Sample? {
    guard time == groupDuration, time == timing.endTime else { return nil }
    var filling = timing
    filling.fillMode = .forwards
    return filling.sample(at: time)
  }
}
