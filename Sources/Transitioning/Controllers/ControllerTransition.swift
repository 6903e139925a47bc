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
  private(set) final var interaction = InteractionState()

  /// How long the transition takes when nobody drives it, in seconds.
  private(set) final var duration: TimeInterval = 0

  /// What the models said before the transition animated them.
  final let ledger = ModelLedger()

  private(set) final var animator: (any ViewControllerAnimatedTransitioning)?
  private(set) final var interactionController: (any ViewControllerInteractiveTransitioning)?
  private(set) final var coordinator: TransitionCoordinator?
  private final var interruptibleAnimator: (any ViewImplicitlyAnimating)?
  private final var completions: [() -> Void]
  private final var duty: Timeline.Duty?

  /// What `completeTransition` was called with, once it was.
  private final var outcome: Bool?
  private(set) final var hasStarted = false
  private final var isStarting = false

  /// True when the end did not wait for the animator, which may still report its own.
  private final var isCutShort = false

  /// What moves the transition in place of the clock, once somebody has taken hold of it.
  private final var driver: (any TransitionDriver)?

  /// True while the transition runs to one of its ends after it was let go.
  private final var isRunningOut = false

  /// When the transition began, in the stage's time.
  private final var beginning: TimeInterval = 0

  /// What waits until the transition can be driven.
  private final var waiting: [() -> Void] = []

  init(
    isAnimated: Bool, animator: (any ViewControllerAnimatedTransitioning)?,
    interactionController: (any ViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactionController = interactionController
    completions = completion.map { [$0] } ?? []
  }

  // MARK: What is particular

  var stage: Stage? { nil }
  var containerView: View { View() }
  var presentationStyle: ModalPresentationStyle { .none }

  /// How the transition is called in logs.
  var label: String { "transition" }

  /// The controllers that take part.
  var participants: [ViewController] { [] }

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
    duty = stage?.timeline.beginDuty { [weak self] in self?.unended ?? [] }
    guard isAnimated else { return }
    let coordinator = TransitionCoordinator(self)
    self.coordinator = coordinator
    for controller in participants { controller.ownCoordinator = coordinator }
    (interactionController as? any TransitionFollower)?.follow(self)
  }

  /// Everything that begins when control is back with the stage.
  final func start() {
    guard !hasStarted, isUnderWay else { return }
    hasStarted = true
    isStarting = true
    beginning = stage?.now ?? 0
    begin()
    if let animator, isUnderWay {
      duration = duration(of: animator)
      stage?.note(.transition, subject: label) {
        "begins, \((self.duration * 1000).rounded() / 1000) s"
      }
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
    becomeReady()
  }

  /// True when the transition can be driven.
  final var isReady: Bool { hasStarted && !isStarting && waiting.isEmpty }

  /// Lets the animator begin.
  final func animate() {
    ledger.record { animator?.animateTransition(using: self) }
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

// MARK: - Driving

extension ControllerTransition {
  /// True until `completeTransition` is called.
  final var isUnderWay: Bool { outcome == nil }

  final var isInteractive: Bool { interaction.isInteractive }

  final var transitionWasCancelled: Bool { interaction.wasCancelled }

  final var completionCurve: View.AnimationCurve {
    interactionController?.completionCurve ?? .easeInOut
  }

  /// True while somebody holds the transition, or has let it go and it has not arrived.
  final var isDriven: Bool { interaction.isInteractive || isRunningOut }

  /// True when the transition can be taken hold of, or reversed, while it runs.
  final var isInterruptible: Bool {
    if let animator = animator as? any TransitionAnimator { return animator.isInterruptible }
    return interruptibleAnimator != nil
  }

  /// How far the transition is, in `0...1`.
  final var percentComplete: CGFloat {
    if interaction.isInteractive { return interaction.percent }
    guard hasStarted else { return 0 }
    return duration > 0 ? min(max(CGFloat(time / duration), 0), 1) : 1
  }

  /// How much of the transition's time has passed, in seconds.
  private final var time: TimeInterval {
    driver?.time ?? (stage?.now ?? beginning) - beginning
  }

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isUnderWay else { return }
    _ = interaction.update(percentComplete)
  }

  final func finishInteractiveTransition() { release(cancelled: false) }

  final func cancelInteractiveTransition() { release(cancelled: true) }

  final func pauseInteractiveTransition() {
    guard isUnderWay, hasStarted, interaction.grab(at: percentComplete) else { return }
    stage?.note(.transition, subject: label) { "is taken hold of at \(self.percentText)" }
    coordinator?.interactionDidChange()
  }

  private final func release(cancelled: Bool) {
    guard isUnderWay, interaction.release(cancelled: cancelled) else { return }
    stage?.note(.transition, subject: label) {
      "is let go at \(self.percentText) and \(cancelled ? "cancelled" : "finished")"
    }
    coordinator?.interactionDidChange()
  }

  private final var percentText: String {
    "\((Double(percentComplete) * 1000).rounded() / 10) %"
  }

  /// Stops where it is, at a part of the way if one is given.
  final func hold(at percent: CGFloat? = nil) {
    guard isUnderWay, hasStarted else { return }
    let driver = driver ?? makeDriver()
    self.driver = driver
    isRunningOut = false
    if let percent {
      driver?.scrub(to: Double(percent) * duration)
    } else {
      driver?.hold()
    }
  }

  private final func makeDriver() -> (any TransitionDriver)? {
    if let interruptibleAnimator {
      return AnimatorDriver(interruptibleAnimator, duration: duration)
    }
    var layers = [containerView.layer] + (coordinator?.views ?? []).map(\.layer)
    if animator is any TransitionAnimator { layers += bystanders }
    return ClockDriver(layers, at: time, of: duration, on: stage)
  }

  /// Lets it run, held or not, to the end or back to the start; see `TransitionDriver`.
  final func runOut(
    toEnd: Bool, over length: TimeInterval, _ timing: (any TimingCurveProvider)? = nil,
    curve: View.AnimationCurve = .linear
  ) {
    hold()
    guard isUnderWay, let driver else { return }
    isRunningOut = true
    driver.run(toEnd: toEnd, over: length, timing, curve) { [weak self] in
      self?.didRunOut(toEnd: toEnd)
    }
  }

  private final func didRunOut(toEnd: Bool) {
    guard isRunningOut else { return }
    isRunningOut = false
    (animator as? any TransitionAnimator)?.transitionDidRunOut(cancelled: !toEnd)
  }

  /// Calls the transition off and lets it run back the way that it came, as long as it took; false
  /// when it declines.
  final func reverse() -> Bool {
    guard isUnderWay, hasStarted, !isStarting, isInterruptible else { return false }
    guard !interaction.wasCancelled || interaction.isInteractive else { return true }
    stage?.note(.transition, subject: label) { "is reversed at \(self.percentText)" }
    // Where it is before it is called off: that is how far back it is.
    hold()
    let wasInteractive = interaction.callOff()
    if wasInteractive { coordinator?.interactionDidChange() }
    runOut(toEnd: false, over: max(0, time))
    return true
  }
}

// MARK: - Ending

extension ControllerTransition {
  /// Adds somebody who wants to hear of the end.
  final func addCompletion(_ completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
  }

  final func completeTransition(_ didComplete: Bool) {
    guard isUnderWay else {
      guard !isCutShort else { return }
      stage?.diagnostics.report(TransitionIssue.completedTwice(transition: "the \(label)"))
      return
    }
    // What was called off does not complete, whatever an animator makes of it.
    let completed = didComplete && !interaction.wasCancelled
    outcome = completed
    if !isStarting { end(completed: completed) }
  }

  /// Ends the transition here and now, as if it had run its course.
  final func cutShort() {
    guard isUnderWay else { return }
    if hasStarted {
      isCutShort = true
      interaction.conclude(cancelled: interaction.wasCancelled)
      completeTransition(true)
    } else {
      animator = nil
      interactionController = nil
      start()
    }
  }

  /// Lets everything go, because the window is no more; who waits for the end hears of it later.
  final func abandon() {
    isCutShort = true
    outcome = outcome ?? false
    fulfilDuty()
    letGo()
    coordinator = nil
    for completion in completions { stage?.timeline.perform(completion) }
    completions = []
  }

  private final func fulfilDuty() {
    if let duty { stage?.timeline.fulfil(duty) }
    duty = nil
  }

  private final func letGo() {
    driver?.stop()
    driver = nil
    isRunningOut = false
    animator = nil
    interactionController = nil
    interruptibleAnimator = nil
    waiting = []
  }

  /// Everything that the end brings, in one turn: steps 13 to 18.
  private final func end(completed: Bool) {
    fulfilDuty()
    interaction.conclude(cancelled: !completed)
    animator?.animationEnded(completed)
    stage?.note(.transition, subject: label) { completed ? "ends" : "is cancelled" }
    if !completed { ledger.restore() }
    letGo()
    finish(completed: completed)
    while !completions.isEmpty { completions.removeFirst()() }
    coordinator?.end()
    for controller in participants where controller.ownCoordinator === coordinator {
      controller.ownCoordinator = nil
    }
    coordinator = nil
    didFinish()
  }
}
