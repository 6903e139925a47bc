public import Transitioning

/// A transition in which the fore view rises by a quarter of its height while it fades in, as pages
/// did on Android 8.
///
/// Use it for a page that opens from another one in an app that looks like Android, where the page
/// belongs to no side and to no row.
///
/// ```swift
/// page.transitionController.transition = .fadeUpwards()
/// ```
///
/// The numbers are those of Flutter's `FadeUpwardsPageTransitionsBuilder`: 25 % of the height with
/// cubic-bezier(0.4, 0, 0.2, 1), an opacity that eases in, 0.3 s. Backward, the forward motion is
/// played in reverse. The motion is the same in both layout directions. With reduced motion a
/// cross-fade runs instead.
public final class FadeUpwardsTransition: TransitionWithMotionSpec {
  private let timing, backwardTiming: TransitionTiming
  private let duration: TimeInterval

  init(duration: TimeInterval, timing: TransitionTiming, backwardTiming: TransitionTiming) {
    (self.timing, self.backwardTiming, self.duration) = (timing, backwardTiming, duration)
  }

  /// Returns the motion of the fore view; the back view does not move.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let height = context.foreView.bounds.height / 4
    return MotionSpec(
      name: "fade upwards",
      forward: .init(
        duration: duration,
        [
          .init(.fore, \.transform.translationY, from: height, to: 0, timing: timing),
          .init(.fore, \.opacity, from: 0, to: 1, timing: .eased(.easeIn)),
        ]),
      backward: .init(
        duration: duration,
        [
          .init(.fore, \.transform.translationY, from: 0, to: height, timing: backwardTiming),
          .init(.fore, \.opacity, from: 1, to: 0, timing: .eased(.easeOut)),
        ]))
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }
}

extension Transition where Self == FadeUpwardsTransition {
  /// A page that rises by a quarter of its height while it fades in.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.3 s. A spring takes its own time.
  ///   - timing: The timing of the rise; by default Flutter's cubic-bezier(0.4, 0, 0.2, 1).
  ///   - backwardTiming: The timing of the fall; by default Flutter's curve, played backward.
  public static func fadeUpwards(
    duration: TimeInterval = 0.3, timing: TransitionTiming = .eased(.legacy),
    backwardTiming: TransitionTiming = .eased(.legacy.reversed())
  ) -> Self { Self(duration: duration, timing: timing, backwardTiming: backwardTiming) }
}
