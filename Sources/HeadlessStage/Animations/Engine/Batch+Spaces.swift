import HeadlessViews

/// Batches run in the time of their layers, which may differ.
extension Batch {
  /// Lets every layer that has a time of its own run in it, when the batch is about to begin.
  func enterTimes(on timeline: Timeline, _ maps: inout TimeMaps) {
    // Some may be there twice, with their animations gone to a part by the second time.
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

  /// Hands the animations of one of several layers over to a batch of their own, which is waited for
  /// alike.
  func split(_ owner: LayerAnimations, into map: TimeMap) -> Batch {
    let part = Batch(
      timing: timing, beginsAtCommit: beginsAtCommit, pace: pace, groups: groups,
      isRemovedOnCompletion: isRemovedOnCompletion, source: source, key: key)
    part.remains = remains
    owner.relocate(from: self) { animation in
      part.add(to: owner, tellsStart: tellsStart)
      remaining -= 1
      guard let numbers = animation.numbers else {
        let place = part.keep(courses[Int(animation.place)])
        return RunningAnimation(animation, in: part, at: place)
      }
      let place = Int32(part.store.count)
      for index in animation.place..<animation.place + numbers.count {
        part.append(store.way(of: index))
      }
      return RunningAnimation(animation, in: part, at: place)
    }
    // The owner stays among the owners, for looking for it there would take as long as there are.
    if remaining == 0 {
      // What is still among the owners was removed before; now the part is waited for alone.
      stop()
      leaveGroups()
    }
    if let timeline { part.resume(on: timeline, in: map) } else { part.space = map }
    return part
  }

  /// Goes on with animations that began elsewhere, in another time.
  func resume(on timeline: Timeline?, in map: TimeMap) {
    self.timeline = timeline
    space = map
    schedule()
    timeline?.startShowing(self)
  }
}
