/// The timing of a two-sided animation on the way back.
///
/// ```swift
/// context.animate(card, \.opacity, back: 0, fore: 1, backward: .mirrored)
/// context.animate(card, \.opacity, back: 0, fore: 1, backward: .timing(.eased(.sharp)))
/// context.animate(card, \.opacity, back: 0, fore: 1, during: 0.3...1, backward: .during(0...0.3))
/// ```
///
/// Backward, the values of an animation are swapped and its pace stays what it is, so that a curve
/// that begins quickly does so in both directions. Only the order is turned round: the part of the
/// duration is counted from the end, so that what comes last leaves first. Another part or another
/// timing for the way back is one of these values. A transition that is reversed on the way
/// retraces its motion; then none of them matters.
public struct BackwardTiming: Hashable, Sendable {
  private enum Change: Hashable, Sendable {
    case none
    case mirrored
    case timing(TransitionTiming)
  }

  private var change: Change
  private var part: ClosedRange<Double>?

  /// The timing of the way forward, in the part of the duration counted from the end.
  public static let same = BackwardTiming(change: .none)

  /// The timing of the way forward mirrored in time, so that the way back retraces the way forward;
  /// a spring is not mirrored.
  public static let mirrored = BackwardTiming(change: .mirrored)

  /// Another timing, in the part of the duration counted from the end.
  public static func timing(_ timing: TransitionTiming) -> BackwardTiming {
    BackwardTiming(change: .timing(timing))
  }

  /// The timing of the way forward in another part of the duration.
  ///
  /// - Parameter part: Fractions of the duration of the way back, from its beginning, in `0...1`.
  public static func during(_ part: ClosedRange<Double>) -> BackwardTiming {
    BackwardTiming(change: .none, part: part)
  }

  /// Another timing in another part of the duration.
  ///
  /// - Parameters:
  ///   - timing: The timing of the way back.
  ///   - part: Fractions of the duration of the way back, from its beginning, in `0...1`.
  public static func timing(
    _ timing: TransitionTiming, during part: ClosedRange<Double>
  ) -> BackwardTiming {
    BackwardTiming(change: .timing(timing), part: part)
  }

  /// The timing and the part of the way back, for those of the way forward.
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
