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
public final class PageOutTransition: TransitionWithCustomDuration, TransitionWithLawExceptions {
  private let opposite: PageInTransition
  private let duration: TimeInterval

  init(
    to edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    opposite = PageInTransition(
      from: edge, duration: duration, timing: backwardTiming, backwardTiming: timing)
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

extension Transition where Self == PageOutTransition {
  /// A page that leaves at an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the back view leaves.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  public static func pageOut(
    to edge: TransitionEdge = .trailing, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate)
  ) -> Self { Self(to: edge, duration: duration, timing: timing, backwardTiming: backwardTiming) }
}
