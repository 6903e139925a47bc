public import Transitioning

/// A transition in which the fore view controller comes from an edge over the back view controller,
/// which keeps its place and darkens a little.
///
/// Use it when the next screen lies on top of the one before for a while, such as a list of what
/// comes next over an album: the screen below waits where it is.
///
/// The numbers are those of Hero: a shade of 0.1 over the back view, and a shadow of 0.5 with the
/// radius 5 around the fore view. ``UncoverTransition`` is the opposite. In right-to-left layouts
/// leading and trailing change places; with reduced motion a cross-fade runs instead.
public final class CoverTransition: CoveringTransition {
  /// Creates a cover.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes, and to which it leaves.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  public init(
    from edge: TransitionEdge = .bottom, timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy),
    duration: TimeInterval = TransitionDefaults.duration
  ) {
    super.init("cover", yielding: .none, edge, timing, backwardTiming, duration)
  }
}

extension Transition where Self == CoverTransition {
  /// A cover from the bottom edge.
  public static var cover: Self { Self() }

  /// A cover from an edge; `duration` in seconds.
  public static func cover(
    from edge: TransitionEdge = .bottom, timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(from: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
