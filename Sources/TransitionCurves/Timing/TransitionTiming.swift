public import Foundation

/// The timing of a two-sided animation.
public enum TransitionTiming: Hashable, Sendable {
  /// A timing function over the animation's part of the transition's duration.
  case eased(MediaTimingFunction)

  /// A spring, until its motion is no longer visible (`VisibleChange`), whatever the transition's
  /// duration is; a transition of duration 0 has no spring motion either.
  case spring(SpringCurve)

  /// The default timing: Material 3's standard curve, `MediaTimingFunction.standard`,
  /// `cubic-bezier(0.2, 0, 0, 1)`.
  public static let standard = TransitionTiming.eased(.standard)

  /// A spring of mass one from its period without friction, in seconds, and its damping ratio.
  ///
  /// See `SpringCurve.init(response:dampingRatio:initialVelocity:overdamping:)` for the ranges.
  public static func spring(response: TimeInterval, dampingRatio: Double) -> TransitionTiming {
    .spring(SpringCurve(response: response, dampingRatio: dampingRatio))
  }

  /// A spring of mass one from its perceived duration, in seconds, and its bounce, as in SwiftUI
  /// and UIKit.
  ///
  /// A negative bounce moves as a bounce of 0 does; a `SpringCurve` with `.exact` over-damping is
  /// slower.
  /// See `SpringCurve.init(duration:bounce:initialVelocity:overdamping:)` for the ranges.
  public static func spring(duration: TimeInterval, bounce: Double) -> TransitionTiming {
    .spring(SpringCurve(duration: duration, bounce: bounce))
  }

  /// A spring from the constants of its equation, as in Core Animation.
  ///
  /// See `SpringCurve.init(mass:stiffness:damping:initialVelocity:overdamping:)` for the ranges.
  public static func spring(
    mass: Double = 1, stiffness: Double, damping: Double
  ) -> TransitionTiming {
    .spring(SpringCurve(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// The timing that retraces this one: the curve mirrored in time; a spring stays a spring.
  public func reversed() -> TransitionTiming {
    switch self {
    case .eased(let function): .eased(function.reversed())
    case .spring: self
    }
  }
}
