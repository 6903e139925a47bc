public import Foundation
import HeadlessStage
public import HeadlessViews

/// What a transition needs to know, and how it tells that it has ended.
///
/// Each presentation and each dismissal has a context of its own, and so has every transition of a
/// composition. Do not keep one: it means nothing after the end.
@MainActor
public final class TransitionContext {
  /// The transition that this is the context of.
  let transition: any Transition

  /// The transition as a whole, which this is a part of.
  unowned let run: TransitionRun

  /// The node that composed this one; nil for the root.
  private(set) weak var parent: TransitionContext?

  /// The nodes that this one composed, in order.
  private(set) var children: [TransitionContext] = []

  /// True while the transition works out its duration, lest it asks itself.
  var isAskedForDuration = false

  private(set) var hasEnded = false
  private var hasStarted = false
  private var runningAnimations = 0
  private var endsAfterAnimations = false

  init(_ transition: any Transition, run: TransitionRun, parent: TransitionContext? = nil) {
    self.transition = transition
    self.run = run
    self.parent = parent
  }

  /// Which way the transition goes.
  public var direction: TransitionDirection { run.direction }

  /// How long the transition takes, in seconds.
  public var duration: TimeInterval { run.duration(of: self) }

  /// The controller that was asked to present; kept from the presentation for the dismissal.
  public var sourceViewController: ViewController? { run.source }

  /// The controller behind.
  public var backViewController: ViewController { run.back }

  /// The controller that is presented.
  public var foreViewController: ViewController { run.fore }

  /// The view in which the transition takes place.
  public var containerView: View { run.containerView }

  /// What manages the presentation; nil when the transition did not bring it.
  public var presentationController: PresentationController? { run.presentationController }

  /// Tells that the motion has ended; must be called once after every start.
  ///
  /// The transition as a whole ends when every node of the composition has ended. A second call is
  /// ignored and reported.
  public func transitionDidEnd() {
    guard !hasEnded else {
      return run.report(TransitionIssue.endedTwice(node: path))
    }
    hasEnded = true
    run.nodeDidEnd()
  }

  /// Starts another transition as part of this one, at once; this one's end waits for the other's.
  ///
  /// The other gets a context of its own, and is asked for its feasibility, fallback and duration
  /// like any transition. One that cannot run is left out.
  public func compose(with transition: any Transition) {
    guard !run.isOver else {
      return run.report(TransitionIssue.tooLate(node: path, request: "compose"))
    }
    let probe = TransitionContext(transition, run: run, parent: self)
    guard let chosen = run.resolve(transition, for: probe) else { return }
    let child = TransitionContext(chosen, run: run, parent: self)
    children.append(child)
    child.start()
  }

  /// Calls `work` when the transition as a whole has ended, after all that was deferred before, and
  /// before any view controller hears of the end.
  public func deferToCompletion(_ work: @escaping () -> Void) {
    guard !run.isOver else {
      return run.report(TransitionIssue.tooLate(node: path, request: "defer work to its end"))
    }
    run.deferred.append(work)
  }

  /// Ends this transition when everything that it animates through the context has ended.
  public func endAfterAnimations() {
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
  func adopt(_ transition: any Transition) {
    children.append(TransitionContext(transition, run: run, parent: self))
  }

  /// True when this node and all below it have ended.
  var isComplete: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      guard node.hasEnded else { return false }
      pending += node.children
    }
    return true
  }

  /// The paths of all nodes from here down that have not ended.
  var unended: [String] {
    var paths: [String] = []
    var pending = [self]
    while let node = pending.popLast() {
      if !node.hasEnded { paths.append(node.path) }
      pending += node.children.reversed()
    }
    return paths
  }

  /// The types of the transitions from the root to this node.
  var path: String {
    let nodes = Array(sequence(first: self, next: \.parent)).reversed()
    return nodes.map { String(describing: type(of: $0.transition)) }.joined(separator: " › ")
  }

  /// Notes that an animation made through the context begins.
  func animationDidStart() {
    runningAnimations += 1
  }

  /// Notes that an animation made through the context has ended or was removed.
  func animationDidEnd() {
    runningAnimations -= 1
    endIfIdle()
  }

  private func endIfIdle() {
    guard endsAfterAnimations, runningAnimations == 0, !hasEnded else { return }
    transitionDidEnd()
  }
}
