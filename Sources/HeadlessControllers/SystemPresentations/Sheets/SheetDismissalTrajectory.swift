import Foundation
import TransitionCurves

/// The trajectory of a sheet that is dismissed: its position at each fraction of the time.
///
/// A dismissal that a finger began is linear. A dismissal that a finger caught keeps the trajectory
/// of its spring, so that alongside animations do not jump.
struct SheetDismissalTrajectory: Hashable, Sendable {
  /// The start of the sheet's top, in points below the container's top.
  let start: CGFloat

  /// The distance, in points; positive.
  let length: CGFloat

  private let spring: SpringCurve?
  private let duration: TimeInterval

  /// - Parameters:
  ///   - spring: The spring of the motion; nil for linear motion.
  ///   - duration: The duration of the spring's motion, in seconds.
  init(from start: CGFloat, length: CGFloat, spring: SpringCurve? = nil, duration: TimeInterval = 0)
  {
    self.start = start
    self.length = max(length, 1)
    self.spring = spring
    self.duration = duration
  }

  /// The position of the sheet at a fraction of the time, in `0...1`.
  func place(at percent: CGFloat) -> CGFloat {
    start + length * part(at: percent)
  }

  /// The fraction of the time at which the sheet is at a position; may exceed 1 for linear motion.
  func percent(at place: CGFloat) -> CGFloat {
    let part = (place - start) / length
    guard spring != nil else { return part }
    // The spring's motion is monotonic, so bisection finds the time.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.part(at: middle) < part { low = middle } else { high = middle }
    }
    return high
  }

  /// The speed of time that corresponds to a velocity of the sheet, in whole durations a second.
  ///
  /// - Parameter velocity: The velocity of the sheet, in points per second.
  func velocity(_ velocity: CGFloat, at percent: CGFloat) -> CGFloat {
    guard let spring else { return velocity / length }
    let slope = CGFloat(spring.velocity(at: Double(percent) * duration) * duration)
    // Where the spring hardly moves, the quotient would be too large, so the slope is limited.
    return velocity / length / max(slope, 0.05)
  }

  private func part(at percent: CGFloat) -> CGFloat {
    guard let spring else { return percent }
    return CGFloat(spring.value(at: Double(percent) * duration))
  }
}
