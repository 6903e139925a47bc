public import Foundation

extension EffectTiming {
  /// Which part of its timing an effect is in.
  public enum Phase: String, Hashable, Sendable {
    /// The active time lies ahead.
    case before
    /// It runs.
    case active
    /// The active time lies behind.
    case after
  }

  /// Where an effect stands at an instant.
  public struct Sample: Hashable, Sendable {
    /// Eased progress of the iteration; beyond `0...1` where the easing overshoots.
    public let progress: Double

    /// How much of the way has passed, in `0...1`: mirrored where it runs backwards, not yet eased.
    public let fraction: Double

    /// The number of the iteration, from zero; `Int.max` after infinitely many, and after more than it can
    /// hold.
    public let iteration: Int

    /// Whether this iteration runs backwards.
    public let isReversed: Bool
  }

  /// The effect's own seconds after `elapsed` seconds of play.
  ///
  /// - Precondition: with a negative ``playbackRate``, the effect has an end to start from.
  public func localTime(at elapsed: TimeInterval) -> TimeInterval {
    let time = elapsed.isNaN ? 0 : elapsed
    guard playbackRate != 0 else { return 0 }
    guard playbackRate < 0 else { return time * playbackRate }
    precondition(endTime.isFinite, "EffectTiming played backwards must end, not at \(endTime)")
    return endTime + time * playbackRate
  }

  /// The part of the timing after `elapsed` seconds of play.
  ///
  /// An instant between two parts belongs to the one that play leads into.
  public func phase(at elapsed: TimeInterval) -> Phase { phase(atLocal: localTime(at: elapsed)) }

  /// Where the effect stands after `elapsed` seconds of play; nil where it has no effect.
  public func sample(at elapsed: TimeInterval) -> Sample? {
    let local = localTime(at: elapsed)
    let phase = phase(atLocal: local)
    guard let active = activeTime(atLocal: local, phase: phase) else { return nil }
    // Overall progress, in iterations; for ever is for ever, wherever it began.
    var overall = iterationStart
    if duration > 0 {
      overall += active / duration
    } else if phase != .before {
      overall += iterations
    }
    var part = overall.isFinite ? overall - overall.rounded(.down) : Self.part(of: iterationStart)
    if part == 0, phase != .before, active == activeDuration, iterations != 0 { part = 1 }
    let iteration = part == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
    let isReversed = isReversed(iteration: iteration)
    let fraction = isReversed ? 1 - part : part
    let isBefore = phase == (isReversed ? .after : .before)
    return Sample(
      progress: easing.extendedValue(at: fraction, isBefore: isBefore), fraction: fraction,
      iteration: Int(exactly: max(iteration, 0)) ?? .max, isReversed: isReversed)
  }

  private func phase(atLocal local: TimeInterval) -> Phase {
    let start = max(min(delay, endTime), 0)
    let end = max(min(delay + activeDuration, endTime), 0)
    if local < start || local == start && playbackRate < 0 { return .before }
    if local > end || local == end && playbackRate >= 0 { return .after }
    return .active
  }

  private func activeTime(atLocal local: TimeInterval, phase: Phase) -> TimeInterval? {
    switch phase {
    case .before: fillMode.showsBefore ? max(local - delay, 0) : nil
    case .active: local - delay
    case .after: fillMode.showsAfter ? max(min(local - delay, activeDuration), 0) : nil
    }
  }

  private func isReversed(iteration: Double) -> Bool {
    let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) != 0
    return switch direction {
    case .normal: false
    case .reverse: true
    case .alternate: isOdd
    case .alternateReverse: !isOdd
    }
  }

  private static func part(of count: Double) -> Double { count - count.rounded(.down) }
}
