import Foundation
import Transitioning

/// Turns a card over and enlarges the picture on its back to the whole screen.
///
/// The keyframes run in a property animator, so that the transition can be reversed.
final class PetFlipOpening: ViewControllerAnimatedTransitioning {
  /// The duration, in seconds: a third for each face and a third for the enlargement.
  static let duration: TimeInterval = 0.9

  private let card: View
  private var animator: PropertyAnimator?

  /// - Parameter card: The view of the card, in the presenting controller.
  init(card: View) {
    self.card = card
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let context = transitionContext
    guard let picture = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    picture.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(picture)
    guard let turning = TurningCard(card, on: picture, in: context.containerView) else {
      return context.completeTransition(true)
    }
    turning.takeFront()
    turning.showFront()
    turning.hideBack()
    let animator = PropertyAnimator(duration: Self.duration, curve: .linear) {
      View.animateKeyframes(withDuration: Self.duration) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) { turning.hideFront() }
        View.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 0) { turning.takeBack() }
        View.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          turning.showBack()
        }
        View.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) { turning.fill() }
      }
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
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? { animator }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
