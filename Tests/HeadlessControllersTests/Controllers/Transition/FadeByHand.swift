import Transitioning

/// A fade with a driver that the test controls.
@MainActor
final class FadeByHand: TransitionWithInteraction {
  let driver: UIPercentDrivenInteractiveTransition

  init(_ driver: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()) {
    self.driver = driver
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
