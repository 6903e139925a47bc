public import Transitioning

/// A transition in which the fore view shows through a circle that grows from a point or a view
/// until it reaches the farthest corner.
///
/// Use it when a button or another small thing opens its screen.
///
/// ```swift
/// place.transitionController.transition = .circularReveal(from: mapButton)
/// ```
///
/// The source view is found again at each start: backward, the circle closes where the view is
/// then. If the view is in no window, the circle closes in the middle. With reduced motion the
/// views cross-fade. The motion is the same in both layout directions.
public final class CircularRevealTransition: TransitionWithCustomDuration {
  private let source: @MainActor (TransitionContext) -> CGPoint?
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a reveal around a point that is found at each start.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.4 s.
  ///   - timing: The timing in both directions; by default it begins and ends slowly.
  ///   - source: The centre of the circle, in the container's coordinate space; nil for the middle
  ///     of the container.
  public init(
    duration: TimeInterval = 0.4,
    timing: TransitionTiming = .eased(.easeInEaseOut),
    source: @escaping @MainActor (TransitionContext) -> CGPoint? = { _ in nil }
  ) {
    self.duration = duration
    self.timing = timing
    self.source = source
  }

  /// Creates a reveal around the middle of a view.
  ///
  /// - Parameter view: The view; not retained.
  public convenience init(from view: UIView) {
    self.init { [weak view] context in
      guard let view, view.window != nil else { return nil }
      return context.containerView.convert(
        CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    }
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Opens and closes the circle.
  public func start(with context: TransitionContext) {
    let (view, container) = (context.foreView, context.containerView)
    let point =
      source(context) ?? CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    CoveringCircle(of: view, around: view.convert(point, from: container))
      .open(in: context, timing: timing)
    context.endAfterAnimations()
  }
}

extension Transition where Self == CircularRevealTransition {
  /// A circle that opens from the middle of the container.
  public static var circularReveal: Self { Self() }

  /// A circle that opens from the middle of a view, which is not retained.
  public static func circularReveal(from view: UIView) -> Self { Self(from: view) }

  /// A circle that opens from a point, in the container's coordinate space.
  public static func circularReveal(from point: CGPoint) -> Self { Self { _ in point } }
}
