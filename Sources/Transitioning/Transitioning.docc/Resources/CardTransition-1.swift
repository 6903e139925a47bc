import Transitioning

/// A card that grows into its page, and a page that shrinks into its card.
final class CardTransition: Transition {
  func start(with context: TransitionContext) {
    context.transitionDidEnd()
  }
}
