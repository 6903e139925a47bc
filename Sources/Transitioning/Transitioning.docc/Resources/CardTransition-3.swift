import Transitioning

/// A card that grows into its page, and a page that shrinks into its card.
final class CardTransition: Transition {
  private let card: UIView

  init(from card: UIView) {
    self.card = card
  }

  func start(with context: TransitionContext) {
    let page: UIView = context.foreViewController.view
    let place = card.convert(card.bounds, to: context.containerView)
    context.animate(
      page, \.position, back: CGPoint(x: place.midX, y: place.midY), fore: page.center)
    context.animate(page, \.boundsSize, back: place.size, fore: page.bounds.size)
    context.endAfterAnimations()
  }
}
