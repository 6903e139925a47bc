public import Transitioning

/// A transition that runs several transitions together.
///
/// ```swift
/// let transition = CompositeTransition(FadeTransition(), ZoomTransition())
/// ```
///
/// Each part has its own context, duration and end; the composite ends with its last part.
public final class CompositeTransition: Transition {
  private let parts: [any Transition]

  /// Creates a transition from parts, which start in this order at the same time.
  public init(_ parts: any Transition...) {
    self.parts = parts
  }

  /// Starts every part.
  public func start(with context: TransitionContext) {
    for part in parts { context.compose(with: part) }
    context.transitionDidEnd()
  }
}
