public import Foundation
import HeadlessStage
public import HeadlessViews

/// What a transition needs to know, and how it tells that it has ended.
///
/// Each presentation and each dismissal has a context of its own, and so has every transition of a
/// composition. Do not keep one: it means nothing after the end.
@preconcurrency @MainActor
public final class TransitionContext {
  /// The transition that this is the context of.
  let transition: any Transition

  /// The transition as a whole, which this is a part of; nil once it has been let go.
  var run: TransitionRun? { ownRun ?? probedRun }

  /// The run that keeps this node, and takes leave of it at its end.
  @exclusivity(unchecked) private unowned(unsafe) var ownRun: TransitionRun?

  /// The run that only asks questions of its transition; nobody keeps such a node.
  private weak var probedRun: TransitionRun?

  /// The node that composed this one; nil for the root.
  private(set) weak var parent: TransitionContext?

  /// The nodes that this one composed, in order.
  private(set) var children: [TransitionContext] = []

  /// How long the node takes, once that is settled.
  @exclusivity(unchecked) var settledDuration: TimeInterval?

  /// True while the transition works out its duration, lest it asks itself.
  var isAskedForDuration = false

  /// What was animated through the context, by its timing.
  @exclusivity(unchecked) package var shared: [TimedAnimations] = []

  private let cast: TransitionCast
  @exclusivity(unchecked) private(set) var hasEnded = false
  @exclusivity(unchecked) private var hasStarted = false
  @exclusivity(unchecked) private var runningAnimations = 0

  /// True for a presentation controller that is a transition, which may leave the end to the others.
  private(set) var mayLeaveEnd = false

  private var endsAfterAnimations = false

  /// - Parameter isProbe: True when the run does not keep the node.
  init(
    _ transition: any Transition, cast: TransitionCast, run: TransitionRun,
    parent: TransitionContext?, isProbe: Bool = false
  ) {
    self.transition = transition
    self.cast = cast
    self.parent = parent
    if isProbe { probedRun = run } else { ownRun = run }
  }

  /// Lets go of the run, which is no more.
  func leaveRun() {
    ownRun = nil
  }

  /// Which way the transition goes.
  public var direction: TransitionDirection { cast.direction }

  /// How long the transition takes, in seconds; the same from the start on.
  public var duration: TimeInterval {
    settledDuration ?? run?.duration(of: self) ?? TransitionDefaults.duration
  }

  /// The controller that was asked to present; kept from the presentation for the dismissal.
  public var sourceViewController: ViewController? { cast.source }

  /// The controller behind.
  public var backViewController: ViewController { cast.back }

  /// The controller that is presented.
  public var foreViewController: ViewController { cast.fore }

  /// The view in which the transition takes place.
  public var containerView: View { run?.containerView ?? View() }

  /// What manages the presentation; nil when the transition did not bring it.
  public var presentationController: PresentationController? { run?.presentationController }

  /// What is known of the screen, and of the person in front of it.
  public var traitCollection: TraitCollection { cast.stage?.traits ?? .current }

  /// True when the transition was called off; work that is deferred to its end may want to know.
  public var transitionWasCancelled: Bool { run?.wasCancelled ?? false }

  /// True while somebody drives the transition.
  public var isInteractive: Bool { run?.isInteractive ?? false }

  /// Tells that the motion has ended; must be called once after every start.
  ///
  /// The transition as a whole ends when every node of the composition has ended. A second call is
  /// ignored and reported.
  public func transitionDidEnd() {
    guard isStarted(to: "end") else { return }
    guard !hasEnded else { return report(.endedTwice(node: path)) }
    hasEnded = true
    run?.nodeDidEnd()
  }

  /// Starts another transition as part of this one, at once; this one's end waits for the other's.
  ///
  /// The other gets a context of its own, and is asked for its feasibility, fallback and duration
  /// like any transition. One that cannot run is left out.
  public func compose(with transition: any Transition) {
    guard isStarted(to: "compose") else { return }
    guard let run, !run.engine.hasEnded else {
      return report(.tooLate(node: path, request: "compose"))
    }
    guard let child = run.node(for: transition, parent: self) else { return }
    children.append(child)
    child.start()
  }

  /// Calls `work` when the transition as a whole has ended, after all that was deferred before, and
  /// before any view controller hears of the end.
  ///
  /// Work may defer more work. After the end it is too late; that is reported.
  public func deferToCompletion(_ work: @escaping () -> Void) {
    guard isStarted(to: "defer work to its end") else { return }
    guard let run, !run.engine.isOver else {
      return report(.tooLate(node: path, request: "defer work to its end"))
    }
    run.engine.deferToCompletion(work)
  }

  /// Ends this transition when everything that it animates through the context has ended.
  ///
  /// Something animated during a part of the duration only counts until the whole of it is over, so
  /// that both directions take the same time.
  public func endAfterAnimations() {
    guard isStarted(to: "end") else { return }
    endsAfterAnimations = true
    endIfIdle()
  }
}

// MARK: - The tree

extension TransitionContext {
  /// Starts the transition; once is enough.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    transition.start(with: self)
  }

  /// Adds a node that is to start before this one.
  func adopt(_ child: TransitionContext) {
    children.append(child)
    child.mayLeaveEnd = true
  }

  /// True when the node has left the end to the others, and nothing of its own stands in the way.
  var leavesEnd: Bool { mayLeaveEnd && !hasEnded && runningAnimations == 0 }

  /// This node and all below it, each before its children, which are in order.
  var descent: [TransitionContext] {
    var nodes: [TransitionContext] = []
    var pending = [self]
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    return nodes
  }

  /// The paths of all nodes from here down that have not ended.
  var unended: [String] { descent.filter { !$0.hasEnded }.map(\.path) }

  /// True when a transition is this node's own or that of one above it, or when no more fit in.
  func isPart(of transition: any Transition) -> Bool {
    let limit = 100
    var depth = 0
    for node in sequence(first: self, next: \.parent) {
      depth += 1
      if node.transition === transition || depth >= limit { return true }
    }
    return false
  }

  /// The run while the node can animate, from its start to its end; else that is reported.
  func runForAnimating(_ target: AnimationTarget) -> TransitionRun? {
    if hasStarted, !hasEnded, let run, !run.engine.hasEnded { return run }
    let request = "animate \(target.key)"
    report(
      hasStarted
        ? .tooLate(node: path, request: request) : .tooEarly(node: path, request: request))
    return nil
  }

  /// The types of the transitions from the root to this node.
  var path: String {
    var names = sequence(first: self, next: \.parent).map {
      String(describing: type(of: $0.transition))
    }
    if names.count > 8 { names.replaceSubrange(4..<names.count - 4, with: ["…"]) }
    return names.reversed().joined(separator: " › ")
  }

  private func report(_ issue: TransitionIssue) {
    (cast.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }

  private func isStarted(to request: String) -> Bool {
    if !hasStarted { report(.tooEarly(node: path, request: request)) }
    return hasStarted
  }
}

// MARK: - Animations

extension TransitionContext: TransitionPart {
  /// Notes that an animation made through the context begins.
  package func animationDidStart() {
    runningAnimations += 1
  }

  /// Notes that an animation made through the context has ended or was removed.
  package func animationDidEnd() {
    runningAnimations -= 1
    endIfIdle()
    if leavesEnd { run?.completeIfDone() }
  }

  private func endIfIdle() {
    guard endsAfterAnimations, runningAnimations == 0, !hasEnded else { return }
    transitionDidEnd()
  }
}
