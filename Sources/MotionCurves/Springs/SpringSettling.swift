public import Foundation

extension Spring {
  /// The time after which the spring is at rest to the eye, in seconds.
  ///
  /// At rest means within a thousandth, by the rule that reproduces Core Animation's documented
  /// figures: stiffness 100, mass 1 and damping 5 give 2.858 s, damping 15 gives 1.035 s.
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

  private func logEnergy(at time: TimeInterval) -> Double {
    let left = distanceLeft(at: time)
    let speed = velocity(at: time) / naturalFrequency
    return 2 * log(hypot(left, speed))
  }
}
