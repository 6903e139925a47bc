/// How far a motion has come once a given part of its time has passed.
///
/// ```swift
/// let curve = CubicBezier(0.2, 0, 0, 1)
/// curve.value(at: 0.5)  // 0.878: after half the time, 88 % of the way
/// ```
///
/// A curve is a pure function of elapsed time, so any instant can be asked for in any order and the
/// frame rate changes nothing. It is not an animation: it knows neither seconds nor what moves.
///
/// **Law.** `velocity(at:)` is the derivative of `value(at:)` wherever there is one. A fraction
/// that is not a number counts as `0`, and no fraction yields a result that is not a number.
public protocol TimingCurve: Hashable, Sendable {
  /// Progress, unitless, once `fraction` of the time has passed: usually `0` at the start and `1`
  /// at the end, and beyond either in between where the curve overshoots.
  ///
  /// Fractions outside `0...1` count as the nearer end.
  func value(at fraction: Double) -> Double

  /// The rate of progress at `fraction` of the time, in progress per whole time; `0` outside
  /// `0...1`.
  ///
  /// Divide by a duration in seconds to get progress per second.
  func velocity(at fraction: Double) -> Double
}
