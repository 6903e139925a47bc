import Transitioning

/// Turns a screen about all axes at once while it fades and grows.
final class TumbleTransition: TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.43 }

  func start(with context: TransitionContext) {
    let view: UIView = context.foreViewController.view
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 1000
    context.containerView.layer.sublayerTransform = perspective
    view.layer.masksToBounds = true
    context.animate(view, \.position.y, back: 1300, fore: view.center.y)
    context.animate(view, \.transform.rotationX, back: 0.6, fore: 0)
    context.animate(view, \.transform.rotationY, back: 0.9, fore: 0)
    context.animate(view, \.transform.rotationZ, back: 1.5, fore: 0)
    context.animate(view, \.cornerRadius, back: 40, fore: 0)
    context.animate(view, \.opacity, back: 0.2, fore: 1, during: 0...0.8)
    context.endAfterAnimations()
  }
}

/// Cross-fades the content of the back screen while the fore screen appears.
final class MeltTransition: TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.4 }

  func start(with context: TransitionContext) {
    let (fore, back): (UIView, UIView) = (
      context.foreViewController.view, context.backViewController.view
    )
    let isForward = context.direction == .forward
    UIView.transition(with: back, duration: 0.3, options: .transitionCrossDissolve) {
      back.backgroundColor = isForward ? UIColor(hex: 0xFFD166) : UIColor(hex: 0xF3EFF7)
      back.subviews.last?.isHidden = isForward
    }
    context.animate(fore, \.position.x, back: 585, fore: fore.center.x)
    context.endAfterAnimations()
  }
}
