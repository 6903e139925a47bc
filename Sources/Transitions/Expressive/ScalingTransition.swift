public import Transitioning

/// A transition in which the fore view controller grows to its full size with a little overshoot,
/// and shrinks again.
///
/// It does not change the opacity of the fore view; compose it with a `FadeTransition`.
public final class ScalingTransition: TransitionWithCustomDuration {
  private let scale: CGFloat
  private let timing: TransitionTiming
  private let easedDuration: TimeInterval

  init(from scale: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(
      scale.isFinite && scale > 0,
      "ScalingTransition scale must be finite and positive, not \(scale)"
    )
    self.scale = scale
    self.timing = timing
    easedDuration = duration
  }

  /// Returns the time until a spring's motion of the view's edges is visibly at rest, in seconds,
  /// or the duration of another timing.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard case .spring(let spring) = timing else { return easedDuration }
    let (own, whole) = (context.foreFrame.size, context.containerView.bounds.size)
    // A view that is not laid out yet will fill the container.
    let size = own.width > 0 && own.height > 0 ? own : whole
    return spring.settlingDuration(over: Double(abs(1 - scale) * max(size.width, size.height) / 2))
  }

  /// Scales the fore view between `scale` and its full size.
  public func start(with context: TransitionContext) {
    context.animate(
      context.foreView, \.transform.scale, back: scale, fore: 1,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension ScalingTransition: TransitionWithLawExceptions {
  /// The fore view is opaque at once.
  public var lawExceptions: [LawException] {
    [LawException(.isSeen, because: "the opacity is left to a transition that it is composed with")]
  }
}

extension Transition where Self == ScalingTransition {
  /// A growth from a scale, by default from 80 % with a little overshoot.
  ///
  /// - Parameters:
  ///   - scale: The scale of the fore view when it is away, unitless; positive.
  ///   - duration: The duration of an easing, in seconds; finite and not negative. By default 0.3 s.
  ///     A spring takes its own time.
  ///   - timing: The timing in both directions; by default a spring with a response of 0.35 s and a
  ///     little overshoot.
  public static func scale(
    from scale: CGFloat = 0.8, duration: TimeInterval = MaterialDuration.medium2.seconds,
    timing: TransitionTiming = .spring(SpringCurve(response: 0.35, dampingRatio: 0.7))
  ) -> Self { Self(from: scale, duration: duration, timing: timing) }
}
