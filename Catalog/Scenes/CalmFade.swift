import Foundation
import Transitioning

/// A fade of the incoming or outgoing view, for users who prefer reduced motion.
final class CalmFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// True for a presentation, false for a dismissal.
  let isPresenting: Bool

  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    if animator == nil { animator = makeAnimator(transitionContext) }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    let incoming = context.view(forKey: .to)
    if let incoming, let controller = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: controller)
      let place = isPresenting ? context.containerView.subviews.count : 0
      context.containerView.insertSubview(incoming, at: place)
    }
    guard let fading = isPresenting ? incoming : context.view(forKey: .from) else { return nil }
    if isPresenting { fading.alpha = 0 }
    let (target, duration): (CGFloat, _) = (
      isPresenting ? 1 : 0, transitionDuration(using: context)
    )
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
      fading.alpha = target
    }
    animator.addCompletion { _ in
      fading.alpha = 1
      if context.transitionWasCancelled { incoming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
