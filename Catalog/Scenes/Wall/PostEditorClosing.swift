import Foundation
import Transitioning

/// Shrinks the post editor to the button of the wall.
final class PostEditorClosing: NSObject, UIViewControllerAnimatedTransitioning {
  private let button: IconButton

  /// - Parameter button: The button that opened the editor.
  init(to button: IconButton) {
    self.button = button
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ButtonGrowth.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let wall = context.view(forKey: .to), let editor = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    wall.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(wall, at: 0)
    wall.layoutIfNeeded()
    let growth = ButtonGrowth(of: button, into: editor, in: context.containerView)
    growth.open()
    UIView.animate(withDuration: transitionDuration(using: context)) {
      growth.animate(opening: false)
    } completion: { _ in
      growth.remove()
      if context.transitionWasCancelled { wall.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
