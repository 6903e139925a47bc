public import Foundation

extension EffectTiming {
  /// A phase of an effect's timing.
  public enum Phase: String, Hashable, Sendable {
    /// Before the active time.
    case before
    /// Within the active time.
    case active
    /// After the active time.
    case after
  }

  /// The state of an effect at an instant.
  public struct Sample: Hashable, Sendable {
    /// The eased progress of the iteration; beyond `0...1` where the easing overshoots.
    public let progress: Double

    /// The fraction of the iteration that has passed, in `0...1`, not yet eased.
    ///
    /// The fraction is mirrored where the iteration runs backwards.
    public let fraction: Double

    /// The number of the iteration, from zero.
    ///
    /// `Int.max` after infinitely many iterations, and for numbers above it.
    public let iteration: Int

    /// True if this iteration runs backwards.
    public let isReversed: Bool
  }

  /// The effect's local time, in seconds, after `elapsed` seconds of playback.
  ///
  /// - Precondition: with a negative ``playbackRate``, ``endTime`` is finite.
  public func localTime(at elapsed: TimeInterval) -> TimeInterval {
    let time = elapsed.isNaN ? 0 : elapsed
    guard playbackRate != 0 else { return 0 }
    guard playbackRate < 0 else { return time * playbackRate }
    precondition(
      endTime.isFinite,
      "EffectTiming endTime must be finite for a negative playbackRate, not \(endTime)")
    return endTime + time * playbackRate
  }

  /// The phase of the effect after `elapsed` seconds of playback.
  ///
  /// An instant between two phases belongs to the phase that playback enters.
  public func phase(at elapsed: TimeInterval) -> Phase { phase(atLocal: localTime(at: elapsed)) }

  /// The state of the effect after `elapsed` seconds of playback; nil where the effect shows
  /// nothing.
  public func sample(at elapsed: TimeInterval) -> Sample? {
    let local = localTime(at: elapsed)
    let phase = phase(atLocal: local)
    guard let active = activeTime(atLocal: local, phase: phase) else { return nil }
    // Overall progress, in iterations. An endless effect has the fraction of its start.
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
