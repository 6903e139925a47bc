public import Foundation

extension SpringCurve {
  /// The time after which the spring is visibly at rest, in seconds.
  ///
  /// At rest means within a thousandth, by the rule that reproduces Core Animation's documented
  /// figures: stiffness 100, mass 1 and damping 5 give 2.8575 s, damping 15 gives 1.035 s.
  public var settlingDuration: TimeInterval { settlingDuration(threshold: 0.001) }

  /// The time after which `√(x² + (x′/ω₀)²)` stays below `threshold / √2`, in seconds.
  ///
  /// `x` is the distance left. The time is infinite for a spring without friction.
  ///
  /// That norm weighs distance and speed alike and never rises (its square falls by `4λ·x′²/ω₀²`
  /// per second), so it crosses any level once. The crossing is searched for, not estimated.
  ///
  /// - Precondition: the threshold is positive.
  public func settlingDuration(threshold: Double) -> TimeInterval {
    precondition(threshold > 0, "Spring settling threshold must be positive, not \(threshold)")
    // Not the logarithm of the square, because the square of the smallest numbers is zero.
    let target = 2 * log(threshold) - log(2)
    guard logEnergy(at: 0) >= target else { return 0 }
    guard decay > 0 else { return .infinity }
    var low = 0.0
    var high = 1 / naturalFrequency
    while logEnergy(at: high) >= target {
      low = high
      high *= 2
      guard high.isFinite else { return .infinity }
    }
    return Crossing.time(from: low, to: high) { logEnergy(at: $0) - target }
  }

  /// The time after which the motion of a spring over a distance is no longer visible, in seconds.
  ///
  /// ```swift
  /// SpringCurve.systemModal.settlingDuration(over: 844)                       // 0.536 s
  /// spring.settlingDuration(over: 1, tolerance: VisibleChange.opacity)   // a fade
  /// ```
  ///
  /// From that time on the distance left is at most `tolerance`; just before, it is more. The time
  /// is 0 if the distance is not greater than the tolerance, and infinite for a spring without
  /// friction.
  ///
  /// - Parameters:
  ///   - distance: The whole distance, in any unit; its sign does not matter.
  ///   - tolerance: The greatest invisible distance, in the same unit; by default that of points.
  /// - Precondition: the distance is finite, the tolerance positive.
  public func settlingDuration(
    over distance: Double, tolerance: Double = VisibleChange.points
  ) -> TimeInterval {
    precondition(distance.isFinite, "Spring distance must be finite, not \(distance)")
    precondition(tolerance > 0, "Spring tolerance must be positive, not \(tolerance)")
    let share = tolerance / abs(distance)
    guard share < 1 else { return 0 }
    // The norm of `settlingDuration(threshold:)` bounds the distance left, and is equal to it at
    // each turning point. So the last crossing lies after the last turning point before that time.
    let bound = settlingDuration(threshold: share * 2.squareRoot())
    guard bound.isFinite, bound > 0 else { return bound }
    let turn = lastTurningPoint(before: bound)
    guard abs(distanceLeft(at: turn)) > share else { return turn }
    return Crossing.time(from: turn, to: bound) { abs(distanceLeft(at: $0)) - share }
  }

  /// The time at which the spring first comes within a share of the distance to its target, in
  /// seconds; infinite if it never does.
  ///
  /// - Parameter share: Unitless, in `0...1`.
  package func arrival(within share: Double) -> TimeInterval {
    guard distanceLeft(at: 0) > share else { return 0 }
    let bound = settlingDuration(threshold: max(share, 1e-9))
    guard bound.isFinite else { return .infinity }
    // A spring that is not critically damped needs a quarter of its period at least.
    let step = min(0.25 / naturalFrequency, bound)
    var time = step
    while time < bound, distanceLeft(at: time) > share { time += step }
    return Crossing.time(from: time - step, to: time) { distanceLeft(at: $0) - share }
  }

  /// The last time before `time` at which the spring has no velocity, in seconds; 0 if there is
  /// none.
  private func lastTurningPoint(before time: TimeInterval) -> TimeInterval {
    let pull = naturalFrequency * naturalFrequency - decay * initialVelocity
    let frequency = abs(discriminant).squareRoot()
    if discriminant < 0 {
      let first = atan2(-initialVelocity * frequency, pull) / frequency
      let halfPeriod = .pi / frequency
      return max(0, first + ((time - first) / halfPeriod).rounded(.down) * halfPeriod)
    }
    let ratio = -initialVelocity / pull
    let turn = discriminant > 0 ? atanh(ratio * frequency) / frequency : ratio
    return turn > 0 && turn < time ? turn : 0
  }

  private func logEnergy(at time: TimeInterval) -> Double {
    let left = distanceLeft(at: time)
    let speed = velocity(at: time) / naturalFrequency
    return 2 * log(hypot(left, speed))
  }
}
