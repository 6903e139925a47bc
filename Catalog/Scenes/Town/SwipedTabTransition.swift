import Foundation
import Transitioning

/// A motion between tabs that a finger can drive; with reduced motion another one, which a finger
/// can drive too.
final class SwipedTabTransition: TransitionWithInteraction, TransitionWithReducedMotion,
  TransitionWithCustomDuration
{
  private let swipes: TabSwipes
  private let motion, calmMotion: any Transition

  init(_ swipes: TabSwipes, _ motion: any Transition, calm calmMotion: any Transition) {
    self.swipes = swipes
    self.motion = motion
    self.calmMotion = calmMotion
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    context.direction == .forward ? swipes.onward : swipes.back
  }

  func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

  func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.duration(of: chosen(with: context))
  }

  private func chosen(with context: TransitionContext) -> any Transition {
    context.traitCollection.prefersReducedMotion ? calmMotion : motion
  }

  func start(with context: TransitionContext) {
    context.compose(with: chosen(with: context))
    context.transitionDidEnd()
  }
}
