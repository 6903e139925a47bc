public import Foundation
public import Transitioning

/// A transition in which the fore view comes out of the middle of the screen: it grows and turns in
/// its plane, as the front page of a newspaper does in an old film.
///
/// Use it for news: the day's first page, a result, a prize.
///
/// ```swift
/// paper.transitionController.transition = .spin()
/// paper.transitionController.transition = .spin(turns: 2.5)
/// ```
///
/// The view turns clockwise, and counterclockwise in right-to-left layouts. Backward, the same film
/// is played in reverse. With reduced motion the views cross-fade.
public final class SpinTransition: TransitionWithCustomDuration {
  /// An invisible point of a screen of 1,000 points.
  private static let least: CGFloat = 0.001

  /// The number of turns, clockwise, or counterclockwise if it is negative.
  let turns: CGFloat

  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(turns: CGFloat, duration: TimeInterval, timing: TransitionTiming) {
    precondition(turns.isFinite, "SpinTransition turns must be finite, not \(turns)")
    self.turns = turns
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns and scales the fore view.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    let sense: CGFloat = context.layoutDirection == .rightToLeft ? -1 : 1
    context.animate(
      view, \.transform.scale, back: Self.least, fore: 1, timing: timing, backwardTiming: .mirrored)
    context.animate(
      view, \.transform.rotationZ, back: -2 * .pi * turns * sense, fore: 0, timing: timing,
      backwardTiming: .mirrored)
    context.endAfterAnimations()
  }
}

extension Transition where Self == SpinTransition {
  /// A spin of a number of turns, clockwise; finite.
  ///
  /// - Parameters:
  ///   - turns: The number of turns, a fraction too; finite. The view turns counterclockwise if it
  ///     is negative. By default one turn.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The forward timing, by default one that ends slowly; backward it is reversed.
  public static func spin(
    turns: CGFloat = 1, duration: TimeInterval = 0.7, timing: TransitionTiming = .eased(.easeOut)
  ) -> Self { Self(turns: turns, duration: duration, timing: timing) }
}
