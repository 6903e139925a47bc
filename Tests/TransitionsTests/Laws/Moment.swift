import Transitioning

/// An instant of a transition, on the way there or back.
struct Moment {
  /// The part of the duration that is over, in `0...1`.
  let elapsed: Double

  /// The seconds since the beginning.
  let time: TimeInterval

  let direction: TransitionDirection

  var isForward: Bool { direction == .forward }

  /// The progress from the back value to the fore value of a motion during a span, by its
  /// definition: backward the values are swapped, and the span counts from the end.
  func progress(
    _ ease: (Double) -> Double, during span: ClosedRange<Double> = 0...1
  ) -> Double {
    let start = isForward ? span.lowerBound : 1 - span.upperBound
    let share = (elapsed - start) / (span.upperBound - span.lowerBound)
    let value = ease(min(max(share, 0), 1))
    return isForward ? value : 1 - value
  }

  /// The progress of a motion whose way back is the way there, played backward.
  func film(_ ease: (Double) -> Double) -> Double { ease(isForward ? elapsed : 1 - elapsed) }

  /// CSS's ease-in-out.
  static func easeInOut(_ x: Double) -> Double { cubicTiming(x, 0.42, 0, 0.58, 1) }

  /// CSS's ease-in.
  static func easeIn(_ x: Double) -> Double { cubicTiming(x, 0.42, 0, 1, 1) }

  /// CSS's ease-out.
  static func easeOut(_ x: Double) -> Double { cubicTiming(x, 0, 0, 0.58, 1) }
}
