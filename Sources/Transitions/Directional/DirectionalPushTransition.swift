public import Transitioning

/// A transition in which the fore view controller comes from an edge over the back view controller,
/// which moves on by a third of the way and darkens a little.
///
/// Use it when the next screen follows on the one before, such as the next day of a calendar, and
/// the edge tells where it lies. The back view moves in the same direction, so that the two read as
/// one strip.
///
/// The numbers are those of Hero, for all four edges: the back view moves by 1/3 with a shade of
/// 0.1, and the fore view has a shadow of 0.5 with the radius 5. The push of a navigation
/// controller has UIKit's numbers, with a spring and 0.3 of the width. ``PullTransition`` is the
/// opposite. In right-to-left layouts leading and trailing change places; with reduced motion a
/// cross-fade runs instead.
public final class DirectionalPushTransition: CoveringTransition {
  /// Creates a push.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes, and to which it leaves.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  public init(
    from edge: TransitionEdge = .trailing, timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy),
    duration: TimeInterval = TransitionDefaults.duration
  ) {
    super.init("push", yielding: .movement(1 / 3), edge, timing, backwardTiming, duration)
  }
}

extension Transition where Self == DirectionalPushTransition {
  /// A push from the trailing edge.
  public static var push: Self { Self() }

  /// A push from an edge; `duration` in seconds.
  public static func push(
    from edge: TransitionEdge = .trailing, timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(from: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
