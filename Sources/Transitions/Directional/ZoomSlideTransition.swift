public import Transitioning

/// A transition in which both view controllers slide by the whole size of the container; the back
/// view shrinks to 80 % meanwhile, and the fore view grows from 80 %.
///
/// Use it when the screens are of one kind and lie side by side, such as albums: each steps back
/// before it leaves its place to the next.
///
/// The numbers are those of Hero. In right-to-left layouts leading and trailing change places; with
/// reduced motion a cross-fade runs instead.
public final class ZoomSlideTransition: TransitionWithMotionSpec {
  /// The scale of a view that is away; Hero's.
  private static let scale: CGFloat = 0.8

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

  /// Returns the motion of the two views.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    MotionSpec(
      name: "zoom slide", duration: duration, timing: timing,
      [
        context.arrival(from: edge), context.departure(of: .back, before: edge, by: 1),
        .init(.fore, \.transform.scale, back: Self.scale, fore: 1),
        .init(.back, \.transform.scale, back: 1, fore: Self.scale),
      ])
  }
}

extension ZoomSlideTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == ZoomSlideTransition {
  /// A slide from an edge, of two views that shrink and grow.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view comes; the back view leaves at the opposite edge.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.35 s, as in Hero. A spring takes its own time.
  ///   - timing: The timing in both directions; by default Hero's cubic-bezier(0.4, 0, 0.2, 1).
  public static func zoomSlide(
    from edge: TransitionEdge = .trailing, duration: TimeInterval = TransitionDefaults.duration,
    timing: TransitionTiming = .eased(.legacy)
  ) -> Self { Self(from: edge, duration: duration, timing: timing) }
}
