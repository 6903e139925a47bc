public import Transitioning

/// A transition in which the back view controller leaves at an edge from above the fore view
/// controller, which grows from 70 % and loses a shade.
///
/// Use it when a page is taken off a pile and the next page of the pile comes forward. The motion
/// is that of a ``PageInTransition`` that goes back.
///
/// The numbers are those of Hero: the fore view begins with the scale 0.7 and a shade of 0.1, and
/// the back view has a shadow of 0.5 with the radius 5. Behind a presentation, a snapshot of the
/// back view moves in its place. In right-to-left layouts leading and trailing change places; with
/// reduced motion a cross-fade runs instead.
public final class PageOutTransition: UncoveringTransition {
  /// Creates a page out.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the back view leaves.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  public init(
    to edge: TransitionEdge = .trailing, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) {
    super.init(
      PageInTransition(
        from: edge, timing: backwardTiming, backwardTiming: timing, duration: duration), duration)
  }
}

extension Transition where Self == PageOutTransition {
  /// A page that leaves at the trailing edge.
  public static var pageOut: Self { Self() }

  /// A page that leaves at an edge; `duration` in seconds.
  public static func pageOut(
    to edge: TransitionEdge = .trailing, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate),
    duration: TimeInterval = TransitionDefaults.duration
  ) -> Self { Self(to: edge, timing: timing, backwardTiming: backwardTiming, duration: duration) }
}
