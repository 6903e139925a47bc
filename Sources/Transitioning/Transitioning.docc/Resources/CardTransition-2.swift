import Transitioning

/// A card that grows into its page, and a page that shrinks into its card.
final class CardTransition: Transition {
  private let card: UIView

  init(from card: UIView) {
    self.card = card
  }

  func start(with context: TransitionContext) {
    let place = card.convert(card.bounds, to: context.containerView)
    print("The card is at \(place).")
    context.transitionDidEnd()
  }
}
