import Foundation
import Transitioning

/// Lets the post editor down again, while the wall comes forward out of the dark.
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

/// How far the wall steps back while a post is written.
@MainActor
enum WallDepth {
  /// How long it takes to go there or back, in seconds.
  static let duration: TimeInterval = 0.7

  /// Makes a wall small and dim.
  static func push(_ wall: View) {
    wall.transform3D = Transform3D(scaleX: 0.9, y: 0.9)
    wall.alpha = 0.5
  }

  /// Makes a wall as it was.
  static func restore(_ wall: View) {
    wall.transform3D = .identity
    wall.alpha = 1
  }
}
