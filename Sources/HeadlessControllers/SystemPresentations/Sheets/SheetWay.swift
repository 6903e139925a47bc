import Foundation
import MotionCurves

/// The way of a sheet that is being dismissed, and how far along it is at each part of the time.
///
/// One that a finger began goes evenly; one that a finger has caught goes as it did before, as a spring
/// pulls it, so that all that goes along with it is where it was.
struct SheetWay: Hashable, Sendable {
  /// Where the sheet starts, by its top, in points below the container's.
  let start: CGFloat

  /// How far it goes, in points; positive.
  let length: CGFloat

  private let spring: Spring?
  private let duration: TimeInterval

  /// - Parameters:
  ///   - spring: What pulls it; nil goes evenly.
  ///   - duration: How long that takes, in seconds.
  init(from start: CGFloat, length: CGFloat, spring: Spring? = nil, duration: TimeInterval = 0) {
    self.start = start
    self.length = max(length, 1)
    self.spring = spring
    self.duration = duration
  }

  /// Where the sheet is at a part of the time, in `0...1`.
  func place(at percent: CGFloat) -> CGFloat {
    start + length * part(at: percent)
  }

  /// The part of the time at which the sheet is at a place; more than 1 beyond the end of an even way.
  func percent(at place: CGFloat) -> CGFloat {
    let part = (place - start) / length
    guard spring != nil else { return part }
    // The spring's way only goes forward, so halving finds the time.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.part(at: middle) < part { low = middle } else { high = middle }
    }
    return high
  }

  /// How fast the time goes when the sheet has a velocity, in whole durations a second.
  ///
  /// - Parameter velocity: In points per second.
  func velocity(_ velocity: CGFloat, at percent: CGFloat) -> CGFloat {
    guard let spring else { return velocity / length }
    let slope = CGFloat(spring.velocity(at: Double(percent) * duration) * duration)
    // Where the spring hardly moves any more, time is no measure of its speed.
    return velocity / length / max(slope, 0.05)
  }

  private func part(at percent: CGFloat) -> CGFloat {
    guard let spring else { return percent }
    return CGFloat(spring.value(at: Double(percent) * duration))
  }
}
