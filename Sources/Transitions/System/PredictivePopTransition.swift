public import Transitioning

/// A transition whose screen shrinks to 70 % while the one behind it fades in, as Android's
/// `NavDisplay` previews the way back.
///
/// Use it under the gesture to go back, as the driven transition of a ``TwoWayTransition``;
/// `.navigationDisplay(by:)` is Navigation 3's whole default.
///
/// ```swift
/// letter.transitionController.transition = .asymmetric(
///   forward: .fadeForwards(), backward: .fadeForwards(), driven: .predictivePop())
/// ```
///
/// The screen behind fades in on a spring of stiffness 1600, and the screen in front shrinks on one
/// of stiffness 400, both critically damped: Material 3's default effects spring, and Compose's
/// default for `scaleOut`. The shrunk screen is removed at the end without a fade, as there.
/// Compose seeks the springs by the progress of the gesture, as fractions of the slower one's time;
/// under a finger here each is linear within its part. The motion is the same in both layout
/// directions and from both edges. With reduced motion the screens cross-fade under the finger.
///
/// Sources: androidx `navigation3-ui`, `NavDisplay.android.kt`,
/// `defaultPredictivePopTransitionSpec`, and `NavDisplay.kt`, which draws the incoming screen of a
/// pop behind the other one; `compose.animation`, `scaleOut`.
public final class PredictivePopTransition: TransitionWithMotionSpec, TransitionWithReducedMotion {
  /// The scale at which the screen is removed, unitless.
  static let scale: CGFloat = 0.7

  /// The duration under a finger, in seconds: that of the slower spring in Compose.
  static let duration = time(of: shrinking, over: 1 - Double(scale))

  /// The spring of the screen in front: Compose's `StiffnessMediumLow`.
  private static let shrinking = SpringCurve(stiffness: 400, damping: 2 * 20)

  /// The spring of the screen behind.
  private static let fading = MaterialSpring.defaultEffects.spring()

  /// The time after which Compose counts a spring as at rest, in seconds: within 0.01, its
  /// `DefaultDisplacementThreshold`.
  private static func time(of spring: SpringCurve, over distance: Double) -> TimeInterval {
    spring.settlingDuration(over: distance, tolerance: 0.01)
  }

  init() {}

  /// Returns the scale of the screen in front and the fade of the one behind.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let fade = Self.time(of: Self.fading, over: 1) / Self.duration
    let duration = transitionDuration(with: context)
    func leg(_ scale: (from: CGFloat, to: CGFloat), _ opacity: (from: CGFloat, to: CGFloat))
      -> MotionSpec.Leg
    {
      .init(
        duration: duration,
        [
          .init(
            .fore, \.transform.scale, from: scale.from, to: scale.to,
            timing: .spring(Self.shrinking)),
          .init(
            .back, \.opacity, from: opacity.from, to: opacity.to, during: 0...fade,
            timing: .spring(Self.fading)),
        ])
    }
    return MotionSpec(
      name: "predictive pop", forward: leg((Self.scale, 1), (1, 0)),
      backward: leg((1, Self.scale), (0, 1)))
  }

  /// Returns the duration under a finger, or else the time until the slower spring is visibly at
  /// rest, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    if context.isInteractive { return Self.duration }
    let size = context.containerView.bounds.size
    let distance = (1 - Self.scale) * max(size.width, size.height) / 2
    return Self.shrinking.settlingDuration(over: Double(distance))
  }

  /// Returns a cross-fade, which still follows the finger.
  public func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    NavigationDisplayTransition()
  }
}

extension PredictivePopTransition: TransitionWithLawExceptions {
  /// The screen shrinks in its place, and is removed while it shows.
  public var lawExceptions: [LawException] {
    [
      LawException(
        .follows, because: "the finger previews the way back: the screen shrinks in its place"),
      LawException(.isSeen, because: "the shrunk screen is removed at once, as NavDisplay's is"),
    ]
  }
}

extension Transition where Self == PredictivePopTransition {
  /// The preview of the way back of Android's `NavDisplay`.
  public static func predictivePop() -> Self { Self() }
}
