public import Foundation
public import HeadlessViews
public import MotionCurves

/// Something that says how an animator gets from start to end.
public protocol TimingCurveProvider: Sendable {
  /// The easing; nil when a spring pulls.
  var cubicTimingParameters: CubicTimingParameters? { get }

  /// The spring; nil when the way is eased.
  var springTimingParameters: SpringTimingParameters? { get }
}

/// Easing along a cubic Bézier curve.
public struct CubicTimingParameters: TimingCurveProvider, Hashable {
  /// The curve.
  public let timingFunction: MediaTimingFunction

  /// Core Animation's default curve (fact H40).
  public init() {
    timingFunction = .default
  }

  /// One of the four curves that have names.
  public init(animationCurve curve: View.AnimationCurve) {
    timingFunction = curve.timingFunction
  }

  /// The curve from (0, 0) to (1, 1) with two control points, whose x is clamped to `0...1`.
  ///
  /// A control point that is not finite is refused: the curve is the default one then.
  public init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    let numbers = [first.x, first.y, second.x, second.y].map(Double.init)
    guard numbers.allSatisfy(\.isFinite) else {
      timingFunction = .default
      return
    }
    timingFunction = MediaTimingFunction(
      controlPoints: min(max(numbers[0], 0), 1), numbers[1], min(max(numbers[2], 0), 1), numbers[3])
  }

  /// Itself.
  public var cubicTimingParameters: CubicTimingParameters? { self }

  /// Nil.
  public var springTimingParameters: SpringTimingParameters? { nil }
}

/// The pull of a spring.
///
/// Velocities are one number, in whole distances per second, positive toward the end, where UIKit
/// takes a vector whose `dx` it uses for everything but places (fact H45).
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  private enum Law: Hashable {
    case settling(dampingRatio: Double, velocity: Double)
    case spring(Spring)
  }

  private let law: Law

  /// UIKit's default spring: mass 3, stiffness 1000, damping 500, which is critical (fact H41).
  public init() {
    law = .spring(Spring(mass: 3, stiffness: 1000, damping: 500))
  }

  /// A spring that comes to rest in the animator's duration (fact H42).
  ///
  /// - Parameter dampingRatio: Unitless, clamped to `0.01...1`; what is not finite counts as 1, and
  ///   a velocity that is not as 0.
  public init(dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
    law = .settling(
      dampingRatio: dampingRatio.isFinite ? min(max(Double(dampingRatio), 0.01), 1) : 1,
      velocity: initialVelocity.isFinite ? Double(initialVelocity) : 0)
  }

  /// A spring of given constants, which takes the time that it takes (fact H43).
  ///
  /// Constants that no spring that settles has are replaced by those of the default spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat = 0
  ) {
    func possible(_ number: CGFloat, _ other: Double) -> Double {
      number.isFinite && number > 0 ? Double(number) : other
    }
    law = .spring(
      Spring(
        mass: possible(mass, 3), stiffness: possible(stiffness, 1000),
        damping: possible(damping, 500),
        initialVelocity: initialVelocity.isFinite ? Double(initialVelocity) : 0))
  }

  /// A spring of a perceived duration, in seconds, which runs until it has settled (fact H44).
  ///
  /// - Parameter bounce: Unitless, clamped to `-0.99...0.99`.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat = 0) {
    law = .spring(
      Spring(
        duration: duration.isFinite && duration > 0 ? duration : 0.5,
        bounce: bounce.isFinite ? min(max(Double(bounce), -0.99), 0.99) : 0,
        initialVelocity: initialVelocity.isFinite ? Double(initialVelocity) : 0))
  }

  /// Nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }

  /// Itself.
  public var springTimingParameters: SpringTimingParameters? { self }

  /// True when the animator's duration counts.
  fileprivate var takesGivenDuration: Bool {
    if case .settling = law { true } else { false }
  }

  /// The spring for an animator of `duration` seconds, which must be positive.
  fileprivate func spring(for duration: TimeInterval) -> (Spring, TimeInterval) {
    switch law {
    case .settling(let ratio, let velocity):
      (Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity), duration)
    case .spring(let spring): (spring, spring.settlingDuration)
    }
  }
}

extension TimingCurveProvider {
  /// How an animator of `duration` seconds is paced, and how long it takes.
  func pace(for duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    guard let springTimingParameters else {
      return (.eased(cubicTimingParameters?.timingFunction ?? .default), duration)
    }
    // A spring of no duration still needs a law, though nobody sees it.
    let (spring, landing) = springTimingParameters.spring(for: duration > 0 ? duration : 1)
    let isInstant = duration == 0 && springTimingParameters.takesGivenDuration
    return (.sprung(spring, landing: landing), isInstant ? 0 : landing)
  }
}
