public import Transitioning

/// A transition in which both views move by a quarter of the width toward the leading side, while
/// the back view fades out and the fore view fades in, as pages do on Android 14.
///
/// Use it for the next page of an app that looks like Android, one level deeper in a stack.
///
/// ```swift
/// contents.transitionController.transition = .fadeForwards()
/// ```
///
/// The numbers are those of Flutter's `FadeForwardsPageTransitionsBuilder`: 25 % of the width with
/// Material 3's emphasized easing, 0.45 s; the view that leaves fades in the first quarter of the
/// time, and the view that comes in the first three. Flutter moves both to the left in every
/// layout; here right-to-left layouts are mirrored. With reduced motion a cross-fade runs instead.
public final class FadeForwardsTransition: TransitionWithMotionSpec {
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(duration: TimeInterval, timing: TransitionTiming) {
    (self.timing, self.duration) = (timing, duration)
  }

  /// Returns the motion of both views.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let outward = TransitionEdge.trailing.outward(in: context.layoutDirection)
    let distance = outward.dx * context.containerView.bounds.width / 4
    /// The motion of a part that leaves or comes, with its place away from the middle.
    func leaving(_ part: MotionSpec.Part, to place: CGFloat) -> [MotionSpec.Track] {
      [
        .init(part, \.transform.translationX, from: 0, to: place, timing: timing),
        .init(part, \.opacity, from: 1, to: 0, during: 0...0.25),
      ]
    }
    func coming(_ part: MotionSpec.Part, from place: CGFloat) -> [MotionSpec.Track] {
      [
        .init(part, \.transform.translationX, from: place, to: 0, timing: timing),
        .init(part, \.opacity, from: 0, to: 1, during: 0...0.75),
      ]
    }
    return MotionSpec(
      name: "fade forwards",
      forward: .init(
        duration: duration, leaving(.back, to: -distance) + coming(.fore, from: distance)),
      backward: .init(
        duration: duration, leaving(.fore, to: distance) + coming(.back, from: -distance)))
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }
}

extension Transition where Self == FadeForwardsTransition {
  /// Pages that move aside by a quarter of the width and fade.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.45 s, as in Flutter, which estimated it by eye; Android itself takes 0.8 s. A spring
  ///     takes its own time.
  ///   - timing: The timing of the movement in both directions; by default Material 3's emphasized
  ///     easing.
  public static func fadeForwards(
    duration: TimeInterval = 0.45, timing: TransitionTiming = .eased(.emphasized)
  ) -> Self { Self(duration: duration, timing: timing) }
}
