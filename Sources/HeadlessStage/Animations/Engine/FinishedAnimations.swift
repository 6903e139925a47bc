import HeadlessViews
import TransitionCurves

/// A store for animations that end before their transition does, so that the transition can still
/// run backward through them.
@MainActor
final class FinishedAnimations {
  private struct Entry {
    let timingGroup: TimingGroup
    let owner: LayerAnimations
    let animations: [RunningAnimation]
  }

  private var all: [Entry] = []

  /// The groups that run again, and stay on their layers.
  private var revived: [(timingGroup: TimingGroup, owner: LayerAnimations)] = []

  /// True when nothing is stored.
  var isEmpty: Bool { all.isEmpty }

  /// Stores the animations of a group that has just reached its end, before they are removed.
  func take(_ timingGroup: TimingGroup, of owners: [LayerAnimations]) {
    for owner in owners {
      let animations = owner.animations(of: timingGroup)
      if !animations.isEmpty {
        all.append(Entry(timingGroup: timingGroup, owner: owner, animations: animations))
      }
    }
  }

  /// Restarts all stored animations in the current time of their layers, and empties the store.
  ///
  /// They stay there until `removeRevived()`, because the transition may turn any number of times.
  /// Before their beginning they show their first value.
  ///
  /// - Parameter isUntouched: Returns false for a property that was set to another value since.
  func revive(where isUntouched: (CALayer, AnimationTarget) -> Bool) {
    let entries = all
    all = []
    // Chosen before any of them runs again: none of them replaces another one.
    let due = entries.map { entry in
      guard let layer = entry.owner.layer else { return [RunningAnimation]() }
      return entry.animations.filter { isUntouched(layer, $0.target) && !entry.owner.isTaken($0) }
    }
    for (entry, animations) in zip(entries, due) where !animations.isEmpty {
      guard let timeline = entry.owner.layer?.timeline else { continue }
      let copy = entry.timingGroup.copy(of: animations, for: entry.owner)
      copy.begin(on: timeline)
      revived.append((copy, entry.owner))
    }
  }

  /// Removes the animations that run again, because the transition has ended.
  func removeRevived() {
    for (timingGroup, owner) in revived { owner.removeAll(of: timingGroup) }
    revived = []
  }
}

extension LayerAnimations {
  /// Returns true when another animation has replaced one that has ended.
  fileprivate func isTaken(_ animation: RunningAnimation) -> Bool {
    guard !animation.isAdditive else { return false }
    return running.contains { !$0.isAdditive && $0.target.overlaps(animation.target) }
  }
}

extension TimingGroup {
  /// A group of the same timing with some of this group's animations, for which no completion
  /// waits.
  fileprivate func copy(
    of animations: [RunningAnimation], for owner: LayerAnimations
  ) -> TimingGroup {
    var timing = timing
    timing.fillMode = .backwards
    let copy = TimingGroup(
      timing: timing, beginsAtCommit: false, curve: curve, groups: CompletionGroups(),
      isRemovedOnCompletion: false)
    for animation in animations { owner.append(RunningAnimation(animation, in: copy)) }
    return copy
  }
}
