import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension ControllerTransition {
  /// Adds a block to call at the end.
  final func addCompletion(_ completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
  }

  final func completeTransition(_ didComplete: Bool) { perform(life.complete(didComplete)) }

  /// Ends the transition at once, as if its animations had finished.
  final func cutShort() { perform(life.cutShort(leadsBack: isDrivenBack)) }

  /// Cancels this transition in favour of another one, before this one has become visible.
  ///
  /// Its completions are called when the other transition ends.
  final func giveWay(to other: ControllerTransition) {
    guard life.giveWay() else { return }
    finishOperation()
    releaseDriver()
    // This transition may hold the completions of transitions that it replaced.
    other.completions += completions
    completions = []
    other.holds = holds + other.holds
    holds = []
    guard let coordinator else { return }
    leaveCoordinator()
    other.completions.append { coordinator.end() }
  }

  /// Releases everything because the window is deallocated; the completions are called later.
  final func abandon() {
    life.abandon()
    finishOperation()
    releaseDriver()
    for completion in completions { stage?.timeline.perform(completion) }
    completions = []
    if let coordinator { stage?.timeline.perform { coordinator.end() } }
    leaveCoordinator()
    for hold in holds { stage?.timeline.perform { hold.release() } }
    holds = []
  }

  /// Releases the transactions in which the transition was requested, so that they can complete.
  final func releaseHolds() {
    while !holds.isEmpty {
      let released = holds
      holds = []
      for hold in released { hold.release() }
    }
  }

  /// Removes the coordinator from all participants.
  final func leaveCoordinator() {
    guard let coordinator else { return }
    for controller in participants {
      controller.ownCoordinators.removeAll { $0 === coordinator }
    }
    self.coordinator = nil
  }

  private final func releaseDriver() {
    driver?.stop()
    driver = nil
    performer = .none
    interactionController = .none
    waiting = []
  }

  /// Reports an issue if an app's animator has not added the incoming view; only the animator adds
  /// that view.
  private final func reportMissingView() {
    guard case .foreign = performer, isAnimatorToPlaceView,
      let view = view(forKey: .to), !view.isDescendant(of: containerView)
    else { return }
    let name = incoming?.sentenceName ?? "nothing"
    let isThere = incoming?.viewIfLoaded?.isDescendant(of: containerView) == true
    stage?.diagnostics.report(
      isThere
        ? ControllerIssue.missingPresentedView(transition: "the \(label)", controller: name)
        : ControllerIssue.missingView(transition: "the \(label)", controller: name))
  }

  /// Reports the views that the transition does not move, and that the app's animator has removed.
  private final func reportLostViews() {
    for view in standingViews where view.window == nil {
      stage?.diagnostics.report(
        ControllerIssue.lostView(
          transition: "the \(label)",
          controller: (view.owner as? UIViewController)?.sentenceName ?? "nothing"))
    }
    standingViews = []
  }

  /// Performs everything that happens at the end, in one turn: `animationEnded`, the views, the
  /// appearance callbacks, the completions and the coordinator's completions, in this order.
  ///
  /// Called by `perform` only.
  final func end(completed: Bool) {
    finishOperation()
    if completed { reportMissingView() }
    reportLostViews()
    performer.animator?.animationEnded(completed)
    stage?.note(.transition, subject: label) { completed ? "ends" : "is cancelled" }
    undoLog.removeRevived()
    switch performer {
    case .none: break
    case .own: if !completed { restoreModels() }
    // An animator of the app restores its own views, unless it ends before a driven motion is back.
    case .foreign where !completed && driver is ClockDriver:
      forgetWhatStays()
      undoLog.restoreAtOnce()
    case .foreign: undoLog.clear()
    }
    releaseDriver()
    finish(completed: completed)
    stage?.updateStatusBar()
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
