#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// An animator of a fade that can be interrupted, which notes its beginning and its end.
@MainActor
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// Called at the beginning, when the views are in place.
  var whenStarted: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  /// Called when the platform, not this class itself, asks for the interruptible animator.
  var whenAsked: () -> Void = {}

  /// True if each call returns the same animator, as the reference demands.
  var isKept = true

  private let duration: TimeInterval
  private let screen: QuestionScreen
  private var fade: UIViewPropertyAnimator?

  init(_ duration: TimeInterval, on screen: QuestionScreen) {
    self.duration = duration
    self.screen = screen
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    screen.note("animate")
    animator(in: transitionContext).startAnimation()
    whenStarted(transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    whenAsked()
    return animator(in: transitionContext)
  }

  private func animator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if isKept, let fade { return fade }
    let fading = context.placeForFade()
    let fade = UIViewPropertyAnimator(duration: duration, curve: .linear) { fading?.alpha = 0.1 }
    fade.addCompletion { _ in
      fading?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.fade = fade
    return fade
  }

  /// Runs the transition back, as a cancelled one, without an interaction controller.
  func turnRound(_ context: any UIViewControllerContextTransitioning) {
    context.pauseInteractiveTransition()
    fade?.pauseAnimation()
    context.cancelInteractiveTransition()
    fade?.isReversed = true
    fade?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    fade = nil
    screen.note("animation ended \(transitionCompleted)")
  }
}
