public import Foundation

/// The timing of an effect as CSS and Web Animations define it: delay, iterations and direction.
///
/// ```swift
/// let timing = EffectTiming(
///   delay: 0.1, iterations: 2.5, duration: 0.4, direction: .alternate, easing: .easeOut)
/// timing.sample(at: 0.7)?.progress
/// ```
///
/// It expresses what ``MediaTiming`` cannot: an end delay, a start within an iteration, a first
/// iteration that runs backwards, and an easing for each iteration. Source: Web Animations Level 1,
/// §4.
public struct EffectTiming: Hashable, Sendable {
  /// Seconds before the active time, finite; a negative delay begins within the active time.
  public var delay: TimeInterval { didSet { Self.check(delay, "delay") } }

  /// Seconds after the active time that still belong to the effect, finite.
  ///
  /// A negative end delay cuts the active time off.
  public var endDelay: TimeInterval { didSet { Self.check(endDelay, "endDelay") } }

  /// The number of iterations, whole or not, that count as done at the start; finite, not negative.
  public var iterationStart: Double {
    didSet { Self.check(iterationStart, "iterationStart", isAmount: true) }
  }

  /// The number of iterations, whole or not; not negative, may be infinite.
  public var iterations: Double { didSet { Self.checkCount(iterations) } }

  /// The length of one iteration, in seconds; finite, not negative.
  public var duration: TimeInterval { didSet { Self.check(duration, "duration", isAmount: true) } }

  /// Which iterations run backwards.
  public var direction: PlaybackDirection

  /// The progress that shows before and after the active time; CSS's `none` is
  /// ``FillMode/removed``.
  public var fillMode: FillMode

  /// The easing of each iteration.
  public var easing: MediaTimingFunction

  /// Seconds of the effect per second, finite; a negative rate starts from the effect's end.
  public var playbackRate: Double { didSet { Self.check(playbackRate, "playbackRate") } }

  /// A timing; parameters that are not given have CSS's defaults.
  ///
  /// - Precondition: the numbers are in the ranges that their properties state.
  public init(
    delay: TimeInterval = 0, endDelay: TimeInterval = 0, iterationStart: Double = 0,
    iterations: Double = 1, duration: TimeInterval, direction: PlaybackDirection = .normal,
    fillMode: FillMode = .removed, easing: MediaTimingFunction = .linear, playbackRate: Double = 1
  ) {
    Self.check(delay, "delay")
    Self.check(endDelay, "endDelay")
    Self.check(iterationStart, "iterationStart", isAmount: true)
    Self.checkCount(iterations)
    Self.check(duration, "duration", isAmount: true)
    Self.check(playbackRate, "playbackRate")
    self.delay = delay
    self.endDelay = endDelay
    self.iterationStart = iterationStart
    self.iterations = iterations
    self.duration = duration
    self.direction = direction
    self.fillMode = fillMode
    self.easing = easing
    self.playbackRate = playbackRate
  }

  private static func check(_ value: Double, _ name: StaticString, isAmount: Bool = false) {
    precondition(value.isFinite, "EffectTiming \(name) must be finite, not \(value)")
    precondition(!isAmount || value >= 0, "EffectTiming \(name) must not be negative, not \(value)")
  }

  private static func checkCount(_ value: Double) {
    precondition(value >= 0, "EffectTiming iterations must not be negative, not \(value)")
  }
}

/// Which iterations of an effect run backwards, in CSS's words.
public enum PlaybackDirection: String, CaseIterable, Hashable, Sendable {
  /// No iteration.
  case normal
  /// Every iteration.
  case reverse
  /// Every other iteration, beginning with the second.
  case alternate
  /// Every other iteration, beginning with the first.
  case alternateReverse
}

extension EffectTiming {
  /// The length of the active time, in the effect's own seconds; infinite if the effect never ends.
  public var activeDuration: TimeInterval {
    duration == 0 || iterations == 0 ? 0 : duration * iterations
  }

  /// The end of the effect, end delay included, in its own seconds; never negative.
  public var endTime: TimeInterval { max(0, delay + activeDuration + endDelay) }
}
