package import Transitioning

/// An animator of UIKit's kind that runs a closure.
@MainActor
package final class ScriptedAnimator: UIViewControllerAnimatedTransitioning {
  package typealias Context = any UIViewControllerContextTransitioning

  private let duration: (Context?) -> TimeInterval
  private let script: (Context) -> Void

  /// Makes an animator that answers with what `duration` returns, and runs `script`.
  package init(
    duration: @escaping (Context?) -> TimeInterval, _ script: @escaping (Context) -> Void
  ) {
    self.duration = duration
    self.script = script
  }

  /// Makes an animator of a duration, in seconds.
  package convenience init(_ duration: TimeInterval, _ script: @escaping (Context) -> Void) {
    self.init(duration: { _ in duration }, script)
  }

  package func transitionDuration(using transitionContext: Context?) -> TimeInterval {
    duration(transitionContext)
  }

  package func animateTransition(using transitionContext: Context) { script(transitionContext) }

  /// Adds the incoming view, and completes.
  package static func show(_ context: Context) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }

  /// An animator that fades the outgoing view, with the incoming one behind it.
  package static func fadeOut(
    _ duration: TimeInterval = 0.3, options: UIView.AnimationOptions = []
  ) -> ScriptedAnimator {
    ScriptedAnimator(duration) { context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      let from = context.view(forKey: .from)
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        from?.alpha = 0
      } completion: { _ in
        from?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

/// An animator that fades the incoming view in by a property animator.
@MainActor
package final class PropertyAnimatorFade: UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let curve: UIView.AnimationCurve
  private let isKept: Bool
  private let isStarted: Bool
  private var animator: UIViewPropertyAnimator?

  /// The arguments of `animationEnded`.
  package private(set) var outcomes: [Bool] = []

  /// The number of fades that have come to their end.
  package private(set) var ends = 0

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The timing of the fade.
  ///   - isKept: True if each call returns the same property animator until the transition ends.
  ///   - isStarted: True if a property animator is started when it is made.
  package init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .linear, isKept: Bool = true,
    isStarted: Bool = false
  ) {
    self.duration = duration
    self.curve = curve
    self.isKept = isKept
    self.isStarted = isStarted
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    let animator = interruptibleAnimator(using: transitionContext)
    if animator?.isRunning == false { animator?.startAnimation() }
  }

  package func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    if isKept, let animator { return animator }
    let (context, view) = (transitionContext, transitionContext.view(forKey: .to))
    if let view, let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
    }
    view?.alpha = 0
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view?.alpha = 1 }
    animator.addCompletion { [weak self] _ in
      view?.alpha = 1
      self?.ends += 1
      self?.animator = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    if isStarted { animator.startAnimation() }
    return animator
  }

  package func animationEnded(_ transitionCompleted: Bool) { outcomes.append(transitionCompleted) }
}
