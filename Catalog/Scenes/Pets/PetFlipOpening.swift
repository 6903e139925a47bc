import Foundation
import Transitioning

/// Turns a card over, in one motion, to the picture on its back, which grows to the whole screen.
///
/// The turn runs in a property animator, so that it can be reversed.
final class PetFlipOpening: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.6

  private let card: UIView
  private var animator: UIViewPropertyAnimator?

  /// - Parameter card: The view of the card, in the presenting controller.
  init(card: UIView) {
    self.card = card
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let picture = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    picture.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(picture)
    guard let turning = TurningCard(card, on: picture, in: context.containerView) else {
      return context.completeTransition(true)
    }
    turning.showFront()
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut) {
      turning.showBack()
    }
    animator.addCompletion { _ in
      turning.remove()
      if context.transitionWasCancelled { picture.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    animator.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { animator }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
