public import Foundation

/// Something that animates views, and can be paused, scrubbed, reversed and stopped on the way.
@preconcurrency @MainActor
public protocol ViewAnimating: AnyObject {
  /// What it is doing.
  var state: ViewAnimatingState { get }

  /// True while it is active and not paused.
  var isRunning: Bool { get }

  /// True when it makes for its start.
  var isReversed: Bool { get set }

  /// How far it is toward the end it makes for, in `0...1`.
  var fractionComplete: CGFloat { get set }

  /// Runs, or goes on when paused.
  func startAnimation()

  /// Runs after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Stays where it is.
  func pauseAnimation()

  /// Stops where it is, for good when `withoutFinishing` is true.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// Something that animates whatever its blocks change.
@preconcurrency @MainActor
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds changes that begin to show later, by a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds somebody to tell where it finished.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)

  /// Goes on after a pause, as it was or otherwise.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}

/// What an animator is doing; UIKit's numbers (fact H1).
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Nothing: it has not begun, or all is over.
  case inactive = 0

  /// It animates, or is paused on the way.
  case active = 1

  /// It was stopped, and waits for somebody to say where it finishes.
  case stopped = 2
}
