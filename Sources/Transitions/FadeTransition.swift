public import Transitioning

/// The fore view controller fades in over what is behind, and out again.
public final class FadeTransition: TransitionWithReducedMotion {
  /// A fade.
  public init() {}

  /// Itself, for nothing moves.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  /// Fades the fore view between clear and opaque.
  public func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
