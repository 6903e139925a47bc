public import MotionCurves

/// The timing of a two-sided animation.
public enum TransitionTiming: Hashable, Sendable {
  /// A timing function over the animation's part of the transition's duration.
  case eased(MediaTimingFunction)

  /// A spring, until nothing of its motion can be seen (`VisibleChange`), whatever the transition's
  /// duration is; a transition of duration 0 has no spring motion either.
  case spring(Spring)

  /// The default timing: Material 3's standard curve, `MediaTimingFunction.standard`,
  /// `cubic-bezier(0.2, 0, 0, 1)`.
  public static let standard = TransitionTiming.eased(.standard)

  /// The timing that retraces this one: the curve mirrored in time; a spring stays a spring.
  public func reversed() -> TransitionTiming {
    switch self {
    case .eased(let function): .eased(function.reversed())
    case .spring: self
    }
  }
}
