/// The state that all nodes of a run share: the engine, the participants, and the number of open
/// nodes.
///
/// Every node retains its composition, and the composition retains no node.
@MainActor
final class TransitionComposition {
  /// The engine that animates and ends the transition.
  let engine: TransitionEngine

  let presentationController: UIPresentationController?

  private let participants: TransitionParticipants
  private var openNodes = 0

  /// True once an animation of a layer outside of a window was reported; only the first is.
  private var hasReportedOutside = false

  /// The node of a presentation controller that is a transition; nil if there is none.
  private weak var presentationNode: TransitionContext?

  /// The transition that was set, or a fallback of it, if another transition runs in its place
  /// under a finger; nil if the same one does.
  private(set) var drivenChooser: (any TransitionWithDrivenReplacement)?

  /// The transition that was set; nil before it is known.
  var root: (any Transition)?

  /// The context of a query before the start, while the query runs.
  private var queryContext: (any UIViewControllerContextTransitioning)?

  /// A view of the container's size, for queries before the container exists.
  private lazy var placeholder = UIView(
    frame: participants.back.viewIfLoaded?.window?.bounds ?? .zero)

  init(_ participants: TransitionParticipants, _ presentationController: UIPresentationController?)
  {
    self.participants = participants
    self.presentationController = presentationController
    engine = TransitionEngine(participants.direction)
  }

  private var context: (any UIViewControllerContextTransitioning)? {
    engine.context ?? queryContext
  }

  /// True if the transition was cancelled.
  var wasCancelled: Bool { context?.transitionWasCancelled ?? false }

  /// True while an interaction controller drives the transition.
  var isInteractive: Bool { context?.isInteractive ?? false }

  var containerView: UIView { context?.containerView ?? placeholder }

  /// The frame in the container that a controller's view has at the end, in points; nil if the view
  /// leaves, or before there is a container.
  func finalFrame(of controller: UIViewController) -> CGRect? {
    let frame = context?.finalFrame(for: controller) ?? .zero
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }

  /// Runs a query; before the start, in the context that UIKit gives with the query.
  func answering<Answer>(
    _ context: (any UIViewControllerContextTransitioning)?, _ answer: () -> Answer
  ) -> Answer {
    let former = queryContext
    defer { queryContext = former }
    if engine.context == nil, !engine.hasEnded { queryContext = context }
    return answer()
  }

  func report(_ issue: TransitionIssue) {
    participants.screen.report(issue)
  }

  /// Notes a layer that a node animates, to look later in this instant whether it is in a window.
  ///
  /// The views of the two controllers are left out: the platform places them.
  func note(_ layer: CALayer, _ target: AnimationTarget, of node: TransitionContext) {
    guard !hasReportedOutside, layer.isOutsideWindow,
      ![participants.fore, participants.back].contains(where: { $0.viewIfLoaded?.layer === layer })
    else { return }
    let (key, owner) = (target.key, layer.ownerName)
    participants.screen.perform { [weak self, weak node] in
      guard let self, let node else { return }
      // What a transition of no length has shown is gone already, and so may be its window.
      guard !engine.hasEnded, let window = containerView.window, layer.isOutsideWindow,
        !layer.isOfMask(in: window.layer), !hasReportedOutside
      else { return }
      hasReportedOutside = true
      node.report(.animatesOutsideWindow(node: node.path, property: key, owner: owner))
    }
  }
}

extension CALayer {
  /// True for the mask of a layer in a tree, and for a layer of that mask.
  fileprivate func isOfMask(in tree: CALayer) -> Bool {
    let root = sequence(first: self, next: \.superlayer).reduce(self) { $1 }
    var pending = [tree]
    while let next = pending.popLast() {
      if next.mask === root { return true }
      pending += next.sublayers ?? []
    }
    return false
  }
}

// MARK: - Choosing

extension TransitionComposition {
  /// A node for `transition` or its replacement; nil if that transition cannot run.
  func node(
    for transition: any Transition, parent: TransitionContext?, role: TransitionRole = .whole
  ) -> TransitionContext? {
    guard var chosen = choose(transition, parent: parent, role) else { return nil }
    if parent == nil { chosen = reducingMotion(of: chosen) }
    if let parent, parent.isPart(of: chosen) {
      report(.composesItself(transition: "\(type(of: chosen))", node: parent.path))
      return nil
    }
    participants.fore.keep(.runs(.init(of: chosen), participants.direction))
    openNodes += 1
    return TransitionContext(
      chosen, participants: participants, composition: self, parent: parent, role: role)
  }

  /// Drops a node that has not started, because another one takes its place.
  func drop(_ node: TransitionContext) {
    openNodes -= 1
  }

  /// The transition that runs for `transition`: itself, its fallback, or its replacement under a
  /// finger.
  ///
  /// The result is nil if one of them is infeasible. Every decision is noted.
  private func choose(
    _ transition: any Transition, parent: TransitionContext?, _ role: TransitionRole = .whole,
    mayBeDriven: Bool = true
  ) -> (any Transition)? {
    let limit = 100
    var chooser: (any Transition)?
    var chain: [any Transition] = []
    var candidate = transition
    while !chain.contains(where: { $0 === candidate }), chain.count < limit {
      chain.append(candidate)
      if mayBeDriven, let driven = drivenReplacement(of: candidate, parent, role) {
        participants.fore.keep(.isDriven(.init(of: candidate), to: .init(of: driven)))
        chooser = chooser ?? candidate
        candidate = driven
        continue
      }
      if let feasible = candidate as? any TransitionWithFeasibility,
        !feasible.canPerformTransition(with: probe(candidate, parent, role))
      {
        participants.fore.keep(.infeasible(.init(of: candidate)))
        return chooser.flatMap { choose($0, parent: parent, role, mayBeDriven: false) }
      }
      guard let fallback = candidate as? any TransitionWithFallback else { return candidate }
      let next = fallback.fallbackTransition(with: probe(candidate, parent, role))
      guard next !== candidate else { return candidate }
      participants.fore.keep(.fallsBack(.init(of: candidate), to: .init(of: next)))
      candidate = next
    }
    let names = (chain.prefix(4) + [candidate]).map { "\(type(of: $0))" }
    report(.fallbackCycle(chain: names))
    return transition
  }

  /// The transition that runs in the place of `candidate` while the transition is interactive; nil
  /// if it is not, or if the same one runs.
  private func drivenReplacement(
    of candidate: any Transition, _ parent: TransitionContext?, _ role: TransitionRole
  ) -> (any Transition)? {
    guard let chooser = candidate as? any TransitionWithDrivenReplacement,
      let driven = chooser.drivenTransition(with: probe(candidate, parent, role)),
      driven !== candidate
    else { return nil }
    if parent == nil, drivenChooser == nil { drivenChooser = chooser }
    return isInteractive ? driven : nil
  }

  /// A node for queries only.
  private func probe(
    _ transition: any Transition, _ parent: TransitionContext?, _ role: TransitionRole = .whole
  ) -> TransitionContext {
    TransitionContext(
      transition, participants: participants, composition: self, parent: parent, role: role)
  }

  /// The transition itself, or its replacement if the traits ask for reduced motion.
  private func reducingMotion(of transition: any Transition) -> any Transition {
    guard participants.screen.traits.prefersReducedMotion else { return transition }
    let reduced =
      (transition as? any TransitionWithReducedMotion)?
      .reducedMotionTransition(with: probe(transition, nil))
      ?? CrossFade()
    guard reduced !== transition else { return transition }
    participants.fore.keep(.reducesMotion(.init(of: transition), to: .init(of: reduced)))
    return reduced
  }
}

// MARK: - Durations

extension TransitionComposition {
  /// The duration of a node, in seconds: its own, or that of the node that composed it.
  ///
  /// From the start on, the value is stored, so that every query returns the same duration. The
  /// platform asks first, when the container is in its window.
  func duration(of node: TransitionContext) -> TimeInterval {
    let duration = askedDuration(of: node)
    let isStarting = queryContext?.containerView.window != nil
    if engine.context != nil || isStarting { node.settledDuration = duration }
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

extension TransitionComposition {
  /// The duration of a transition, or of its fallback, if it ran alone in the place of a node.
  func duration(
    of transition: any Transition, in node: TransitionContext, _ role: TransitionRole
  ) -> TimeInterval {
    let limit = 100
    var candidate = transition
    for _ in 0..<limit {
      if let driven = drivenReplacement(of: candidate, node, role) {
        candidate = driven
        continue
      }
      guard let fallback = candidate as? any TransitionWithFallback else { break }
      let next = fallback.fallbackTransition(with: probe(candidate, node, role))
      guard next !== candidate else { break }
      candidate = next
    }
    guard let timed = candidate as? any TransitionWithCustomDuration,
      !node.isPart(of: candidate)
    else { return TransitionDefaults.duration }
    return askedDuration(of: probe(timed, node, role))
  }
}

// MARK: - Ending

extension TransitionComposition {
  /// Stores the node of a presentation controller, which may leave its end to the other nodes.
  func nodeMayLeaveEnd(_ node: TransitionContext) {
    presentationNode = node
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
    guard openNodes == 0 || presentationNode?.leavesEnd == true else { return }
    engine.complete()
  }
}
