import Foundation
import Transitioning

/// An animator with which a warning pops up in its place, a little beyond its size at first;
/// backward, it tilts and falls off the screen.
///
/// With reduced motion it fades. The animations run in a property animator, so that the transition
/// can be reversed or caught by a finger.
final class WarningAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.35

  /// The tilt of the falling warning, in radians.
  private static let tilt: CGFloat = 0.16

  /// The scale of the warning before it springs up.
  private static let scale: CGFloat = 0.7

  /// True for a presentation, false for a dismissal.
  let isPresenting: Bool

  /// The animator, from the first request for it to the end of the transition.
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    if let animator { return animator }
    let animator =
      isPresenting
      ? UIViewPropertyAnimator(
        duration: Self.duration, controlPoint1: CGPoint(x: 0.175, y: 0.885),
        controlPoint2: CGPoint(x: 0.32, y: 1.275))
      : UIViewPropertyAnimator(duration: Self.duration, curve: .easeIn)
    addAnimations(to: animator, transitionContext)
    let fallen = isPresenting ? nil : transitionContext.view(forKey: .from)
    animator.addCompletion { _ in
      fallen?.transform = .identity
      fallen?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func addAnimations(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {
    guard let warning = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from),
      let presentation = warning.presentationController as? WarningPresentationController
    else { return }
    let isCalm = presentation.traitCollection.prefersReducedMotion
    guard isPresenting else {
      let tilt = view.isMirrored ? -Self.tilt : Self.tilt
      return animator.addAnimations {
        view.center.y += presentation.fall
        if isCalm {
          view.alpha = 0
        } else {
          view.transform = CGAffineTransform(rotationAngle: tilt)
        }
      }
    }
    view.frame = context.finalFrame(for: warning)
    context.containerView.addSubview(view)
    // Laid out first, because the container's layout sets the warning's place.
    view.layoutIfNeeded()
    view.alpha = 0
    if !isCalm { view.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) }
    animator.addAnimations {
      view.transform = .identity
      // Soon opaque, so that no text shows through another.
      UIView.animateKeyframes(withDuration: Self.duration) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isCalm ? 1 : 0.3) {
          view.alpha = 1
        }
      }
    }
  }
}
