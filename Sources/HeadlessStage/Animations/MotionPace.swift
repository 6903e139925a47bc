package import Foundation
import TransitionCurves

/// The pace of a motion: the part of the way that it has covered at each time.
///
/// A finger that takes hold of a motion on its way moves it along the way, so the time has to
/// follow from the part of the way.
package struct MotionPace: Hashable, Sendable {
  private let curve: AnimationTimingCurve
  private let duration: TimeInterval

  /// The time at which the whole way is covered first, in seconds.
  private let arrival: TimeInterval

  /// Creates the pace of a curve over `duration` seconds, which is at the end of its way then.
  package init(_ curve: AnimationTimingCurve, lasting duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
    let steps = 1...Self.steps
    let arrival = steps.first {
      Self.way(curve, duration, at: duration * Double($0) / Double(Self.steps)) >= 1
    }
    self.arrival = duration * Double(arrival ?? Self.steps) / Double(Self.steps)
  }

  private static let steps = 64

  /// The part of the way that is covered at a time, unitless, in `0...1`; 1 from the arrival on.
  package func way(at time: TimeInterval) -> Double {
    guard time < arrival else { return 1 }
    return min(max(Self.way(curve, duration, at: time), 0), 1)
  }

  /// The time at which a part of the way is covered, in seconds.
  ///
  /// - Parameter way: Unitless; clamped to `0...1`.
  package func time(at way: Double) -> TimeInterval {
    guard way > 0 else { return 0 }
    guard way < 1 else { return duration }
    var (low, high) = (0.0, arrival)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.way(at: middle) < way { low = middle } else { high = middle }
    }
    return high
  }

  private static func way(
    _ curve: AnimationTimingCurve, _ duration: TimeInterval, at time: TimeInterval
  ) -> Double {
    guard duration > 0 else { return 1 }
    // A spring has not quite arrived at the end of its duration.
    let whole =
      if case .sprung(let spring, _) = curve { spring.value(at: duration) } else { 1.0 }
    return whole > 0 ? curve.progress(at: time / duration, of: duration) / whole : 1
  }
}
