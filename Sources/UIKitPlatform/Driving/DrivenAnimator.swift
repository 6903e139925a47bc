/// The animator that UIKit gets for a run that can be interrupted.
///
/// UIKit checks for the method `interruptibleAnimator(using:)`. A run that cannot be interrupted is
/// its own animator, without that method.
final class DrivenAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  TransitionAnimatorSubstitute
{
  private let run: any UIViewControllerAnimatedTransitioning & TransitionAnimator

  private let motion: TransitionMotion

  private var driver: TransitionDriver?

  var substituted: any TransitionAnimator { run }

  init(
    _ run: any UIViewControllerAnimatedTransitioning & TransitionAnimator,
    _ motion: TransitionMotion
  ) {
    (self.run, self.motion) = (run, motion)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    driver(in: transitionContext).begin()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    driver(in: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    run.transitionDidEnd()
    driver?.end()
    driver = nil
  }

  private func driver(
    in context: any UIViewControllerContextTransitioning
  ) -> TransitionDriver {
    if let driver { return driver }
    let driver = TransitionDriver(run, motion, in: context)
    self.driver = driver
    return driver
  }
}

extension TransitionMotion {
  /// An interruptible animator for a run that can be interrupted; otherwise the run itself.
  ///
  /// An interaction controller whose drag has requested the transition drives it.
  package func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning {
    FingerHold.expecting?.follow(self)
    self.run = run
    return run.isInterruptible ? DrivenAnimator(run, self) : run
  }
}
