public import Foundation

/// The motion of something released at a speed and slowed by friction, like a flicked scroll view.
///
/// ```swift
/// let flick = Decay(initialVelocity: 1200)
/// flick.restingValue   // how far it will go, in points
/// ```
///
/// The distance covered is `v₀/k·(1 − e^(−kt))`, the exact solution of `x″ + k·x′ = 0`, with
/// `k = −1000·ln(rate)`: a deceleration rate is the part of the speed that remains after each
/// millisecond. Source: `UIScrollView.DecelerationRate`.
public struct Decay: Hashable, Sendable {
  /// The part of the speed that remains after each millisecond in a scroll view, unitless.
  public static let normalRate = 0.998

  /// The part of the speed that remains each millisecond with fast deceleration, unitless.
  public static let fastRate = 0.99

  /// The speed at release, in points (or the unit of what moves) per second.
  public let initialVelocity: Double

  /// The part of the speed that remains after each millisecond, unitless, in `0 < rate < 1`.
  public let decelerationRate: Double

  /// `k`, per second.
  private let friction: Double

  /// A motion that starts at `initialVelocity` and retains `decelerationRate` of it each
  /// millisecond.
  ///
  /// - Precondition: the velocity is finite, the rate lies between `0` and `1`, and the whole
  ///   distance, ``restingValue``, is finite.
  public init(initialVelocity: Double, decelerationRate: Double = Decay.normalRate) {
    precondition(
      initialVelocity.isFinite, "Decay initialVelocity must be finite, not \(initialVelocity)")
    precondition(
      decelerationRate > 0 && decelerationRate < 1,
      "Decay decelerationRate must lie between 0 and 1, not \(decelerationRate)")
    self.initialVelocity = initialVelocity
    self.decelerationRate = decelerationRate
    friction = -1000 * log(decelerationRate)
    precondition(
      (initialVelocity / friction).isFinite,
      "Decay initialVelocity \(initialVelocity) is too large for a rate of \(decelerationRate)")
  }

  /// A motion that starts at `initialVelocity` and comes to rest `restingValue` points away.
  ///
  /// The deceleration rate follows from the two.
  ///
  /// - Precondition: both are finite, not zero, and of one sign.
  public init(initialVelocity: Double, restingValue: Double) {
    let friction = initialVelocity / restingValue
    precondition(
      friction > 0 && friction.isFinite,
      "Decay cannot come to rest at \(restingValue) from an initialVelocity of \(initialVelocity)")
    self.initialVelocity = initialVelocity
    self.friction = friction
    decelerationRate = exp(-friction / 1000)
  }

  /// The distance covered until the motion rests, in points: `v₀/k`.
  public var restingValue: Double { initialVelocity / friction }

  /// The distance covered `time` seconds after release, in points; `0` before.
  public func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return restingValue * -expm1(-friction * time)
  }

  /// The speed `time` seconds after release, in points per second; `0` before.
  public func velocity(at time: TimeInterval) -> Double {
    guard !(time < 0) else { return 0 }
    return initialVelocity * exp(-friction * (time.isNaN ? 0 : time))
  }

  /// The time at which `distance` points are covered, in seconds after release; nil if they never
  /// are.
  public func time(reaching distance: Double) -> TimeInterval? {
    guard distance != 0 else { return 0 }
    let part = distance / restingValue
    guard part > 0, part < 1 else { return nil }
    return -log1p(-part) / friction
  }

  /// The time after which less than `threshold` points remain, in seconds after release.
  ///
  /// - Precondition: the threshold is positive.
  public func settlingDuration(threshold: Double = 0.5) -> TimeInterval {
    precondition(threshold > 0, "Decay settling threshold must be positive, not \(threshold)")
    let ways = abs(restingValue) / threshold
    return max(0, (ways.isFinite ? log(ways) : log(abs(restingValue)) - log(threshold)) / friction)
  }
}
