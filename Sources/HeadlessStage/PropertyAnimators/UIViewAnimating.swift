public import Foundation

/// An animator of views that can be paused, scrubbed, reversed and stopped while it runs.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }

  /// True while the animator is active and not paused.
  var isRunning: Bool { get }

  /// True when the animator runs toward its start.
  var isReversed: Bool { get set }

  /// The completed fraction toward the end that the animator runs to, in `0...1`.
  var fractionComplete: CGFloat { get set }

  /// Starts the animations, or continues them after a pause.
  func startAnimation()

  /// Starts the animations after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animations where they are.
  func pauseAnimation()

  /// Stops the animations where they are; if `withoutFinishing` is true, no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animator at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes which its blocks make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds changes that begin to show later, delayed by a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds a completion, which is called with the position at which the animator finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues the animations after a pause, with another timing and duration if given.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The states of an animator; the raw values are UIKit's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animator has not started, or has finished.
  case inactive = 0

  /// The animator runs or is paused.
  case active = 1

  /// The animator was stopped, and waits for a call to `finishAnimation(at:)`.
  case stopped = 2
}
