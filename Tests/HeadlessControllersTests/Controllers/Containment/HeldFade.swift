import Transitioning

/// A fade that a driver holds.
final class HeldFade: TransitionWithInteraction {
  let driver = PercentDrivenInteractiveTransition()

  func interactionController(
    with context: TransitionContext
  ) -> (any ViewControllerInteractiveTransitioning)? { driver }

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
