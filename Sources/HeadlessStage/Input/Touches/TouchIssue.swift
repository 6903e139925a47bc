import Foundation
public import HeadlessViews

/// Calls and values that fingers refuse.
public enum TouchIssue: DiagnosticIssue {
  /// The location of a finger was not finite.
  case impossiblePoint(value: String)

  /// A finger would have come down outside of the screen.
  case offScreen(value: String, screen: String)

  /// A path or a delay had a time that is impossible.
  case impossibleTime(value: String)

  /// The number of taps was negative or too large.
  case impossibleCount(value: Int)

  /// A flick was faster than frames can show.
  case tooFast(speed: String)

  /// A call requires a finger that is down, but the finger is not down yet or not any more.
  case isUp(call: String, finger: String)

  /// A finger that follows a path was moved by hand.
  case followsPath(finger: String)

  /// Touches led to more touches without end in one instant.
  case endless(now: String, passes: Int)

  /// Returns the issue for a point where no finger can be.
  static func impossible(_ point: CGPoint) -> TouchIssue {
    .impossiblePoint(value: "(\(point.x), \(point.y))")
  }

  /// One sentence that says what was refused and what applies instead.
  public var description: String {
    switch self {
    case .impossiblePoint(let value):
      "a finger cannot be at \(value), which is not finite; the call is ignored"
    case .offScreen(let value, let screen):
      "a finger cannot come down at \(value), outside the screen of \(screen); the call is ignored"
    case .impossibleTime(let value):
      "a finger cannot follow a path with a \(value); a time must be finite and not negative, and a"
        + " path at most 1000000 s long; the call is ignored"
    case .impossibleCount(let value):
      "a finger cannot tap \(value) times; the count must lie in 0...10000; the call is ignored"
    case .tooFast(let speed):
      "a finger cannot flick at \(speed), because it would arrive within one frame; the call is"
        + " ignored"
    case .isUp(let call, let finger):
      "\(call) was called on \(finger), which is not down; the call is ignored"
    case .followsPath(let finger):
      "\(finger) follows a path and cannot be moved by a call; the call is ignored"
    case .endless(let now, let passes):
      "touches at \(now) s caused more touches \(passes) times in a row; the remaining ones are"
        + " ignored"
    }
  }
}
