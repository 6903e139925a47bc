import Foundation
import TransitionCurves

/// The position of an animator at any instant: a pure function of the stage's time.
enum Playhead: Hashable {
  /// A position between the start and the end of an animator.
  struct Position: Hashable {
    /// The progress of the animations, across and down: 0 at the start, 1 at the end, outside for
    /// overshoot.
    var progress: SIMD2<Double>

    /// The fraction of the animator's time that has passed, in `0...1`.
    var fraction: Double

    static let start = Position(progress: .zero, fraction: 0)

    static let end = Position(progress: .one, fraction: 1)
  }

  /// A run from a position to the start or the end.
  struct Run: Hashable {
    /// The instant at which the run begins, in the stage's time.
    var begin: TimeInterval

    /// The duration, in seconds; not negative.
    var duration: TimeInterval

    /// The position at the beginning of the run.
    var origin: Position

    /// The position at the end of the run, either `start` or `end`.
    var target: Position

    var curve: PerAxisTimingCurve

    /// True when the timing curves begin at the origin; false when they map the animator's whole
    /// time to progress.
    ///
    /// As in UIKit, a run after a pause continues along the animator's curve, unless it has another
    /// curve or a spring.
    var startsAfresh: Bool

    var end: TimeInterval { begin + duration }

    /// The position at any instant, past or future.
    func position(at now: TimeInterval) -> Position {
      guard now < end else { return target }
      let passed = max(0, (now - begin) / duration)
      guard passed > 0 else { return origin }
      let fraction = origin.fraction + (target.fraction - origin.fraction) * passed
      guard startsAfresh else {
        return Position(progress: curve.progress(at: fraction), fraction: fraction)
      }
      let distance = target.progress - origin.progress
      return Position(
        progress: origin.progress + distance * curve.progress(at: passed), fraction: fraction)
    }
  }

  /// The animator is paused at a position.
  case held(Position)

  /// The animator is running.
  case running(Run)

  /// The position at any instant, past or future.
  func position(at now: TimeInterval) -> Position {
    switch self {
    case .held(let position): position
    case .running(let run): run.position(at: now)
    }
  }
}

/// The position at which an animator finishes; the raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animations.
  case end = 0

  /// The start of the animations.
  case start = 1

  /// The position at which the animations were stopped.
  case current = 2
}

extension MediaTimingFunction {
  /// A fraction of the time at which the progress is `progress`, for `progress` in `0...1`.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
  }
}
