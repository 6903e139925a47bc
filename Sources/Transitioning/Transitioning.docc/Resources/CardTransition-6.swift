import Transitioning

/// A card that grows into its page, and a page that shrinks into its card.
final class CardTransition: TransitionWithInteraction {
  private let card: UIView
  private let pan: PanInteractionController

  /// - Parameter dismiss: Dismisses the page; called when a finger begins to drag it down.
  init(from card: UIView, dismiss: @escaping () -> Void) {
    self.card = card
    pan = PanInteractionController(toward: .bottom, begin: dismiss)
  }

  func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }

  func start(with context: TransitionContext) {
    let page: UIView = context.foreViewController.view
    let place = card.convert(card.bounds, to: context.containerView)
    context.animate(
      page, \.position, back: CGPoint(x: place.midX, y: place.midY), fore: page.center)
    context.animate(page, \.boundsSize, back: place.size, fore: page.bounds.size)
    context.animate(page, \.cornerRadius, back: card.layer.cornerRadius, fore: 0)
    context.deferToCompletion { [pan] in page.addGestureRecognizer(pan.recognizer) }
    context.endAfterAnimations()
  }
}
