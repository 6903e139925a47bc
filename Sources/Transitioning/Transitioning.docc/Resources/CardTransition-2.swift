import Transitioning

/// A card that grows into its page, and a page that shrinks into its card.
final class CardTransition: Transition {
  private let card: View

  init(from card: View) {
    self.card = card
  }

  func start(with context: TransitionContext) {
    let place = card.convert(card.bounds, to: context.containerView)
    print("The card is at \(place).")
    context.transitionDidEnd()
  }
}
