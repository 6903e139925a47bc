public import Foundation
public import HeadlessViews
package import TransitionCurves

/// Timing parameters of a spring.
///
/// ```swift
/// let release = UISpringTimingParameters(
///   dampingRatio: 0.8, initialVelocity: CGVector(dx: velocity.x / rest.x, dy: velocity.y / rest.y))
/// ```
///
/// Velocities are in whole distances per second, positive toward the end, and clamped to
/// `-1e6...1e6`. A component that is not finite counts as 0. A position is moved by two springs,
/// one with the velocity `dx` and one with `dy`. Every other property is moved by one spring with
/// the velocity `dx`. Where there is no distance to move, the velocity has no effect.
public final class UISpringTimingParameters: UITimingCurveProvider {
  private enum Law: Hashable {
    case settling(dampingRatio: Double)
    case free(SpringCurve)
    case inherited(SpringCurve, settlingDuration: TimeInterval)
  }

  private let law: Law
  private let velocity: SIMD2<Double>

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500, treated as critically
  /// damped.
  public convenience init() {
    let spring = SpringCurve.systemModal
    self.init(
      mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness),
      damping: CGFloat(spring.damping))
  }

  /// Creates a spring that comes to rest in the animator's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: Unitless, clamped to `0.01...1`. Lower values oscillate more; 1 never
  ///     overshoots. NaN counts as 1.
  ///   - initialVelocity: The velocity at the start, as a fraction of the whole change per second,
  ///     along x and along y; each clamped to `-1e6...1e6`. A value that is not finite counts as 0.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    law = .settling(dampingRatio: dampingRatio.isNaN ? 1 : min(max(Double(dampingRatio), 0.01), 1))
    velocity = Self.possible(initialVelocity)
  }

  /// Creates a spring with constants of its own; the animator's duration is then the settling
  /// duration.
  ///
  /// The constants are clamped to `1e-6...1e6`; NaN counts as the default spring's constant.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
  ) {
    law = .free(
      SpringCurve(
        mass: Self.possible(mass, or: 3), stiffness: Self.possible(stiffness, or: 1000),
        damping: Self.possible(damping, or: 500)))
    velocity = Self.possible(initialVelocity)
  }

  /// Creates a spring of a perceived duration; the animator's duration is then the settling
  /// duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds, clamped to `1e-6...1e6`; NaN counts as 0.5.
  ///   - bounce: Unitless, clamped to `-0.99...0.99`; NaN counts as 0. Below 0 the spring is
  ///     over-damped, by the literal equation.
  ///   - initialVelocity: The velocity at the start, as a fraction of the whole change per second,
  ///     along x and along y; each clamped to `-1e6...1e6`. A value that is not finite counts as 0.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    law = .free(
      SpringCurve(
        duration: Self.possible(CGFloat(duration), or: 0.5),
        bounce: bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 0.99), overdamping: .exact))
    velocity = Self.possible(initialVelocity)
  }

  /// Creates springs with constants of their own that count as settled at `settlingDuration`.
  package init(_ spring: SpringCurve, down: SpringCurve? = nil, settlingDuration: TimeInterval) {
    law = .inherited(spring, settlingDuration: settlingDuration)
    velocity = SIMD2(spring.initialVelocity, (down ?? spring).initialVelocity)
  }

  /// The velocity at the start, in whole distances per second.
  public var initialVelocity: CGVector { CGVector(dx: velocity.x, dy: velocity.y) }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }

  /// Nil, because no curve is involved.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private static func possible(_ number: CGFloat, or other: Double) -> Double {
    number.isNaN ? other : min(max(Double(number), 1e-6), 1e6)
  }

  private static func possible(_ velocity: CGVector) -> SIMD2<Double> {
    func possible(_ number: CGFloat) -> Double {
      number.isFinite ? min(max(Double(number), -1e6), 1e6) : 0
    }
    return SIMD2(possible(velocity.dx), possible(velocity.dy))
  }
}

extension UISpringTimingParameters: Hashable {
  /// True if both are the same spring with the same velocity.
  public static func == (left: UISpringTimingParameters, right: UISpringTimingParameters) -> Bool {
    left.law == right.law && left.velocity == right.velocity
  }

  /// Hashes the spring and its velocity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(law)
    hasher.combine(velocity)
  }
}

extension UISpringTimingParameters {
  /// The timing curves of x and y for an animator of `seconds`, and the duration that they take.
  func timing(over seconds: TimeInterval) -> (curve: PerAxisTimingCurve, duration: TimeInterval) {
    switch law {
    case .settling(let ratio):
      // Beyond these limits no number holds the stiffness; the timing curve is stretched there.
      let settlingDuration = min(max(seconds, 1e-6), 1e6)
      let curve = curve(settlingDuration: settlingDuration) {
        SpringCurve(settlingIn: settlingDuration, dampingRatio: ratio, initialVelocity: $0)
      }
      return (curve, seconds)
    case .free(let spring):
      let springs = [velocity.x, velocity.y].map(spring.beginning)
      let settlingDuration = springs.map(\.settlingDuration).max() ?? 0
      return (curve(settlingDuration: settlingDuration, spring.beginning), settlingDuration)
    case .inherited(let spring, let settlingDuration):
      return (curve(settlingDuration: settlingDuration, spring.beginning), seconds)
    }
  }

  private func curve(
    settlingDuration: TimeInterval, _ spring: (Double) -> SpringCurve
  ) -> PerAxisTimingCurve {
    PerAxisTimingCurve(
      .sprung(spring(velocity.x), settlingDuration: settlingDuration),
      down: velocity.x == velocity.y
        ? nil : .sprung(spring(velocity.y), settlingDuration: settlingDuration))
  }
}
