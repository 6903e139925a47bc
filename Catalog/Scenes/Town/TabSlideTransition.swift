import Transitioning
import Transitions

/// Tabs slide past each other as they lie side by side, and follow a finger; with reduced motion they
/// fade, and still follow.
final class TabSlideTransition: TransitionWithInteraction, TransitionWithReducedMotion {
  private let swipes: TabSwipes

  init(_ swipes: TabSwipes) {
    self.swipes = swipes
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any ViewControllerInteractiveTransitioning)? {
    context.direction == .forward ? swipes.onward : swipes.back
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  func start(with context: TransitionContext) {
    if context.traitCollection.prefersReducedMotion {
      context.compose(with: FadeTransition())
    } else {
      context.compose(with: SlideTransition())
    }
    context.transitionDidEnd()
  }
}
