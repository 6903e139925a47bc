public import Foundation
public import MotionCurves

/// How an animation gets from its start to its end.
public enum Pace: Hashable, Sendable {
  /// Eased over each cycle of its timing.
  case eased(MediaTimingFunction)

  /// Pulled by a spring that runs in the animation's own seconds (fact D30) and counts as arrived
  /// from `landing` on.
  case sprung(Spring, landing: TimeInterval)

  /// Progress when `fraction` of a cycle of `duration` seconds has passed.
  public func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .eased(let function): return function.value(at: fraction)
    case .sprung(let spring, let landing):
      let elapsed = fraction * duration
      return elapsed >= landing ? 1 : spring.value(at: elapsed)
    }
  }

  /// Progress when `fraction` of the whole has passed, which a spring's landing ends.
  func progress(at fraction: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .eased(let function): return function.value(at: fraction)
    case .sprung(let spring, let landing): return spring.value(at: fraction * landing)
    }
  }

  /// True when a spring pulls.
  var isSprung: Bool {
    if case .sprung = self { true } else { false }
  }
}

/// How something gets from its start to its end across and down, mostly at one pace.
struct PlanePace: Hashable, Sendable {
  /// The pace across, and of all that has no direction.
  let across: Pace

  /// The pace down, where it is another (fact H45).
  let down: Pace?

  /// One pace for both.
  init(_ pace: Pace) {
    across = pace
    down = nil
  }

  /// A pace across and one for the way down, if that is another.
  init(_ across: Pace, down: Pace?) {
    self.across = across
    self.down = down == across ? nil : down
  }

  /// Progress across and down when `fraction` of the whole has passed.
  func progress(at fraction: Double) -> SIMD2<Double> {
    let progress = across.progress(at: fraction)
    return SIMD2(progress, down?.progress(at: fraction) ?? progress)
  }
}
