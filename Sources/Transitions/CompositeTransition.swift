public import Transitioning

/// Several transitions that run together as one.
///
/// ```swift
/// let transition = CompositeTransition(FadeTransition(), ZoomTransition())
/// ```
///
/// Each part gets a context, a duration and an end of its own; the whole ends with the last of them.
public final class CompositeTransition: Transition {
  private let parts: [any Transition]

  /// The transitions that start together, in order.
  public init(_ parts: any Transition...) {
    self.parts = parts
  }

  /// Starts every part.
  public func start(with context: TransitionContext) {
    for part in parts { context.compose(with: part) }
    context.transitionDidEnd()
  }
}
