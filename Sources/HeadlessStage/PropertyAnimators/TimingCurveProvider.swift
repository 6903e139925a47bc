import Foundation
import MotionCurves

/// Something that says how an animator gets from start to end.
public protocol TimingCurveProvider: Sendable {
  /// Which of the parameters below there are.
  var timingCurveType: TimingCurveType { get }

  /// The easing; nil when a spring pulls.
  var cubicTimingParameters: CubicTimingParameters? { get }

  /// The spring; nil when the way is eased. Where there are both, the spring counts.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// What kinds of timing there are; UIKit's numbers.
public enum TimingCurveType: Int, Hashable, Sendable {
  /// One of the curves that have names.
  case builtin = 0

  /// A cubic Bézier curve.
  case cubic = 1

  /// A spring.
  case spring = 2

  /// A cubic Bézier curve and a spring.
  case composed = 3
}

extension TimingCurveProvider {
  /// How an animator is paced that has `seconds` to run, and how long that takes.
  ///
  /// Only a spring with constants of its own takes another time than it is given (fact H43).
  func timing(over seconds: TimeInterval) -> (pace: PlanePace, duration: TimeInterval) {
    if let springTimingParameters { return springTimingParameters.timing(over: seconds) }
    return (PlanePace(.eased((cubicTimingParameters ?? .init()).timingFunction)), seconds)
  }
}
