public import MotionCurves

/// How a two-sided animation gets from one side to the other.
public enum TransitionPace: Hashable, Sendable {
  /// Eased over its part of the transition's duration; backward is the mirror image in time.
  case eased(MediaTimingFunction)

  /// Pulled by a spring, in both directions, until it has settled, however long the transition says
  /// that it takes; one that takes no time at all has none for a spring either.
  case spring(Spring)

  /// The easing that a transition has unless it chooses another: Material's standard curve.
  public static let standard = TransitionPace.eased(
    MediaTimingFunction(CubicBezier(0.4, 0, 0.2, 1)))
}
