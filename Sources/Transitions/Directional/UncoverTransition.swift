public import Transitioning

/// A transition in which the back view controller leaves at an edge from above the fore view
/// controller, which keeps its place and loses a shade.
///
/// Use it when a screen is put away and reveals what it hid, such as a title picture over an app.
/// The motion is that of a ``CoverTransition`` that goes back.
///
/// The numbers are those of Hero: a shade of 0.1 over the fore view, and a shadow of 0.5 with the
/// radius 5 around the back view. Behind a presentation, a snapshot of the back view moves in its
/// place. In right-to-left layouts leading and trailing change places; with reduced motion a
/// cross-fade runs instead.
public final class UncoverTransition: UncoveringTransition {
  /// Creates an uncover.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the back view leaves.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  public init(
    to edge: TransitionEdge = .bottom, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) {
    super.init(
      CoverTransition(
        from: edge, timing: backwardTiming, backwardTiming: timing, duration: duration), duration)
  }
}

extension Transition where Self == UncoverTransition {
  /// An uncover to the bottom edge.
  public static var uncover: Self { Self() }

  /// An uncover to an edge; `duration` in seconds.
  public static func uncover(
    to edge: TransitionEdge = .bottom, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(to: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
