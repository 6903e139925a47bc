public import Transitioning

/// A transition in which the fore view controller comes from an edge over the back view controller,
/// which shrinks to 70 % and darkens a little.
///
/// Use it when the next screen is a page that is laid on the pile, such as a book that is taken
/// from a library: the screen below steps back.
///
/// The numbers are those of Hero: the back view has the scale 0.7 and a shade of 0.1 in the end,
/// and the fore view a shadow of 0.5 with the radius 5. ``PageOutTransition`` is the opposite. In
/// right-to-left layouts leading and trailing change places; with reduced motion a cross-fade runs
/// instead.
public final class PageInTransition: CoveringTransition {
  /// Creates a page in.
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
    super.init("page in", yielding: .scale(0.7), edge, timing, backwardTiming, duration)
  }
}

extension Transition where Self == PageInTransition {
  /// A page from the trailing edge.
  public static var pageIn: Self { Self() }

  /// A page from an edge; `duration` in seconds.
  public static func pageIn(
    from edge: TransitionEdge = .trailing, timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(from: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
