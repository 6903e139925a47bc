public import Transitioning

/// A transition that is different in the two directions.
///
/// ```swift
/// photo.transitionController.transition = TwoWayTransition(
///   forward: ZoomTransition(), backward: FadeTransition())
/// ```
///
/// The transition that runs behaves as if it had been set itself. The presentation controller, if
/// any, is that of the forward transition.
public final class TwoWayTransition<Forward: Transition, Backward: Transition>:
  TransitionWithFallback
{
  /// The transition with which the fore view controller appears.
  public let forward: Forward

  /// The transition with which the fore view controller disappears.
  public let backward: Backward

  /// Creates a pair of transitions.
  public init(forward: Forward, backward: Backward) {
    self.forward = forward
    self.backward = backward
  }

  /// Returns the transition for the context's direction.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    context.direction == .forward ? forward : backward
  }

  /// Ends at once; the transition never runs itself, because it always has a fallback.
  public func start(with context: TransitionContext) {
    context.transitionDidEnd()
  }
}

extension TwoWayTransition: TransitionWithPresentation
where Forward: TransitionWithPresentation {
  /// Returns the style of the forward transition.
  public func defaultModalPresentationStyle() -> UIModalPresentationStyle {
    forward.defaultModalPresentationStyle()
  }

  /// Returns the presentation controller of the forward transition.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    forward.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension Transition {
  /// One transition forward and another one backward.
  public static func asymmetric<Forward: Transition, Backward: Transition>(
    forward: Forward, backward: Backward
  ) -> Self where Self == TwoWayTransition<Forward, Backward> {
    TwoWayTransition(forward: forward, backward: backward)
  }
}

extension TwoWayTransition: TransitionWithExceptions {
  /// The exceptions of both transitions.
  public var exceptions: [LawException] {
    [forward as any Transition, backward].flatMap {
      ($0 as? any TransitionWithExceptions)?.exceptions ?? []
    }
  }
}
