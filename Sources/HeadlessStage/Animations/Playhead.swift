import Foundation
import MotionCurves

/// Where an animator is at any instant: a pure function of the stage's time.
enum Playhead: Hashable {
  /// A place on the way.
  struct Position: Hashable {
    /// How far along the animations are; 0 is the start, 1 the end, overshoot lies outside.
    var progress: Double

    /// How much of the animator's time has passed, in `0...1`.
    var fraction: Double

    /// Where everything begins.
    static let start = Position(progress: 0, fraction: 0)

    /// Where everything ends.
    static let end = Position(progress: 1, fraction: 1)
  }

  /// A way from a place to one of the ends.
  struct Run: Hashable {
    /// When it begins, in the stage's time.
    var begin: TimeInterval

    /// How long it takes, in seconds; not negative.
    var duration: TimeInterval

    /// Where it begins.
    var origin: Position

    /// Which end it makes for.
    var target: Position

    /// How it is paced.
    var pace: Pace

    /// The seconds that the pace is made for, which it is stretched from (fact H33).
    var paceDuration: TimeInterval

    /// True when the pace counts from the origin on, false when it maps the animator's whole time
    /// to progress (facts H25, H31).
    var startsAfresh: Bool

    /// The instant at which the end is reached.
    var end: TimeInterval { begin + duration }

    func position(at now: TimeInterval) -> Position {
      guard now < end else { return target }
      let passed = max(0, (now - begin) / duration)
      guard passed > 0 else { return origin }
      let fraction = origin.fraction + (target.fraction - origin.fraction) * passed
      guard startsAfresh else {
        return Position(
          progress: pace.progress(at: fraction, of: paceDuration), fraction: fraction)
      }
      let share = pace.progress(at: passed, of: paceDuration)
      return Position(
        progress: origin.progress + (target.progress - origin.progress) * share,
        fraction: fraction)
    }
  }

  /// It stays where it is.
  case held(Position)

  /// It is on its way.
  case running(Run)

  func position(at now: TimeInterval) -> Position {
    switch self {
    case .held(let position): position
    case .running(let run): run.position(at: now)
    }
  }
}

extension MediaTimingFunction {
  /// A fraction of the time at which progress is `progress`, which lies in `0...1`.
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
