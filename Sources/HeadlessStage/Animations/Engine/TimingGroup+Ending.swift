import HeadlessViews
import MotionCurves

extension TimingGroup {
  /// Schedules the start and the end of the group, unless it has ended.
  func schedule() {
    guard let timeline, !isOver else { return }
    let beginning = space.outer(timing.beginTime)
    if notifiesStart, beginning < .infinity {
      plan.start = timeline.perform(at: max(beginning, timeline.now)) { self.didStart() }
    }
    guard progressSource == nil else { return }
    let instant = space.outer(space.rate < 0 ? timing.beginTime : timing.endTime)
    guard instant.isFinite else {
      let standsStill = space.rate == 0 || timing.speed == 0
      let reason = standsStill ? "whose speed is 0" : "that repeats without an end"
      plan.operation = timeline.beginEndless(repeats: !standsStill) { [weak self] in
        self.map { ["an animation of \($0.description) \(reason)"] } ?? []
      }
      return
    }
    plan.end = timeline.perform(at: max(instant, timeline.now)) { self.finish() }
  }

  /// Cancels the scheduled start and end.
  func unschedule() {
    if let timeline { plan.cancel(on: timeline) }
  }

  private func didStart() {
    plan.start = nil
    notifiesStart = false
    for animations in owners { animations.didStart(self) }
  }

  private func finish() {
    plan.end = nil
    let ended = owners
    // Animations that stay on their layers still follow the time of these, which may run backwards.
    if isRemovedOnCompletion { removeOwners() }
    isOver = true
    if let finishedAnimations {
      self.finishedAnimations = nil
      finishedAnimations.take(self, of: ended)
    }
    if isRemovedOnCompletion { timeline?.remove(self) }
    for index in ended.indices { ended[index].didFinish(self) }
    leaveGroups()
  }

  /// Ends all animations where they are; does nothing when none are left.
  func conclude() {
    guard remaining > 0, !isOver else { return }
    if let start = plan.start { timeline?.cancel(start) }
    finish()
  }

  /// Removes all animations before their end.
  func removeAll() {
    for animations in owners { animations.removeAll(of: self) }
  }

  /// Cancels everything that is scheduled.
  func stop() {
    unschedule()
    timeline?.remove(self)
    removeOwners()
  }

  /// Notifies the completion groups that all animations have ended or were removed.
  func leaveGroups() {
    groups.leave(finished: areAllFinished)
  }
}
