import Foundation
import Transitioning

/// Slides the post editor down, while the wall grows and brightens behind it.
final class PostEditorClosing: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { WallDepth.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let context = transitionContext
    guard let wall = context.view(forKey: .to), let editor = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    wall.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(wall, at: 0)
    context.containerView.backgroundColor = Palette.ink
    WallDepth.push(wall)

    View.animate(withDuration: transitionDuration(using: context)) {
      editor.frame.origin.y += editor.frame.height
      WallDepth.restore(wall)
    } completion: { _ in
      context.containerView.backgroundColor = nil
      if context.transitionWasCancelled {
        WallDepth.restore(wall)
        wall.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The scaled and dimmed state of the wall behind the post editor.
@MainActor
enum WallDepth {
  /// The duration of a change of this state, in seconds.
  static let duration: TimeInterval = 0.7

  /// Scales and dims the wall.
  static func push(_ wall: View) {
    wall.transform3D = Transform3D(scaleX: 0.9, y: 0.9)
    wall.alpha = 0.5
  }

  /// Restores the wall.
  static func restore(_ wall: View) {
    wall.transform3D = .identity
    wall.alpha = 1
  }
}
