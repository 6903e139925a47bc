import HeadlessViews
import TransitionCurves

extension TimingGroup {
  /// The timeline of the first layer that is on one and still has animations of the group.
  var destination: Timeline? {
    for animations in owners {
      if let timeline = animations.layer?.timeline, animations.isRunning(in: self) {
        return timeline
      }
    }
    return nil
  }

  /// Returns true when a turn of a timeline's stage must begin the group; a group on no stage
  /// belongs to the current one.
  func isDue(on timeline: Timeline) -> Bool {
    let places = owners.compactMap { $0.isRunning(in: self) ? $0.layer?.timeline : nil }
    return places.isEmpty ? timeline.isCurrent : places.contains { $0 === timeline }
  }

  /// Begins the group: from now on its timing is in the timeline's time.
  func begin(on timeline: Timeline) {
    if progressSource == nil { enterTimes(on: timeline) }
    guard remaining > 0 else { return }
    if beginsAtCommit { timing.beginTime += space.local(timeline.now) }
    if timeline.observer != nil { notifyObserver(on: timeline) }
    self.timeline = timeline
    PresentationMoment.pass()
    schedule()
    timeline.add(self)
  }

  /// Removes the animations of layers that are not on the group's timeline, as Core Animation does.
  func removeOffStage() {
    for animations in owners where timeline == nil || animations.layer?.host !== timeline {
      animations.removeAll(of: self)
    }
  }
}
