public import Foundation

/// The way back of something that was pulled, or thrown, away from where it belongs.
///
/// ```swift
/// let bounce = Bounce(velocity: 1200)
/// bounce.value(at: 0.1)      // 44.1… points beyond the edge, the farthest it goes
/// ```
///
/// The displacement is `(d₀ + (v₀ + ω·d₀)·t)·e^(−ωt)`, the exact solution of `x″ + 2ω·x′ + ω²·x = 0`: a
/// critically damped spring that starts at any place with any speed. It rests at zero, and passes that
/// at most once on the way.
public struct Bounce: Hashable, Sendable {
  /// The pull at the edge of a scroll view, in radians per second: mass 1, stiffness 100.
  ///
  /// The platform's is not published; this one is what reconstructions of its scroll view use.
  public static let scrollViewFrequency = 10.0

  /// How far away it is at release, in points (or whatever is moved).
  public let displacement: Double

  /// Speed at release, in points per second.
  public let initialVelocity: Double

  /// `ω`, in radians per second; always positive.
  public let frequency: Double

  /// `v₀ + ω·d₀`, in points per second.
  private let drive: Double

  /// A motion from `displacement` that starts at `velocity`.
  ///
  /// - Precondition: all are finite, the frequency is positive, and `velocity + frequency * displacement`
  ///   is finite.
  public init(
    displacement: Double = 0, velocity: Double = 0, frequency: Double = Bounce.scrollViewFrequency
  ) {
    precondition(
      displacement.isFinite, "Bounce displacement must be finite, not \(displacement)")
    precondition(velocity.isFinite, "Bounce velocity must be finite, not \(velocity)")
    precondition(
      frequency > 0 && frequency.isFinite, "Bounce frequency must be positive, not \(frequency)")
    self.displacement = displacement
    self.initialVelocity = velocity
    self.frequency = frequency
    drive = velocity + frequency * displacement
    precondition(
      drive.isFinite,
      "Bounce displacement \(displacement) and velocity \(velocity) are too much for a frequency of "
        + "\(frequency)")
  }

  /// How far away it is `time` seconds after release, in points; before, as far as at release.
  public func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return displacement }
    let decay = exp(-frequency * time)
    return decay == 0 ? 0 : (displacement + drive * time) * decay
  }

  /// The speed `time` seconds after release, in points per second; `0` before.
  public func velocity(at time: TimeInterval) -> Double {
    guard !(time < 0) else { return 0 }
    guard !time.isNaN else { return initialVelocity }
    let decay = exp(-frequency * time)
    return decay == 0 ? 0 : (initialVelocity - frequency * drive * time) * decay
  }

  /// When it passes zero, in seconds after release; nil when it only comes nearer and nearer.
  public var passingTime: TimeInterval? {
    let time = -displacement / drive
    return time > 0 && time.isFinite ? time : nil
  }

  /// From when on it is less than `threshold` points away, in seconds after release.
  ///
  /// - Precondition: the threshold is positive.
  public func settlingDuration(threshold: Double = 0.5) -> TimeInterval {
    precondition(threshold > 0, "Bounce settling threshold must be positive, not \(threshold)")
    func excess(at time: TimeInterval) -> Double { abs(value(at: time)) - threshold }
    // Where it turns for the last time; from there on it only comes nearer.
    let turn = drive == 0 ? 0 : max(0, initialVelocity / (frequency * drive))
    if excess(at: turn) > 0 {
      var (low, high) = (turn, turn + 1 / frequency)
      while excess(at: high) > 0 { (low, high) = (high, 2 * high) }
      return Crossing.time(from: low, to: high, excess: excess)
    }
    guard let passing = passingTime, excess(at: 0) > 0 else { return 0 }
    return Crossing.time(from: 0, to: passing, excess: excess)
  }
}
