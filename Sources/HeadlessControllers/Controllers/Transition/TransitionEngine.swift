package import Foundation
import HeadlessStage
package import HeadlessViews
package import MotionCurves

// The package API that `Transition`s and the standard push use to move view controllers.

/// An animator of the library, which a transition between controllers can drive and reverse.
@MainActor
package protocol TransitionAnimator: UIViewControllerAnimatedTransitioning {
  /// The engine, which knows the transition from the start to the end.
  var engine: TransitionEngine { get }

  /// The descriptions of everything that has not ended.
  var unended: [String] { get }

  /// True if the transition can be driven and reversed while it runs.
  var isInterruptible: Bool { get }

  /// Called when a released transition has run to its end or back to its beginning.
  func transitionDidRunOut(cancelled: Bool)
}

/// A part of a transition that animates, notified when its animations begin and end.
@MainActor
package protocol TransitionPart: AnyObject {
  /// The duration of the part at speed 1, in seconds.
  var duration: TimeInterval { get }

  /// The direction in which the part runs: that of the transition, or the other one.
  var direction: TransitionDirection { get }

  /// The time from the beginning of the transition to that of the part, in seconds.
  var delay: TimeInterval { get }

  /// The speed of the part, unitless; at 2 the part takes half of its duration.
  var speed: Double { get }

  /// The animations of the part, by timing.
  var shared: [TimedAnimations] { get set }

  /// Called when animations of one timing begin.
  func animationDidStart()

  /// Called when the animations of one timing have ended or were removed.
  func animationDidEnd()
}

extension TransitionPart {
  package var delay: TimeInterval { 0 }

  package var speed: Double { 1 }
}

/// The transitioning delegate that a view controller owns; it must not retain the controller.
@MainActor
package protocol Choreographer: UIViewControllerTransitioningDelegate, Sendable {
  /// The controller that owns the delegate; nil once the controller is deallocated.
  var viewController: UIViewController? { get }

  /// True if the controller has a transition of its own.
  var fillsScreen: Bool { get }
}

extension UIViewController {
  /// The controller to which a dismissal or a pop of this controller returns, and the source of its
  /// presentation or push; nil if there is no such controller.
  package final var wayBack: (destination: UIViewController, source: UIViewController?)? {
    let presentation = presentation
    let container = actualParent
    // A pop returns to the controller below, not to the presenter of the whole stack.
    let destination =
      container?.containerCoordinator?.destination(from: self) ?? presentation?.destination
      ?? nearestPresenting
    guard let destination else { return nil }
    return (destination, presentation?.source ?? container)
  }

  /// True while a transition presents or dismisses this controller.
  package final var isInModalTransition: Bool { presentation?.transition != nil }
}

/// The engine of the library's animators: it places the incoming view, makes the animations,
/// records model values in the transition's undo log, and ends the transition.
@MainActor
package final class TransitionEngine {
  /// The direction of the transition.
  package let direction: TransitionDirection

  /// True once the motion has ended; no animation can begin after that.
  package private(set) var hasEnded = false

  /// True once the deferred work is done, too.
  package private(set) var isOver = false

  /// The context of the transition, from its start to its end.
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  /// The layer of the view behind a dismissal, if that view never left the screen.
  private var viewThatStays: CALayer?

  /// The context, if it is a transition of this library.
  private var transition: ControllerTransition?

  /// The undo log of that transition.
  private var undoLog: ModelUndoLog?

  /// The work to do at the end, in order.
  private var deferred: [() -> Void] = []

  /// Creates an engine for a transition that has not begun.
  package init(_ direction: TransitionDirection) {
    self.direction = direction
  }

  /// True while the transition is held, or runs out after it was released.
  package var isDriven: Bool { transition?.isDriven == true }

  /// True if the transition is interactive from its beginning, so that all animations are linear.
  package var followsFinger: Bool { transition?.life.interaction.isInitiallyInteractive ?? false }
}

// MARK: - Beginning

extension TransitionEngine {
  /// Takes the context of a transition that starts now.
  func begin(_ transition: ControllerTransition) {
    guard !hasEnded else { return }
    take(transition, transition)
  }

  /// Takes the context of an app's container, or of an app's animator that forwards its calls.
  private func take(_ other: any UIViewControllerContextTransitioning) {
    if other !== context { take(other, other as? ControllerTransition) }
  }

  private func take(
    _ context: (any UIViewControllerContextTransitioning)?, _ transition: ControllerTransition?
  ) {
    self.context = context
    self.transition = transition
    undoLog = transition?.undoLog
  }

  /// Places the incoming view and runs `motion` in a transaction.
  ///
  /// - Parameters:
  ///   - duration: The duration of the transaction, in seconds.
  ///   - removed: Called with the name of each controller whose view `motion` has removed from the
  ///     container.
  package func perform(
    in context: any UIViewControllerContextTransitioning,
    lasting duration: @autoclosure () -> TimeInterval, removed: (String) -> Void,
    _ motion: () -> Void
  ) {
    take(context)
    let container = context.containerView
    let outgoing = standing(context.view(forKey: .from), in: container)
    var incoming = context.view(forKey: .to)
    if let incoming {
      place(incoming, in: context)
    } else {
      viewThatStays = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    incoming = standing(incoming, in: container)
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration())
    motion()
    CATransaction.commit()
    check(outgoing, .from, in: context, removed)
    check(incoming, .to, in: context, removed)
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
  /// Animates a property of a layer between its back and fore values, for a part of the transition.
  ///
  /// - Parameters:
  ///   - timing: The timing in the direction of the part.
  ///   - span: The part of the duration in which the value changes, in `0...1`, from the beginning
  ///     of the part, in its direction.
  ///   - startsAnew: True if a view that was found on the screen starts from its own value, and not
  ///     from its presentation value.
  package func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: LayerValue, fore: LayerValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, startsAnew: Bool = false,
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
      let timing = SharedTiming(
        timing: .spring(spring), duration: visible, delay: delay + span.lowerBound * duration)
      animations(timing, for: part).animate(layer, target, from: start, to: end)
    }
  }

  /// The animations of a timing to which more can be added.
  private func animations(
    _ timing: SharedTiming, for part: some TransitionPart
  ) -> SharedAnimations {
    for known in part.shared {
      if let animations = known.open(with: timing) { return animations }
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
    part.shared.append(TimedAnimations(timing: timing, animations: animations))
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
  /// Adds work to do at the end.
  package func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Ends the transition, which completes unless it was cancelled.
  package func complete() {
    finish()
    let context = context
    forgetContext()
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Ends the motion, because the transition has ended.
  package func transitionDidEnd() {
    finish()
    forgetContext()
  }

  /// Drops the transition without an end, and the deferred work, because nothing performs the
  /// transition any more.
  package func abandon() {
    (hasEnded, isOver) = (true, true)
    deferred = []
    forgetContext()
  }

  /// Releases the context, at the end of the transition.
  func forgetContext() { take(nil, nil) }

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
    guard let undoLog, let leaving = context?.view(forKey: .from)?.layer else { return }
    undoLog.restore(within: leaving)
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

/// Animations with one timing.
@MainActor
package final class TimedAnimations {
  private let timing: SharedTiming
  private let animations: SharedAnimations

  fileprivate init(timing: SharedTiming, animations: SharedAnimations) {
    self.timing = timing
    self.animations = animations
  }

  /// The animations, if they have that timing and more can be added; otherwise nil.
  fileprivate func open(with timing: SharedTiming) -> SharedAnimations? {
    self.timing == timing && animations.isOpen ? animations : nil
  }
}
