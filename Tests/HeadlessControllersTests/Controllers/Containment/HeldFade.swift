import Transitioning

/// A fade that a driver holds.
final class HeldFade: TransitionWithInteraction {
  let driver = UIPercentDrivenInteractiveTransition()

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
