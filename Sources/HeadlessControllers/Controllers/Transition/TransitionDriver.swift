import Foundation
import HeadlessStage
import HeadlessViews

/// An object that moves a transition in place of the clock: it holds, scrubs and finishes the
/// transition.
@MainActor
protocol TransitionDriver: AnyObject {
  /// The elapsed time of the transition, in seconds.
  var time: TimeInterval { get }

  /// Holds the transition at its current time.
  func hold()

  /// Holds the transition at a time, in seconds.
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
    toEnd: Bool, over duration: TimeInterval, _ timing: (any TimingCurveProvider)?,
    _ curve: View.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void)

  /// Returns the transition to the clock, at the end.
  func stop()
}

/// A driver that controls the time of some layers, as `UIPercentDrivenInteractiveTransition`
/// controls the container's.
@MainActor
final class ClockDriver: TransitionDriver {
  private let timeController: LayerTimeController
  private let duration: TimeInterval

  /// - Parameter time: The elapsed time of the transition, in seconds.
  init?(_ layers: [Layer], at time: TimeInterval, of duration: TimeInterval, on stage: Stage?) {
    guard let timeController = LayerTimeController(layers, at: time, on: stage?.timeline) else {
      return nil
    }
    self.timeController = timeController
    self.duration = duration
  }

  var time: TimeInterval { timeController.time }

  func hold() { timeController.hold(at: time) }

  func scrub(to time: TimeInterval) { timeController.hold(at: time) }

  func run(
    toEnd: Bool, over length: TimeInterval, _ timing: (any TimingCurveProvider)?,
    _ curve: View.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    // A spring may run longer than the duration; its time must not be set back.
    timeController.move(
      to: toEnd ? max(duration, time) : 0, over: length,
      timing ?? CubicTimingParameters(animationCurve: curve), arriving: arriving,
      arrived: arrived)
  }

  func stop() { timeController.stop() }
}

/// A driver that controls the transition's interruptible animator.
@MainActor
final class AnimatorDriver: TransitionDriver {
  private let animator: any ViewImplicitlyAnimating
  private let duration: TimeInterval
  private var arrived: (() -> Void)?

  init(_ animator: any ViewImplicitlyAnimating, duration: TimeInterval) {
    self.animator = animator
    self.duration = duration
    animator.addCompletion { [weak self] _ in self?.arrived?() }
  }

  var time: TimeInterval {
    let fraction = Double(animator.fractionComplete)
    return (animator.isReversed ? 1 - fraction : fraction) * duration
  }

  func hold() { animator.pauseAnimation() }

  func scrub(to time: TimeInterval) {
    let fraction = CGFloat(duration > 0 ? time / duration : 1)
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
  }

  func run(
    toEnd: Bool, over length: TimeInterval, _ timing: (any TimingCurveProvider)?,
    _ curve: View.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    self.arrived = arrived
    animator.pauseAnimation()
    animator.isReversed = !toEnd
    animator.continueAnimation(
      withTimingParameters: timing, durationFactor: CGFloat(duration > 0 ? length / duration : 0))
  }

  func stop() { arrived = nil }
}
