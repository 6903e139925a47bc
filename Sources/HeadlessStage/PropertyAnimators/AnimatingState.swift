public import HeadlessViews
import MotionCurves

/// What an animator is doing; UIKit's numbers (fact H1).
public enum AnimatingState: Int, Hashable, Sendable {
  /// Nothing: it has not begun, or all is over.
  case inactive = 0

  /// It animates, or is paused on the way.
  case active = 1

  /// It was stopped, and waits for somebody to say where it finishes.
  case stopped = 2
}

/// Where an animator finishes; UIKit's numbers (fact H18).
public enum AnimatingPosition: Int, Hashable, Sendable {
  /// Where the animations lead.
  case end = 0

  /// Where they began.
  case start = 1

  /// Where they were when they were stopped.
  case current = 2
}

extension View {
  /// The four curves that have names; UIKit's numbers.
  public enum AnimationCurve: Int, CaseIterable, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0

    /// Slow at the start.
    case easeIn = 1

    /// Slow at the end.
    case easeOut = 2

    /// The same pace throughout.
    case linear = 3

    /// The easing that the name stands for.
    var timingFunction: MediaTimingFunction {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
