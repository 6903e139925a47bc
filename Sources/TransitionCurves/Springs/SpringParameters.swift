public import Foundation

extension SpringCurve {
  /// A spring of mass one from its period without friction, in seconds, and its damping ratio.
  ///
  /// `k = (2π / response)²` and `c = 4π·dampingRatio / response`, as in SwiftUI and Wave.
  ///
  /// - Precondition: the response lies in `1e-90...1e90` seconds, the damping ratio in `0...1e40`.
  public init(
    response: TimeInterval, dampingRatio: Double, initialVelocity: Double = 0,
    overdamping: Overdamping = .clampedToCritical
  ) {
    precondition(
      Self.times.contains(response), "Spring response must lie in \(Self.times), not \(response)")
    precondition(
      Self.ratios.contains(dampingRatio),
      "Spring dampingRatio must lie in \(Self.ratios), not \(dampingRatio)")
    let frequency = 2 * .pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity, overdamping: overdamping)
  }

  /// A spring of mass one from its perceived duration, in seconds, and its bounce.
  ///
  /// `duration` is the response. A `bounce` of `0` is critically damped, toward `1` the spring
  /// rings, below `0` it is over-damped: the damping ratio is `1 − bounce`, or `1 / (1 + bounce)`
  /// below zero. Source: SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// A negative bounce slows the motion only with ``Overdamping/exact``; by default the spring moves
  /// as with a bounce of `0`, as every over-damped spring does.
  ///
  /// - Precondition: the duration lies in `1e-90...1e90` seconds; `-1 < bounce ≤ 1`.
  public init(
    duration: TimeInterval, bounce: Double, initialVelocity: Double = 0,
    overdamping: Overdamping = .clampedToCritical
  ) {
    precondition(
      Self.times.contains(duration), "Spring duration must lie in \(Self.times), not \(duration)")
    precondition(
      bounce > -1 && bounce <= 1, "Spring bounce must be above -1 and at most 1, not \(bounce)")
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity, overdamping: overdamping)
  }

  /// A spring of mass one that comes within a thousandth of its target in `duration` seconds.
  ///
  /// UIKit's `animate(withDuration:usingSpringWithDamping:…)` takes these parameters. The frequency
  /// is chosen so that the envelope, `e^(−λt)` times the least of `√(1 + ((λ − v)/ω)²)` and
  /// `1 + |λ − v|·t`, is `0.001` at `t = duration`. (UIKit's own rule is not published; this one is
  /// continuous up to critical damping.) The damping ratio is clamped to `0.01...1`.
  ///
  /// - Precondition: the duration lies in `1e-90...1e90` seconds, the velocity in `-1e100...1e100`,
  ///   and the damping ratio is finite.
  public init(settlingIn duration: TimeInterval, dampingRatio: Double, initialVelocity: Double = 0)
  {
    precondition(
      Self.times.contains(duration), "Spring duration must lie in \(Self.times), not \(duration)")
    precondition(
      dampingRatio.isFinite, "Spring dampingRatio must be finite, not \(dampingRatio)")
    precondition(
      Self.velocities.contains(initialVelocity),
      "Spring initialVelocity must lie in \(Self.velocities), not \(initialVelocity)")
    let ratio = min(max(dampingRatio, 0.01), 1)
    // In units of the duration, s = λ·T and v·T are the only parameters.
    let decay = Self.decayToSettle(dampingRatio: ratio, velocity: initialVelocity * duration)
    let frequency = decay / ratio / duration
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The same motion at another speed: the spring reaches each value `speed` times as early.
  ///
  /// - Parameter speed: Unitless; finite and positive.
  public func spedUp(by speed: Double) -> SpringCurve {
    precondition(
      speed.isFinite && speed > 0, "Spring speed must be finite and above 0, not \(speed)")
    guard speed != 1 else { return self }
    return SpringCurve(
      mass: mass, stiffness: stiffness * speed * speed, damping: damping * speed,
      initialVelocity: initialVelocity * speed, overdamping: overdamping)
  }

  /// The logarithm of the envelope at time one for a decay of `s`, minus that of the threshold.
  private static func excess(_ s: Double, dampingRatio: Double, velocity: Double) -> Double {
    let ringing = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() / dampingRatio
    let push = abs(s - velocity)
    let amplitude = min(hypot(1, push / (ringing * s)), 1 + push)
    return log(amplitude) - s - log(envelopeAtEnd)
  }

  /// The largest `s = λ·T` whose envelope is at the threshold when `T` has passed.
  private static func decayToSettle(dampingRatio: Double, velocity: Double) -> Double {
    // At 1 the envelope has not fallen far, and log(1 + |s − v|) − s is low enough well before the
    // end.
    Crossing.time(from: 1, to: 20 + 2 * log1p(abs(velocity))) {
      excess($0, dampingRatio: dampingRatio, velocity: velocity)
    }
  }

  /// The allowed times of a spring, in seconds.
  private static let times = 1e-90...1e90

  /// The allowed damping ratios, unitless.
  private static let ratios = 0...1e40

  /// The envelope at the end of the time in which the spring is to settle, in progress.
  private static let envelopeAtEnd = 0.001
}
