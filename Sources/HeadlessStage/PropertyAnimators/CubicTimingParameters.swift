public import Foundation
public import HeadlessViews
public import MotionCurves

/// Easing along a cubic Bézier curve.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  /// The curve.
  public let timingFunction: MediaTimingFunction

  /// The name that the curve was made from; nil when it has none.
  public let animationCurve: View.AnimationCurve?

  /// Core Animation's default curve (fact H40).
  public init() {
    self.init(.default)
  }

  /// One of the four curves that have names.
  public init(animationCurve curve: View.AnimationCurve) {
    timingFunction = curve.timingFunction
    animationCurve = curve
  }

  /// The curve from (0, 0) to (1, 1) with two control points, whose x is clamped to `0...1`.
  ///
  /// With a control point that is not finite, or whose y is beyond `-1e100...1e100`, the curve is the
  /// default one.
  public init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    let numbers = [first.x, first.y, second.x, second.y].map(Double.init)
    guard numbers.allSatisfy(\.isFinite), CurveShape.outputs.contains(numbers[1]),
      CurveShape.outputs.contains(numbers[3])
    else {
      self.init()
      return
    }
    self.init(
      MediaTimingFunction(
        controlPoints: min(max(numbers[0], 0), 1), numbers[1], min(max(numbers[2], 0), 1),
        numbers[3]))
  }

  /// Any curve.
  init(_ timingFunction: MediaTimingFunction) {
    self.timingFunction = timingFunction
    animationCurve = nil
  }

  /// A curve with or without a name.
  public var timingCurveType: TimingCurveType { animationCurve == nil ? .cubic : .builtin }

  /// Itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }

  /// Nil.
  public var springTimingParameters: SpringTimingParameters? { nil }
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
