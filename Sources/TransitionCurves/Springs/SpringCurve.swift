public import Foundation

/// A mass on a damped spring, released at progress `0` and pulled toward `1`.
///
/// ```swift
/// let spring = SpringCurve(response: 0.4, dampingRatio: 0.8)
/// spring.value(at: 0.2)        // progress a fifth of a second after release
/// spring.settlingDuration      // when the spring is visibly at rest
/// ```
///
/// Progress `p` is the exact solution of `m·p″ + c·p′ + k·(p − 1) = 0` with `p(0) = 0` and
/// `p′(0) = initialVelocity`, in all three regimes. Nothing is accumulated from frame to frame.
///
/// It is not a ``TimingCurve``: a spring has its own seconds and no end.
public struct SpringCurve: Hashable, Sendable {
  /// The law of motion of a spring with a damping ratio above one; <doc:OverdampedSprings> says
  /// which law applies where.
  public enum Overdamping: String, Hashable, Sendable {
    /// The literal equation: the more damping, the slower.
    case exact
    /// The critically damped spring of the same mass and stiffness, which is the default.
    ///
    /// Core Animation moves so unless `allowsOverdamping` is set (WebKit's `SpringSolver` always
    /// does).
    case clampedToCritical
  }

  /// Inertia, in an arbitrary unit; always positive.
  public let mass: Double

  /// Pull per distance, in mass per second squared; always positive.
  public let stiffness: Double

  /// Friction per speed, in mass per second; at `0` the spring never comes to rest.
  public let damping: Double

  /// Progress per second at release; `1` is the whole distance each second, toward the target.
  public let initialVelocity: Double

  /// The law that applies when ``dampingRatio`` is above one.
  public let overdamping: Overdamping

  /// `λ`, the rate at which the envelope falls, per second.
  let decay: Double

  /// `ω₀`, the frequency without friction, in radians per second.
  let naturalFrequency: Double

  /// `λ² − ω₀²`, per second squared: negative when the spring rings, zero when it is critical.
  let discriminant: Double

  /// A spring from the constants of its equation, as Core Animation's spring animation takes them.
  ///
  /// - Precondition: mass and stiffness are positive, damping is not negative, all are finite; the
  ///   frequency without friction, `√(stiffness / mass)`, lies in `1e-100...1e100` radians per
  ///   second, the velocity in `-1e100...1e100`. Where over-damping is exact, `damping / (2·mass)`
  ///   is at most `1e150`.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    overdamping: Overdamping = .clampedToCritical
  ) {
    precondition(mass > 0 && mass.isFinite, "Spring mass must be positive, not \(mass)")
    precondition(
      stiffness > 0 && stiffness.isFinite, "Spring stiffness must be positive, not \(stiffness)")
    precondition(
      damping >= 0 && damping.isFinite, "Spring damping must not be negative, not \(damping)")
    precondition(
      Self.velocities.contains(initialVelocity),
      "Spring initialVelocity must lie in \(Self.velocities), not \(initialVelocity)")
    let frequency = (stiffness / mass).squareRoot()
    let rate = damping / (2 * mass)
    let isClamped = rate > frequency && overdamping == .clampedToCritical
    precondition(
      Self.frequencies.contains(frequency),
      "Spring mass \(mass) and stiffness \(stiffness) make a frequency of \(frequency), "
        + "which must lie in \(Self.frequencies)")
    precondition(
      isClamped || rate <= Self.greatestDecay,
      "Spring damping \(damping) is too large for a mass of \(mass)")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.overdamping = overdamping
    naturalFrequency = frequency
    decay = isClamped ? frequency : rate
    discriminant = isClamped ? 0 : (rate - frequency) * (rate + frequency)
  }

  /// The ratio of friction to the least friction that prevents ringing, unitless: `c / (2·√(k·m))`.
  ///
  /// Below `1` the spring overshoots, at `1` it is critically damped. The ratio follows from the
  /// constants, also where ``overdamping`` clamps the motion.
  public var dampingRatio: Double {
    let product = stiffness * mass
    // Two roots where the product is out of range; one root elsewhere, because it is exact more
    // often.
    return product.isFinite && product >= .leastNormalMagnitude
      ? damping / (2 * product.squareRoot())
      : damping / 2 / stiffness.squareRoot() / mass.squareRoot()
  }

  /// True if the spring moves by the literal equation of an over-damped one.
  package var isOverdamped: Bool { discriminant > 0 }

  /// The period of the same spring without friction, in seconds: `2π / ω₀`.
  public var response: TimeInterval { 2 * .pi / naturalFrequency }
}

extension SpringCurve {
  /// The same spring with another initial velocity, in progress per second.
  package func beginning(at velocity: Double) -> SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      overdamping: overdamping)
  }

  /// The allowed frequencies without friction, in radians per second.
  ///
  /// Within this range, the square of a frequency and all that is computed from it stay finite.
  private static let frequencies = 1e-100...1e100

  /// The allowed velocities at release, in progress per second.
  static let velocities = -1e100...1e100

  /// The greatest allowed rate at which an envelope falls, per second.
  private static let greatestDecay = 1e150

  /// True if a spring can be made of the constants.
  package static func isPossible(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    overdamping: Overdamping
  ) -> Bool {
    guard mass > 0, mass.isFinite, stiffness > 0, stiffness.isFinite, damping >= 0,
      damping.isFinite, velocities.contains(initialVelocity),
      frequencies.contains((stiffness / mass).squareRoot())
    else { return false }
    return overdamping == .clampedToCritical || damping / (2 * mass) <= greatestDecay
  }

  /// Progress `time` seconds after release; `0` before, `1` at infinity.
  public func value(at time: TimeInterval) -> Double {
    1 - distanceLeft(at: time)
  }

  /// Progress per second `time` seconds after release; `0` before and at infinity.
  public func velocity(at time: TimeInterval) -> Double {
    guard !(time < 0) else { return 0 }
    guard time > 0 else { return initialVelocity }
    let (even, odd) = modes(at: time)
    let pull = naturalFrequency * naturalFrequency - decay * initialVelocity
    let velocity = initialVelocity * even + pull * odd
    return velocity.isFinite ? velocity : 0
  }

  /// The distance left to the target, in progress; exact even where it is tiny.
  func distanceLeft(at time: TimeInterval) -> Double {
    guard time > 0 else { return 1 }
    let (even, odd) = modes(at: time)
    let distance = even + (decay - initialVelocity) * odd
    return distance.isFinite ? distance : 0
  }

  /// The two solutions that every motion of the spring combines.
  ///
  /// `e^(−λt)·cos(ωt)` and `e^(−λt)·sin(ωt)/ω` with `ω² = ω₀² − λ²`; hyperbolic where `ω²` is
  /// negative, `e^(−λt)` and `t·e^(−λt)` where it is zero. None loses digits near critical damping.
  private func modes(at time: TimeInterval) -> (even: Double, odd: Double) {
    if discriminant < 0 {
      let envelope = exp(-decay * time)
      let frequency = (-discriminant).squareRoot()
      return (envelope * cos(frequency * time), envelope * sin(frequency * time) / frequency)
    }
    guard discriminant > 0 else {
      let envelope = exp(-decay * time)
      return (envelope, envelope == 0 ? 0 : time * envelope)
    }
    let half = discriminant.squareRoot()
    // The slower root is λ − μ, written as ω₀² / (λ + μ) so that nothing cancels.
    let slow = exp(-naturalFrequency * naturalFrequency / (decay + half) * time)
    let gap = -expm1(-2 * half * time)
    return (slow * (1 - gap / 2), slow * gap / (2 * half))
  }
}
