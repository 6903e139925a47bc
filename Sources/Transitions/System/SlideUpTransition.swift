public import Foundation
public import Transitioning

/// A transition in which the fore view controller rises from below the container, and sinks again.
///
/// The backward motion is shorter than the forward one, and begins quickly: the user is done with
/// the task. A view that fills the container casts a shadow on its way, so that its edge is seen
/// also where both views have the same colour; a view with a shadow of its own keeps it.
public final class SlideUpTransition: TransitionWithCustomDuration {
  /// The blur radius of the shadow, in points, and its opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, CGFloat) = (16, 0.35)

  /// The part of the duration in which the shadow becomes visible, while the view comes in; on the
  /// way back, the shadow is gone before the end.
  private static let (shadowing, clearing) = (0.0...0.15, 0.6...1.0)

  private let timing, backwardTiming: TransitionTiming
  private let duration, backwardDuration: TimeInterval

  init(
    duration: TimeInterval, backwardDuration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    (self.timing, self.backwardTiming) = (timing, backwardTiming)
    (self.duration, self.backwardDuration) = (duration, backwardDuration)
  }

  /// Returns the time until a spring's motion over the container's height is visibly at rest, or
  /// the duration of an easing; in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    let isForward = context.direction == .forward
    return switch isForward ? timing : backwardTiming {
    case .spring(let spring):
      spring.settlingDuration(over: Double(context.containerView.bounds.height))
    case .eased: isForward ? duration : backwardDuration
    }
  }

  /// Moves the fore view between just below the container and its place.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    let below = context.containerView.bounds.height - view.frame.minY
    // At rest, the shadow of a view that fills the container is outside of it.
    if view.layer.shadowOpacity == 0, view.frame.contains(context.containerView.bounds) {
      context.lendShadow(to: view, radius: Self.shadowRadius)
      context.animate(
        view, \.shadowOpacity, back: 0, fore: Self.shadowOpacity, timing: .eased(.linear),
        during: Self.shadowing, backwardTiming: .during(Self.clearing))
    }
    context.animate(
      view, \.position.y, back: view.center.y + below, fore: view.center.y,
      timing: timing, backwardTiming: .timing(backwardTiming))
    context.endAfterAnimations()
  }
}

extension Transition where Self == SlideUpTransition {
  /// A rise from below the container; durations of easings in seconds.
  ///
  /// - Parameters:
  ///   - duration: The forward duration of an easing, in seconds; finite and not negative. By
  ///     default 0.5 s. A spring takes its own time.
  ///   - backwardDuration: The backward duration of an easing, by the same rules; by default 0.3 s.
  ///   - timing: The forward timing. By default the spring of UIKit's modal presentations: mass 3,
  ///     stiffness 1000, damping 500, which comes to rest without overshoot in about half a second.
  ///   - backwardTiming: The backward timing; by default Material 3's standard curve.
  public static func slideUp(
    duration: TimeInterval = PlatformDuration.modal.seconds,
    backwardDuration: TimeInterval = MaterialDuration.medium2.seconds,
    timing: TransitionTiming = .spring(.systemModal), backwardTiming: TransitionTiming = .standard
  ) -> Self {
    Self(
      duration: duration, backwardDuration: backwardDuration, timing: timing,
      backwardTiming: backwardTiming)
  }
}
