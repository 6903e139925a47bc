/// The information that a transition needs, and the means to signal its end.
///
/// Each presentation and each dismissal has its own context, and so does every transition of a
/// composition. Do not retain a context beyond the end of its transition: it has no meaning then.
@preconcurrency @MainActor
public final class TransitionContext {
  /// The transition of this context.
  package let transition: any Transition

  /// The state that all nodes of the run share.
  let composition: TransitionComposition

  /// The node that composed this one; nil for the root.
  private(set) weak var parent: TransitionContext?

  /// The nodes that this one composed, in order.
  private(set) var children: [TransitionContext] = []

  /// The duration of the node, in seconds, once it is fixed.
  var settledDuration: TimeInterval?

  /// True while the transition computes its duration; prevents infinite recursion.
  var isAskedForDuration = false

  /// The specification that was animated last, as an `AnimatedSpec`; an audit compares it with the
  /// presentation values.
  package var animatedSpec: (any Sendable)?

  /// How this node runs as a part of the node that composed it.
  let role: TransitionRole

  private let participants: TransitionParticipants
  private(set) var hasEnded = false
  private var hasStarted = false
  private var runningAnimations = 0

  /// The spring of the node that comes to rest last; nil without one.
  private var lastSpring: SpringRest?

  /// True for a presentation controller that is a transition; it need not call
  /// `transitionDidEnd()`.
  private(set) var mayLeaveEnd = false

  private var endsAfterAnimations = false

  /// Set when the node was ended on another thread, and that call waits for the main thread.
  let endElsewhere = ThreadMark()

  init(
    _ transition: any Transition, participants: TransitionParticipants,
    composition: TransitionComposition, parent: TransitionContext?, role: TransitionRole = .whole
  ) {
    self.transition = transition
    self.role = parent.map { role.within($0.role) } ?? role
    self.participants = self.role.isReversed ? participants.reversed() : participants
    self.parent = parent
    self.composition = composition
  }

  /// The direction of the transition.
  public var direction: TransitionDirection { participants.direction }

  /// The duration of the transition, in seconds; constant once the transition has started.
  public var duration: TimeInterval {
    settledDuration ?? composition.duration(of: self)
  }

  /// The controller whose `present(_:animated:completion:)` was called; the dismissal has the same
  /// source as the presentation.
  public var sourceViewController: UIViewController? { participants.source }

  /// The controller behind.
  public var backViewController: UIViewController { participants.back }

  /// The presented or pushed controller.
  public var foreViewController: UIViewController { participants.fore }

  /// The view to animate as that of the controller behind; its controller's view, unless the
  /// transition is targeted at another view.
  public var backView: UIView { role.backTarget ?? backViewController.view }

  /// The view to animate as that of the presented or pushed controller; its controller's view,
  /// unless the transition is targeted at another view.
  public var foreView: UIView { role.foreTarget ?? foreViewController.view }

  /// The frame of the fore view at rest, in points of the container.
  ///
  /// Forward, it is the frame at which the view arrives, for example the one that a presentation
  /// controller gives it; so a duration may depend on it, which is asked for before the view is
  /// placed.
  public var foreFrame: CGRect {
    guard direction == .forward, role.foreTarget == nil,
      let frame = composition.finalFrame(of: foreViewController)
    else { return foreView.frame }
    return frame
  }

  /// The view that contains the views of the transition.
  public var containerView: UIView { composition.containerView }

  /// The presentation controller that the transition created; nil if it created none.
  public var presentationController: UIPresentationController? {
    composition.presentationController
  }

  /// The traits of the stage: its screen and the user's preferences.
  public var traitCollection: UITraitCollection { participants.screen.traits }

  /// True if the transition was cancelled; work that is deferred to the end can check this.
  public var transitionWasCancelled: Bool { composition.wasCancelled }

  /// True while an interaction controller drives the transition.
  public var isInteractive: Bool { composition.isInteractive }

  /// Signals that the motion has ended; must be called once after every start, unless
  /// `endAfterAnimations()` is.
  ///
  /// The whole transition ends when every node of the composition has ended. A second call, or a
  /// call after `endAfterAnimations()`, is ignored and reported. A call on another thread is
  /// reported, and takes effect when the main thread is free.
  public func transitionDidEnd() {
    guard MainThread.isCurrent else {
      return endOnMainThread("transitionDidEnd()") { $0.transitionDidEnd() }
    }
    guard isStarted(to: "end") else { return }
    guard !hasEnded else { return report(.endedTwice(node: path)) }
    guard !endsAfterAnimations else { return report(.endsInTwoWays(node: path)) }
    end()
  }

  /// Starts another transition as part of this one; this transition's end waits for the other's.
  ///
  /// The other transition gets its own context. Its feasibility, fallback and duration are
  /// requested as for any transition. A transition that cannot run is left out.
  ///
  /// ```swift
  /// context.compose(with: FadeTransition(), delay: 0.1)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: The other transition.
  ///   - delay: The time from the beginning of this transition to that of the other, in seconds;
  ///     finite and not negative. Until then the animated properties have their first values.
  ///   - duration: The duration of the other transition at its own speed, in seconds; finite and
  ///     not negative. Nil for its own duration, or else that of this transition.
  ///   - speed: The speed of the other transition, unitless; finite and positive. At 2 the
  ///     transition takes half of its duration.
  ///   - isReversed: True to run the other transition in the opposite direction, with the two view
  ///     controllers exchanged: the view that leaves moves as the fore view of a dismissal does.
  ///   - view: The view that takes the place of the fore view; nil for the fore view itself.
  public func compose(
    with transition: any Transition, delay: TimeInterval = 0,
    duration: TimeInterval? = nil, speed: Double = 1, reversed isReversed: Bool = false,
    view: UIView? = nil
  ) {
    guard MainThread.isCurrent else {
      return callOnMainThread("compose(with:)") {
        $0.compose(
          with: transition, delay: delay, duration: duration, speed: speed, reversed: isReversed,
          view: view)
      }
    }
    precondition(
      delay.isFinite && delay >= 0, "compose needs a delay of 0 or more seconds, not \(delay)")
    precondition(
      duration.map { $0.isFinite && $0 >= 0 } ?? true,
      "compose needs a duration of 0 or more seconds, not \(duration ?? 0)")
    precondition(speed.isFinite && speed > 0, "compose needs a speed above 0, not \(speed)")
    guard isStarted(to: "compose") else { return }
    guard !composition.engine.hasEnded else {
      return report(.tooLate(node: path, request: "compose"))
    }
    var role = TransitionRole(delay: delay, speed: speed, isReversed: isReversed)
    role.foreTarget = view ?? (isReversed ? outgoingViewInFront() : nil)
    guard let child = composition.node(for: transition, parent: self, role: role) else { return }
    child.settledDuration = duration
    children.append(child)
    child.start()
  }

  /// The duration of another transition, if it ran alone here, in seconds: its own duration, or the
  /// default of 0.35 s.
  ///
  /// - Parameters:
  ///   - transition: The other transition.
  ///   - isReversed: True for the duration in the opposite direction.
  ///   - view: The view that takes the place of the fore view; nil for the fore view itself.
  public func duration(
    of transition: any Transition, reversed isReversed: Bool = false, view: UIView? = nil
  ) -> TimeInterval {
    composition.duration(
      of: transition, in: self, TransitionRole(isReversed: isReversed, foreTarget: view))
  }

  /// Calls `work` when the whole transition has ended, after all work that was deferred earlier,
  /// and before any view controller is notified of the end.
  ///
  /// Deferred work may defer more work. After the end, a call is ignored and reported.
  public func deferToCompletion(_ work: @escaping () -> Void) {
    guard MainThread.isCurrent else {
      return callOnMainThread("deferToCompletion(_:)") { $0.deferToCompletion(work) }
    }
    guard isStarted(to: "defer work to its end") else { return }
    guard !composition.engine.isOver else {
      return report(.tooLate(node: path, request: "defer work to its end"))
    }
    composition.engine.deferToCompletion(work)
  }

  /// Ends this transition when all animations that it made through the context have ended.
  ///
  /// An animation during a part of the duration counts until the whole duration is over, so that
  /// both directions take the same time.
  public func endAfterAnimations() {
    guard MainThread.isCurrent else {
      return endOnMainThread("endAfterAnimations()") { $0.endAfterAnimations() }
    }
    guard isStarted(to: "end") else { return }
    guard !hasEnded || endsAfterAnimations else { return report(.endsInTwoWays(node: path)) }
    endsAfterAnimations = true
    endIfIdle()
  }
}

extension TransitionContext {
  /// Adds a reason to the `transitionDecisions` of the fore view controller, such as why the
  /// transition only fades.
  ///
  /// ```swift
  /// context.explain("fades, because its source view cannot be seen")
  /// ```
  ///
  /// - Parameter reason: The end of a sentence that begins with the name of the transition.
  public func explain(_ reason: String) {
    participants.fore.keep(.explained(.init(of: transition), reason))
  }

  /// Notes the recognizer whose gesture is to drive the way back of the transition.
  ///
  /// A recognizer that is on no view drives nothing. This is reported when a finger touches the
  /// screen, on a stage, or else when the way back begins without it.
  public func expectGesture(of recognizer: UIGestureRecognizer) {
    guard direction == .forward,
      let owner = foreViewController.choreographer as? TransitionController, !owner.isAudited
    else { return }
    let name = "\(type(of: composition.root ?? transition))"
    if owner.expected?.recognizer !== recognizer {
      owner.expected = ExpectedGesture(recognizer, name)
    }
    guard recognizer.view == nil else { return }
    let screen = participants.screen
    composition.engine.deferToCompletion { [weak owner] in
      // A controller may add the recognizer as late as in viewDidAppear.
      screen.perform {
        guard owner?.expected?.isOnNoView == true else { return }
        screen.performAtNextTouch { [weak owner] in owner?.reportGestureOnNoView() }
      }
    }
  }
}

// MARK: - The tree

extension TransitionContext {
  /// Starts the transition; further calls do nothing.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    transition.start(with: self)
  }

  /// Brings the back view, which is the fore view of a reversed part, to the front of the
  /// container.
  ///
  /// - Returns: A snapshot in the place of a back view that is not in the container, because the
  ///   container of a presentation is in front of it; nil if the view itself is in front.
  private func outgoingViewInFront() -> UIView? {
    let view = backView
    guard view.superview !== containerView else {
      containerView.bringSubviewToFront(view)
      return nil
    }
    let snapshotter = TransitionViewSnapshotter(containerView: containerView)
    composition.engine.deferToCompletion { snapshotter.removeAllSnapshots() }
    return snapshotter.snapshot(of: view, isAppearing: false)
  }

  /// Adds a node that starts before this one.
  func adopt(_ child: TransitionContext) {
    children.append(child)
    child.parent = self
    child.mayLeaveEnd = true
    composition.nodeMayLeaveEnd(child)
  }

  /// True if the node need not signal its end and none of its animations runs.
  var leavesEnd: Bool { mayLeaveEnd && !hasEnded && runningAnimations == 0 }

  /// This node and all its descendants in pre-order.
  var descent: [TransitionContext] {
    var nodes: [TransitionContext] = []
    var pending = [self]
    while let node = pending.popLast() {
      nodes.append(node)
      pending += node.children.reversed()
    }
    return nodes
  }

  /// The spring of this node and its descendants that comes to rest last; nil without one.
  package var springAtRestLast: SpringRest? {
    descent.compactMap(\.lastSpring).max { $0.time < $1.time }
  }

  /// A sentence for this node and each of its descendants that has not ended.
  ///
  /// The first one that says that an end is missing has the remark about real time.
  var unended: [String] {
    var reasons = descent.filter { !$0.hasEnded }.map(\.reasonToWait)
    if let first = reasons.firstIndex(where: { $0.hasSuffix(Self.missingEnd) }) {
      reasons[first] += "; \(RealTime.remark)"
    }
    return reasons
  }

  private static let missingEnd = "has called neither endAfterAnimations() nor transitionDidEnd()"

  private var reasonToWait: String {
    guard endsAfterAnimations else {
      if endElsewhere.isSet {
        return
          "\(path) has called endAfterAnimations() or transitionDidEnd() on a thread that is not"
          + " the main one, and that call waits until the main thread is free"
      }
      return "\(path) \(Self.missingEnd)"
    }
    return "\(path) waits for the end of its animations; its duration is \(duration) s"
  }

  /// True if this node or one of its ancestors has the given transition, or if the tree is at its
  /// maximum depth of 100.
  func isPart(of transition: any Transition) -> Bool {
    let limit = 100
    var depth = 0
    for node in sequence(first: self, next: \.parent) {
      depth += 1
      if node.transition === transition || depth >= limit { return true }
    }
    return false
  }

  /// The engine, if the node has started and not ended; otherwise nil, and an issue is reported.
  func engineForAnimating(_ target: AnimationTarget) -> TransitionEngine? {
    if hasStarted, !hasEnded, !composition.engine.hasEnded { return composition.engine }
    let request = "animate \(target.key)"
    report(
      hasStarted
        ? .tooLate(node: path, request: request) : .tooEarly(node: path, request: request))
    return nil
  }

  /// The types of the transitions from the root to this node.
  var path: String {
    var names = sequence(first: self, next: \.parent).map { "\(type(of: $0.transition))" }
    if names.count > 8 { names.replaceSubrange(4..<names.count - 4, with: ["…"]) }
    return names.reversed().joined(separator: " › ")
  }

  func report(_ issue: TransitionIssue) {
    participants.screen.report(issue)
  }

  private func isStarted(to request: String) -> Bool {
    if !hasStarted { report(.tooEarly(node: path, request: request)) }
    return hasStarted
  }
}

// MARK: - Animations

extension TransitionContext: TransitionPart {
  /// The time from the beginning of the whole transition to that of this node, in seconds.
  package var delay: TimeInterval { role.delay }

  /// The speed of the node, unitless.
  package var speed: Double { role.speed }

  /// Notes that an animation made through the context begins.
  package func animationDidStart() {
    runningAnimations += 1
  }

  /// Notes a spring, by which the transition may outlast its duration.
  package func springDidStart(_ spring: SpringRest) {
    if spring.time > lastSpring?.time ?? 0 { lastSpring = spring }
  }

  /// Notes that an animation made through the context has ended or was removed.
  package func animationDidEnd() {
    runningAnimations -= 1
    endIfIdle()
    if leavesEnd { composition.completeIfDone() }
  }

  private func endIfIdle() {
    guard endsAfterAnimations, runningAnimations == 0, !hasEnded else { return }
    end()
  }

  private func end() {
    hasEnded = true
    composition.nodeDidEnd()
  }
}
