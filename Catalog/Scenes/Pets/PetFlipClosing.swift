import Foundation
import Transitioning

/// Turns a picture back, in one motion, while it shrinks to the size of its card.
final class PetFlipClosing: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: UIView

  /// - Parameter card: The view of the card, in the presenting controller.
  init(card: UIView) {
    self.card = card
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PetFlipOpening.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let picture = context.view(forKey: .from), let pager = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    pager.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(pager, at: 0)
    pager.layoutIfNeeded()
    guard let turning = TurningCard(card, on: picture, in: context.containerView) else {
      return context.completeTransition(true)
    }
    turning.showBack()
    UIView.animate(withDuration: transitionDuration(using: context)) {
      turning.showFront()
    } completion: { _ in
      turning.remove()
      if context.transitionWasCancelled { pager.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
