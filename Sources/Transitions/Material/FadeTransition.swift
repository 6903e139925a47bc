public import Transitioning

/// A transition that fades the fore view in over the back view, and out again.
public final class FadeTransition: TransitionWithReducedMotion {
  private let timing: TransitionTiming

  /// Creates what `.fade(timing:)` gives: the first line of an app names the type.
  ///
  /// - Parameter timing: The timing in both directions; by default Material 3's standard curve.
  public init(timing: TransitionTiming = .standard) {
    self.timing = timing
  }

  /// Fades the fore view between clear and opaque.
  public func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1, timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == FadeTransition {
  /// A fade over the back view, with a timing.
  ///
  /// - Parameter timing: The timing in both directions; by default Material 3's standard curve.
  public static func fade(timing: TransitionTiming = .standard) -> Self { Self(timing: timing) }
}
