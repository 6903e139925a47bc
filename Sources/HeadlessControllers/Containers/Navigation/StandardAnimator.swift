import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// A standard animator for two children of a container, one in front of the other.
///
/// Subclasses override `move(in:)`.
@MainActor
class StandardAnimator: TransitionPart {
  final let back: UIViewController
  final let fore: UIViewController
  final let engine: TransitionEngine
  private final var hasStarted = false

  /// True once all animations have begun.
  private final var hasMoved = false
  private final var runningAnimations = 0

  init(_ direction: TransitionDirection, back: UIViewController, fore: UIViewController) {
    engine = TransitionEngine(direction)
    self.back = back
    self.fore = fore
  }

  /// The duration of the motion, in seconds.
  var duration: TimeInterval { TransitionDefaults.duration }

  /// Begins the motion, which ends when all of its animations have ended.
  func move(in container: UIView) {}

  final var direction: TransitionDirection { engine.direction }

  /// The stage of the controllers.
  final var stage: Stage? { back.stage ?? fore.stage }

  /// Animates a property between its back and fore values.
  final func animate<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    timing: TransitionTiming
  ) {
    engine.animate(
      view.layer, .named(by: keyPath), back: back.layerValue, fore: fore.layerValue, timing, 0...1,
      startsAnew: false, for: self)
  }

  final func animationDidStart() {
    runningAnimations += 1
  }

  final func animationDidEnd() {
    runningAnimations -= 1
    completeIfDone()
  }

  private final var hasEnded: Bool { hasMoved && runningAnimations == 0 }

  /// Ends the transition if the motion has ended, unless the transition is driven or still runs
  /// out.
  private final func completeIfDone() {
    guard hasEnded, !engine.hasEnded, !engine.isDriven else { return }
    engine.complete()
  }

  private final var name: String { "\(type(of: self))" }
}

extension StandardAnimator: UIViewControllerAnimatedTransitioning, TransitionAnimator {
  final var unended: [String] { hasEnded ? [] : ["\(name) has not ended"] }

  final var isInterruptible: Bool { !engine.hasEnded }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard !engine.hasEnded else { return transitionContext.completeTransition(true) }
    engine.perform(
      in: transitionContext, lasting: duration,
      removed: {
        fore.report(TransitionIssue.removedView(transition: name, controller: $0))
      }
    ) {
      guard !hasStarted, !engine.hasEnded else { return }
      hasStarted = true
      move(in: transitionContext.containerView)
      hasMoved = true
      completeIfDone()
    }
  }

  /// Ends the transition when it is back at its beginning, even if the motion has not ended.
  final func transitionDidRunOut(cancelled: Bool) {
    guard !engine.hasEnded else { return }
    if cancelled { return engine.complete() }
    completeIfDone()
  }

  final func animationEnded(_ transitionCompleted: Bool) {
    engine.transitionDidEnd()
  }
}
