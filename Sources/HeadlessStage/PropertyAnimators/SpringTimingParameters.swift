public import Foundation
import MotionCurves

#if !canImport(CoreGraphics)
  public import HeadlessViews
#endif

/// The pull of a spring.
///
/// ```swift
/// let release = SpringTimingParameters(
///   dampingRatio: 0.8, initialVelocity: CGVector(dx: velocity.x / rest.x, dy: velocity.y / rest.y))
/// ```
///
/// Velocities are in whole distances per second, positive toward the end, those that are not finite
/// counting as 0. A position is pulled by two springs, one with `dx` and one with `dy`; all else by
/// one with `dx` (fact H45). What has no way to go has no velocity either (fact H46).
public struct SpringTimingParameters: TimingCurveProvider, Hashable {
  private enum Law: Hashable {
    case settling(dampingRatio: Double)
    case free(Spring)
    case inherited(Spring, landing: TimeInterval)
  }

  private let law: Law
  private let velocity: SIMD2<Double>

  /// UIKit's default spring: mass 3, stiffness 1000, damping 500, which is critical (fact H41).
  public init() {
    self.init(mass: 3, stiffness: 1000, damping: 500)
  }

  /// A spring that comes to rest in the animator's duration (fact H42).
  ///
  /// - Parameter dampingRatio: Unitless, clamped to `0.01...1`: toward 0 it rings, at 1 it never
  ///   overshoots; what is not a number counts as 1.
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    law = .settling(dampingRatio: dampingRatio.isNaN ? 1 : min(max(Double(dampingRatio), 0.01), 1))
    velocity = Self.possible(initialVelocity)
  }

  /// A spring of given constants, which takes the time that it takes (fact H43).
  ///
  /// The constants are clamped to `1e-6...1e6`; what is not a number counts as the default spring's.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
  ) {
    law = .free(
      Spring(
        mass: Self.possible(mass, or: 3), stiffness: Self.possible(stiffness, or: 1000),
        damping: Self.possible(damping, or: 500)))
    velocity = Self.possible(initialVelocity)
  }

  /// A spring of a perceived duration, in seconds, which runs until it has settled (fact H44).
  ///
  /// - Parameters:
  ///   - duration: Clamped to `1e-6...1e6`; what is not a number counts as 0.5.
  ///   - bounce: Unitless, clamped to `-0.99...0.99`; what is not a number counts as 0.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    law = .free(
      Spring(
        duration: Self.possible(CGFloat(duration), or: 0.5),
        bounce: bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 0.99)))
    velocity = Self.possible(initialVelocity)
  }

  /// The spring that pulls what a block around animates, until it lands.
  init(_ spring: Spring, down: Spring?, landing: TimeInterval) {
    law = .inherited(spring, landing: landing)
    velocity = SIMD2(spring.initialVelocity, (down ?? spring).initialVelocity)
  }

  /// How fast the way begins, in whole distances per second.
  public var initialVelocity: CGVector { CGVector(dx: velocity.x, dy: velocity.y) }

  /// A spring.
  public var timingCurveType: TimingCurveType { .spring }

  /// Nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }

  /// Itself.
  public var springTimingParameters: SpringTimingParameters? { self }

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

extension SpringTimingParameters {
  /// The springs across and down, and the time that they take when they are given `seconds`.
  func timing(over seconds: TimeInterval) -> (pace: PlanePace, duration: TimeInterval) {
    switch law {
    case .settling(let ratio):
      // Beyond that no number holds the stiffness; the pace is stretched then.
      let landing = min(max(seconds, 1e-6), 1e6)
      let pace = pace(landing: landing) {
        Spring(settlingIn: landing, dampingRatio: ratio, initialVelocity: $0)
      }
      return (pace, seconds)
    case .free(let spring):
      let springs = [velocity.x, velocity.y].map(spring.released)
      let landing = springs.map(\.settlingDuration).max() ?? 0
      return (pace(landing: landing, spring.released), landing)
    case .inherited(let spring, let landing):
      return (pace(landing: landing, spring.released), seconds)
    }
  }

  private func pace(landing: TimeInterval, _ spring: (Double) -> Spring) -> PlanePace {
    PlanePace(
      .sprung(spring(velocity.x), landing: landing),
      down: velocity.x == velocity.y ? nil : .sprung(spring(velocity.y), landing: landing))
  }
}

extension Spring {
  /// The same spring, released at a velocity.
  fileprivate func released(at velocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      overdamping: overdamping)
  }
}
