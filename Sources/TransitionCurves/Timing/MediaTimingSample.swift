public import Foundation

extension MediaTiming {
  /// The state of an animation at an instant.
  public struct Sample: Hashable, Sendable {
    /// The fraction of the pass, in `0...1`: mirrored on the way back, not yet eased.
    public var fraction: Double

    /// The number of whole cycles that have passed, for cumulative animations.
    ///
    /// `Int.max` for infinitely many cycles, and for numbers above it.
    public var iteration: Int

    /// True if the animation is on the way back.
    public var isReversed: Bool

    /// A state from its parts.
    public init(fraction: Double, iteration: Int = 0, isReversed: Bool = false) {
      self.fraction = fraction
      self.iteration = iteration
      self.isReversed = isReversed
    }
  }

  /// The state of the animation at `parentTime`, in the parent's seconds; nil where it has no
  /// effect.
  ///
  /// The animation has an effect from ``beginTime`` until just before ``endTime``, and outside as
  /// far as it fills. The end shows as an end (a fraction of `1`, or of `0` after the way back),
  /// not as the start of the next cycle.
  public func sample(at parentTime: TimeInterval) -> Sample? {
    let time = parentTime.isNaN ? 0 : parentTime
    let passed = time - beginTime
    if passed >= 0, passed < duration, time < beginTime + duration, isStraight {
      return Sample(fraction: passed / duration)
    }
    guard speed != 0 else { return sample(at: timeOffset, endsCycle: timeOffset > 0) }
    if time < beginTime {
      return fillMode.showsBefore ? sample(afterStart: 0, isOver: false) : nil
    }
    if time >= endTime {
      return fillMode.showsAfter ? sample(afterStart: activeDuration, isOver: true) : nil
    }
    let elapsed = (time - beginTime) * abs(speed)
    // Rounding must not reach the end before the end time.
    return sample(afterStart: min(elapsed, activeDuration.nextDown), isOver: false)
  }

  /// True if the first pass runs undisturbed to its end: speed one, no offset, no repetition.
  package var isStraight: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0
  }

  /// The state `elapsed` local seconds after the active span began, from none to all of it.
  private func sample(afterStart elapsed: TimeInterval, isOver: Bool) -> Sample {
    if speed > 0 { return sample(at: elapsed + timeOffset, endsCycle: isOver) }
    // From the end of the active time, or of a cycle if the active time is endless.
    let active = activeDuration
    let last = active < .infinity ? active : cycleDuration
    return sample(at: last - elapsed + timeOffset, endsCycle: !isOver)
  }

  /// The state at a local time; if `endsCycle`, an instant between two cycles belongs to the first.
  private func sample(at time: TimeInterval, endsCycle: Bool) -> Sample {
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
    var pass = (time / duration).rounded(.down)
    var rest = time - pass * duration
    // Division rounds, so the pass may be one too low or too high.
    if rest >= duration {
      pass += 1
      rest -= duration
    } else if rest < 0 {
      pass -= 1
      rest += duration
    }
    if endsCycle, rest == 0 {
      pass -= 1
      rest = duration
    }
    let part = min(max(rest / duration, 0), 1)
    guard autoreverses else { return Sample(fraction: part, iteration: Self.whole(pass)) }
    let cycle = (pass / 2).rounded(.down)
    let isReversed = pass != cycle * 2
    return Sample(
      fraction: isReversed ? 1 - part : part, iteration: Self.whole(cycle), isReversed: isReversed)
  }

  private static func whole(_ count: Double) -> Int {
    Int(exactly: count) ?? (count < 0 ? .min : .max)
  }
}
