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
public final class CoverTransition: TransitionWithMotionSpec, TransitionWithLawExceptions {
  private let covering: Covering

  init(
    from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    covering = Covering(
      name: "cover", yielding: .none, edge: edge, duration: duration, timing: timing,
      backwardTiming: backwardTiming)
  }

  /// Returns the duration in both directions, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    covering.duration
  }

  /// Returns the motion of the fore view, of the back view, and of the shade over the back view.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    covering.motionSpec(in: context)
  }

  /// Moves the views with a shade between them, and removes the shade and the shadow at the end.
  public func start(with context: TransitionContext) { covering.start(with: context) }

  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { covering.edge.lawExceptions }
}

extension Transition where Self == CoverTransition {
  /// A cover from an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes, and to which it leaves.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing of the way in; by default Hero's cubic-bezier(0, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the way back; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  public static func cover(
    from edge: TransitionEdge = .bottom, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .eased(.legacyDecelerate),
    backwardTiming: TransitionTiming = .eased(.legacy)
  ) -> Self { Self(from: edge, duration: duration, timing: timing, backwardTiming: backwardTiming) }
}
