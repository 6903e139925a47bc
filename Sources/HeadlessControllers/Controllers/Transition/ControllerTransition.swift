import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// A transition between view controllers, from the request to the end: the context that those who
/// perform it work with, and the steps that all have in common.
///
/// What is particular to presentations is their subclass's; here nothing comes or goes.
@MainActor
class ControllerTransition: ViewControllerContextTransitioning {
  final let isAnimated: Bool

  /// Who drives, and how far; see `InteractionState`.
  final var interaction = InteractionState()

  /// How long the transition takes when nothing drives it, in seconds; nil until it has begun.
  private final var settledDuration: TimeInterval?

  /// True while the animator is asked for its duration ahead of time.
  private final var isAskingForDuration = false

  /// What the models said before the transition animated them.
  final let ledger = ModelLedger()

  final var animator: (any ViewControllerAnimatedTransitioning)?
  final var interactionController: (any ViewControllerInteractiveTransitioning)?
  final var coordinator: TransitionCoordinator?
  final var interruptibleAnimator: (any ViewImplicitlyAnimating)?
  final var completions: [() -> Void]

  /// What keeps the transactions waiting in which the transition was asked for.
  final var holds: [TransactionHold] = []

  /// The clock that the transition goes by, which outlives its stage.
  private(set) final var timeline: Timeline?

  /// What keeps the stage of that clock from settling.
  private final var duty: Timeline.Duty?

  /// What `completeTransition` was called with, once it was.
  final var outcome: Bool?
  private(set) final var hasStarted = false
  final var isStarting = false

  /// True when the end did not wait for the animator, which may still report its own.
  final var isCutShort = false

  /// What moves the transition in place of the clock, once somebody has taken hold of it.
  final var driver: (any TransitionDriver)?

  /// How much of its time the whole way is while it is held, in seconds: more than the duration where
  /// it is taken hold of later, as springs can be.
  final var reach: TimeInterval = 0

  /// True while the transition runs to one of its ends after it was let go.
  final var isRunningOut = false

  /// When what it animates began, in the stage's time.
  final var beginning: TimeInterval = 0

  /// True while a transaction that an app has left open keeps what it animates from beginning.
  private(set) final var isHeldUp = false

  /// What waits until the transition can be driven.
  final var waiting: [() -> Void] = []

  init(
    isAnimated: Bool, animator: (any ViewControllerAnimatedTransitioning)?,
    interactionController: (any ViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactionController = interactionController
    completions = if let completion { [completion] } else { [] }
  }

  // MARK: What is particular

  var stage: Stage? { nil }

  /// The clock of the stage where the transition takes place now.
  var clock: Timeline? { stage?.timeline }
  var containerView: View { View() }
  var presentationStyle: ModalPresentationStyle { .none }

  /// How the transition is called in logs.
  var label: String { "transition" }

  /// Which way it goes.
  var direction: TransitionDirection { .forward }

  /// The controllers that take part.
  var participants: [ViewController] { [] }

  /// True when the incoming view is nowhere to be seen unless the animator adds it to the container.
  var isAnimatorToPlaceView: Bool { true }

  /// The controller that comes in.
  var incoming: ViewController? { nil }

  /// What takes part and stands outside of the container.
  var bystanders: [Layer] { [] }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
  func view(forKey key: TransitionContextViewKey) -> View? { nil }
  func initialFrame(for vc: ViewController) -> CGRect { .zero }
  func finalFrame(for vc: ViewController) -> CGRect { .zero }

  /// Puts everything in place, and tells those who are to know that it begins.
  func begin() {}

  /// Puts the incoming view where it belongs, for want of an animator that does.
  func placeIncomingView() {}

  /// Puts the views right, and tells those who are to know that it has ended.
  func finish(completed: Bool) {}

  /// Lets go of what the transition was for, when everybody has been told.
  func didFinish() {}
}

// MARK: - Beginning

extension ControllerTransition {
  /// Makes the transition known, before it starts.
  final func announce() {
    followStage()
    guard isAnimated else { return }
    take(TransitionCoordinator(self))
    guard let interactionController else { return }
    (interactionController as? any TransitionFollower)?.follow(self)
  }

  /// Goes by the clock of the stage that the transition takes place on, if that is another one than when it
  /// was asked for.
  ///
  /// One that has started ends where it has: animations do not go along to another stage.
  final func followStage() {
    guard isUnderWay, !hasStarted || isStarting, let clock, clock !== timeline, clock.stage != nil
    else { return }
    fulfilDuty()
    timeline = clock
    duty = clock.beginDuty { self.unended }
    beginning = clock.now
  }

  /// Lets the stage settle.
  final func fulfilDuty() {
    if let duty { timeline?.fulfil(duty) }
    duty = nil
  }

  /// Lets all who take part see a coordinator.
  final func take(_ coordinator: TransitionCoordinator) {
    leaveCoordinator()
    self.coordinator = coordinator
    for controller in participants { controller.ownCoordinators.append(coordinator) }
  }

  /// Everything that begins when control is back with the stage.
  final func start() {
    guard !hasStarted, isUnderWay else { return }
    hasStarted = true
    isStarting = true
    waitForTransaction()
    begin()
    followStage()
    if let animator, isUnderWay {
      let duration = duration(of: animator)
      settledDuration = duration
      ledger.span = duration
      stage?.note(.transition, subject: label) {
        "begins, \((duration * 1000).rounded() / 1000) s"
      }
      claimDriver()
      interaction.begin(interactive: interactionController?.wantsInteractiveStart ?? false)
      if let interactionController {
        interactionController.startInteractiveTransition(self)
      } else {
        animate()
      }
      interruptibleAnimator = animator.interruptibleAnimator(using: self)
    } else {
      placeIncomingView()
      outcome = outcome ?? true
    }
    coordinator?.start(within: interruptibleAnimator)
    incoming?.callIsAppearing()
    containerView.layoutIfNeeded()
    isStarting = false
    if let outcome { return end(completed: outcome) }
    if !isHeldUp { becomeReady() }
  }

  /// Goes without an interaction controller that drives another transition, which it is left to.
  private final func claimDriver() {
    guard let interactionController,
      let driver = interactionController as? any TransitionFollower,
      let other = driver.claim(self)
    else { return }
    self.interactionController = nil
    stage?.diagnostics.report(
      TransitionIssue.driverIsBusy(
        driver: "\(type(of: driver))", current: "the \(other.label)", requested: "the \(label)"))
  }

  /// Notes when what the transition animates begins: now, or with the transaction that is open.
  private final func waitForTransaction() {
    beginning = timeline?.now ?? 0
    isHeldUp = Transaction.isExplicit
    guard isHeldUp else { return }
    Transaction.whenBegun { [weak self] in
      guard let self else { return }
      self.beginning = self.timeline?.now ?? 0
      self.isHeldUp = false
      if self.isUnderWay, !self.isStarting { self.becomeReady() }
    }
  }

  /// True when the transition can be driven.
  final var isReady: Bool { hasStarted && !isStarting && !isHeldUp && waiting.isEmpty }

  /// Lets the animator begin; what is driven from its beginning goes at an even pace, whatever curve
  /// it was given (fact E5).
  ///
  /// Animators of our own see to that themselves.
  final func animate() {
    ledger.record {
      let isEven = interaction.isInitiallyInteractive && !(animator is any TransitionAnimator)
      if isEven {
        Transaction.begin()
        Transaction.setAnimationTimingFunction(.linear)
      }
      animator?.animateTransition(using: self)
      if isEven { Transaction.commit() }
    }
  }

  /// Animates what goes along, at the pace of what the animator began first.
  final func animateAlongside(_ changes: () -> Void) {
    let pace: MediaTimingFunction? = interaction.isInitiallyInteractive ? .linear : nil
    ledger.record { ledger.animate(withDuration: duration, pace, changes) }
  }

  /// From here on the transition can be driven: whatever it animates has begun.
  private final func becomeReady() {
    guard !waiting.isEmpty else { return }
    Transaction.flush()
    while !waiting.isEmpty {
      let work = waiting
      waiting = []
      for each in work { each() }
    }
  }

  /// Does `work` as soon as the transition can be driven.
  final func whenReady(_ work: @escaping () -> Void) {
    guard !isReady else { return work() }
    waiting.append(work)
  }

  /// How long the transition takes when nothing drives it, in seconds.
  ///
  /// The coordinator has it from the first instant: until the transition begins, the animator is asked.
  final var duration: TimeInterval {
    if let settledDuration { return settledDuration }
    guard let animator, !isAskingForDuration else { return 0 }
    isAskingForDuration = true
    defer { isAskingForDuration = false }
    // An animator of the library's own would take a context for one that has begun.
    let isOwn = animator is any TransitionAnimator
    let duration = animator.transitionDuration(using: isOwn ? nil : self)
    return duration.isFinite && duration >= 0 ? duration : TransitionDefaults.duration
  }

  private final func duration(
    of animator: any ViewControllerAnimatedTransitioning
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

  /// What has not ended, in words.
  private final var unended: [String] {
    if interaction.isInteractive {
      return ["the \(label) waits for its interaction controller to finish or cancel it"]
    }
    if let animator = animator as? any TransitionAnimator { return animator.unended }
    return animator.map { ["\(type(of: $0)) has not called completeTransition(_:)"] } ?? []
  }
}
