public import Foundation
public import TransitionCurves

/// The timing curve of an animation: the progress as a function of time.
public enum AnimationTimingCurve: Hashable, Sendable {
  /// A timing function over each cycle.
  case eased(MediaTimingFunction)

  /// A spring that runs in the animation's own seconds, and counts as settled from
  /// `settlingDuration` on.
  case sprung(SpringCurve, settlingDuration: TimeInterval)

  /// The progress when `fraction` of a cycle of `duration` seconds has passed.
  public func progress(at fraction: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .eased(let function): return function.value(at: fraction)
    case .sprung(let spring, let settlingDuration):
      let elapsed = fraction * duration
      return elapsed >= settlingDuration ? 1 : spring.value(at: elapsed)
    }
  }

  /// The progress when `fraction` of the whole has passed; a spring's whole is its settling
  /// duration.
  func progress(at fraction: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .eased(let function): return function.value(at: fraction)
    case .sprung(let spring, let settlingDuration):
      return spring.value(at: fraction * settlingDuration)
    }
  }

  /// True when the curve is a spring.
  var isSprung: Bool {
    if case .sprung = self { true } else { false }
  }
}

/// The timing curves of x and y, which are mostly the same.
struct PerAxisTimingCurve: Hashable, Sendable {
  /// The curve of x, and of all values without a direction.
  let across: AnimationTimingCurve

  /// The curve of y, where it differs: a spring has a velocity for each axis.
  let down: AnimationTimingCurve?

  /// Creates one curve for both axes.
  init(_ curve: AnimationTimingCurve) {
    across = curve
    down = nil
  }

  /// Creates a curve for x, and one for y if it is another.
  init(_ across: AnimationTimingCurve, down: AnimationTimingCurve?) {
    self.across = across
    self.down = down == across ? nil : down
  }

  /// The progress of x and y when `fraction` of the whole has passed.
  func progress(at fraction: Double) -> SIMD2<Double> {
    let progress = across.progress(at: fraction)
    return SIMD2(progress, down?.progress(at: fraction) ?? progress)
  }
}
