import HeadlessViews
import MotionCurves

extension TimingGroup {
  /// The timeline of the first layer that is on one and still has animations of the group.
  var destination: Timeline? {
    for animations in owners.list {
      if let timeline = animations.layer?.timeline, animations.isRunning(in: self) {
        return timeline
      }
    }
    return nil
  }

  /// Returns true when a turn of a timeline's stage must begin the group; a group on no stage
  /// belongs to the current one.
  func isDue(on timeline: Timeline) -> Bool {
    let places = owners.list.compactMap { $0.isRunning(in: self) ? $0.layer?.timeline : nil }
    return places.isEmpty ? timeline.isCurrent : places.contains { $0 === timeline }
  }

  /// Begins the group: from now on its timing is in the timeline's time.
  func begin(on timeline: Timeline) {
    var maps = TimeMaps()
    begin(on: timeline, &maps)
  }

  /// Begins one of several groups.
  ///
  /// - Parameter maps: A cache of the layers' times.
  func begin(on timeline: Timeline, _ maps: inout TimeMaps) {
    if progressSource == nil, owners.mayHaveOwnTimes { enterTimes(on: timeline, &maps) }
    guard remaining > 0 else { return }
    if beginsAtCommit { timing.beginTime += space.local(timeline.now) }
    if timeline.observer != nil { notifyObserver(on: timeline) }
    if let table, isPlain, owners.list[0].layer?.timeline === timeline {
      return dissolve(into: .of(timeline), along: table)
    }
    self.timeline = timeline
    forgetFrame()
    schedule()
    timeline.startShowing(self)
  }

  /// Removes the animations of layers that are not on the group's timeline, as Core Animation does.
  ///
  /// - Returns: True when animations may have been removed, so that delegates may have been called.
  @discardableResult
  func dropHomeless() -> Bool {
    guard !owners.areAllHome(on: timeline) else { return false }
    for animations in owners.list where timeline == nil || animations.layer?.timeline !== timeline {
      animations.removeAll(of: self)
    }
    return true
  }

  /// True when the group is so small and simple that the pool can run it at lower cost.
  private var isPlain: Bool {
    store.count <= 2 && tracks.isEmpty && owners.list.count == 1 && groups.isEmpty
      && space == .identity && progressSource == nil && source == nil && isRemovedOnCompletion
      && timing.isOnce && finishedAnimations == nil
  }

  /// Moves the numbers of the group to the pool.
  private func dissolve(into pool: MotionPool, along table: CurveTable) {
    let owner = owners.list[0]
    owner.relocate(from: self) { animation in
      guard let numbers = animation.numbers else { return animation }
      let place = pool.nextPlace
      for index in animation.place..<animation.place + numbers.count {
        pool.append(store.way(of: index), timing: timing, along: table, for: owner)
      }
      return RunningAnimation(animation, in: pool, at: place)
    }
    pool.begin(until: timing.endTime)
    owners.removeAll()
  }
}

extension MediaTiming {
  /// True when it runs once, forward, at its parent's speed.
  fileprivate var isOnce: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
      && duration > 0 && fillMode.showsBefore
  }
}
