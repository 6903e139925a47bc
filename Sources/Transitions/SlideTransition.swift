public import Transitioning

/// A transition in which the fore view controller slides in from an edge and pushes the back view
/// controller out at the opposite edge.
public final class SlideTransition: Transition {
  /// The edge from which the fore view comes.
  public let edge: TransitionEdge

  /// Creates a slide; by default from the trailing edge.
  public init(from edge: TransitionEdge = .trailing) {
    self.edge = edge
  }

  /// Moves the fore view from beyond the edge to its place, and the back view by the same distance.
  public func start(with context: TransitionContext) {
    let back = context.backView
    let fore = context.foreView
    let (outward, size) = (
      edge.outward(in: context.layoutDirection), context.containerView.bounds.size
    )
    context.animate(
      fore, \.position, back: context.center(of: fore, beyond: edge), fore: fore.center)
    // A transform, because a back view that stays behind a presentation keeps what it is given.
    if outward.dx != 0 {
      context.animate(back, \.transform.translationX, back: 0, fore: -outward.dx * size.width)
    } else {
      context.animate(back, \.transform.translationY, back: 0, fore: -outward.dy * size.height)
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == SlideTransition {
  /// A slide from the trailing edge, with what is behind.
  public static var slide: Self { Self() }

  /// A slide from an edge, with what is behind.
  public static func slide(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
