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
  /// The engine that animates and ends the transition.
  let engine: TransitionEngine

  private(set) var presentationController: PresentationController?
  private let participants: TransitionParticipants
  private var root: TransitionContext?
  private var openNodes = 0

  /// A view of the container's size, for queries before the container exists.
  private lazy var placeholder = View(
    frame: participants.back.viewIfLoaded?.window?.bounds ?? .zero)

  /// Creates a run of `transition` or of its replacement; nil if that transition cannot run.
  init?(
    _ transition: any Transition, participants: TransitionParticipants,
    presentationController: PresentationController?
  ) {
    self.participants = participants
    self.presentationController = presentationController
    engine = TransitionEngine(participants.direction)
    guard let root = node(for: transition, parent: nil) else { return nil }
    self.root = root
    if let presentation = presentationController as? any Transition,
      let first = node(for: presentation, parent: root)
    {
      root.adopt(first)
    }
  }

  /// The transition that runs.
  var transition: (any Transition)? { root?.transition }

  /// The interaction controller of the transition; nil if the transition has none.
  var interactionController: (any ViewControllerInteractiveTransitioning)? {
    guard let root else { return nil }
    return (root.transition as? any TransitionWithInteraction)?.interactionController(with: root)
  }

  var containerView: View { engine.context?.containerView ?? placeholder }

  var unended: [String] { (root?.unended ?? []).map { "\($0) has not called transitionDidEnd()" } }

  private func report(_ issue: TransitionIssue) {
    (participants.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}

// MARK: - Choosing

extension TransitionRun {
  /// A node for `transition` or its replacement; nil if that transition cannot run.
  func node(for transition: any Transition, parent: TransitionContext?) -> TransitionContext? {
    guard var chosen = choose(transition, parent: parent) else { return nil }
    if parent == nil { chosen = reducingMotion(of: chosen) }
    if let parent, parent.isPart(of: chosen) {
      report(.composesItself(transition: "\(type(of: chosen))", node: parent.path))
      return nil
    }
    participants.fore.note(.runs(.init(of: chosen), participants.direction))
    openNodes += 1
    return TransitionContext(chosen, participants: participants, run: self, parent: parent)
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
      if let feasible = candidate as? any TransitionWithFeasibility,
        !feasible.canPerformTransition(with: probe(candidate, parent))
      {
        participants.fore.note(.infeasible(.init(of: candidate)))
        return nil
      }
      guard let fallback = candidate as? any TransitionWithFallback else { return candidate }
      let next = fallback.fallbackTransition(with: probe(candidate, parent))
      guard next !== candidate else { return candidate }
      participants.fore.note(.fallsBack(.init(of: candidate), to: .init(of: next)))
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
    TransitionContext(transition, participants: participants, run: self, parent: parent)
  }

  /// The transition itself, or its replacement if the traits ask for reduced motion.
  private func reducingMotion(of transition: any Transition) -> any Transition {
    guard participants.stage?.traits.prefersReducedMotion == true else { return transition }
    let reduced =
      (transition as? any TransitionWithReducedMotion)?
      .reducedMotionTransition(with: probe(transition, nil))
      ?? CrossFade()
    guard reduced !== transition else { return transition }
    participants.fore.note(.reducesMotion(.init(of: transition), to: .init(of: reduced)))
    return reduced
  }

  /// The duration of a node, in seconds: its own, or that of the node that composed it.
  ///
  /// Once the container exists, the value is stored, so that every query returns the same duration.
  func duration(of node: TransitionContext) -> TimeInterval {
    let duration = askedDuration(of: node)
    if engine.context != nil { node.settledDuration = duration }
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
    if let transitionContext, !engine.hasEnded { engine.context = transitionContext }
    return root?.duration ?? TransitionDefaults.duration
  }

  /// Places the incoming view and starts the composition: first the presentation controller, then
  /// the transition.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    guard let root, !engine.hasEnded else { return transitionContext.completeTransition(true) }
    engine.perform(
      in: transitionContext, lasting: root.duration,
      removed: { report(.removedView(transition: root.path, controller: $0)) }
    ) {
      for child in root.children { child.start() }
      root.start()
    }
  }

  /// Called when a node has ended; when the last node ends, the run ends.
  func nodeDidEnd() {
    openNodes -= 1
    completeIfDone()
  }

  /// Ends the run if every node has ended, unless the transition is driven or still runs out after
  /// an interaction.
  func completeIfDone() {
    guard openNodes <= 1, !engine.hasEnded, !engine.isDriven else { return }
    guard openNodes == 0 || root?.children.first?.leavesEnd == true else { return }
    engine.complete()
  }

  /// Ends the run when the transition is back at its beginning, even if nodes have not ended.
  func transitionDidRunOut(cancelled: Bool) {
    guard !engine.hasEnded else { return }
    if cancelled { return engine.complete() }
    completeIfDone()
  }

  /// True unless a transition of the composition refuses, or all nodes have ended.
  var isInterruptible: Bool {
    guard !engine.hasEnded else { return false }
    for node in root?.descent ?? [] {
      guard let interruptible = node.transition as? any TransitionWithInterruption else { continue }
      if !interruptible.isInterruptible(with: node) { return false }
    }
    return true
  }

  /// True if the transition was cancelled.
  var wasCancelled: Bool { engine.context?.transitionWasCancelled ?? false }

  /// True while an interaction controller drives the transition.
  var isInteractive: Bool { engine.context?.isInteractive ?? false }

  /// Ends the run, if its nodes have not ended it.
  func animationEnded(_ transitionCompleted: Bool) {
    engine.transitionDidEnd()
  }
}
