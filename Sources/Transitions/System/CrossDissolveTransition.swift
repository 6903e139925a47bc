public import Foundation
public import Transitioning

/// A transition that dissolves the back view into the fore view, as UIKit's `crossDissolve` does.
///
/// Use it where two screens are views of the same thing and none is deeper, such as one photograph
/// after another. It also runs with reduced motion, and is the same in both layout directions. A
/// ``FadeTransition`` has Material's curve.
public final class CrossDissolveTransition: TransitionWithCustomDuration,
  TransitionWithReducedMotion
{
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(duration: TimeInterval, timing: TransitionTiming) {
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Fades the fore view between clear and opaque, over the opaque back view.
  public func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1, timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == CrossDissolveTransition {
  /// A dissolve of the back view into the fore view.
  ///
  /// - Parameters:
  ///   - duration: In seconds; finite and not negative. By default 0.35 s.
  ///   - timing: The timing in both directions; by default Core Animation's ease-in-ease-out.
  public static func crossDissolve(
    duration: TimeInterval = PlatformDuration.transition.seconds,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(duration: duration, timing: timing) }
}
