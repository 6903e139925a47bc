/// One run of a transition, forward or backward: the animation controller for a `Transition`.
///
/// The transition between controllers retains the run, and the run retains its nodes. A run that
/// never ends is released with its stage.
@MainActor
final class TransitionRun: NSObject, UIViewControllerAnimatedTransitioning, TransitionAnimator {
  /// The state that all nodes share.
  private let composition: TransitionComposition

  /// The transition that was set.
  private let transition: any Transition

  /// The context of the transition itself.
  private(set) var root: TransitionContext

  /// The gesture that has requested the transition; nil without one.
  private weak var requester: (any RequestingGesture)?

  /// True once it is settled whether the transition is driven from its beginning.
  private var isSettled = false

  /// Creates a run of `transition` or of its replacement; nil if that transition cannot run.
  init?(
    _ transition: any Transition, participants: TransitionParticipants,
    presentationController: UIPresentationController?
  ) {
    composition = TransitionComposition(participants, presentationController)
    composition.root = transition
    guard let root = composition.node(for: transition, parent: nil) else { return nil }
    (self.transition, self.root) = (transition, root)
    super.init()
    if let gesture = GestureRequest.gesture {
      gesture.isAnswered = true
      // A drag to dismiss may present a question instead.
      if gesture.direction == participants.direction { requester = gesture }
    }
    if let presentation = presentationController as? any Transition,
      let first = composition.node(for: presentation, parent: root)
    {
      root.adopt(first)
    }
  }

  deinit {
    let composition = composition
    MainThread.run { composition.engine.abandon() }
  }

  var engine: TransitionEngine { composition.engine }

  /// The transition that runs; nil if it is over.
  var activeTransition: (any Transition)? { engine.isOver ? nil : root.transition }

  /// The run of an animator that the system got; nil if it has none.
  static func run(of animator: any UIViewControllerAnimatedTransitioning) -> TransitionRun? {
    let substitute = animator as? any TransitionAnimatorSubstitute
    return substitute?.substituted as? TransitionRun ?? animator as? TransitionRun
  }

  /// The interaction controller of an animator; nil if the animator is not a run or has none.
  static func interactionController(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = run(of: animator) else { return nil }
    let interactive =
      run.composition.drivenChooser ?? run.root.transition as? any TransitionWithInteraction
    let controller = interactive?.interactionController(with: run.root)
    run.note(controller)
    if interactive != nil { run.engine.motion.willBeDriven(by: controller) }
    return controller
  }

  /// Notes the interaction controller, and reports a drag that has requested the transition if
  /// nothing drives it, unless another transition runs in its place.
  private func note(_ controller: (any UIViewControllerInteractiveTransitioning)?) {
    if let pan = controller as? any RequestingGesture, pan.direction == .backward {
      root.expectGesture(of: pan.recognizer)
    }
    guard let requester, controller == nil, root.transition === transition else { return }
    self.requester = nil
    guard requester.isFirstFault() else { return }
    composition.report(.panNotNamed(transition: "\(type(of: transition))"))
  }

  var unended: [String] { root.unended }

  /// True unless a transition of the composition refuses, or all nodes have ended.
  var isInterruptible: Bool {
    guard !engine.hasEnded else { return false }
    for node in root.descent {
      guard let interruptible = node.transition as? any TransitionWithInterruption else { continue }
      if !interruptible.isInterruptible(with: node) { return false }
    }
    return true
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    composition.answering(transitionContext) {
      settle(in: transitionContext)
      return root.duration
    }
  }

  /// Replaces the transition by the one that runs under a finger, if the transition has one and is
  /// interactive.
  private func settle(in context: (any UIViewControllerContextTransitioning)?) {
    guard !isSettled, context?.isInteractive == true else { return }
    isSettled = true
    guard composition.drivenChooser != nil,
      let driven = composition.node(for: transition, parent: nil)
    else { return }
    composition.drop(root)
    for child in root.children { driven.adopt(child) }
    root = driven
  }

  /// Places the incoming view and starts the composition: first the presentation controller, then
  /// the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard !engine.hasEnded else { return transitionContext.completeTransition(true) }
    composition.answering(transitionContext) { settle(in: transitionContext) }
    isSettled = true
    engine.perform(
      in: transitionContext, lasting: root.duration, named: "\(type(of: transition))",
      removed: { composition.report(.removedView(transition: root.path, controller: $0)) }
    ) {
      for child in root.children { child.start() }
      root.start()
    }
  }

  /// Ends the run when the transition is back at its beginning, even if nodes have not ended.
  func transitionDidRunOut(cancelled: Bool) {
    guard !engine.hasEnded else { return }
    if cancelled { return engine.complete() }
    composition.completeIfDone()
  }

  func animationEnded(_ transitionCompleted: Bool) { transitionDidEnd() }

  /// Ends the run, if its nodes have not ended it.
  func transitionDidEnd() { engine.transitionDidEnd() }
}
