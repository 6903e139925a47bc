public import Foundation
public import Transitioning

/// A transition in which the back view disappears first, and then the fore view rises by a short
/// distance, as a page does on Windows.
///
/// Use it for another place in an app, one that is not deeper than the place before.
///
/// ```swift
/// receipt.transitionController.transition = .entrance()
/// ```
///
/// The numbers are those of WinUI's `EntranceNavigationTransitionInfo`. Forward, the back view
/// fades in 0.15 s, and then the fore view moves up by 140 points in 0.3 s. Backward, the fore view
/// moves down in 0.15 s, and then the back view fades in during 0.3 s. In WinUI the fore view
/// appears and disappears at once; here it fades in 0.05 s, a figure of our own. The motion is the
/// same in both layout directions. With reduced motion the views cross-fade.
public final class EntranceTransition: TransitionWithMotionSpec {
  private let distance: CGFloat
  private let timing: TransitionTiming

  init(distance: CGFloat, timing: TransitionTiming) {
    precondition(distance.isFinite, "EntranceTransition distance must be finite, not \(distance)")
    (self.distance, self.timing) = (distance, timing)
  }

  /// Returns the motion of both views, one after the other.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let duration = 0.45
    let gone = 0.15 / duration
    let fade = 0.05 / duration
    let accelerate = MediaTimingFunction(controlPoints: 0.7, 0, 1, 0.5)
    return MotionSpec(
      name: "entrance",
      forward: .init(
        duration: duration,
        [
          .init(.back, \.opacity, from: 1, to: 0, during: 0...gone, timing: .eased(accelerate)),
          .init(
            .fore, \.transform.translationY, from: distance, to: 0, during: gone...1,
            timing: timing),
          .init(.fore, \.opacity, from: 0, to: 1, during: gone...gone + fade),
        ]),
      backward: .init(
        duration: duration,
        [
          .init(
            .fore, \.transform.translationY, from: 0, to: distance, during: 0...gone,
            timing: .eased(accelerate)),
          .init(.fore, \.opacity, from: 1, to: 0, during: gone - fade...gone),
          .init(
            .back, \.opacity, from: 0, to: 1, during: gone...1, timing: .eased(.windowsDecelerate)),
        ]))
  }
}

extension Transition where Self == EntranceTransition {
  /// A short rise after the back view has disappeared, as on Windows.
  ///
  /// - Parameters:
  ///   - distance: The distance of the fore view's rise, in points; finite. A negative one comes
  ///     from above.
  ///   - timing: The timing of the fore view's rise; by default WinUI's curve.
  public static func entrance(
    distance: CGFloat = 140, timing: TransitionTiming = .eased(.windowsDecelerate)
  ) -> Self { Self(distance: distance, timing: timing) }
}
