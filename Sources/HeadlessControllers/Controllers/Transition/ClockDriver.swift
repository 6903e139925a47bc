import Foundation
import HeadlessStage
import HeadlessViews

/// A driver that controls the time of some layers, as `UIPercentDrivenInteractiveTransition`
/// controls the container's.
@MainActor
final class ClockDriver: TransitionDriver {
  private let clock: LayerClock
  private let duration: TimeInterval

  /// The pace of the motion, once a finger moves it along its way; nil if the finger moves its
  /// time.
  var pace: MotionPace?

  /// - Parameter time: The elapsed time of the transition, in seconds.
  init?(_ layers: [CALayer], at time: TimeInterval, of duration: TimeInterval, on stage: Stage?) {
    guard let clock = LayerClock(layers, at: time, on: stage?.timeline) else {
      return nil
    }
    self.clock = clock
    self.duration = duration
  }

  var time: TimeInterval { clock.time }

  func rate(over interval: TimeInterval) -> Double { clock.rate(over: interval) }

  func freeze() { clock.freeze(at: time) }

  func scrub(to time: TimeInterval) { clock.freeze(at: time) }

  func run(
    toEnd: Bool, over length: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    _ curve: UIView.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    // A spring may run longer than the duration; its time must not be set back.
    clock.move(
      to: toEnd ? max(duration, time) : 0, over: length,
      timing ?? UICubicTimingParameters(animationCurve: curve), along: pace, arriving: arriving,
      arrived: arrived)
  }

  func stop() { clock.stop() }
}
