import Foundation
import MotionCurves

/// Where an animator is at any instant: a pure function of the stage's time.
enum Playhead: Hashable {
  /// A place on the way.
  struct Position: Hashable {
    /// How far along the animations are, across and down; 0 is the start, 1 the end, overshoot lies
    /// outside.
    var progress: SIMD2<Double>

    /// How much of the animator's time has passed, in `0...1`.
    var fraction: Double

    /// Where everything begins.
    static let start = Position(progress: .zero, fraction: 0)

    /// Where everything ends.
    static let end = Position(progress: .one, fraction: 1)
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
    var pace: PlanePace

    /// True when the pace counts from the origin on, false when it maps the animator's whole time
    /// to progress (facts H25, H31).
    var startsAfresh: Bool

    /// The instant at which the end is reached.
    var end: TimeInterval { begin + duration }

    /// The place at any instant, past or to come.
    func position(at now: TimeInterval) -> Position {
      guard now < end else { return target }
      let passed = max(0, (now - begin) / duration)
      guard passed > 0 else { return origin }
      let fraction = origin.fraction + (target.fraction - origin.fraction) * passed
      guard startsAfresh else {
        return Position(progress: pace.progress(at: fraction), fraction: fraction)
      }
      let distance = target.progress - origin.progress
      return Position(
        progress: origin.progress + distance * pace.progress(at: passed), fraction: fraction)
    }
  }

  /// It stays where it is.
  case held(Position)

  /// It is on its way.
  case running(Run)

  /// The place at any instant, past or to come.
  func position(at now: TimeInterval) -> Position {
    switch self {
    case .held(let position): position
    case .running(let run): run.position(at: now)
    }
  }
}

/// Where an animator finishes; UIKit's numbers (fact H18).
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  /// Where the animations lead.
  case end = 0

  /// Where they began.
  case start = 1

  /// Where they were when they were stopped.
  case current = 2
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
