import Foundation
import HeadlessStage
import HeadlessViews

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

  /// Lets another begin in its place, before anything of this one was to be seen.
  ///
  /// Who waits for its end waits for the other's.
  final func giveWay(to other: ControllerTransition) {
    isCutShort = true
    outcome = false
    fulfilDuty()
    letGo()
    // Others may have given way to this one: what they have left moves on, and is not copied each time.
    if other.completions.isEmpty {
      swap(&other.completions, &completions)
    } else {
      other.completions += completions
      completions = []
    }
    swap(&other.holds, &holds)
    other.holds += holds
    holds = []
    guard let coordinator else { return }
    leaveCoordinator()
    other.completions.append { coordinator.end() }
  }

  /// Lets everything go, because the window is no more; who waits for the end hears of it later.
  final func abandon() {
    isCutShort = true
    outcome = outcome ?? false
    fulfilDuty()
    letGo()
    leaveCoordinator()
    for completion in completions { stage?.timeline.perform(completion) }
    completions = []
    for hold in holds { stage?.timeline.perform { hold.release() } }
    holds = []
  }

  /// Lets the transactions end in which the transition was asked for.
  final func releaseHolds() {
    while !holds.isEmpty {
      let released = holds
      holds = []
      for hold in released { hold.release() }
    }
  }

  /// Lets nobody see the coordinator any more.
  final func leaveCoordinator() {
    guard let coordinator else { return }
    for controller in participants {
      guard let index = controller.ownCoordinators.index(of: coordinator) else { continue }
      controller.ownCoordinators.remove(at: index)
    }
    self.coordinator = nil
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

  /// Reports that an app's animator has not put the incoming view in place, which nothing else does.
  private final func complainOfMissingView() {
    guard let animator, !(animator is any TransitionAnimator), isAnimatorToPlaceView,
      let view = view(forKey: .to), !view.isDescendant(of: containerView)
    else { return }
    stage?.diagnostics.report(
      TransitionIssue.missingView(
        transition: "the \(label)", controller: incoming?.sentenceName ?? "nothing"))
  }

  /// Everything that the end brings, in one turn: steps 13 to 18.
  final func end(completed: Bool) {
    fulfilDuty()
    interaction.conclude(cancelled: !completed)
    if completed { complainOfMissingView() }
    animator?.animationEnded(completed)
    stage?.note(.transition, subject: label) { completed ? "ends" : "is cancelled" }
    // An animator of somebody else's puts its own views right, now and on the way back.
    if animator is any TransitionAnimator {
      if !completed { ledger.restore() }
    } else if animator != nil {
      ledger.clear()
    }
    letGo()
    finish(completed: completed)
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block() }
    }
    coordinator?.end()
    leaveCoordinator()
    didFinish()
    releaseHolds()
  }
}
