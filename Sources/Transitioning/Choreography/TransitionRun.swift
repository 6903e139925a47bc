import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// One run of a transition, forward or backward: the animation controller for a `Transition`.
///
/// The transition between controllers retains the run, and the run retains its nodes; back
/// references are not retained. A run that never ends is released with its stage.
@MainActor
final class TransitionRun: TransitionAnimator {
  /// True once every node has ended; no transition can be composed any more.
  @exclusivity(unchecked) private(set) var hasEnded = false

  /// True once the deferred work is done as well.
  private(set) var isOver = false

  /// The transition controller that made this run; each of the two clears the other's reference
  /// when it is deallocated.
  unowned(unsafe) var controller: TransitionController?

  private(set) var presentationController: PresentationController?
  private let cast: TransitionCast
  private var root: TransitionContext?
  private var openNodes = 0
  private var context: (any ViewControllerContextTransitioning)? {
    didSet {
      transitionOfControllers = context as? ControllerTransition
      ledger = transitionOfControllers?.ledger
    }
  }

  /// The layer of the view that a dismissal returns to, if the view has been on the screen all the
  /// time.
  @exclusivity(unchecked) private var viewThatStays: Layer?

  /// The transition between controllers that this run animates: the context, as a rule.
  @exclusivity(unchecked) private var transitionOfControllers: ControllerTransition?

  /// The undo log of `transitionOfControllers`.
  @exclusivity(unchecked) private var ledger: ModelLedger?

  /// The work to do at the end, in order.
  private var deferred: [() -> Void] = []

  /// A view of the container's size, for queries before the container exists.
  private lazy var placeholder = View(frame: cast.back.viewIfLoaded?.window?.bounds ?? .zero)

  /// Creates a run of `transition` or of its replacement; nil if that transition cannot run.
  init?(
    _ transition: any Transition, cast: TransitionCast,
    presentationController: PresentationController?
  ) {
    self.cast = cast
    self.presentationController = presentationController
    guard let root = node(for: transition, parent: nil) else { return nil }
    self.root = root
    if let presentation = presentationController as? any Transition,
      let first = node(for: presentation, parent: root)
    {
      root.adopt(first)
    }
  }

  @MainActor deinit {
    if controller?.run === self { controller?.run = nil }
    for node in root?.descent ?? [] { node.leaveRun() }
  }

  /// The transition that runs.
  var transition: (any Transition)? { root?.transition }

  /// The interaction controller of the transition; nil if the transition has none.
  var interactionController: (any ViewControllerInteractiveTransitioning)? {
    guard let root else { return nil }
    return (root.transition as? any TransitionWithInteraction)?.interactionController(with: root)
  }

  var containerView: View { context?.containerView ?? placeholder }

  var unended: [String] { (root?.unended ?? []).map { "\($0) has not called transitionDidEnd()" } }

  private func report(_ issue: TransitionIssue) {
    (cast.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}

// MARK: - Choosing

extension TransitionRun {
  /// A node for `transition` or its replacement; nil if that transition cannot run.
  func node(for transition: any Transition, parent: TransitionContext?) -> TransitionContext? {
    guard var chosen = choose(transition, parent: parent) else { return nil }
    if parent == nil { chosen = calmed(chosen) }
    if let parent, parent.isPart(of: chosen) {
      report(.composesItself(transition: "\(type(of: chosen))", node: parent.path))
      return nil
    }
    cast.fore.note(.runs(.init(of: chosen), cast.direction))
    openNodes += 1
    return TransitionContext(chosen, cast: cast, run: self, parent: parent)
  }

  /// The transition that runs for `transition`: itself or its fallback.
  ///
  /// The result is nil if one of them is infeasible. Every decision is noted.
  private func choose(
    _ transition: any Transition, parent: TransitionContext?
  ) -> (any Transition)? {
    let limit = 100
    var chain: [any Transition] = []
    var candidate = transition
    while !chain.contains(where: { $0 === candidate }), chain.count < limit {
      chain.append(candidate)
      if let wary = candidate as? any TransitionWithFeasibility,
        !wary.canPerformTransition(with: probe(candidate, parent))
      {
        cast.fore.note(.infeasible(.init(of: candidate)))
        return nil
      }
      guard let modest = candidate as? any TransitionWithFallback else { return candidate }
      let next = modest.fallbackTransition(with: probe(candidate, parent))
      guard next !== candidate else { return candidate }
      cast.fore.note(.fallsBack(.init(of: candidate), to: .init(of: next)))
      candidate = next
    }
    let names = (chain.prefix(4) + [candidate]).map { String(describing: type(of: $0)) }
    report(.fallbackCycle(chain: names))
    return transition
  }

  /// A node for queries only.
  private func probe(
    _ transition: any Transition, _ parent: TransitionContext?
  ) -> TransitionContext {
    TransitionContext(transition, cast: cast, run: self, parent: parent, isProbe: true)
  }

  /// The transition itself, or its replacement if the traits ask for reduced motion.
  private func calmed(_ transition: any Transition) -> any Transition {
    guard cast.stage?.traits.prefersReducedMotion == true else { return transition }
    let calm =
      (transition as? any TransitionWithReducedMotion)?
      .reducedMotionTransition(with: probe(transition, nil))
      ?? CrossFade()
    guard calm !== transition else { return transition }
    cast.fore.note(.reducesMotion(.init(of: transition), to: .init(of: calm)))
    return calm
  }

  /// The duration of a node, in seconds: its own, or that of the node that composed it.
  ///
  /// Once the container exists, the value is stored, so that every query returns the same duration.
  func duration(of node: TransitionContext) -> TimeInterval {
    let duration = askedDuration(of: node)
    if context != nil { node.settledDuration = duration }
    return duration
  }

  private func askedDuration(of node: TransitionContext) -> TimeInterval {
    for node in sequence(first: node, next: \.parent) {
      if let duration = node.settledDuration { return duration }
      guard let timed = node.transition as? any TransitionWithCustomDuration else { continue }
      guard !node.isAskedForDuration else { continue }
      node.isAskedForDuration = true
      let duration = timed.transitionDuration(with: node)
      node.isAskedForDuration = false
      guard duration.isFinite, duration >= 0 else {
        report(.impossibleDuration(transition: "\(type(of: timed))", value: "\(duration)"))
        return TransitionDefaults.duration
      }
      return duration
    }
    return TransitionDefaults.duration
  }
}

// MARK: - Running

extension TransitionRun {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let transitionContext, !hasEnded { context = transitionContext }
    return root?.duration ?? TransitionDefaults.duration
  }

  /// Places the incoming view and starts the composition: first the presentation controller, then
  /// the transition.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    guard let root, !hasEnded else { return transitionContext.completeTransition(true) }
    context = transitionContext
    let container = transitionContext.containerView
    let outgoing = standing(transitionContext.view(forKey: .from), in: container)
    var incoming = transitionContext.view(forKey: .to)
    if let incoming {
      place(incoming, in: transitionContext)
    } else {
      viewThatStays = transitionContext.viewController(forKey: .to)?.viewIfLoaded?.layer
    }
    incoming = standing(incoming, in: container)
    Transaction.begin()
    Transaction.setAnimationDuration(root.duration)
    for child in root.children { child.start() }
    root.start()
    Transaction.commit()
    check(outgoing, .from, in: transitionContext)
    check(incoming, .to, in: transitionContext)
  }

  /// Reports an issue if a view of the transition has been removed from the container.
  private func check(
    _ view: View?, _ key: TransitionContextViewControllerKey,
    in context: any ViewControllerContextTransitioning
  ) {
    guard let view, !view.isDescendant(of: context.containerView) else { return }
    let controller = context.viewController(forKey: key)?.sentenceName ?? "nothing"
    report(.removedView(transition: root?.path ?? "", controller: controller))
  }

  /// The view, if it is in the container; otherwise nil.
  private func standing(_ view: View?, in container: View) -> View? {
    view?.isDescendant(of: container) == true ? view : nil
  }

  /// Sets the incoming view's final frame, adds the view to the container and lays it out.
  ///
  /// The view is added on top forward and at the bottom backward. The outgoing view is not moved: a
  /// move before the motion would be visible.
  private func place(_ view: View, in context: any ViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    let frame = context.finalFrame(for: controller)
    if !frame.isEmpty { view.frame = frame }
    let container = context.containerView
    if !view.isDescendant(of: container) {
      if cast.direction == .forward {
        container.addSubview(view)
      } else {
        container.insertSubview(view, at: 0)
      }
    }
    ModelLedger.pause { controller.callIsAppearing() }
    view.layoutIfNeeded()
  }

  /// Appends work to do at the end.
  func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Called when a node has ended; when the last node ends, the run ends.
  func nodeDidEnd() {
    openNodes -= 1
    completeIfDone()
  }

  /// Ends the run if every node has ended, unless the transition is driven or still runs out after
  /// an interaction.
  func completeIfDone() {
    guard openNodes <= 1, !hasEnded, transitionOfControllers?.isDriven != true else { return }
    guard openNodes == 0 || root?.children.first?.leavesEnd == true else { return }
    complete()
  }

  private func complete() {
    finish()
    let context = context
    self.context = nil
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Ends the run when the transition is back at its beginning, even if nodes have not ended.
  func transitionDidRunOut(cancelled: Bool) {
    guard !hasEnded else { return }
    if cancelled { return complete() }
    completeIfDone()
  }

  /// True unless a transition of the composition refuses, or all nodes have ended.
  var isInterruptible: Bool {
    guard !hasEnded else { return false }
    for node in root?.descent ?? [] {
      guard let wary = node.transition as? any TransitionWithInterruption else { continue }
      if !wary.isInterruptible(with: node) { return false }
    }
    return true
  }

  /// True if the transition was cancelled.
  var wasCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// True while an interaction controller drives the transition.
  var isInteractive: Bool { context?.isInteractive ?? false }

  /// True if an interaction controller drives the transition from its beginning, so that all
  /// animations are linear.
  var followsFinger: Bool {
    transitionOfControllers?.interaction.isInitiallyInteractive ?? false
  }

  /// Ends the run, if its nodes have not ended it.
  func animationEnded(_ transitionCompleted: Bool) {
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

  /// True if a dismissal finds the layer already on the screen, as a part of the back view that
  /// stays there: the presentation was not animated, or another animator animated it.
  func finds(_ layer: Layer) -> Bool {
    guard let back = viewThatStays, layer.isCommitted else { return false }
    return layer === back || layer.isDescendant(of: back)
  }

  /// Records the model value of a property before the property is animated.
  func keep(_ target: AnimationTarget, of layer: Layer, _ pace: TransitionPace) {
    guard let ledger else { return }
    if !ledger.isPaced, case .eased(let function) = pace {
      ledger.note(cast.direction == .forward ? function : function.reversed())
    }
    ledger.enter(target, of: layer, from: layer.modelValue(of: target))
  }

  /// Makes animations reversible with the transition, even after they have finished.
  func keep(_ animations: SharedAnimations) {
    if let ledger { animations.leaveRemains(in: ledger) }
  }

  /// Restores the model values of the outgoing view's layers: a view that faded out must be opaque
  /// when it is shown again.
  private func restoreLayersThatLeave() {
    guard let ledger, let leaving = context?.view(forKey: .from)?.layer else { return }
    ledger.restore(within: leaving)
  }
}
