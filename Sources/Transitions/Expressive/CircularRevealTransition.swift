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
/// then. The circle also follows a view that moves meanwhile, because its list scrolls, and a view
/// that shows the same after its cell was reused. If the view is gone on the way, the circle closes
/// where the view was last; if it is in no window at the start, the circle closes in the middle.
/// Backward, it closes fast at first, because at its full size only a corner of the screen is
/// outside of it. With reduced motion the views cross-fade. The motion is the same in both layout
/// directions.
public final class CircularRevealTransition: TransitionWithCustomDuration {
  /// What the circle opens from.
  fileprivate enum Source {
    case point(@MainActor (TransitionContext) -> CGPoint?)
    case view(@MainActor (TransitionContext) -> UIView?)
  }

  private let source: Source
  private let duration: TimeInterval
  private let timing: TransitionTiming
  private let backwardTiming: TransitionTiming

  fileprivate init(
    source: Source, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming
  ) {
    (self.source, self.duration) = (source, duration)
    (self.timing, self.backwardTiming) = (timing, backwardTiming)
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Opens and closes the circle.
  public func start(with context: TransitionContext) {
    let (fore, container) = (context.foreView, context.containerView)
    let view = sourceView(context)
    let point = view.flatMap(context.middle) ?? sourcePoint(context) ?? context.middle
    let circle = CoveringCircle(of: fore, around: fore.convert(point, from: container))
    let disc = circle.open(in: context, timing: timing, backwardTiming: .timing(backwardTiming))
    if let view {
      let follower = SourceViewFollower(
        in: context, over: 2 * circle.radius, timing, backwardTiming: .timing(backwardTiming))
      follower.follow(view, isHidden: false, moving: [disc]) { [self] in sourceView(context) }
    }
    context.endAfterAnimations()
  }

  /// The view in a window from which the circle opens; nil without one.
  private func sourceView(_ context: TransitionContext) -> UIView? {
    guard case .view(let find) = source, let view = find(context), view.window != nil else {
      return nil
    }
    return view
  }

  private func sourcePoint(_ context: TransitionContext) -> CGPoint? {
    guard case .point(let find) = source else { return nil }
    return find(context)
  }
}

extension Transition where Self == CircularRevealTransition {
  /// A circle that opens from the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view; not retained.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.4 s.
  ///   - timing: The timing forward; by default it begins and ends slowly.
  ///   - backwardTiming: The timing backward; by default it begins fast and ends slowly.
  public static func circularReveal(
    from view: UIView, duration: TimeInterval = 0.4,
    timing: TransitionTiming = .eased(.easeInEaseOut),
    backwardTiming: TransitionTiming = .eased(.easeOut)
  ) -> Self {
    Self(
      source: .view({ [weak view] _ in view }), duration: duration, timing: timing,
      backwardTiming: backwardTiming)
  }

  /// A circle that opens from the middle of a view that is found at each start, and when it moves.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.4 s.
  ///   - timing: The timing forward; by default it begins and ends slowly.
  ///   - backwardTiming: The timing backward; by default it begins fast and ends slowly.
  ///   - sourceView: Returns the view; nil if there is none now.
  public static func circularReveal(
    duration: TimeInterval = 0.4, timing: TransitionTiming = .eased(.easeInEaseOut),
    backwardTiming: TransitionTiming = .eased(.easeOut),
    sourceView: @escaping @MainActor (TransitionContext) -> UIView?
  ) -> Self {
    Self(
      source: .view(sourceView), duration: duration, timing: timing,
      backwardTiming: backwardTiming)
  }

  /// A circle that opens from a point that is found at each start.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.4 s.
  ///   - timing: The timing forward; by default it begins and ends slowly.
  ///   - backwardTiming: The timing backward; by default it begins fast and ends slowly.
  ///   - sourcePoint: The centre of the circle, in the container's coordinate space; nil for the
  ///     middle of the container.
  public static func circularReveal(
    duration: TimeInterval = 0.4, timing: TransitionTiming = .eased(.easeInEaseOut),
    backwardTiming: TransitionTiming = .eased(.easeOut),
    sourcePoint: @escaping @MainActor (TransitionContext) -> CGPoint? = { _ in nil }
  ) -> Self {
    Self(
      source: .point(sourcePoint), duration: duration, timing: timing,
      backwardTiming: backwardTiming)
  }
}
