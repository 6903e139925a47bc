import Foundation
import HeadlessStage
import HeadlessViews

/// Moves a transition in place of the clock: holds it, scrubs it, and lets it run to either end.
@MainActor
protocol TransitionDriver: AnyObject {
  /// How much of the transition's time has passed, in seconds.
  var time: TimeInterval { get }

  /// Stops where it is.
  func hold()

  /// Stays at a time, in seconds.
  func scrub(to time: TimeInterval)

  /// Runs to the end or back to the start.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a spring with constants of its own takes its own time.
  ///   - timing: How the rest goes; nil for the curve or, in an animator, its own.
  ///   - curve: How the rest is eased.
  ///   - arriving: Called when it is there and nothing has ended yet, if the models are not put right
  ///     by the driver itself.
  ///   - arrived: Called when what ends there has ended.
  func run(
    toEnd: Bool, over duration: TimeInterval, _ timing: (any TimingCurveProvider)?,
    _ curve: View.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void)

  /// Lets the clock have it back, at the end.
  func stop()
}

/// An interaction controller of our own, which knows of a transition before that begins.
@MainActor
protocol TransitionFollower: ViewControllerInteractiveTransitioning {
  /// Called when a transition was requested that it is to drive.
  func follow(_ transition: ControllerTransition)

  /// Makes sure that it drives a transition which begins now.
  ///
  /// - Returns: The other transition that it drives instead; nil in all but wrong programs.
  func claim(_ transition: ControllerTransition) -> ControllerTransition?

  /// True when it has begun a transition, and so moves it.
  func moves(_ transition: ControllerTransition) -> Bool

  /// Moves that to a part of the way.
  func drive(to percentComplete: CGFloat)

  /// Takes hold of it where it is.
  func takeHold()

  /// Lets it run to its end, or back.
  func letGo(finishes: Bool)
}

/// Drives whatever moves in some layers, by conducting their time (fact E5).
@MainActor
final class ClockDriver: TransitionDriver {
  private let conductor: TimeConductor
  private let duration: TimeInterval

  /// - Parameter time: How much of the transition has passed, in seconds.
  init?(_ layers: [Layer], at time: TimeInterval, of duration: TimeInterval, on stage: Stage?) {
    guard let conductor = TimeConductor(layers, at: time, on: stage?.timeline) else { return nil }
    self.conductor = conductor
    self.duration = duration
  }

  var time: TimeInterval { conductor.time }

  func hold() { conductor.hold(at: time) }

  func scrub(to time: TimeInterval) { conductor.hold(at: time) }

  func run(
    toEnd: Bool, over length: TimeInterval, _ timing: (any TimingCurveProvider)?,
    _ curve: View.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    // What runs on past the duration, as springs do, is not to be taken back to it.
    conductor.move(
      to: toEnd ? max(duration, time) : 0, over: length,
      timing ?? CubicTimingParameters(animationCurve: curve), arriving: arriving,
      arrived: arrived)
  }

  func stop() { conductor.stop() }
}

/// Drives a transition by the animator that it runs in (fact E10).
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
