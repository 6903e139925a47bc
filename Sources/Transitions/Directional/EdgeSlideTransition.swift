public import Transitioning

/// A transition in which the fore view controller slides in from an edge and pushes the back view
/// controller out at the opposite edge.
///
/// Use it when two places lie side by side, such as tabs. Both views move by the whole size of the
/// container, in both directions with the same timing. In right-to-left layouts leading and
/// trailing change places; with reduced motion a cross-fade runs instead.
public final class EdgeSlideTransition: TransitionWithCustomDuration {
  private let edge: TransitionEdge
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    self.edge = edge
    self.timing = timing
    self.duration = duration
  }

  /// Returns the duration of the slide, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the fore view from beyond the edge to its place, and the back view by the same distance.
  public func start(with context: TransitionContext) {
    let back = context.backView
    let fore = context.foreView
    let (outward, size) = (
      edge.outward(in: context.layoutDirection), context.containerView.bounds.size
    )
    context.animate(
      fore, \.position, back: context.center(of: fore, beyond: edge), fore: fore.center,
      timing: timing)
    // A transform, because a back view that stays behind a presentation would keep another
    // position.
    if outward.dx != 0 {
      context.animate(
        back, \.transform.translationX, back: 0, fore: -outward.dx * size.width, timing: timing)
    } else {
      context.animate(
        back, \.transform.translationY, back: 0, fore: -outward.dy * size.height, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension EdgeSlideTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == EdgeSlideTransition {
  /// A slide from an edge, with the back view.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes; by default the trailing edge.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing in both directions; by default Material 3's standard curve. Hero's
  ///     slide has `.eased(.legacy)`.
  public static func slide(
    from edge: TransitionEdge = .trailing, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .standard
  ) -> Self { Self(from: edge, duration: duration, timing: timing) }
}
