public import Transitioning

/// A transition in which the fore view controller rises from below the container, and sinks again.
///
/// The way back is shorter than the way in, and begins quickly: the user is done with the task.
public final class SlideUpTransition: TransitionWithCustomDuration {
  private let spring: Spring
  private let exit: TransitionTiming

  /// Creates a rise with the motion of a spring.
  ///
  /// - Parameters:
  ///   - spring: The motion of the way in. By default the spring of UIKit's modal presentations:
  ///     mass 3, stiffness 1000, damping 500, which comes to rest without overshoot in about half a
  ///     second.
  ///   - exit: The timing of the way back, which takes 0.3 s; by default Material 3's standard
  ///     curve.
  public init(spring: Spring = .systemModal, exit: TransitionTiming = .standard) {
    self.spring = spring
    self.exit = exit
  }

  /// Returns the time until the spring's motion over the container's height cannot be seen, in
  /// seconds; 0.3 s for the way back.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    switch (context.direction, exit) {
    case (.forward, _): settlingDuration(of: spring, in: context)
    case (.backward, .spring(let spring)): settlingDuration(of: spring, in: context)
    case (.backward, .eased): MaterialDuration.medium2.seconds
    }
  }

  private func settlingDuration(
    of spring: Spring, in context: TransitionContext
  ) -> TimeInterval {
    spring.settlingDuration(over: Double(context.containerView.bounds.height))
  }

  /// Moves the fore view between just below the container and its place.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    let below = context.containerView.bounds.height - view.frame.minY
    context.animate(
      view, \.position.y, back: view.center.y + below, fore: view.center.y,
      timing: .spring(spring), backward: .timing(exit))
    context.endAfterAnimations()
  }
}

extension Transition where Self == SlideUpTransition {
  /// A rise from below the container.
  public static var slideUp: Self { Self() }

  /// A rise from below the container, in UIKit's words.
  public static var coverVertical: Self { Self() }
}
