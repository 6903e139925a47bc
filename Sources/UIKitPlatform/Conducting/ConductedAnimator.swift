/// The animator that UIKit gets for a run that can be interrupted.
///
/// UIKit checks for the method `interruptibleAnimator(using:)`. A run that cannot be interrupted is
/// its own animator, without that method.
final class ConductedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The run.
  let run: any TransitionAnimator

  private var conductor: TransitionConductor?

  init(_ run: any TransitionAnimator) { self.run = run }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    run.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    conductor(in: transitionContext).begin()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    conductor(in: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // The run's own method is optional in Objective-C.
    run.engine.transitionDidEnd()
    conductor?.end()
    conductor = nil
  }

  private func conductor(
    in context: any UIViewControllerContextTransitioning
  ) -> TransitionConductor {
    if let conductor { return conductor }
    let conductor = TransitionConductor(run, in: context)
    self.conductor = conductor
    return conductor
  }
}

extension TransitionEngine {
  /// The animator that UIKit gets for a run; a drive that expects a transition follows the run.
  package static func animator(
    for run: any TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning {
    TransitionDrive.expecting?.follow(run.engine)
    return run.isInterruptible ? ConductedAnimator(run) : run
  }

  /// The run of an animator; the animator itself if it is foreign.
  package static func run(of animator: any UIViewControllerAnimatedTransitioning) -> AnyObject {
    (animator as? ConductedAnimator)?.run ?? animator
  }
}
