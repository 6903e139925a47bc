public import Foundation

extension Spring {
  /// When the spring is at rest to the eye: within a thousandth, by the rule that reproduces Core
  /// Animation's documented figures.
  ///
  /// Stiffness 100, mass 1 and damping 5 give 2.858 s, damping 15 gives 1.035 s.
  public var settlingDuration: TimeInterval { settlingDuration(threshold: 0.001) }

  /// The time from which on `√(x² + (x′/ω₀)²)` stays below `threshold / √2`, in seconds, where `x` is
  /// the distance left; infinite for a spring without friction.
  ///
  /// That norm weighs distance and speed alike and never rises (its square falls by `4λ·x′²/ω₀²`
  /// per second), so its one crossing is found by bisection, to the last digit.
  ///
  /// - Precondition: the threshold is positive.
  public func settlingDuration(threshold: Double) -> TimeInterval {
    precondition(threshold > 0, "Spring settling threshold must be positive, not \(threshold)")
    let target = threshold * threshold / 2
    guard energy(at: 0) >= target else { return 0 }
    guard decay > 0 else { return .infinity }
    var low = 0.0
    var high = 1 / naturalFrequency
    while energy(at: high) >= target {
      low = high
      high *= 2
      guard high.isFinite else { return .infinity }
    }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if energy(at: middle) >= target { low = middle } else { high = middle }
    }
  }

  private func energy(at time: TimeInterval) -> Double {
    let left = distanceLeft(at: time)
    let speed = velocity(at: time) / naturalFrequency
    return left * left + speed * speed
  }
}
