public import Foundation
public import Transitioning

/// A transition in which the back view fades into a colour, and the fore view fades out of it, as
/// at a cut of a film.
///
/// Use it where something ends and another thing begins: a chapter, an evening, a scene.
///
/// ```swift
/// lake.transitionController.transition = .dip()
/// lake.transitionController.transition = .dip(color: .white)
/// ```
///
/// The first view darkens slowly and then quickly, and the second one comes quickly and then
/// slowly, so that the screen is not empty for long. The two views are never seen together.
/// Backward, the film is played in reverse. The motion is the same in both layout directions. With
/// reduced motion the views cross-fade.
public final class DipTransition: TransitionWithCustomDuration {
  /// The colour between the two views.
  let color: UIColor

  private let full: Double
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(color: UIColor, full: Double, duration: TimeInterval, timing: TransitionTiming) {
    precondition(full > 0 && full < 1, "DipTransition full must be between 0 and 1, not \(full)")
    self.color = color
    self.full = full
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Fades the colour over the back view, and the fore view over the colour.
  public func start(with context: TransitionContext) {
    if let sheet = context.addUnderlay(color, named: "colour") {
      context.animate(
        sheet, \.opacity, back: 0, fore: 1, timing: timing, during: 0...full,
        backwardTiming: .mirrored)
    }
    context.animate(
      context.foreView, \.opacity, back: 0, fore: 1, timing: timing.reversed(), during: full...1,
      backwardTiming: .mirrored)
    context.endAfterAnimations()
  }
}

extension Transition where Self == DipTransition {
  /// A dip to a colour; `full` is the part of the time after which only the colour is visible.
  ///
  /// - Parameters:
  ///   - color: The colour between the two views; by default black.
  ///   - full: The part of the time after which only the colour is visible forward, in `0...1`
  ///     without the ends; backward it counts from the end.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.8 s.
  ///   - timing: The timing of the fade into the colour, which the fade out of it retraces; by
  ///     default it begins slowly.
  public static func dip(
    color: UIColor = .black, full: Double = 0.5, duration: TimeInterval = 0.8,
    timing: TransitionTiming = .eased(.easeIn)
  ) -> Self { Self(color: color, full: full, duration: duration, timing: timing) }
}
