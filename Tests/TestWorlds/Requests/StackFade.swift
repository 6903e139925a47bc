import Transitioning

/// A fade of the fore view with a driver.
@MainActor
final class StackFade: TransitionWithInteraction {
  let interaction = UIPercentDrivenInteractiveTransition()

  /// True if the transition uses its driver.
  var isDriven = true

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? interaction : nil }
}
