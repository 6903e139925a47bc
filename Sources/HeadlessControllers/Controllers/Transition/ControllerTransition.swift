import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A transition between view controllers from the request to the end; it is the context of its
/// animator.
///
/// This class performs the steps that all transitions share. A subclass places the views and calls
/// the appearance callbacks of its container or presentation.
@MainActor
class ControllerTransition: UIViewControllerContextTransitioning {
  final let isAnimated: Bool

  /// The state machine; see `TransitionLife`.
  final var life = TransitionLife()

  /// The duration of the transition when nothing drives it, in seconds; nil until the transition
  /// has begun.
  private(set) final var settledDuration: TimeInterval?

  /// True while the animator is asked for its duration before the beginning.
  private final var isAskingForDuration = false

  /// The undo log: the model values from before the transition animated them.
  final let undoLog = ModelUndoLog()

  final var performer: TransitionPerformer
  final var interactionController: TransitionInteractionController
  final var coordinator: TransitionCoordinator?
  final var completions: [() -> Void]

  /// The holds on the transactions in which the transition was requested.
  final var holds: [TransactionHold] = []

  /// The clock of the transition, which may outlive its stage.
  private(set) final var timeline: Timeline?

  /// The pending operation that keeps the stage from settling.
  private final var pendingOperation: Timeline.PendingOperation?

  /// The driver that moves the transition in place of the clock, once the transition has been held.
  final var driver: (any TransitionDriver)?

  /// The curve of what moves the whole time, and its duration in seconds; nil until such a motion
  /// begins.
  private(set) final var curve: (curve: AnimationTimingCurve, duration: TimeInterval)?

  /// The pace of the motion while a finger moves it along its way, though it began without; nil if
  /// fingers move its time.
  final var pace: MotionPace? {
    didSet { (driver as? ClockDriver)?.pace = pace }
  }

  /// The elapsed time at which the transition was last held, in seconds.
  ///
  /// Progress 1 corresponds to this time if it exceeds the duration, which is possible with
  /// springs.
  final var reach: TimeInterval = 0

  /// The instant at which the animations began, in seconds of the stage's clock.
  final var beginning: TimeInterval = 0

  /// The views that an animator of the app must leave in their window.
  final var standingViews: [UIView] = []

  /// True once the animator was called.
  final var hasAnimated = false

  /// True once the interruptible animator was asked for a second time, or was reported.
  final var hasCheckedAnimator = false

  /// True once a move without a hold was reported.
  final var hasReportedNothingHeld = false

  /// The work to do when the transition can be driven.
  final var waiting: [() -> Void] = []

  init(
    isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.isAnimated = isAnimated
    performer = TransitionPerformer(animator)
    self.interactionController = TransitionInteractionController(interactionController)
    completions = if let completion { [completion] } else { [] }
  }

  /// Notes the curve of a motion that takes the whole time; the first one counts.
  final func note(
    _ curve: @autoclosure () -> AnimationTimingCurve, lasting duration: TimeInterval
  ) {
    if self.curve == nil { self.curve = (curve(), duration) }
  }

  // MARK: For subclasses

  var stage: Stage? { nil }

  /// The clock of the stage that shows the transition now.
  var clock: Timeline? { stage?.timeline }
  var containerView: UIView { UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }

  /// The name of the transition in logs.
  var label: String { "transition" }

  /// The direction of the transition.
  var direction: TransitionDirection { .forward }

  /// The controllers that take part.
  var participants: [UIViewController] { [] }

  /// True if the incoming view is not visible unless the animator adds it to the container.
  var isAnimatorToPlaceView: Bool { true }

  /// True while an interaction moves the transition for a change that leads back to its beginning.
  var isDrivenBack: Bool { false }

  /// The controller that appears.
  var incoming: UIViewController? { nil }

  /// The layers that take part and are outside the container.
  var bystanders: [CALayer] { [] }

  /// What the presentations that this transition ends have changed, topmost first.
  var leavingLogs: [ModelUndoLog] { [] }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }

  /// Places the views and calls the *will* callbacks.
  func begin() {}

  /// Places the incoming view when there is no animator to do so.
  func placeIncomingView() {}

  /// Restores the views and calls the *did* callbacks.
  func finish(completed: Bool) {}

  /// Cleans up after all completions have been called.
  func didFinish() {}
}

// MARK: - Beginning

extension ControllerTransition {
  /// Registers the transition with the stage, the participants and the interaction controller,
  /// before it starts; its owner calls this at the request.
  final func announce() {
    followStage()
    guard isAnimated else { return }
    take(TransitionCoordinator(self))
    if case .percentDriven(let driver, _) = interactionController { driver.follow(self) }
  }

  /// Changes to the clock of the stage that shows the transition, if the stage has changed since
  /// the request.
  ///
  /// A transition that has started keeps its clock: animations do not move to another stage.
  final func followStage() {
    guard life.mayChangeClock, let clock, clock !== timeline, clock.stage != nil else { return }
    finishOperation()
    timeline = clock
    pendingOperation = clock.beginOperation { self.unended }
    beginning = clock.now
  }

  /// Ends the pending operation, so that the stage can settle.
  final func finishOperation() {
    if let pendingOperation { timeline?.finish(pendingOperation) }
    pendingOperation = nil
  }

  /// Gives a coordinator to all participants.
  final func take(_ coordinator: TransitionCoordinator) {
    leaveCoordinator()
    self.coordinator = coordinator
    for controller in participants { controller.ownCoordinators.append(coordinator) }
  }

  /// Starts the transition; called by the stage when the caller's code has returned.
  ///
  /// What that code has changed shows in the last frame, as it has been committed on UIKit.
  final func start() {
    stage?.endFrame()
    if isAnimated, CATransaction.isExplicit, CATransaction.isFirstReport() {
      stage?.diagnostics.report(ControllerIssue.openTransaction(transition: "the \(label)"))
    }
    perform(life.start(isHeldUp: CATransaction.isExplicit))
  }

  /// Performs an action of the state machine, after the machine has changed.
  final func perform(_ action: TransitionLife.Action?) {
    switch action {
    case nil:
      break
    case .begin:
      beginNow()
      perform(life.didReturn())
    case .beginWithoutAnimator:
      performer = .none
      interactionController = .none
      start()
    case .becomeReady:
      becomeReady()
    case .end(let completed):
      end(completed: completed)
    case .reportEarlyEnd:
      stage?.diagnostics.report(
        TransitionIssue.tooEarly(node: "the \(label)", request: "complete"))
    case .reportSecondEnd:
      stage?.diagnostics.report(ControllerIssue.completedTwice(transition: "the \(label)"))
    }
  }

  /// Makes all calls of the start, in UIKit's order.
  private final func beginNow() {
    waitForTransaction()
    begin()
    followStage()
    if let animator = performer.animator, isUnderWay {
      let duration = duration(of: animator)
      settledDuration = duration
      undoLog.span = duration
      stage?.note(.transition, subject: label) {
        "begins, \((duration * 1000).rounded() / 1000) s"
      }
      claimDriver()
      let controller = interactionController.controller
      life.begin(interactive: controller?.wantsInteractiveStart ?? false)
      if let controller {
        controller.startInteractiveTransition(self)
      } else {
        animate()
      }
      askForInterruptibleAnimator()
    } else {
      placeIncomingView()
      if isUnderWay { perform(life.complete(true)) }
    }
    coordinator?.start(within: performer.interruptibleAnimator)
    incoming?.callIsAppearing()
    containerView.layoutIfNeeded()
  }

  /// Drops an interaction controller that already drives another transition, and reports that.
  private final func claimDriver() {
    guard case .percentDriven(let driver, _) = interactionController,
      let other = driver.claim(self)
    else { return }
    interactionController = .none
    stage?.diagnostics.report(
      ControllerIssue.driverIsBusy(
        driver: "\(type(of: driver))", current: "the \(other.label)", requested: "the \(label)"))
  }

  /// Records the time at which the animations begin: now, or when the open transaction is
  /// committed.
  private final func waitForTransaction() {
    beginning = timeline?.now ?? 0
    guard life.isHeldUp else { return }
    CATransaction.whenBegun { [weak self] in
      guard let self else { return }
      self.beginning = self.timeline?.now ?? 0
      self.perform(self.life.animationsDidBegin())
    }
  }

  /// True if the transition can be driven.
  final var isReady: Bool { life.isReady && waiting.isEmpty }

  /// Calls the animator; with an interactive start, its animations have linear timing, whatever
  /// curve they specify.
  ///
  /// The library's own animators apply the linear timing themselves.
  final func animate() {
    undoLog.record {
      switch performer {
      case .none:
        break
      case .own(let animator):
        animator.animateTransition(using: self)
      case .foreign(let animator, _):
        noteStandingViews()
        let isEven = life.interaction.isInitiallyInteractive
        if isEven {
          CATransaction.begin()
          CATransaction.setAnimationTimingFunction(.linear)
        }
        animator.animateTransition(using: self)
        if isEven { CATransaction.commit() }
      }
    }
    hasAnimated = true
    reportIdleAnimator()
  }

  /// Notes the views of the two controllers that are in a window and that the transition does not
  /// move.
  private final func noteStandingViews() {
    let pairs: [(UITransitionContextViewKey, UITransitionContextViewControllerKey)] = [
      (.from, .from), (.to, .to),
    ]
    standingViews = pairs.compactMap { key, controllerKey in
      guard view(forKey: key) == nil,
        let view = viewController(forKey: controllerKey)?.viewIfLoaded, view.window != nil
      else { return nil }
      return view
    }
  }

  /// Animates changes alongside, with the timing of the animator's first animation.
  final func animateAlongside(_ changes: () -> Void) {
    let own: AnimationTimingCurve? =
      life.interaction.isInitiallyInteractive ? .eased(.linear) : undoLog.curve ?? curve?.curve
    undoLog.recordAlongside { undoLog.animate(withDuration: duration, along: own, changes) }
  }

  /// Marks the transition as drivable: its animations have begun.
  private final func becomeReady() {
    guard !waiting.isEmpty else { return }
    CATransaction.commitImplicit()
    while !waiting.isEmpty {
      let work = waiting
      waiting = []
      for each in work { each() }
    }
  }

  /// Calls `work` as soon as the transition can be driven.
  final func whenReady(_ work: @escaping () -> Void) {
    guard !isReady else { return work() }
    waiting.append(work)
  }

  /// The duration of the transition when nothing drives it, in seconds.
  ///
  /// The coordinator needs it from the request on: until the transition begins, the animator is
  /// asked.
  final var duration: TimeInterval {
    if let settledDuration { return settledDuration }
    guard !isAskingForDuration else { return 0 }
    isAskingForDuration = true
    defer { isAskingForDuration = false }
    let duration: TimeInterval
    switch performer {
    case .none: return 0
    // Before the start the container has no size; an animator of the library measures the window.
    case .own(let animator): duration = animator.transitionDuration(using: nil)
    case .foreign(let animator, _): duration = animator.transitionDuration(using: self)
    }
    return duration.isFinite && duration >= 0 ? duration : TransitionDefaults.duration
  }

  private final func duration(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> TimeInterval {
    let duration = animator.transitionDuration(using: self)
    guard duration.isFinite, duration >= 0 else {
      stage?.diagnostics.report(
        TransitionIssue.impossibleDuration(
          transition: "\(type(of: animator))", value: "\(duration)"))
      return TransitionDefaults.duration
    }
    return duration
  }

  /// The descriptions of everything that has not ended.
  private final var unended: [String] {
    if life.interaction.isInteractive {
      return ["the \(label) waits for its interaction controller to finish or cancel it"]
    }
    return performer.unended
  }
}
