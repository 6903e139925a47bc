package import Foundation
import HeadlessStage
package import HeadlessViews
package import TransitionCurves

/// The engine of the library's animators on a stage.
///
/// It records model values in the undo log of the stage's transition. An app's own container may
/// give it another context, which has no undo log.
@MainActor
package final class TransitionEngine {
  package let direction: TransitionDirection
  package private(set) var hasEnded = false
  package private(set) var isOver = false
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  /// The layer of the view behind a dismissal, if that view never left the screen.
  private var viewThatStays: CALayer?

  /// The context, if it is a transition of this library.
  private var transition: ControllerTransition?

  /// The undo log of that transition.
  private var undoLog: ModelUndoLog?

  /// The run, which the transition of the stage retains.
  weak var run: (any TransitionAnimator)?

  /// The operation that retains a run in a context of an app until the run ends; nil without one.
  private var operation: Timeline.PendingOperation?

  /// The clock of the operation.
  private weak var clock: Timeline?

  /// The animations to which more can be added.
  private var shared: [TimedAnimations] = []

  /// The work to do at the end, in order.
  private var deferred: [() -> Void] = []

  package init(_ direction: TransitionDirection) {
    self.direction = direction
  }

  package var isDriven: Bool { transition?.isDriven == true }

  /// True if the transition is interactive from its beginning, so that all animations are linear.
  package var followsFinger: Bool { transition?.life.interaction.isInitiallyInteractive ?? false }
}

// MARK: - Beginning

extension TransitionEngine {
  package func perform(
    in context: any UIViewControllerContextTransitioning,
    lasting duration: @autoclosure () -> TimeInterval, removed: (String) -> Void,
    _ motion: () -> Void
  ) {
    take(context)
    let container = context.containerView
    var incoming = context.view(forKey: .to)
    if let incoming {
      place(incoming, in: context)
    } else {
      viewThatStays = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    // A callback of the placing may have moved either view elsewhere.
    let outgoing = standing(context.view(forKey: .from), in: container)
    incoming = standing(incoming, in: container)
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration())
    motion()
    CATransaction.commit()
    restoreBehind()
    check(outgoing, .from, in: context, removed)
    check(incoming, .to, in: context, removed)
  }

  private func take(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    transition = context as? ControllerTransition
    undoLog = transition?.undoLog
    guard transition == nil, let run, let clock = context.containerView.window?.stage?.timeline
    else { return }
    self.clock = clock
    operation = clock.beginOperation { run.unended }
  }

  /// Restores what the leaving presentations have changed in the view behind, and what this
  /// transition does not move: it is not the one that has presented.
  private func restoreBehind() {
    guard let transition, let undoLog, let back = context?.viewController(forKey: .to)?.viewIfLoaded
    else { return }
    for log in transition.leavingLogs { log.restore(within: back.layer, into: undoLog) }
  }

  /// Reports a view of the transition that was removed from the container.
  private func check(
    _ view: UIView?, _ key: UITransitionContextViewControllerKey,
    in context: any UIViewControllerContextTransitioning, _ removed: (String) -> Void
  ) {
    guard let view, !view.isDescendant(of: context.containerView) else { return }
    removed(context.viewController(forKey: key)?.sentenceName ?? "nothing")
  }

  /// The view, if it is in the container.
  private func standing(_ view: UIView?, in container: UIView) -> UIView? {
    view?.isDescendant(of: container) == true ? view : nil
  }

  /// Places the incoming view and lays it out.
  private func place(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    IncomingPlacing.unlessPlaced.place(view, of: controller, direction, in: context)
    ModelUndoLog.pause { controller.callIsAppearing() }
    view.layoutIfNeeded()
  }
}

// MARK: - Animating

extension TransitionEngine {
  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: LayerValue, fore: LayerValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, startsAnew: Bool,
    for part: some TransitionPart
  ) {
    let isForward = part.direction == .forward
    let (ownStart, end) = isForward ? (back, fore) : (fore, back)
    let isFound = direction == .backward && !startsAnew && finds(layer)
    let isShown = layer.isSharedlyAnimated(target) || isFound
    let start = isShown ? layer.presentationValue(of: target) : ownStart
    keep(target, of: layer, timing)
    layer.setModel(target, to: end)
    guard ownStart.isFinite else { return layer.reportImpossible(ownStart, of: target) }
    guard end.isFinite else { return layer.reportImpossible(end, of: target) }
    let (duration, delay) = (part.duration / part.speed, part.delay)
    guard duration > 0 else { return layer.removeSharedAnimation(of: target) }
    let span = span.clamped(to: 0...1)
    // Under a finger, progress is linear.
    switch followsFinger ? .eased(.linear) : timing {
    case .eased(let function):
      guard span != 0...1 else {
        let timing = SharedTiming(timing: .eased(function), duration: duration, delay: delay)
        if delay == 0 { transition?.note(.eased(function), lasting: duration) }
        return animations(timing, for: part).animate(layer, target, from: start, to: end)
      }
      // The animation lasts for the whole duration, so that it can be reversed after its span is
      // over.
      let timing = SharedTiming(timing: .eased(.linear), duration: duration, delay: delay)
      animations(timing, for: part)
        .animate(layer, target, from: start, to: end, during: span, along: function)
    case .spring(let own):
      let spring = own.spedUp(by: part.speed)
      let changes = target.visibleChanges(from: start, to: end, on: layer)
      let visible = spring.settlingDuration(over: changes, tolerance: 1)
      guard visible > 0 else { return layer.removeSharedAnimation(of: target) }
      if delay == 0, span.lowerBound == 0 {
        transition?.note(.sprung(spring, settlingDuration: visible), lasting: visible)
      }
      let timing = SharedTiming(
        timing: .spring(spring), duration: visible, delay: delay + span.lowerBound * duration)
      part.springDidStart(SpringRest(target.key, at: timing.delay + visible))
      animations(timing, for: part).animate(layer, target, from: start, to: end)
    }
  }

  /// The animations of a timing to which more can be added.
  private func animations(
    _ timing: SharedTiming, for part: some TransitionPart
  ) -> SharedAnimations {
    shared.removeAll { !$0.animations.isOpen }
    if let known = shared.first(where: { $0.part === part && $0.timing == timing }) {
      return known.animations
    }
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

  /// True if a dismissal finds the layer already on the screen, as a part of the back view that
  /// stays there: the presentation was not animated, or another animator animated it.
  private func finds(_ layer: CALayer) -> Bool {
    guard let back = viewThatStays, layer.isCommitted else { return false }
    return layer === back || layer.isDescendant(of: back)
  }

  /// Records the model value of a property before the property is animated.
  private func keep(_ target: AnimationTarget, of layer: CALayer, _ timing: TransitionTiming) {
    guard let undoLog else { return }
    if !undoLog.hasCurve, case .eased(let function) = timing {
      undoLog.note(function)
    }
    undoLog.enter(target, of: layer, from: layer.modelValue(of: target))
  }
}

// MARK: - Ending

extension TransitionEngine {
  package func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  package func complete() {
    finish()
    let context = context
    forgetContext()
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  package func transitionDidEnd() {
    finish()
    forgetContext()
  }

  package func abandon() {
    (hasEnded, isOver) = (true, true)
    deferred = []
    forgetContext()
  }

  /// Releases the context, at the end of the transition.
  private func forgetContext() {
    (context, transition, undoLog, shared) = (nil, nil, nil, [])
    // The operation may be the last that retains the run, which abandons its engine.
    guard let operation else { return }
    self.operation = nil
    clock?.finish(operation)
  }

  private func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    while !deferred.isEmpty {
      let work = deferred
      deferred = []
      for each in work { each() }
    }
    isOver = true
    if context?.transitionWasCancelled == false { restoreLayersThatLeave() }
  }

  /// Restores the model values of the outgoing view: a view that faded out must be opaque when it
  /// is shown again.
  private func restoreLayersThatLeave() {
    guard let undoLog, let leaving = context?.view(forKey: .from) ?? viewThatLeft else { return }
    undoLog.restore(within: leaving.layer)
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
