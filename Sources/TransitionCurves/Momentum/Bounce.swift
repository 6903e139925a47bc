public import Foundation

/// The motion of something back to its rest position, after it was pulled or thrown away from
/// there.
///
/// ```swift
/// let bounce = Bounce(velocity: 1200)
/// bounce.value(at: 1 / 11)   // 40.1… points beyond the edge, the farthest it goes
/// ```
///
/// The displacement is `(d₀ + (v₀ + ω·d₀)·t)·e^(−ωt)`, the exact solution of
/// `x″ + 2ω·x′ + ω²·x = 0`: a critically damped spring with any initial displacement and speed. It
/// rests at zero, and passes zero at most once on the way.
public struct Bounce: Hashable, Sendable {
  /// The frequency at the edge of a scroll view, in radians per second.
  ///
  /// Source: github.com/Vercantez/openuikit, measured on iOS 26.1 in the simulator, by one author:
  /// thrown at 3005 points per second, content goes 99.7 points beyond the edge.
  public static let scrollViewFrequency = 11.0

  /// The frequency that reconstructions of the platform's scroll view used before it was measured, in
  /// radians per second: mass 1, stiffness 100.
  public static let reconstructedScrollViewFrequency = 10.0

  /// The displacement at release, in points (or the unit of what moves).
  public let displacement: Double

  /// The speed at release, in points per second.
  public let initialVelocity: Double

  /// `ω`, in radians per second; always positive.
  public let frequency: Double

  /// `v₀ + ω·d₀`, in points per second.
  private let drive: Double

  /// A motion from `displacement` that starts at `velocity`.
  ///
  /// - Precondition: all parameters are finite, the frequency is positive, and
  ///   `velocity + frequency * displacement` is finite.
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
      "Bounce displacement \(displacement) and velocity \(velocity) are too large for a frequency of"
        + " \(frequency)")
  }

  /// The displacement `time` seconds after release, in points; before, the displacement at release.
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

  /// The time at which the displacement passes zero, in seconds after release; nil if it never
  /// does.
  public var passingTime: TimeInterval? {
    let time = -displacement / drive
    return time > 0 && time.isFinite ? time : nil
  }

  /// The time after which the displacement is less than `threshold` points, in seconds after
  /// release.
  ///
  /// - Precondition: the threshold is positive.
  public func settlingDuration(threshold: Double = 0.5) -> TimeInterval {
    precondition(threshold > 0, "Bounce settling threshold must be positive, not \(threshold)")
    func excess(at time: TimeInterval) -> Double { abs(value(at: time)) - threshold }
    // The time of the last turn; after it the displacement only shrinks.
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
