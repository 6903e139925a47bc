import Foundation
import Transitioning

/// Slides the post editor up, while the wall shrinks and darkens behind it.
///
/// The animations run in a property animator, so that the transition can be reversed.
final class PostEditorOpening: ViewControllerAnimatedTransitioning {
  private var animator: PropertyAnimator?

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { WallDepth.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if animator == nil { animator = makeAnimator(transitionContext) }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func makeAnimator(
    _ context: any ViewControllerContextTransitioning
  ) -> PropertyAnimator? {
    guard let wall = context.view(forKey: .from), let editor = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return nil }
    let place = context.finalFrame(for: controller)
    editor.frame = place.offsetBy(dx: 0, dy: place.height)
    context.containerView.backgroundColor = Palette.ink
    context.containerView.addSubview(editor)

    let animator = PropertyAnimator(
      duration: transitionDuration(using: context), dampingRatio: 1
    ) {
      editor.frame = place
      WallDepth.push(wall)
    }
    animator.addCompletion { _ in
      WallDepth.restore(wall)
      context.containerView.backgroundColor = nil
      if context.transitionWasCancelled { editor.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
