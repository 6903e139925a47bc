import Foundation
import MotionCurves

/// How an animation gets from its start to its end.
enum Pace: Hashable, Sendable {
  /// Eased over each cycle of its timing.
  case eased(MediaTimingFunction)

  /// Pulled by a spring that runs in the animation's own seconds (fact D30) and counts as arrived
  /// from `landing` on.
  case sprung(Spring, landing: TimeInterval)

  /// Progress when `fraction` of a cycle of `duration` seconds has passed.
  func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .eased(let function): return function.value(at: fraction)
    case .sprung(let spring, let landing):
      let elapsed = fraction * duration
      return elapsed >= landing ? 1 : spring.value(at: elapsed)
    }
  }
}
