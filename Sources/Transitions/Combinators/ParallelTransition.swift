public import Transitioning

/// A transition that runs several transitions together.
///
/// ```swift
/// letter.transitionController.transition = .parallel(.fade(), .scale())
/// ```
///
/// Each part has its own context, takes the time that it takes alone, and ends by itself; the
/// composite ends with its last part.
public final class ParallelTransition: TransitionWithCustomDuration {
  private let parts: [any Transition]

  fileprivate init(parts: [any Transition]) {
    self.parts = parts
  }

  /// Returns the duration of the longest part, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    parts.map { context.duration(of: $0) }.max() ?? 0
  }

  /// Starts every part.
  public func start(with context: TransitionContext) {
    for part in parts {
      context.compose(with: part, duration: context.duration(of: part))
    }
    context.transitionDidEnd()
  }
}

extension Transition where Self == ParallelTransition {
  /// Several transitions at the same time.
  ///
  /// - Parameter parts: The transitions, which start in this order.
  public static func parallel(_ parts: any Transition...) -> Self { Self(parts: parts) }
}
