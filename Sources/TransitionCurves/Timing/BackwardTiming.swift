/// The timing of a two-sided animation in the backward direction.
///
/// ```swift
/// context.animate(card, \.opacity, back: 0, fore: 1, backwardTiming: .mirrored)
/// context.animate(card, \.opacity, back: 0, fore: 1, backwardTiming: .timing(.eased(.sharp)))
/// context.animate(card, \.opacity, back: 0, fore: 1, during: 0.3...1, backwardTiming: .during(0...0.3))
/// ```
///
/// Backward, an animation swaps its values and keeps its timing, so a curve that begins quickly
/// does so in both directions. Only the order is reversed: the part of the duration is counted from
/// the end, so the last element to enter is the first to leave. These values give the backward
/// direction another timing or another part. A transition that is reversed while it runs retraces
/// its motion, and none of them applies.
public struct BackwardTiming: Hashable, Sendable {
  private enum Change: Hashable, Sendable {
    case none
    case mirrored
    case timing(TransitionTiming)
  }

  private var change: Change
  private var part: ClosedRange<Double>?

  /// The forward timing, in the part of the duration counted from the end.
  public static let same = BackwardTiming(change: .none)

  /// The forward timing mirrored in time, so that backward retraces forward; a spring is not
  /// mirrored.
  public static let mirrored = BackwardTiming(change: .mirrored)

  /// Another timing, in the part of the duration counted from the end.
  public static func timing(_ timing: TransitionTiming) -> BackwardTiming {
    BackwardTiming(change: .timing(timing))
  }

  /// The forward timing in another part of the duration.
  ///
  /// - Parameter part: Fractions of the backward duration, from its beginning, in `0...1`.
  public static func during(_ part: ClosedRange<Double>) -> BackwardTiming {
    BackwardTiming(change: .none, part: part)
  }

  /// Another timing in another part of the duration.
  ///
  /// - Parameters:
  ///   - timing: The backward timing.
  ///   - part: Fractions of the backward duration, from its beginning, in `0...1`.
  public static func timing(
    _ timing: TransitionTiming, during part: ClosedRange<Double>
  ) -> BackwardTiming {
    BackwardTiming(change: .timing(timing), part: part)
  }

  /// The backward timing and part, for the forward ones.
  package func applied(
    to timing: TransitionTiming, during span: ClosedRange<Double>
  ) -> (timing: TransitionTiming, span: ClosedRange<Double>) {
    let own =
      switch change {
      case .none: timing
      case .mirrored: timing.reversed()
      case .timing(let other): other
      }
    let bounds = span.clamped(to: 0...1)
    return (own, part ?? 1 - bounds.upperBound...1 - bounds.lowerBound)
  }
}
