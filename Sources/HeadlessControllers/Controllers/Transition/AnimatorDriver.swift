import Foundation
import HeadlessStage
import HeadlessViews

/// A driver that controls the transition's interruptible animator.
@MainActor
final class AnimatorDriver: TransitionDriver {
  private let animator: any UIViewImplicitlyAnimating
  private let duration: TimeInterval
  private var arrived: (() -> Void)?

  init(_ animator: any UIViewImplicitlyAnimating, duration: TimeInterval) {
    self.animator = animator
    self.duration = duration
    animator.addCompletion { [weak self] _ in self?.arrived?() }
  }

  var time: TimeInterval {
    let fraction = Double(animator.fractionComplete)
    return (animator.isReversed ? 1 - fraction : fraction) * duration
  }

  func rate(over interval: TimeInterval) -> Double {
    animator.isRunning ? animator.isReversed ? -1 : 1 : 0
  }

  func freeze() { animator.pauseAnimation() }

  func scrub(to time: TimeInterval) {
    let fraction = CGFloat(duration > 0 ? time / duration : 1)
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
  }

  func run(
    toEnd: Bool, over length: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    _ curve: UIView.AnimationCurve, arriving: @escaping () -> Void, arrived: @escaping () -> Void
  ) {
    self.arrived = arrived
    animator.pauseAnimation()
    animator.isReversed = !toEnd
    animator.continueAnimation(
      withTimingParameters: timing, durationFactor: CGFloat(duration > 0 ? length / duration : 0))
  }

  func stop() { arrived = nil }
}
