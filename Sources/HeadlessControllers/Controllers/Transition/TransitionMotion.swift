package import Foundation
import HeadlessStage
package import HeadlessViews
package import TransitionCurves

/// The motion of one of the library's transitions on a stage.
///
/// It records model values in the undo log of the stage's transition. An app's own container may
/// give it another context, which has no undo log.
@MainActor
package final class TransitionMotion {
  package private(set) var hasEnded = false
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  /// The context, if it is a transition of this library.
  private var transition: ControllerTransition?

  private var undoLog: ModelUndoLog?

  /// The run, which the transition of the stage retains.
  weak var run: (any TransitionAnimator)?

  /// The operation that retains a run in a context of an app until the run ends; nil without one.
  private var operation: Timeline.PendingOperation?

  /// The clock of the operation.
  @LinkedTimeline private var clock: Timeline?

  /// Changes nothing: a stage has no metrics of a device.
  package static var reportsToMetricKit = false

  /// The interval of the run; nil if the stage notes none.
  private var interval: StageInterval?

  /// The animations to which more can be added.
  private var shared: [TimedAnimations] = []

  package init(_ direction: TransitionDirection) {}

  package var isDriven: Bool { transition?.isDriven == true }

  package var followsFinger: Bool { transition?.life.interaction.isInitiallyInteractive ?? false }
}

// MARK: - Beginning

extension TransitionMotion {
  package func begin(in context: any UIViewControllerContextTransitioning) {
    self.context = context
    transition = context as? ControllerTransition
    undoLog = transition?.undoLog
    guard transition == nil, let run, let clock = context.containerView.window?.stage?.timeline
    else { return }
    self.clock = clock
    operation = clock.beginOperation { run.unended }
  }

  package func didPlaceView(of controller: UIViewController) {
    ModelUndoLog.pause { controller.callIsAppearing() }
  }

  /// Starts the transition; its undo log records by itself.
  package func record(_ start: () -> () -> Void) { start()() }

  package func restoreViewBehind() {
    guard let transition, let undoLog, let back = context?.viewController(forKey: .to)?.viewIfLoaded
    else { return }
    for log in transition.scene.leavingLogs { log.restore(within: back.layer, into: undoLog) }
  }

  /// Begins the interval of the run, if the stage notes it.
  ///
  /// The stage ends a transition whose container leaves the screen, and lets touches reach what
  /// moves.
  package func didBegin(_ name: String) {
    interval = context?.containerView.window?.stage?.beginInterval(name)
  }

  package func reverse() -> Bool { transition?.turnRound() ?? false }
}

// MARK: - Animating

extension TransitionMotion {
  package func moves(_ target: AnimationTarget, of layer: CALayer) -> Bool {
    layer.isSharedlyAnimated(target)
  }

  package func isOnScreen(_ layer: CALayer) -> Bool { layer.isCommitted }

  package func shown(_ target: AnimationTarget, of layer: CALayer) -> LayerValue? {
    layer.presentationValue(of: target)
  }

  package func set(
    _ target: AnimationTarget, of layer: CALayer, to value: LayerValue, _ timing: TransitionTiming
  ) {
    if let undoLog {
      if !undoLog.hasCurve, case .eased(let function) = timing { undoLog.note(function) }
      undoLog.enter(target, of: layer, from: layer.modelValue(of: target))
    }
    layer.setModel(target, to: value)
  }

  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: LayerValue, to end: LayerValue,
    along function: MediaTimingFunction, during span: ClosedRange<Double>,
    lasting duration: TimeInterval, for part: some TransitionPart
  ) {
    guard span != 0...1 else {
      let timing = SharedTiming(timing: .eased(function), duration: duration, delay: part.delay)
      if part.delay == 0 { transition?.clock.note(.eased(function), lasting: duration) }
      return animations(timing, for: part).animate(layer, target, from: start, to: end)
    }
    // The animation lasts for the whole duration, so that it can be reversed after its span is
    // over.
    let timing = SharedTiming(timing: .eased(.linear), duration: duration, delay: part.delay)
    animations(timing, for: part)
      .animate(layer, target, from: start, to: end, during: span, along: function)
  }

  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, from start: LayerValue, to end: LayerValue,
    on spring: SpringCurve, lasting duration: TimeInterval, delay: TimeInterval,
    for part: some TransitionPart
  ) {
    if delay == 0 {
      transition?.clock.note(.sprung(spring, settlingDuration: duration), lasting: duration)
    }
    let timing = SharedTiming(timing: .spring(spring), duration: duration, delay: delay)
    animations(timing, for: part).animate(layer, target, from: start, to: end)
  }

  package func removeAnimation(of target: AnimationTarget, on layer: CALayer) {
    layer.removeSharedAnimation(of: target)
  }

  package func visibleChanges(
    of target: AnimationTarget, on layer: CALayer, from start: LayerValue, to end: LayerValue
  ) -> Double {
    target.visibleChanges(from: start, to: end, on: layer)
  }

  package func report(_ value: LayerValue, of target: AnimationTarget, on layer: CALayer) {
    layer.reportImpossible(value, of: target)
  }

  /// The animations of a timing to which more can be added.
  private func animations(
    _ timing: SharedTiming, for part: some TransitionPart
  ) -> SharedAnimations {
    // A loop, because the runtime checks the actor in each call of a closure.
    for index in shared.indices
    where shared[index].part === part && shared[index].timing == timing
      && shared[index].animations.isOpen
    {
      return shared[index].animations
    }
    shared.removeAll { !$0.animations.isOpen }
    part.animationDidStart()
    let completion = { [weak part] in part?.animationDidEnd() ?? () }
    let animations =
      switch timing.timing {
      case .eased(let function):
        SharedAnimations(
          duration: timing.duration, delay: timing.delay, timingFunction: function,
          completion: completion)
      case .spring(let spring):
        SharedAnimations(
          spring: spring, duration: timing.duration, delay: timing.delay, completion: completion)
      }
    // Animations that finish before the transition can still be reversed with it.
    if let undoLog { animations.keepFinished(in: undoLog) }
    shared.append(TimedAnimations(part: part, timing: timing, animations: animations))
    return animations
  }
}

// MARK: - Ending

extension TransitionMotion {
  package func end() {
    hasEnded = true
    interval?.end()
  }

  /// Restores the model values of the outgoing view.
  ///
  /// A view that faded out must be opaque when it is shown again. After a cancellation, the stage's
  /// transition restores all values.
  package func settle(cancelled: Bool) {
    guard !cancelled, let undoLog, let leaving = context?.view(forKey: .from) ?? viewThatLeft else {
      return
    }
    undoLog.restore(within: leaving.layer)
  }

  package func forgetContext() {
    (context, transition, undoLog, shared) = (nil, nil, nil, [])
    // The operation may be the last that retains the run, which abandons its engine.
    guard let operation else { return }
    self.operation = nil
    clock?.finish(operation)
  }

  package func abandon() {
    hasEnded = true
    forgetContext()
  }

  /// The outgoing view, if the app has taken it off the screen during the transition.
  private var viewThatLeft: UIView? {
    let view = context?.viewController(forKey: .from)?.viewIfLoaded
    return view?.window == nil ? view : nil
  }
}

/// The timing that animations of a transition share when they run as one.
private struct SharedTiming: Hashable {
  /// The timing, in the direction of the transition.
  let timing: TransitionTiming

  /// The duration, in seconds.
  let duration: TimeInterval

  /// The delay, in seconds.
  let delay: TimeInterval
}

/// The animations of a part with one timing.
private struct TimedAnimations {
  let part: any TransitionPart
  let timing: SharedTiming
  let animations: SharedAnimations
}
