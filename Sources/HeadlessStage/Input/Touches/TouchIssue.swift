import Foundation
public import HeadlessViews

/// What fingers refuse.
public enum TouchIssue: DiagnosticIssue {
  /// A finger was to be where no point of the screen is.
  case impossiblePoint(value: String)

  /// A finger was to come down beside the screen.
  case offScreen(value: String, screen: String)

  /// A finger was to follow a path that takes an impossible time, or begins at one.
  case impossibleTime(value: String)

  /// A finger was to tap a number of times that is negative or beyond all use.
  case impossibleCount(value: Int)

  /// A finger was to move faster than frames can show.
  case tooFast(speed: String)

  /// A finger was to do something that is not on the screen, or not any more.
  case isUp(call: String, finger: String)

  /// A finger that follows a path was to go elsewhere.
  case followsPath(finger: String)

  /// Touches kept asking for more touches in one and the same instant.
  case endless(now: String, passes: Int)

  /// The refusal of a point where no finger can be.
  static func impossible(_ point: CGPoint) -> TouchIssue {
    .impossiblePoint(value: "(\(point.x), \(point.y))")
  }

  /// One sentence that says what was refused and what holds instead.
  public var description: String {
    switch self {
    case .impossiblePoint(let value):
      "a finger cannot be at \(value); nothing was done"
    case .offScreen(let value, let screen):
      "a finger cannot come down at \(value), outside of a screen of \(screen); nothing was done"
    case .impossibleTime(let value):
      "a finger cannot follow a path with a \(value); nothing was done"
    case .impossibleCount(let value):
      "a finger cannot tap \(value) times, but 10000 at most; nothing was done"
    case .tooFast(let speed):
      "a finger cannot flick at \(speed), for it would arrive within one frame; nothing was done"
    case .isUp(let call, let finger):
      "\(call) was called on \(finger), which is not down; nothing was done"
    case .followsPath(let finger):
      "\(finger) follows a path and cannot be moved by hand; it stays on its path"
    case .endless(let now, let passes):
      "touches at \(now) s led to more touches \(passes) times in a row; the last were left out"
    }
  }
}
