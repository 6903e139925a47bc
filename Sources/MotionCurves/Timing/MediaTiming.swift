public import Foundation

/// When an animation runs, how fast, how often, and what it shows outside that time: Core
/// Animation's `CAMediaTiming` as a value.
///
/// ```swift
/// let timing = MediaTiming(beginTime: 2, duration: 0.4, repeatCount: 3, autoreverses: true)
/// timing.endTime           // 4.4
/// timing.sample(at: 2.5)   // on the way back: fraction 0.75
/// ```
///
/// Local time is `(t − beginTime)·speed + timeOffset`. The active span begins at `beginTime` and
/// lasts ``activeDuration`` divided by the speed; `timeOffset` shifts what is shown in it, round
/// and round, but not the span itself. A negative speed plays the active time from its end to its
/// beginning. At speed zero time stands at `timeOffset`, for ever.
///
/// It is values only: who replaces a `beginTime` of zero by "now" is the stage.
public struct MediaTiming: Hashable, Sendable {
  /// When the active span begins, in the parent's seconds; finite.
  public var beginTime: TimeInterval { didSet { Self.check(beginTime, "beginTime") } }

  /// Length of one way, in local seconds; finite and not negative.
  public var duration: TimeInterval { didSet { Self.checkLength(duration, "duration") } }

  /// Local seconds per second of the parent; negative plays backwards, zero stands still, finite.
  public var speed: Double { didSet { Self.check(speed, "speed") } }

  /// Local seconds by which what is shown runs ahead; finite.
  public var timeOffset: TimeInterval { didSet { Self.check(timeOffset, "timeOffset") } }

  /// How many cycles, whole or not; `0` is once, the greatest finite number (of a `Float` or a
  /// `Double`) and infinity are for ever.
  public var repeatCount: Double { didSet { Self.checkCount(repeatCount, "repeatCount") } }

  /// For how long to repeat, in local seconds; wins over ``repeatCount`` unless `0`.
  public var repeatDuration: TimeInterval {
    didSet { Self.checkCount(repeatDuration, "repeatDuration") }
  }

  /// Whether each cycle runs forth and back, and so lasts twice ``duration``.
  public var autoreverses: Bool

  /// What shows outside the active span.
  public var fillMode: FillMode

  /// A timing with Core Animation's defaults for all that is not given.
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
  /// One repetition, forth and, if it autoreverses, back, in local seconds.
  public var cycleDuration: TimeInterval { autoreverses ? duration * 2 : duration }

  /// How long it is active, in local seconds; infinite when it repeats for ever.
  public var activeDuration: TimeInterval {
    if repeatDuration > 0 { return Self.orForever(repeatDuration) }
    guard repeatCount > 0, duration > 0 else { return cycleDuration }
    return Self.orForever(repeatCount) * cycleDuration
  }

  /// How long it is active, in the parent's seconds; infinite at speed zero.
  public var activeSpan: TimeInterval { speed == 0 ? .infinity : activeDuration / abs(speed) }

  /// When the active span ends, in the parent's time.
  public var endTime: TimeInterval { beginTime + activeSpan }

  /// The greatest finite numbers mean for ever: `HUGE_VALF` and Swift's usual spelling of it.
  private static func orForever(_ value: Double) -> Double {
    value >= Double(Float.greatestFiniteMagnitude) ? .infinity : value
  }
}
