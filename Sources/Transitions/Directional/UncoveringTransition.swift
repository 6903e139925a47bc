public import Transitioning

/// A transition in which the back view controller leaves at an edge from above the fore view
/// controller, which loses a shade.
///
/// It is a ``CoveringTransition`` that goes back, with the two views exchanged:
/// ``UncoverTransition``, ``PageOutTransition`` and ``PullTransition``. Behind a presentation, a
/// snapshot of the back view moves in its place.
public class UncoveringTransition: TransitionWithCustomDuration, TransitionWithLawExceptions {
  private let opposite: CoveringTransition
  private let duration: TimeInterval

  init(_ opposite: CoveringTransition, _ duration: TimeInterval) {
    (self.opposite, self.duration) = (opposite, duration)
  }

  /// Returns the duration in both directions, in seconds.
  public final func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Runs the opposite transition with the two views exchanged, the back view in front.
  public final func start(with context: TransitionContext) {
    context.compose(with: opposite, duration: duration, reversed: true)
    context.transitionDidEnd()
  }

  /// A physical side is not mirrored.
  public final var lawExceptions: [LawException] { opposite.lawExceptions }
}
