import Foundation
import TransitionCurves

/// An object that provides the timing of an animator, as a curve, a spring, or both.
public protocol UITimingCurveProvider: AnyObject, Sendable {
  /// The kind of timing that the provider has.
  var timingCurveType: UITimingCurveType { get }

  /// The curve; nil when there is only a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring; nil when there is only a curve. If there are both, the spring is used.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing; the raw values are UIKit's.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin = 0

  /// A cubic Bézier curve.
  case cubic = 1

  /// A spring.
  case spring = 2

  /// A cubic Bézier curve and a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// The timing curves for an animator of `seconds`, and the duration that they take.
  ///
  /// Only a spring with constants of its own takes another duration than `seconds`.
  func timing(over seconds: TimeInterval) -> (curve: PerAxisTimingCurve, duration: TimeInterval) {
    if let springTimingParameters { return springTimingParameters.timing(over: seconds) }
    return (PerAxisTimingCurve(.eased((cubicTimingParameters ?? .init()).timingFunction)), seconds)
  }
}
