public import Transitioning

/// The fore view controller grows into its place with a little overshoot, and shrinks away.
///
/// Made to be composed with a fade, for it leaves the fore view as visible as it finds it.
public final class ZoomTransition: TransitionWithCustomDuration {
  private let scale: CGFloat
  private let spring: Spring

  /// A zoom from a scale, pulled by a spring.
  ///
  /// - Parameters:
  ///   - scale: The size that the fore view has when it is away, unitless; positive.
  ///   - spring: By default one that responds in 0.35 s and rings a little.
  public init(
    from scale: CGFloat = 0.8, spring: Spring = Spring(response: 0.35, dampingRatio: 0.7)
  ) {
    precondition(scale.isFinite && scale > 0, "a view cannot zoom from a scale of \(scale)")
    self.scale = scale
    self.spring = spring
  }

  /// The time until the spring has settled, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    spring.settlingDuration
  }

  /// Scales the fore view between small and its own size.
  public func start(with context: TransitionContext) {
    context.animate(
      context.foreViewController.view, \.transform.scale, back: scale, fore: 1,
      pace: .spring(spring))
    context.endAfterAnimations()
  }
}
