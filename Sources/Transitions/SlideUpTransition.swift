public import Transitioning

/// A transition in which the fore view controller rises from below the container, and sinks again.
public final class SlideUpTransition: TransitionWithCustomDuration {
  private let spring: Spring

  /// Creates a rise with the motion of a spring.
  ///
  /// - Parameter spring: By default the spring of UIKit's modal presentations: mass 3, stiffness
  ///   1000, damping 500, which comes to rest without overshoot in about half a second.
  public init(spring: Spring = .systemModal) {
    self.spring = spring
  }

  /// Returns the settling duration of the spring, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    spring.settlingDuration
  }

  /// Moves the fore view between just below the container and its place.
  public func start(with context: TransitionContext) {
    let view: View = context.foreViewController.view
    let below = context.containerView.bounds.height - view.frame.minY
    context.animate(
      view, \.position.y, back: view.center.y + below, fore: view.center.y, timing: .spring(spring))
    context.endAfterAnimations()
  }
}
