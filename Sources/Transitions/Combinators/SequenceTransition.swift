public import Transitioning

/// A transition that runs several transitions one after the other.
///
/// ```swift
/// letter.transitionController.transition = .sequence(.fade(), .scale())
/// ```
///
/// Backward, they run in the opposite order. A part shows its first values before its turn, and its
/// last values after it. The duration is the sum of the parts' own durations.
public final class SequenceTransition: TransitionWithCustomDuration {
  private let parts: [any Transition]

  fileprivate init(parts: [any Transition]) {
    self.parts = parts
  }

  /// Returns the sum of the durations of the parts, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    parts.reduce(0) { $0 + context.duration(of: $1) }
  }

  /// Starts every part, each after the end of the one before.
  public func start(with context: TransitionContext) {
    var delay: TimeInterval = 0
    for part in context.direction == .forward ? parts : parts.reversed() {
      let duration = context.duration(of: part)
      context.compose(with: part, delay: delay, duration: duration)
      delay += duration
    }
    context.transitionDidEnd()
  }
}

extension Transition where Self == SequenceTransition {
  /// Several transitions one after the other.
  ///
  /// - Parameter parts: The transitions, in the forward order.
  public static func sequence(_ parts: any Transition...) -> Self { Self(parts: parts) }
}
