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
public final class UncoverTransition: TransitionWithCustomDuration, TransitionWithLawExceptions {
  private let opposite: CoverTransition
  private let duration: TimeInterval

  init(
    to edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    opposite = CoverTransition(
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

extension Transition where Self == UncoverTransition {
  /// An uncover to an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the back view leaves.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  public static func uncover(
    to edge: TransitionEdge = .bottom, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacyDecelerate)
  ) -> Self { Self(to: edge, duration: duration, timing: timing, backwardTiming: backwardTiming) }
}
