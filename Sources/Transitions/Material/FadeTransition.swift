public import Transitioning

/// A transition that fades the fore view in over the back view, and out again.
public final class FadeTransition: TransitionWithReducedMotion {
  private let timing: TransitionTiming

  /// Creates a fade.
  ///
  /// - Parameter timing: The timing in both directions; by default Material 3's standard curve.
  public init(timing: TransitionTiming = .standard) {
    self.timing = timing
  }

  /// Returns the fade itself, because it has no movement.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  /// Fades the fore view between clear and opaque.
  public func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1, timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == FadeTransition {
  /// A fade over the back view.
  public static var fade: Self { Self() }

  /// A fade over the back view, with a timing.
  public static func fade(timing: TransitionTiming) -> Self { Self(timing: timing) }
}
