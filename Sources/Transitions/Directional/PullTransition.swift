public import Transitioning

/// A transition in which the back view controller leaves over the fore view controller, which comes
/// from an edge by a third of the way and loses a shade.
///
/// Use it when the next screen precedes the one before, such as the day before in a calendar. The
/// motion is that of a ``DirectionalPushTransition`` that goes back.
///
/// The numbers are those of Hero: the fore view comes by 1/3 from under a shade of 0.1, and the
/// back view has a shadow of 0.5 with the radius 5. Behind a presentation, a snapshot of the back
/// view moves in its place. In right-to-left layouts leading and trailing change places; with
/// reduced motion a cross-fade runs instead.
public final class PullTransition: TransitionWithCustomDuration, TransitionWithLawExceptions {
  private let opposite: DirectionalPushTransition
  private let duration: TimeInterval

  init(
    from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    opposite = DirectionalPushTransition(
      from: edge.opposite, duration: duration, timing: backwardTiming, backwardTiming: timing)
    self.duration = duration
  }

  /// Returns the duration in both directions, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Runs the opposite transition with the two views exchanged, the back view in front.
  public func start(with context: TransitionContext) {
    context.compose(with: opposite, duration: duration, reversed: true)
    context.transitionDidEnd()
  }

  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { opposite.lawExceptions }
}

extension Transition where Self == PullTransition {
  /// A pull from an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes; the back view leaves at the opposite edge.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  public static func pull(
    from edge: TransitionEdge = .leading, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate)
  ) -> Self { Self(from: edge, duration: duration, timing: timing, backwardTiming: backwardTiming) }
}
