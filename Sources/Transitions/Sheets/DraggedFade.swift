import Transitioning

/// The cross-fade that replaces a transition under a finger when motion is reduced; the finger
/// drives it in the same way.
final class DraggedFade: TransitionWithInteraction {
  private let interaction: (TransitionContext) -> (any UIViewControllerInteractiveTransitioning)?

  /// - Parameter transition: The transition whose interaction drives the fade.
  init(instead transition: any TransitionWithInteraction) {
    interaction = { transition.interactionController(with: $0) }
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction(context) }

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
