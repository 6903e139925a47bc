package import Foundation
package import HeadlessStage
package import HeadlessViews
import MotionCurves

// The door through which `Transition`s, and the standard push, move view controllers.

/// An animator of the library's own: a transition between controllers knows how to drive it.
@MainActor
package protocol TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Whatever stands in the way of the end, in words.
  var unended: [String] { get }

  /// True when it can be driven and reversed while it runs.
  var isInterruptible: Bool { get }

  /// Called when the transition has run to its end, or back, after somebody has let it go.
  func transitionDidRunOut(cancelled: Bool)
}

/// A part of a transition that animates: it is told when what it animates begins and ends.
@MainActor
package protocol TransitionPart: AnyObject {
  /// How long the part takes, in seconds.
  var duration: TimeInterval { get }

  /// What was animated for the part, by its timing.
  var shared: [TimedAnimations] { get set }

  /// Called when animations of one timing begin.
  func animationDidStart()

  /// Called when these have ended or were removed.
  func animationDidEnd()
}

/// The transitioning delegate that a view controller owns; it must not retain the controller.
@MainActor
package protocol Choreographer: ViewControllerTransitioningDelegate, Sendable {
  /// The controller that owns the delegate, and sets this to nil at its end.
  var viewController: ViewController? { get set }

  /// True when there is a transition of the controller's own to come and go with.
  var fillsScreen: Bool { get }
}

extension ViewController {
  /// The controller that a dismissal or a pop of this one goes back to, and the one that had asked for
  /// it to come; nil when there is nowhere to go back to.
  package final var wayBack: (destination: ViewController, source: ViewController?)? {
    let presentation = presentation
    let container = actualParent
    // Whoever is taken off a stack goes back to the one below, not to whoever presents the stack.
    let destination =
      container?.containerCoordinator?.destination(from: self) ?? presentation?.destination
      ?? nearestPresenting
    guard let destination else { return nil }
    return (destination, presentation?.source ?? container)
  }

  /// True while a transition presents or dismisses the controller.
  package final var isInModalTransition: Bool { presentation?.transition != nil }
}

/// What an animator of the library's own does with the transition that it performs: it places the
/// incoming view, animates, follows a finger, enters the models in the transition's undo log, and ends
/// the transition.
@MainActor
package final class TransitionEngine {
  /// Which way the transition goes.
  package let direction: TransitionDirection

  /// True once the motion has ended; nothing can be begun any more.
  @exclusivity(unchecked) package private(set) var hasEnded = false

  /// True once that which was deferred is done as well.
  package private(set) var isOver = false

  /// The context of the transition, from when its duration is asked for until its end.
  package var context: (any ViewControllerContextTransitioning)? {
    didSet {
      transition = context as? ControllerTransition
      undoLog = transition?.undoLog
    }
  }

  /// The layer of the view that a dismissal goes back to, if that has been on the screen all the time.
  @exclusivity(unchecked) private var viewThatStays: Layer?

  /// The transition between controllers that the context is, as a rule.
  @exclusivity(unchecked) private var transition: ControllerTransition?

  /// That transition's.
  @exclusivity(unchecked) private var undoLog: ModelUndoLog?

  /// What is to be done at the end, in order.
  private var deferred: [() -> Void] = []

  /// An engine for a transition that has not begun.
  package init(_ direction: TransitionDirection) {
    self.direction = direction
  }

  /// True while somebody holds the transition, or has let it go and it has not arrived.
  package var isDriven: Bool { transition?.isDriven == true }

  /// True when somebody drives the transition from its beginning, so that all must follow a finger.
  package var followsFinger: Bool { transition?.interaction.isInitiallyInteractive ?? false }
}

// MARK: - Beginning

extension TransitionEngine {
  /// Puts the incoming view where it belongs, and runs `motion` in a transaction of a duration, in
  /// seconds.
  ///
  /// - Parameter removed: Called with the name of a controller whose view the motion has taken out of
  ///   the container.
  package func perform(
    in context: any ViewControllerContextTransitioning,
    lasting duration: @autoclosure () -> TimeInterval, removed: (String) -> Void,
    _ motion: () -> Void
  ) {
    self.context = context
    let container = context.containerView
    let outgoing = standing(context.view(forKey: .from), in: container)
    var incoming = context.view(forKey: .to)
    if let incoming {
      place(incoming, in: context)
    } else {
      viewThatStays = context.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    incoming = standing(incoming, in: container)
    Transaction.begin()
    Transaction.setAnimationDuration(duration())
    motion()
    Transaction.commit()
    check(outgoing, .from, in: context, removed)
    check(incoming, .to, in: context, removed)
  }

  /// Reports a view of the transition that has been taken out of the container.
  private func check(
    _ view: View?, _ key: TransitionContextViewControllerKey,
    in context: any ViewControllerContextTransitioning, _ removed: (String) -> Void
  ) {
    guard let view, !view.isDescendant(of: context.containerView) else { return }
    removed(context.viewController(forKey: key)?.sentenceName ?? "nothing")
  }

  /// The view, if it stands in the container.
  private func standing(_ view: View?, in container: View) -> View? {
    view?.isDescendant(of: container) == true ? view : nil
  }

  /// Gives the incoming view its final frame and a place in the container, and lays it out.
  ///
  /// It comes on top forward, at the bottom backward. The outgoing view stays where it is: moving it
  /// before the motion would show.
  private func place(_ view: View, in context: any ViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    let frame = context.finalFrame(for: controller)
    if !frame.isEmpty { view.frame = frame }
    let container = context.containerView
    if !view.isDescendant(of: container) {
      if direction == .forward {
        container.addSubview(view)
      } else {
        container.insertSubview(view, at: 0)
      }
    }
    ModelUndoLog.pause { controller.callIsAppearing() }
    view.layoutIfNeeded()
  }
}

// MARK: - Animating

extension TransitionEngine {
  /// Animates a property of a layer between its values on the two sides, for a part of the transition.
  ///
  /// - Parameter span: The part of the duration that the motion takes, in `0...1`, counted forward.
  package func animate(
    _ layer: Layer, _ target: AnimationTarget, back: LayerValue, fore: LayerValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, for part: some TransitionPart
  ) {
    let isForward = direction == .forward
    let (ownStart, end) = isForward ? (back, fore) : (fore, back)
    let isShown = layer.isSharedlyAnimated(target) || !isForward && finds(layer)
    let start = isShown ? layer.presentationValue(of: target) : ownStart
    keep(target, of: layer, timing)
    layer.setModel(target, to: end)
    guard ownStart.isFinite else { return layer.reportImpossible(ownStart, of: target) }
    guard end.isFinite else { return layer.reportImpossible(end, of: target) }
    let duration = part.duration
    guard duration > 0 else { return layer.removeSharedAnimation(of: target) }
    let bounds = span.clamped(to: 0...1)
    // Backward, the span is mirrored in time.
    let span = isForward ? bounds : 1 - bounds.upperBound...1 - bounds.lowerBound
    // A finger leads evenly.
    switch followsFinger ? .eased(.linear) : timing {
    case .eased(let function):
      let function = isForward ? function : function.reversed()
      guard span != 0...1 else {
        let timing = SharedTiming(timing: .eased(function), duration: duration, delay: 0)
        return animations(timing, for: part).animate(layer, target, from: start, to: end)
      }
      // It lasts for all of the duration, lest the other way be shorter, or there be nothing left to
      // turn round once the part is over.
      let timing = SharedTiming(timing: .eased(.linear), duration: duration, delay: 0)
      animations(timing, for: part)
        .animate(layer, target, from: start, to: end, during: span, along: function)
    case .spring(let spring):
      let timing = SharedTiming(
        timing: .spring(spring), duration: spring.settlingDuration,
        delay: span.lowerBound * duration)
      animations(timing, for: part).animate(layer, target, from: start, to: end)
    }
  }

  /// The animations that run with a timing and can still be added to.
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
        SharedAnimations(spring: spring, delay: timing.delay, completion: completion)
      }
    // They may be over before the transition is, and can be turned round all the same.
    if let undoLog { animations.keepFinished(in: undoLog) }
    part.shared.append(TimedAnimations(timing: timing, animations: animations))
    return animations
  }

  /// True when a layer is found on the screen by a dismissal, where a presentation that was not
  /// animated, or was animated by another, has left it: one of the view behind, which stays.
  private func finds(_ layer: Layer) -> Bool {
    guard let back = viewThatStays, layer.isCommitted else { return false }
    return layer === back || layer.isDescendant(of: back)
  }

  /// Notes the model's value of a property that is about to be animated.
  private func keep(_ target: AnimationTarget, of layer: Layer, _ timing: TransitionTiming) {
    guard let undoLog else { return }
    if !undoLog.hasCurve, case .eased(let function) = timing {
      undoLog.note(direction == .forward ? function : function.reversed())
    }
    undoLog.enter(target, of: layer, from: layer.modelValue(of: target))
  }
}

// MARK: - Ending

extension TransitionEngine {
  /// Notes work that is to be done at the end.
  package func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Ends the transition, which completes unless it was called off.
  package func complete() {
    finish()
    let context = context
    self.context = nil
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Ends what has not ended, because the transition has.
  package func transitionDidEnd() {
    finish()
    context = nil
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

  /// A view that faded out and leaves is not to come back faded, whichever way it comes.
  private func restoreLayersThatLeave() {
    guard let undoLog, let leaving = context?.view(forKey: .from)?.layer else { return }
    undoLog.restore(within: leaving)
  }
}

/// What animations of a transition have in common when they run as one.
private struct SharedTiming: Hashable {
  /// How they are paced, in the direction that the transition goes.
  let timing: TransitionTiming

  /// How long they take, in seconds.
  let duration: TimeInterval

  /// How long they wait, in seconds.
  let delay: TimeInterval
}

/// Animations and the timing that they share.
@MainActor
package final class TimedAnimations {
  private let timing: SharedTiming
  private let animations: SharedAnimations

  fileprivate init(timing: SharedTiming, animations: SharedAnimations) {
    self.timing = timing
    self.animations = animations
  }

  /// The animations, if they have that timing and can still be added to.
  fileprivate func open(with timing: SharedTiming) -> SharedAnimations? {
    self.timing == timing && animations.isOpen ? animations : nil
  }
}
