import Foundation
import Transitioning

/// Lets a warning rise from below the screen, or sink; where motion is to be reduced it fades.
///
/// It runs in a property animator, so that it can be turned round or taken hold of on the way.
final class WarningAnimationController: ViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.4

  /// True when the warning comes, false when it goes.
  let isPresenting: Bool

  /// What runs, from the first question about it until the end.
  private var animator: PropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext)?.startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if let animator { return animator }
    let animator = PropertyAnimator(duration: Self.duration, dampingRatio: 1)
    addAnimations(to: animator, transitionContext)
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }

  private func addAnimations(
    to animator: PropertyAnimator, _ context: any ViewControllerContextTransitioning
  ) {
    guard let warning = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from),
      let presentation = warning.presentationController as? WarningPresentationController
    else { return }
    let isCalm = presentation.traitCollection.prefersReducedMotion
    let away = presentation.frameOfAbsentView
    guard isPresenting else {
      return animator.addAnimations {
        view.frame = away
        if isCalm { view.alpha = 0 }
      }
    }
    view.frame = context.finalFrame(for: warning)
    context.containerView.addSubview(view)
    // Laid out first, since the container's layout puts the warning in its place.
    view.layoutIfNeeded()
    view.frame = away
    view.alpha = isCalm ? 0 : 1
    animator.addAnimations {
      view.frame = context.finalFrame(for: warning)
      view.alpha = 1
    }
  }
}
