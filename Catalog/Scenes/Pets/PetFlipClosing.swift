import Foundation
import Transitioning

/// Shrinks a picture to the size of its card and turns the card back.
final class PetFlipClosing: ViewControllerAnimatedTransitioning {
  private let card: View

  /// - Parameter card: The view of the card, in the presenting controller.
  init(card: View) {
    self.card = card
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { PetFlipOpening.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
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
    turning.takeBack()
    turning.hideFront()
    turning.fill()
    View.animateKeyframes(withDuration: transitionDuration(using: context)) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) { turning.showBack() }
      View.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) { turning.hideBack() }
      View.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 0) { turning.takeFront() }
      View.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
        turning.showFront()
      }
    } completion: { _ in
      turning.remove()
      if context.transitionWasCancelled { pager.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
