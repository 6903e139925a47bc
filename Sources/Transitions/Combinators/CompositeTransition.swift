public import Transitioning

/// A transition that runs several transitions together.
///
/// ```swift
/// let transition = CompositeTransition(FadeTransition(), ZoomTransition())
/// ```
///
/// Each part has its own context, takes the time that it takes alone, and ends by itself; the
/// composite ends with its last part.
public final class CompositeTransition: TransitionWithCustomDuration {
  private let parts: [any Transition]

  /// Creates a transition from parts, which start in this order at the same time.
  public convenience init(_ parts: any Transition...) {
    self.init(parts: parts)
  }

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

extension Transition where Self == CompositeTransition {
  /// Several transitions at the same time.
  public static func parallel(_ parts: any Transition...) -> Self { Self(parts: parts) }
}

extension Transition {
  /// This transition and another one at the same time.
  public func combined(with other: any Transition) -> CompositeTransition {
    CompositeTransition(self, other)
  }
}
