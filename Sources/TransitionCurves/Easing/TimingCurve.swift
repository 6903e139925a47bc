/// The progress of a motion as a function of the fraction of its time that has passed.
///
/// ```swift
/// let curve = CubicBezier(0.2, 0, 0, 1)
/// curve.value(at: 0.5)  // 0.878: after half the time, 88 % of the way
/// ```
///
/// A curve is a pure function of elapsed time: instants can be sampled in any order, and the frame
/// rate changes nothing. A curve is not an animation: it has no duration in seconds and no target.
///
/// **Law.** `velocity(at:)` is the derivative of `value(at:)` wherever there is one. A fraction
/// that is NaN counts as `0`, and no fraction yields NaN.
public protocol TimingCurve: Hashable, Sendable {
  /// Progress, unitless, once `fraction` of the time has passed.
  ///
  /// Progress is usually `0` at the start and `1` at the end, and leaves that range in between
  /// where the curve overshoots. Fractions outside `0...1` count as the nearer end.
  func value(at fraction: Double) -> Double

  /// The rate of progress at `fraction` of the time, in progress per whole time; `0` outside
  /// `0...1`.
  ///
  /// Divide by a duration in seconds to get progress per second.
  func velocity(at fraction: Double) -> Double
}
