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

  /// Moves each view from its place to beyond an edge of the container, or back.
  public func start(with context: TransitionContext) {
    let back: View = context.backViewController.view
    let fore: View = context.foreViewController.view
    context.animate(
      fore, \.position, back: context.center(of: fore, beyond: edge), fore: fore.center)
    context.animate(
      back, \.position, back: back.center,
      fore: context.center(of: back, beyond: edge.opposite))
    context.endAfterAnimations()
  }
}
