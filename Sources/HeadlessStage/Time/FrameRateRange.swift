import Foundation

/// How often somebody would like to be called, in frames a second; Core Animation's type.
///
/// A screen shows frames at its own rate, and whoever wants fewer gets every second, every third, and
/// so on: the rate that comes of it divides the screen's (fact J4).
public struct FrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do, in frames a second.
  public let minimum: Float

  /// The highest rate that is of use, in frames a second; 0 stands for the screen's.
  public let maximum: Float

  /// The rate that is best, in frames a second; nil and 0 stand for the highest.
  public let preferred: Float?

  /// No wish at all: as often as the screen shows a frame.
  public static let `default` = FrameRateRange(minimum: 0, maximum: 0)

  /// A wish for a rate between two others.
  ///
  /// - Precondition: all are finite and not negative, and unless `maximum` is 0 they are in order,
  ///   as is `preferred` unless it is 0.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    let range = "\(minimum)...\(maximum)"
    precondition(
      minimum >= 0 && minimum.isFinite && maximum >= 0 && maximum.isFinite
        && (maximum == 0 || minimum <= maximum),
      "a range of frame rates cannot be \(range)")
    if let preferred, preferred != 0 {
      precondition(
        preferred >= minimum && preferred.isFinite && (maximum == 0 || preferred <= maximum),
        "a preferred frame rate of \(preferred) is not in \(range)")
    }
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Every how manieth frame of a screen comes nearest to the wish; at least 1, a whole number.
  ///
  /// A rate within the range is better than any outside, and of two that are as near the higher.
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
