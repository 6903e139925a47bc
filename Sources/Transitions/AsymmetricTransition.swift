public import Transitioning

/// One transition for coming and another for going.
///
/// ```swift
/// photo.transitionController.transition = AsymmetricTransition(
///   forward: ZoomTransition(), backward: FadeTransition())
/// ```
///
/// Whichever runs is asked for everything as if it had been chosen itself. The presentation, if any, is
/// the forward one's.
public final class AsymmetricTransition<Forward: Transition, Backward: Transition>:
  TransitionWithFallback
{
  /// The transition in which the fore view controller comes.
  public let forward: Forward

  /// The transition in which it goes.
  public let backward: Backward

  /// A pair of transitions.
  public init(forward: Forward, backward: Backward) {
    self.forward = forward
    self.backward = backward
  }

  /// The one for the direction.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    context.direction == .forward ? forward : backward
  }

  /// Ends at once, for it is never what runs.
  public func start(with context: TransitionContext) {
    context.transitionDidEnd()
  }
}

extension AsymmetricTransition: TransitionWithPresentation
where Forward: TransitionWithPresentation {
  /// The forward transition's.
  public func defaultModalPresentationStyle() -> ModalPresentationStyle {
    forward.defaultModalPresentationStyle()
  }

  /// The forward transition's.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController? {
    forward.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
