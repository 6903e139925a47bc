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
public final class PullTransition: UncoveringTransition {
  /// Creates a pull.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes; the back view leaves at the opposite edge.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  public init(
    from edge: TransitionEdge = .leading, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) {
    super.init(
      DirectionalPushTransition(
        from: edge.opposite, timing: backwardTiming, backwardTiming: timing, duration: duration),
      duration)
  }
}

extension Transition where Self == PullTransition {
  /// A pull from the leading edge.
  public static var pull: Self { Self() }

  /// A pull from an edge; `duration` in seconds.
  public static func pull(
    from edge: TransitionEdge = .leading, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(from: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
