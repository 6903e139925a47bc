import HeadlessViews

/// The part of a timing group that runs it in the time of its layers, which may differ.
extension TimingGroup {
  /// Makes the animations of every layer with a time of its own run in that time, before the group
  /// begins.
  func enterTimes(on timeline: Timeline) {
    // An owner may be listed twice; its animations have moved to another group by the second time.
    for owner in owners where owner.layer?.mayHaveOwnTimes == true && owner.isRunning(in: self) {
      guard let map = owner.layer?.timeMap, map != .identity else { continue }
      guard owners.count > 1 else {
        space = map
        continue
      }
      let part = split(owner, into: map)
      part.begin(on: timeline)
      part.removeOffStage()
    }
  }

  /// Moves the animations of one of several layers to a group of their own, for which the same
  /// completions wait.
  func split(_ owner: LayerAnimations, into map: TimeMap) -> TimingGroup {
    let part = TimingGroup(
      timing: timing, beginsAtCommit: beginsAtCommit, curve: curve, groups: groups,
      isRemovedOnCompletion: isRemovedOnCompletion, source: source, key: key)
    part.finishedAnimations = finishedAnimations
    remaining -= owner.move(from: self, to: part, notifiesStart: notifiesStart)
    // The owner stays in the list of owners: it may have been added twice.
    if remaining == 0 {
      // The owners that are still listed have no animations left; the completions wait only for the
      // new group.
      stop()
      leaveGroups()
    }
    part.space = map
    part.timeline = timeline
    part.schedule()
    timeline?.add(part)
    return part
  }
}
