/// The animator that UIKit gets for a run that can be interrupted.
///
/// UIKit checks for the method `interruptibleAnimator(using:)`. A run that cannot be interrupted is
/// its own animator, without that method.
final class ConductedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The run.
  let run: any UIViewControllerAnimatedTransitioning & TransitionAnimator

  private let engine: TransitionEngine

  private var conductor: TransitionConductor?

  init(
    _ run: any UIViewControllerAnimatedTransitioning & TransitionAnimator,
    _ engine: TransitionEngine
  ) {
    (self.run, self.engine) = (run, engine)
  }

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
    engine.transitionDidEnd()
    conductor?.end()
    conductor = nil
  }

  private func conductor(
    in context: any UIViewControllerContextTransitioning
  ) -> TransitionConductor {
    if let conductor { return conductor }
    let conductor = TransitionConductor(run, engine, in: context)
    self.conductor = conductor
    return conductor
  }
}

extension TransitionEngine {
  /// An interruptible animator for a run that can be interrupted; otherwise the run itself.
  ///
  /// An interaction controller whose drag has requested the transition drives it.
  package func animator(
    for run: any UIViewControllerAnimatedTransitioning & TransitionAnimator
  ) -> any UIViewControllerAnimatedTransitioning {
    TransitionDrive.expecting?.follow(self)
    return run.isInterruptible ? ConductedAnimator(run, self) : run
  }

  package static func run(of animator: any UIViewControllerAnimatedTransitioning) -> AnyObject {
    (animator as? ConductedAnimator)?.run ?? animator
  }
}
