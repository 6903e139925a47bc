public import Transitioning

/// A transition in which the fore view grows from an edge and squeezes the back view against the
/// opposite edge.
///
/// Use it between two things of one kind that are compared, such as two vases of a shop. Both views
/// are fully visible all the time, one narrower than the other.
///
/// ```swift
/// nextVase.transitionController.transition = .squeeze(from: .trailing)
/// ```
///
/// The two views share the container without a gap, and do not move along the edges. In
/// right-to-left layouts leading and trailing change places. With reduced motion the views
/// cross-fade.
public final class SqueezeTransition: TransitionWithCustomDuration {
  /// The width of a view that is squeezed as far as it goes, in points.
  ///
  /// It is not 0, so that the transform has an inverse.
  private static let least: CGFloat = 1

  /// The width of the squeezed back view, in points, which lies below the fore view.
  ///
  /// It is so large that the views overlap by a point soon: a joint without an overlap shows as a
  /// line.
  private static let overlap: CGFloat = 16

  private let edge: TransitionEdge
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(from edge: TransitionEdge, duration: TimeInterval, timing: TransitionTiming) {
    self.edge = edge
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Scales both views, whose common side moves from one edge to the other.
  public func start(with context: TransitionContext) {
    let (fore, back) = (context.foreView, context.backView)
    let outward = edge.outward(in: context.layoutDirection)
    let isHorizontal = outward.dx != 0
    func length(_ view: UIView) -> CGFloat {
      max(isHorizontal ? view.bounds.width : view.bounds.height, Self.overlap)
    }
    func animate(_ view: UIView, _ scale: Sided<CGFloat>, _ translation: Sided<CGFloat>) {
      if isHorizontal {
        context.animate(view.layer, \.transform.scaleX, scale, timing: timing)
        context.animate(view.layer, \.transform.translationX, translation, timing: timing)
      } else {
        context.animate(view.layer, \.transform.scaleY, scale, timing: timing)
        context.animate(view.layer, \.transform.translationY, translation, timing: timing)
      }
    }
    // The squeezed fore view is just outside its edge. The squeezed back view is just inside the
    // opposite edge, below the fore view, which it reaches below on the way by a part of its width.
    let sign = outward.dx + outward.dy
    animate(
      fore, Sided(back: Self.least / length(fore), fore: 1),
      Sided(back: sign * (length(fore) + Self.least) / 2, fore: 0))
    animate(
      back, Sided(back: 1, fore: Self.overlap / length(back)),
      Sided(back: 0, fore: -sign * (length(back) - Self.overlap) / 2))
    context.endAfterAnimations()
  }
}

extension SqueezeTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored, and to be squeezed is to lose one's proportions.
  public var lawExceptions: [LawException] {
    edge.lawExceptions + [
      LawException(.keepsProportions, because: "both screens are squeezed with all that they show")
    ]
  }
}

extension Transition where Self == SqueezeTransition {
  /// A squeeze from an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge from which the fore view grows; by default the trailing edge.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.5 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  public static func squeeze(
    from edge: TransitionEdge = .trailing, duration: TimeInterval = 0.5,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(from: edge, duration: duration, timing: timing) }
}
