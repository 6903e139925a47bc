import Foundation
import HeadlessStage
import HeadlessViews

/// An object that moves a transition in place of the clock: it freezes, scrubs and finishes the
/// transition.
@MainActor
protocol TransitionDriver: AnyObject {
  /// The elapsed time of the transition, in seconds.
  var time: TimeInterval { get }

  /// The seconds of the transition that pass in a second from now on, over a short interval in
  /// seconds.
  func rate(over interval: TimeInterval) -> Double

  /// Freezes the transition at its current time.
  func freeze()

  /// Freezes the transition at a time, in seconds.
  func scrub(to time: TimeInterval)

  /// Runs the transition to its end or back to its beginning.
  ///
  /// - Parameters:
  ///   - duration: The duration of the rest, in seconds; a spring with its own constants ignores
  ///     it.
  ///   - timing: The timing of the rest; nil for the curve or, with an animator, the animator's own
  ///     timing.
  ///   - curve: The easing of the rest.
  ///   - arriving: Called at the end of the rest, before animations end, unless the driver restores
  ///     the model values itself.
  ///   - arrived: Called when the animations that end there have ended.
  func run(
    toEnd: Bool, over duration: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    _ curve: UIView.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void)

  /// Returns the transition to the clock, at the end.
  func stop()
}
