import Foundation
import Transitioning

/// Slides a warning up from below the screen, or down again; with reduced motion it fades.
///
/// The animations run in a property animator, so that the transition can be reversed or caught by a
/// finger.
final class WarningAnimationController: ViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.4

  /// True for a presentation, false for a dismissal.
  let isPresenting: Bool

  /// The animator, from the first request for it to the end of the transition.
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
    // Laid out first, because the container's layout sets the warning's final frame.
    view.layoutIfNeeded()
    view.frame = away
    view.alpha = isCalm ? 0 : 1
    animator.addAnimations {
      view.frame = context.finalFrame(for: warning)
      view.alpha = 1
    }
  }
}
