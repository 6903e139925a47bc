import Foundation
import Transitioning

/// Grows the button of the wall into the post editor.
///
/// The animations run in a property animator, so that the transition can be reversed.
final class PostEditorOpening: NSObject, UIViewControllerAnimatedTransitioning {
  private let button: IconButton
  private var animator: UIViewPropertyAnimator?

  /// - Parameter button: The button that was tapped.
  init(from button: IconButton) {
    self.button = button
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ButtonGrowth.duration }

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
    guard let editor = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return nil }
    editor.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(editor)
    let growth = ButtonGrowth(of: button, into: editor, in: context.containerView)
    growth.close()
    // Quick from the button, and slow into its place.
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), controlPoint1: CGPoint(x: 0.3, y: 0),
      controlPoint2: CGPoint(x: 0.1, y: 1)
    ) { growth.animate(opening: true) }
    animator.addCompletion { _ in
      growth.remove()
      if context.transitionWasCancelled { editor.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
