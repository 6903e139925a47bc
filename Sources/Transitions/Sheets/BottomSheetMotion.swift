import Foundation
import Transitioning

/// The way of a bottom sheet in a transition: the place of its top at each part of the time.
///
/// A transition that a finger began is linear. One that a finger catches keeps its timing, and the
/// time is found at which the sheet is where the finger wants it.
struct BottomSheetMotion {
  let direction: TransitionDirection

  /// The top of the sheet at the detent, in points below the container's top.
  let rest: CGFloat

  /// The distance from there to just below the container, in points; positive.
  let length: CGFloat

  private let timing: TransitionTiming
  private let duration: TimeInterval

  /// - Parameters:
  ///   - bottom: The height of the container, in points.
  ///   - duration: The duration of the transition, in seconds.
  init(
    _ direction: TransitionDirection, from rest: CGFloat, to bottom: CGFloat,
    timing: TransitionTiming = .eased(.linear), duration: TimeInterval = 1
  ) {
    (self.direction, self.rest, length) = (direction, rest, max(bottom - rest, 1))
    (self.timing, self.duration) = (timing, duration)
  }

  /// The top of the sheet at a part of the time, in `0...1`.
  func top(at percent: CGFloat) -> CGFloat {
    let part = part(at: percent)
    return rest + length * (direction == .forward ? 1 - part : part)
  }

  /// The part of the time, in `0...1`, at which the top of the sheet is at a place.
  func percent(at top: CGFloat) -> CGFloat {
    let away = (top - rest) / length
    let part = direction == .forward ? 1 - away : away
    // The motion goes one way only, so halving the time finds the instant.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.part(at: middle) < part { low = middle } else { high = middle }
    }
    return high
  }

  /// The speed of the time that gives the sheet a velocity, in whole durations a second.
  ///
  /// - Parameter velocity: In points per second, positive downwards.
  func speed(_ velocity: CGFloat, at percent: CGFloat) -> CGFloat {
    let step: CGFloat = 0.001
    let (before, after) = (max(0, percent - step), min(1, percent + step))
    let slope = (part(at: after) - part(at: before)) / (after - before)
    // Where the sheet hardly moves, no speed would be high enough.
    return (direction == .forward ? -velocity : velocity) / length / max(slope, 0.05)
  }

  /// The part of the way that is done at a part of the time.
  private func part(at percent: CGFloat) -> CGFloat {
    switch timing {
    case .eased(let function): CGFloat(function.value(at: Double(percent)))
    case .spring(let spring): CGFloat(spring.value(at: Double(percent) * duration))
    }
  }
}
