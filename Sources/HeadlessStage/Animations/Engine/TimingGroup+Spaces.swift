import HeadlessViews

/// The part of a timing group that runs it in the time of its layers, which may differ.
extension TimingGroup {
  /// Makes the animations of every layer with a time of its own run in that time, before the group
  /// begins.
  func enterTimes(on timeline: Timeline, _ maps: inout TimeMaps) {
    // An owner may be listed twice; its animations have moved to another group by the second time.
    for owner in owners.list where owner.isRunning(in: self) {
      guard let map = owner.layer.map({ maps.map(of: $0) }), map != .identity else { continue }
      guard owners.list.count > 1 else {
        space = map
        continue
      }
      let part = split(owner, into: map)
      part.begin(on: timeline, &maps)
      part.dropHomeless()
    }
  }

  /// Moves the animations of one of several layers to a group of their own, for which the same
  /// completions wait.
  func split(_ owner: LayerAnimations, into map: TimeMap) -> TimingGroup {
    let part = TimingGroup(
      timing: timing, beginsAtCommit: beginsAtCommit, curve: curve, groups: groups,
      isRemovedOnCompletion: isRemovedOnCompletion, source: source, key: key)
    part.finishedAnimations = finishedAnimations
    owner.relocate(from: self) { animation in
      part.add(to: owner, tellsStart: tellsStart)
      remaining -= 1
      guard let numbers = animation.numbers else {
        let place = part.keep(tracks[Int(animation.place)])
        return RunningAnimation(animation, in: part, at: place)
      }
      let place = Int32(part.store.count)
      for index in animation.place..<animation.place + numbers.count {
        part.append(store.way(of: index))
      }
      return RunningAnimation(animation, in: part, at: place)
    }
    // The owner stays in the list of owners, because finding it there would take time in proportion
    // to the list.
    if remaining == 0 {
      // The owners that are still listed have no animations left; the completions wait only for the
      // new group.
      stop()
      leaveGroups()
    }
    if let timeline { part.resume(on: timeline, in: map) } else { part.space = map }
    return part
  }

  /// Continues animations that began in another group, in another time.
  func resume(on timeline: Timeline?, in map: TimeMap) {
    self.timeline = timeline
    space = map
    schedule()
    timeline?.startShowing(self)
  }
}
