import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A transition between view controllers from the request to the end; it is the context of its
/// animator.
///
/// It performs the steps that all transitions share. Its scene places the views and calls the
/// appearance callbacks; its life says what may happen when.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning, LinkTarget {
  private var linkSource = LinkSource()

  var link: Link { linkSource.link(to: self) }

  let scene: any TransitionScene
  let isAnimated: Bool

  /// The state machine; see `TransitionLife`.
  var life = TransitionLife()

  var clock = TransitionClock()

  /// The undo log: the model values from before the transition animated them.
  let undoLog = ModelUndoLog()

  var performer: TransitionPerformer
  var interactionController: TransitionInteractionController
  var coordinator: TransitionCoordinator?

  /// The driver that moves the transition in place of the clock, once the transition was frozen.
  var driver: (any TransitionDriver)?

  var completions: [() -> Void]

  /// The ends of the delays of the transactions in which the transition was requested.
  var delays: [() -> Void] = []

  /// The work to do when the transition can be driven.
  var waiting: [() -> Void] = []

  /// The property animator that an app's animator has started, until it is asked for one.
  private weak var startedAnimator: (any UIViewImplicitlyAnimating)?

  private(set) lazy var diagnosis = TransitionDiagnosis(of: self)

  /// True while the animator is asked for its duration before the beginning.
  private var isAskingForDuration = false

  init(
    _ scene: any TransitionScene, animated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)? = nil
  ) {
    self.scene = scene
    isAnimated = animated
    performer = TransitionPerformer(animator)
    self.interactionController = TransitionInteractionController(interactionController)
    completions = [completion].compactMap(\.self)
  }
}

// MARK: - The scene

extension ControllerTransition {
  var stage: Stage? { scene.clock?.stage }

  /// The name of the transition in logs.
  var label: String { scene.label }

  var direction: TransitionDirection { scene.direction }

  /// The controller that appears.
  var incoming: UIViewController? { viewController(forKey: .to) }

  var containerView: UIView { scene.containerView }

  var presentationStyle: UIModalPresentationStyle { scene.presentationStyle }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    scene.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { scene.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect { scene.initialFrame(for: vc) }

  func finalFrame(for vc: UIViewController) -> CGRect { scene.finalFrame(for: vc) }
}

// MARK: - Beginning

extension ControllerTransition {
  /// Registers the transition with the stage, the participants and the interaction controller,
  /// before it starts; its owner calls this at the request.
  func announce() {
    followStage()
    guard isAnimated else { return }
    take(TransitionCoordinator(self))
    if case .percentDriven(let driver, _) = interactionController { driver.follow(self) }
  }

  /// Changes to the clock of the stage that shows the transition, if the stage has changed since
  /// the request.
  ///
  /// A transition that has started keeps its clock: animations do not move to another stage.
  func followStage() {
    guard life.mayChangeClock, let timeline = scene.clock, timeline !== clock.timeline,
      timeline.stage != nil
    else { return }
    clock.follow(timeline) { [link] in
      link.transition?.diagnosis.unended ?? []
    }
  }

  /// Gives a coordinator to all participants.
  func take(_ coordinator: TransitionCoordinator) {
    leaveCoordinator()
    self.coordinator = coordinator
    for controller in scene.participants { controller.transitions.coordinators.append(coordinator) }
  }

  /// Starts the transition; called by the stage when the caller's code has returned.
  ///
  /// What that code has changed shows in the last frame, as it has been committed on UIKit.
  func start() {
    stage?.endFrame()
    if isAnimated { diagnosis.reportOpenTransaction() }
    perform(life.start(waitsForTransaction: CATransaction.isExplicit))
  }

  /// Performs an action of the state machine, after the machine has changed.
  func perform(_ action: TransitionLife.Action?) {
    switch action {
    case nil:
      break
    case .begin:
      beginNow()
      perform(life.didReturn())
    case .beginWithoutAnimator:
      giveUpAnimation()
      start()
    case .becomeReady:
      becomeReady()
    case .end(let completed):
      end(completed: completed)
    case .reportEarlyEnd:
      diagnosis.reportEarlyEnd()
    case .reportSecondEnd:
      diagnosis.reportSecondEnd()
    }
  }

  /// Makes all calls of the start, in UIKit's order.
  private func beginNow() {
    waitForTransaction()
    if !scene.begin(animated: isAnimated) { giveUpAnimation() }
    followStage()
    if let animator = performer.animator, isUnderWay {
      let duration = askForDuration(of: animator)
      clock.duration = duration
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
      scene.placeIncomingView(in: self)
      if isUnderWay { perform(life.complete(true)) }
    }
    coordinator?.start(within: performer.interruptibleAnimator)
    incoming?.callIsAppearing()
    containerView.layoutIfNeeded()
  }

  /// Drops the animator and the interaction controller.
  private func giveUpAnimation() {
    performer = .none
    interactionController = .none
  }

  /// Drops an interaction controller that already drives another transition, and reports that.
  private func claimDriver() {
    guard case .percentDriven(let driver, _) = interactionController,
      let other = driver.claim(self)
    else { return }
    interactionController = .none
    diagnosis.report(driver, drives: other)
  }

  /// Records the time at which the animations begin: now, or when the open transaction is
  /// committed.
  private func waitForTransaction() {
    clock.begin()
    guard life.waitsForTransaction else { return }
    CATransaction.whenBegun { [link] in
      guard let transition = link.transition else { return }
      transition.clock.begin()
      transition.perform(transition.life.animationsDidBegin())
    }
  }

  /// Calls the animator; with an interactive start, its animations have linear timing, whatever
  /// curve they specify.
  ///
  /// The library's own animators apply the linear timing themselves.
  func animate() {
    undoLog.record {
      switch performer {
      case .none:
        break
      case .own(let animator):
        animator.animateTransition(using: self)
      case .foreign(let animator, _):
        call(animator)
      }
    }
    diagnosis.animatorHasReturned()
  }

  /// Calls an animator of the app; what is animated alongside joins its first animation.
  private func call(_ animator: any UIViewControllerAnimatedTransitioning) {
    diagnosis.animatorIsCalled()
    let isEven = life.interaction.isInitiallyInteractive
    if isEven {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(.linear)
    }
    let call = AnimatorCall { [unowned self] in
      guard let coordinator else { return }
      undoLog.recordAlongside(coordinator.takeAnimations())
    }
    call.run { animator.animateTransition(using: self) }
    startedAnimator = call.startedAnimator as? any UIViewImplicitlyAnimating
    if isEven { CATransaction.commit() }
  }

  /// Asks an animator of the app for its interruptible animator, unless the start was abandoned.
  private func askForInterruptibleAnimator() {
    guard case .foreign(let animator, _) = performer else { return }
    let interruptible = animator.interruptibleAnimator(using: self)
    guard case .foreign = performer else { return }
    performer = .foreign(animator, interruptible)
    diagnosis.reportIdleAnimator()
    // An animator that makes a new one in each call has started another one, which shows.
    if interruptible?.state == .inactive, let startedAnimator {
      performer = .foreign(animator, startedAnimator)
    }
    startedAnimator = nil
  }

  /// Animates changes alongside, with the timing of the animator's first animation.
  func animateAlongside(_ changes: () -> Void) {
    let own: AnimationTimingCurve? =
      life.interaction.isInitiallyInteractive
      ? .eased(.linear) : undoLog.curve ?? clock.curve?.curve
    undoLog.recordAlongside { undoLog.animate(withDuration: duration, along: own, changes) }
  }
}

// MARK: - Readiness

extension ControllerTransition {
  /// True if the transition can be driven.
  var isReady: Bool { life.isReady && waiting.isEmpty }

  /// Calls `work` as soon as the transition can be driven.
  func whenReady(_ work: @escaping () -> Void) {
    guard !isReady else { return work() }
    waiting.append(work)
  }

  /// Performs the work that has waited for the animations to begin.
  private func becomeReady() {
    guard !waiting.isEmpty else { return }
    CATransaction.commitImplicit()
    call(\.waiting)
  }
}

// MARK: - The duration

extension ControllerTransition {
  /// The duration of the transition when nothing drives it, in seconds.
  ///
  /// The coordinator needs it from the request on: until the transition begins, the animator is
  /// asked.
  var duration: TimeInterval {
    if let duration = clock.duration { return duration }
    guard !isAskingForDuration, let animator = performer.animator else { return 0 }
    isAskingForDuration = true
    defer { isAskingForDuration = false }
    // Before the start the container has no size; an animator of the library measures the window.
    let context: ControllerTransition? = if case .own = performer { nil } else { self }
    return possible(animator.transitionDuration(using: context)) ?? TransitionDefaults.duration
  }

  private func askForDuration(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> TimeInterval {
    let duration = animator.transitionDuration(using: self)
    if let duration = possible(duration) { return duration }
    diagnosis.report(duration, of: animator)
    return TransitionDefaults.duration
  }

  /// A duration; nil if it is not a number of seconds.
  private func possible(_ duration: TimeInterval) -> TimeInterval? {
    duration.isFinite && duration >= 0 ? duration : nil
  }
}
