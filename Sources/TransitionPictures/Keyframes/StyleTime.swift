import Foundation
import TransitionRecording

/// The instants of a run, its span, the timings of its animations, and its place in a cycle.
struct StyleTime {
  /// The number of instants for each recorded instant; the others are interpolated.
  static let steps = 2

  /// The instants, ascending, in seconds of the stage's clock.
  let instants: [TimeInterval]

  /// The time range of the run, in seconds of the stage's clock.
  let span: ClosedRange<TimeInterval>

  /// The timings that may explain a movement.
  let timings: [ClockTiming]

  /// The time range that `0%` to `100%` stand for, in seconds of the stage's clock; it contains the
  /// span.
  let cycle: ClosedRange<TimeInterval>

  /// Creates the times of a run in a cycle.
  ///
  /// - Parameters:
  ///   - delay: The time from the start of the cycle to the start of the run, in seconds.
  ///   - length: The duration of the cycle, in seconds.
  init(
    _ recording: Recording, instants: [TimeInterval], delay: TimeInterval,
    inCycleOf length: TimeInterval
  ) {
    self.instants = instants
    span = recording.span
    timings = recording.clockTimings
    let start = span.lowerBound - delay
    cycle = start...max(start + length, span.upperBound)
  }

  /// The part of the cycle at an instant, in `0...1`.
  func part(of time: TimeInterval) -> Double {
    let length = max(cycle.upperBound - cycle.lowerBound, 1e-9)
    return min(max((time - cycle.lowerBound) / length, 0), 1)
  }
}
