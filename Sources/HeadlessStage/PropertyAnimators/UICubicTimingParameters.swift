public import Foundation
public import HeadlessViews
public import TransitionCurves

/// Timing parameters of a cubic Bézier curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The timing function of the curve.
  public let timingFunction: MediaTimingFunction

  /// The named curve that the parameters were made from; nil when there is none.
  public let animationCurve: UIView.AnimationCurve?

  /// Creates parameters with Core Animation's default curve, as UIKit does.
  public convenience init() {
    self.init(.default)
  }

  /// Creates parameters with a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    timingFunction = curve.timingFunction
    animationCurve = curve
  }

  /// Creates parameters with the curve from (0, 0) to (1, 1) that two control points define.
  ///
  /// The x coordinates are clamped to `0...1`. If a control point is not finite, or has a y
  /// coordinate beyond `-1e100...1e100`, the curve is Core Animation's default curve.
  public convenience init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
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

  /// Creates parameters with any timing function.
  init(_ timingFunction: MediaTimingFunction) {
    self.timingFunction = timingFunction
    animationCurve = nil
  }

  /// The first control point of the curve: a fraction of the time, and the progress.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }

  /// The second control point of the curve: a fraction of the time, and the progress.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  private var curve: CubicBezier { timingFunction.cubicBezier ?? CubicBezier(0, 0, 1, 1) }

  /// `builtin` for a named curve, else `cubic`.
  public var timingCurveType: UITimingCurveType { animationCurve == nil ? .cubic : .builtin }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil, because no spring is involved.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UICubicTimingParameters: Hashable {
  /// True if both have the same curve, by the same name.
  public static func == (left: UICubicTimingParameters, right: UICubicTimingParameters) -> Bool {
    left.timingFunction == right.timingFunction && left.animationCurve == right.animationCurve
  }

  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(timingFunction)
    hasher.combine(animationCurve)
  }
}

extension UIView {
  /// The four named curves; the raw values are UIKit's.
  public enum AnimationCurve: Int, CaseIterable, Hashable, Sendable {
    /// Slow at the start and at the end.
    case easeInOut = 0

    /// Slow at the start.
    case easeIn = 1

    /// Slow at the end.
    case easeOut = 2

    /// Constant speed.
    case linear = 3

    /// The timing function of the curve.
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
