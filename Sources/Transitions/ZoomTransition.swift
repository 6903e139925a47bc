public import Transitioning

/// A transition in which the fore view controller grows to its full size with a little overshoot,
/// and shrinks again.
///
/// It does not change the opacity of the fore view; compose it with a `FadeTransition`.
public final class ZoomTransition: TransitionWithCustomDuration {
  private let scale: CGFloat
  private let spring: Spring

  /// Creates a zoom with the motion of a spring.
  ///
  /// - Parameters:
  ///   - scale: The scale of the fore view when it is away, unitless; positive.
  ///   - spring: By default a spring with a response of 0.35 s and a little overshoot.
  public init(
    from scale: CGFloat = 0.8, spring: Spring = Spring(response: 0.35, dampingRatio: 0.7)
  ) {
    precondition(
      scale.isFinite && scale > 0, "ZoomTransition scale must be finite and positive, not \(scale)")
    self.scale = scale
    self.spring = spring
  }

  /// Returns the time until the spring's motion of the container's edges cannot be seen, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    let size = context.containerView.bounds.size
    return spring.settlingDuration(over: Double(abs(1 - scale) * max(size.width, size.height) / 2))
  }

  /// Scales the fore view between `scale` and its full size.
  public func start(with context: TransitionContext) {
    context.animate(
      context.foreView, \.transform.scale, back: scale, fore: 1,
      timing: .spring(spring))
    context.endAfterAnimations()
  }
}

extension Transition where Self == ZoomTransition {
  /// A growth from 80 % with a little overshoot.
  public static var zoom: Self { Self() }

  /// A growth from a scale, unitless and positive, with the motion of a spring.
  public static func zoom(
    from scale: CGFloat, spring: Spring = Spring(response: 0.35, dampingRatio: 0.7)
  ) -> Self { Self(from: scale, spring: spring) }
}
