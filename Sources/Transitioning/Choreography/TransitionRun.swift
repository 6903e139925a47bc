import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// One run of a transition, forward or backward: the animator that works for a `Transition`.
///
/// Whoever performs the transition keeps the run, the run keeps the nodes, and nothing keeps those
/// who keep it: a run that never ends goes with its stage.
@MainActor
final class TransitionRun: TransitionAnimator {
  /// True once every node has ended; nothing can be composed any more.
  @exclusivity(unchecked) private(set) var hasEnded = false

  /// True once that which was deferred is done as well.
  private(set) var isOver = false

  /// Whose transition it is a run of; each takes leave of the other.
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

  /// The layer of the view that a dismissal goes back to, if that has been on the screen all the time.
  @exclusivity(unchecked) private var viewThatStays: Layer?

  /// The transition between controllers that this is the animator of: the context, as a rule.
  @exclusivity(unchecked) private var transitionOfControllers: ControllerTransition?

  /// That transition's.
  @exclusivity(unchecked) private var ledger: ModelLedger?

  /// What is to be done at the end, in order.
  private var deferred: [() -> Void] = []

  /// A container of the right size, for those who ask before there is one.
  private lazy var placeholder = View(frame: cast.back.viewIfLoaded?.window?.bounds ?? .zero)

  /// A run of what `transition` turns out to be; nil when that cannot run.
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

  /// Who drives the transition, if it can be driven.
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
  /// A node for what runs when `transition` is asked for; nil when it cannot run.
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

  /// What runs when `transition` is asked for: itself or what it falls back to.
  ///
  /// Nil when one of them cannot run. Every decision is noted.
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

  /// A node to ask questions with.
  private func probe(
    _ transition: any Transition, _ parent: TransitionContext?
  ) -> TransitionContext {
    TransitionContext(transition, cast: cast, run: self, parent: parent, isProbe: true)
  }

  /// The transition itself, or what takes its place where motion is to be reduced.
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

  /// How long a node takes: as it says itself, else as the one that composed it.
  ///
  /// Once the container is there the answer is kept, so that all who ask hear the same.
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

  /// Puts the incoming view where it belongs and starts the composition: the presentation controller
  /// first, then the transition.
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

  /// Reports a view of the transition that has been taken out of the container.
  private func check(
    _ view: View?, _ key: TransitionContextViewControllerKey,
    in context: any ViewControllerContextTransitioning
  ) {
    guard let view, !view.isDescendant(of: context.containerView) else { return }
    let controller = context.viewController(forKey: key)?.sentenceName ?? "nothing"
    report(.removedView(transition: root?.path ?? "", controller: controller))
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
      if cast.direction == .forward {
        container.addSubview(view)
      } else {
        container.insertSubview(view, at: 0)
      }
    }
    ModelLedger.pause { controller.callIsAppearing() }
    view.layoutIfNeeded()
  }

  /// Notes work that is to be done at the end.
  func deferToCompletion(_ work: @escaping () -> Void) {
    deferred.append(work)
  }

  /// Notes that a node has ended; with the last of them, everything has.
  func nodeDidEnd() {
    openNodes -= 1
    completeIfDone()
  }

  /// Ends the run when every node has ended, unless somebody holds it or it runs out yet.
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

  /// A run that is back at its beginning is over, whatever its nodes wait for.
  func transitionDidRunOut(cancelled: Bool) {
    guard !hasEnded else { return }
    if cancelled { return complete() }
    completeIfDone()
  }

  /// True unless one of the transitions of the composition declines, or all have ended.
  var isInterruptible: Bool {
    guard !hasEnded else { return false }
    for node in root?.descent ?? [] {
      guard let wary = node.transition as? any TransitionWithInterruption else { continue }
      if !wary.isInterruptible(with: node) { return false }
    }
    return true
  }

  /// True when the transition was called off.
  var wasCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// True while somebody drives the transition.
  var isInteractive: Bool { context?.isInteractive ?? false }

  /// True when somebody drives the transition from its beginning, so that all must follow a finger.
  var followsFinger: Bool {
    transitionOfControllers?.interaction.isInitiallyInteractive ?? false
  }

  /// The end, if it did not come from the nodes.
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

  /// True when a layer is found on the screen by a dismissal, where a presentation that was not
  /// animated, or was animated by another, has left it: one of the view behind, which stays.
  func finds(_ layer: Layer) -> Bool {
    guard let back = viewThatStays, layer.isCommitted else { return false }
    return layer === back || layer.isDescendant(of: back)
  }

  /// Notes the model's value of a property that is about to be animated.
  func keep(_ target: AnimationTarget, of layer: Layer, _ pace: TransitionPace) {
    guard let ledger else { return }
    if !ledger.isPaced, case .eased(let function) = pace {
      ledger.note(cast.direction == .forward ? function : function.reversed())
    }
    ledger.enter(target, of: layer, from: layer.modelValue(of: target))
  }

  /// Notes animations that may be over before the transition is, and can be turned round all the same.
  func keep(_ animations: SharedAnimations) {
    if let ledger { animations.leaveRemains(in: ledger) }
  }

  /// A view that faded out and leaves is not to come back faded, whichever way it comes.
  private func restoreLayersThatLeave() {
    guard let ledger, let leaving = context?.view(forKey: .from)?.layer else { return }
    ledger.restore(within: leaving)
  }
}
