public import Transitioning

/// The fore view controller comes in from a side and pushes the back one out at the other, and back.
public final class SlideTransition: Transition {
  /// The side that the fore view comes from.
  public let edge: TransitionEdge

  /// A slide; from where the lines end unless told otherwise.
  public init(from edge: TransitionEdge = .trailing) {
    self.edge = edge
  }

  /// Moves both views by the size of the container.
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
