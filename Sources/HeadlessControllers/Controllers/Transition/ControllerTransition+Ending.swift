import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension ControllerTransition {
  /// Adds a block to call at the end.
  func addCompletion(_ completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
  }

  func completeTransition(_ didComplete: Bool) { perform(life.complete(didComplete)) }

  /// Ends the transition at once, as if its animations had finished.
  func cutShort() { perform(life.cutShort(leadsBack: scene.isTurned && isInteractive)) }

  /// Cancels this transition in favour of another one, before this one has become visible.
  ///
  /// Its completions are called when the other transition ends.
  func giveWay(to other: ControllerTransition) {
    guard life.giveWay() else { return }
    clock.finish()
    dropDriver()
    // This transition may hold the completions of transitions that it replaced.
    other.completions += completions
    completions = []
    other.delays = delays + other.delays
    delays = []
    guard let coordinator else { return }
    leaveCoordinator()
    other.completions.append { coordinator.end() }
  }

  /// Releases everything because the window is deallocated; the completions are called later.
  func abandon() {
    life.abandon()
    clock.finish()
    dropDriver()
    for completion in completions { stage?.timeline.perform(completion) }
    completions = []
    if let coordinator { stage?.timeline.perform { coordinator.end() } }
    leaveCoordinator()
    for end in delays { stage?.timeline.perform(end) }
    delays = []
  }

  /// Calls the blocks of a list, and those that are added meanwhile.
  func call(_ list: ReferenceWritableKeyPath<ControllerTransition, [() -> Void]>) {
    while !self[keyPath: list].isEmpty {
      let blocks = self[keyPath: list]
      self[keyPath: list] = []
      for block in blocks { block() }
    }
  }

  /// Removes the coordinator from all participants.
  func leaveCoordinator() {
    guard let coordinator else { return }
    for controller in scene.participants {
      controller.transitions.coordinators.removeAll { $0 === coordinator }
    }
    self.coordinator = nil
  }

  private func dropDriver() {
    driver?.stop()
    driver = nil
    performer = .none
    interactionController = .none
    waiting = []
  }

  /// Performs everything that happens at the end, in one turn: `animationEnded`, the views, the
  /// appearance callbacks, the completions and the coordinator's completions, in this order.
  ///
  /// Called by `perform` only.
  func end(completed: Bool) {
    clock.finish()
    diagnosis.reportViews(completed: completed)
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
    dropDriver()
    scene.finish(self, completed: completed)
    stage?.updateStatusBar()
    call(\.completions)
    coordinator?.end()
    leaveCoordinator()
    scene.didFinish(self, completed: completed)
    call(\.delays)
  }
}
