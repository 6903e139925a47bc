public import Foundation

/// The timing of an animation: Core Animation's `CAMediaTiming` as a value.
///
/// A timing says when an animation runs, how fast, how often, and what shows outside that time.
///
/// ```swift
/// let timing = MediaTiming(beginTime: 2, duration: 0.4, repeatCount: 3, autoreverses: true)
/// timing.endTime           // 4.4
/// timing.sample(at: 2.5)   // on the way back: fraction 0.75
/// ```
///
/// Local time is `(t − beginTime)·speed + timeOffset`. The active span begins at `beginTime` and
/// lasts ``activeDuration`` divided by the speed. `timeOffset` shifts the time that shows within
/// the span, wrapping around its ends, but not the span itself. A negative speed plays the active
/// time from its end to its beginning. At speed zero, time stands still at `timeOffset`.
///
/// A timing is a value only: the stage replaces a `beginTime` of zero by the current time.
public struct MediaTiming: Hashable, Sendable {
  /// The beginning of the active span, in the parent's seconds; finite.
  public var beginTime: TimeInterval { didSet { Self.check(beginTime, "beginTime") } }

  /// The length of one pass, in local seconds; finite and not negative.
  public var duration: TimeInterval { didSet { Self.checkLength(duration, "duration") } }

  /// Local seconds per second of the parent, finite; negative plays backwards, zero stands still.
  public var speed: Double { didSet { Self.check(speed, "speed") } }

  /// The local seconds by which the shown time is ahead; finite.
  public var timeOffset: TimeInterval { didSet { Self.check(timeOffset, "timeOffset") } }

  /// The number of cycles, whole or not.
  ///
  /// `0` means one cycle. Infinity and the greatest finite number (of a `Float` or a `Double`) mean
  /// endless repetition.
  public var repeatCount: Double { didSet { Self.checkCount(repeatCount, "repeatCount") } }

  /// The time for which to repeat, in local seconds; overrides ``repeatCount`` unless `0`.
  public var repeatDuration: TimeInterval {
    didSet { Self.checkCount(repeatDuration, "repeatDuration") }
  }

  /// True if each cycle runs forward and back, and so lasts twice ``duration``.
  public var autoreverses: Bool

  /// The value that shows outside the active span.
  public var fillMode: FillMode

  /// A timing; parameters that are not given have Core Animation's defaults.
  ///
  /// - Precondition: the numbers are in the ranges that their properties state.
  public init(
    beginTime: TimeInterval = 0, duration: TimeInterval, speed: Double = 1,
    timeOffset: TimeInterval = 0, repeatCount: Double = 0, repeatDuration: TimeInterval = 0,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    Self.check(beginTime, "beginTime")
    Self.checkLength(duration, "duration")
    Self.check(speed, "speed")
    Self.check(timeOffset, "timeOffset")
    Self.checkCount(repeatCount, "repeatCount")
    Self.checkCount(repeatDuration, "repeatDuration")
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  private static func check(_ value: Double, _ name: StaticString) {
    precondition(value.isFinite, "MediaTiming \(name) must be finite, not \(value)")
  }

  private static func checkLength(_ value: Double, _ name: StaticString) {
    precondition(
      value >= 0 && value.isFinite,
      "MediaTiming \(name) must be finite and not negative, not \(value)")
  }

  private static func checkCount(_ value: Double, _ name: StaticString) {
    precondition(value >= 0, "MediaTiming \(name) must not be negative, not \(value)")
  }
}

extension MediaTiming {
  /// The length of one cycle in local seconds, including the way back if it autoreverses.
  public var cycleDuration: TimeInterval { autoreverses ? duration * 2 : duration }

  /// The length of the active time, in local seconds; infinite if it repeats endlessly.
  public var activeDuration: TimeInterval {
    if repeatDuration > 0 { return Self.orForever(repeatDuration) }
    guard repeatCount > 0, duration > 0 else { return cycleDuration }
    return Self.orForever(repeatCount) * cycleDuration
  }

  /// The length of the active span, in the parent's seconds; infinite at speed zero.
  public var activeSpan: TimeInterval { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// The end of the active span, in the parent's time.
  public var endTime: TimeInterval { beginTime + activeSpan }

  /// The value, or infinity for the greatest finite numbers: `HUGE_VALF` and Swift's usual spelling
  /// of it.
  private static func orForever(_ value: Double) -> Double {
    value >= Double(Float.greatestFiniteMagnitude) ? .infinity : value
  }
}
