import Foundation

/// The frame rates that a display link accepts, in frames a second.
///
/// A screen shows frames at its own rate. A lower rate is reached by leaving out all but every
/// second frame, every third, and so on: the actual rate divides the rate of the screen.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate, in frames a second.
  public let minimum: Float

  /// The highest useful rate, in frames a second; 0 means the rate of the screen.
  public let maximum: Float

  /// The preferred rate, in frames a second; nil and 0 mean the highest rate.
  public let preferred: Float?

  /// No preference: a call at every frame of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range of rates.
  ///
  /// - Precondition: All rates are finite and not negative. Unless `maximum` is 0, `minimum` is not
  ///   above `maximum`. Unless `preferred` is 0, `preferred` lies between the two.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    let range = "\(minimum)...\(maximum)"
    precondition(
      minimum >= 0 && minimum.isFinite && maximum >= 0 && maximum.isFinite
        && (maximum == 0 || minimum <= maximum),
      "CAFrameRateRange must be ascending, finite and not negative, not \(range)")
    if let preferred, preferred != 0 {
      precondition(
        preferred >= minimum && preferred.isFinite && (maximum == 0 || preferred <= maximum),
        "CAFrameRateRange preferred must lie in \(range), not \(preferred)")
    }
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The number of screen frames from one call to the next that comes nearest to the preferred
  /// rate; a whole number, at least 1.
  ///
  /// A rate within the range is preferred to a rate outside of it. Of two rates that are equally
  /// near, the higher is preferred.
  func stride(at frameRate: Double) -> Double {
    let limit = maximum > 0 ? Double(maximum) : frameRate
    let wish = preferred.flatMap { $0 > 0 ? Double($0) : nil } ?? limit
    let exact = max(1, frameRate / wish)
    let candidates = [exact.rounded(.down), exact.rounded(.up)]
    func distance(_ stride: Double) -> Double { abs(frameRate / stride - wish) }
    func isWithin(_ stride: Double) -> Bool {
      let rate = frameRate / stride
      return rate >= Double(minimum) && rate <= limit
    }
    let within = candidates.filter(isWithin)
    let best = within.isEmpty ? candidates : within
    return best.min { distance($0) < distance($1) } ?? 1
  }
}
