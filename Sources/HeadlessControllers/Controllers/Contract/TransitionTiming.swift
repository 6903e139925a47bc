public import MotionCurves

/// The timing of a two-sided animation.
public enum TransitionTiming: Hashable, Sendable {
  /// A timing function over the animation's part of the transition's duration; mirrored in time
  /// backward.
  case eased(MediaTimingFunction)

  /// A spring in both directions, until it has settled, whatever the transition's duration is; a
  /// transition of duration 0 has no spring motion either.
  case spring(Spring)

  /// The default timing: Material Design's standard curve, `cubic-bezier(0.4, 0, 0.2, 1)`.
  public static let standard = TransitionTiming.eased(
    MediaTimingFunction(CubicBezier(0.4, 0, 0.2, 1)))
}
