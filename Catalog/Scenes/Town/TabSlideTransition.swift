import Transitioning
import Transitions

/// A slide between tabs that a finger can drive; with reduced motion a fade, which a finger can
/// drive too.
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
