import Foundation
import HeadlessViews
import MotionCurves

/// A course in the time of an animation of a group.
final class GroupedCourse {
  private let course: Course
  private let time: GroupTime

  init(_ course: Course, in time: GroupTime) {
    self.course = course
    self.time = time
  }

  /// The value when the outermost group is at `progress`; nil when nothing shows then.
  @MainActor
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue? {
    time.progress(at: progress).flatMap { course.value(at: $0, over: below) }
  }

  /// How far one look has given way to another when the outermost group is at `progress`.
  @MainActor
  func passage(at progress: Batch.Progress) -> Passage? {
    time.progress(at: progress).flatMap { course.passage(at: $0) }
  }
}

/// The time of an animation within each cycle of the group it is in, which may be in another.
final class GroupTime {
  private let timing: MediaTiming
  private let pace: Pace
  private let groupDuration: TimeInterval

  /// The time of the group that it is in; nil where that is the outermost.
  private var outer: GroupTime?

  /// Where the outermost group was when it was asked last, and the animation then: all that is in a
  /// group asks the same.
  private var known: (outermost: Double, own: Batch.Progress?) = (.nan, nil)

  /// - Parameters:
  ///   - timing: In the group's time.
  ///   - groupDuration: How long a cycle of the group takes, in seconds.
  init(_ timing: MediaTiming, _ pace: Pace, groupDuration: TimeInterval, outer: GroupTime?) {
    self.timing = timing
    self.pace = pace
    self.groupDuration = groupDuration
    self.outer = outer
  }

  deinit {
    // Times may be nested 100,000 deep: let go of in a loop, they do not overflow the stack.
    var next = outer
    outer = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let further = next?.outer
      next?.outer = nil
      next = further
    }
  }

  /// Where the animation is when the outermost group is at `progress`; nil when nothing shows then.
  func progress(at progress: Batch.Progress) -> Batch.Progress? {
    guard outer != nil else { return own(progress) }
    var path: [GroupTime] = []
    var time: GroupTime? = self
    var found: Batch.Progress? = progress
    while let each = time {
      if each.known.outermost == progress.value {
        found = each.known.own
        break
      }
      path.append(each)
      time = each.outer
    }
    for each in path.reversed() {
      found = found.flatMap(each.own)
      each.known = (progress.value, found)
    }
    return found
  }

  /// Where the animation is when its group is at `progress`.
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
