public import Foundation

extension MediaTiming {
  /// Where an animation stands at an instant.
  public struct Sample: Hashable, Sendable {
    /// How much of the way has passed, in `0...1`: already mirrored on the way back, not yet eased.
    public var fraction: Double

    /// Whole cycles that lie behind, for cumulative animations; `Int.max` for infinitely many, and for more
    /// than it can hold.
    public var iteration: Int

    /// Whether it is on the way back.
    public var isReversed: Bool

    /// A standing from its parts.
    public init(fraction: Double, iteration: Int = 0, isReversed: Bool = false) {
      self.fraction = fraction
      self.iteration = iteration
      self.isReversed = isReversed
    }
  }

  /// Where the animation stands at `parentTime`, in the parent's seconds; nil where it has no
  /// effect.
  ///
  /// It has one from ``beginTime`` until just before ``endTime``, and outside as far as it fills.
  /// The end is shown as an end: a fraction of `1`, or `0` after the way back, and not as the next
  /// start.
  public func sample(at parentTime: TimeInterval) -> Sample? {
    let time = parentTime.isNaN ? 0 : parentTime
    let passed = time - beginTime
    if passed >= 0, passed < duration, time < beginTime + duration, isStraight {
      return Sample(fraction: passed / duration)
    }
    guard speed != 0 else { return standing(at: timeOffset, endsCycle: timeOffset > 0) }
    if time < beginTime {
      return fillMode.showsBefore ? standing(afterStart: 0, isOver: false) : nil
    }
    if time >= endTime {
      return fillMode.showsAfter ? standing(afterStart: activeDuration, isOver: true) : nil
    }
    let elapsed = (time - beginTime) * abs(speed)
    // Rounding may not reach the end before the end does.
    return standing(afterStart: min(elapsed, activeDuration.nextDown), isOver: false)
  }

  /// True when the first way goes on until its end, at its own pace.
  package var isStraight: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0
  }

  /// `elapsed` is in local seconds since the begin of the active span, from none to all of it.
  private func standing(afterStart elapsed: TimeInterval, isOver: Bool) -> Sample {
    if speed > 0 { return standing(at: elapsed + timeOffset, endsCycle: isOver) }
    // From the end of the active time, or of a cycle if there is no end.
    let active = activeDuration
    let last = active < .infinity ? active : cycleDuration
    return standing(at: last - elapsed + timeOffset, endsCycle: !isOver)
  }

  /// `endsCycle` says to which side an instant between two cycles belongs.
  private func standing(at time: TimeInterval, endsCycle: Bool) -> Sample {
    guard duration > 0 else {
      return Sample(fraction: endsCycle && !autoreverses ? 1 : 0, isReversed: autoreverses)
    }
    guard time.isFinite else {
      return Sample(
        fraction: autoreverses || time < 0 ? 0 : 1, iteration: time < 0 ? .min : .max,
        isReversed: autoreverses && time > 0)
    }
    if time >= 0, time < duration, !(endsCycle && time == 0) {
      return Sample(fraction: time / duration)
    }
    var way = (time / duration).rounded(.down)
    var rest = time - way * duration
    // Division rounds: the way may be one too few or too many.
    if rest >= duration {
      way += 1
      rest -= duration
    } else if rest < 0 {
      way -= 1
      rest += duration
    }
    if endsCycle, rest == 0 {
      way -= 1
      rest = duration
    }
    let part = min(max(rest / duration, 0), 1)
    guard autoreverses else { return Sample(fraction: part, iteration: Self.whole(way)) }
    let cycle = (way / 2).rounded(.down)
    let isReversed = way != cycle * 2
    return Sample(
      fraction: isReversed ? 1 - part : part, iteration: Self.whole(cycle), isReversed: isReversed)
  }

  private static func whole(_ count: Double) -> Int {
    Int(exactly: count) ?? (count < 0 ? .min : .max)
  }
}
