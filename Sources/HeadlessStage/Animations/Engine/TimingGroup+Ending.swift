import HeadlessViews
import TransitionCurves

extension TimingGroup {
  /// Schedules the start and the end of the group, unless it has ended.
  func schedule() {
    guard let timeline, !isOver else { return }
    let beginning = space.outer(timing.beginTime)
    if notifiesStart, beginning < .infinity {
      plan.start = timeline.perform(at: max(beginning, timeline.now)) { self.didStart() }
    }
    guard progressSource == nil else { return }
    guard endInstant.isFinite else { return noteEndless(on: timeline) }
    plan.end = timeline.perform(at: max(endInstant, timeline.now)) { self.finish() }
  }

  /// The instant of the stage's clock at which the time of the group comes to its end, in seconds.
  private var endInstant: TimeInterval {
    space.outer(space.rate < 0 ? timing.beginTime : timing.endTime)
  }

  /// Makes animations without an end keep the stage from settling, while a layer of theirs is on it.
  private func noteEndless(on timeline: Timeline) {
    let isSeen = owners.contains { $0.layer?.timeline === timeline }
    if let operation = plan.operation, !isSeen {
      timeline.finish(operation)
      plan.operation = nil
    }
    guard isSeen, plan.operation == nil else { return }
    let standsStill = space.rate == 0 || timing.speed == 0
    let reason = standsStill ? "whose speed is 0" : "that repeats without an end"
    plan.operation = timeline.beginEndless(repeats: !standsStill) { [weak self] in
      self.map { ["an animation of \($0.description) \(reason)"] } ?? []
    }
  }

  /// Called after a layer of the group has left the stage, or has come back.
  func layerDidMove() {
    guard let timeline, staysOffStage, !isOver, plan.end == nil else { return }
    noteEndless(on: timeline)
  }

  /// Keeps a group that ends in this instant in its time.
  func holdEnd() {
    guard let timeline, plan.end != nil, isRemovedOnCompletion else { return }
    holdsEnd = holdsEnd || endInstant <= timeline.now
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
