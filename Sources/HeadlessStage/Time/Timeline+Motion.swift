package import Foundation

/// An object that moves something else with a stage's clock, such as the time of some layers.
@MainActor
package protocol TimelineFollower: AnyObject {
  /// Moves what follows the clock to an instant, which is the timeline's current one.
  func show(at now: TimeInterval)

  /// Called when the stage is deallocated; releases everything.
  func stageDidGo()
}

extension Timeline {
  /// True if no animation runs, and nothing else moves with the clock.
  var isAtRest: Bool { running.isEmpty && followers.isEmpty }

  /// Adds a follower, which is retained, and moves before anything else at every frame and event.
  package func add(_ follower: any TimelineFollower) {
    followers.append(follower)
  }

  /// Removes a follower.
  package func remove(_ follower: any TimelineFollower) {
    followers.removeAll { $0 === follower }
  }

  /// Moves all followers to the current instant.
  func moveFollowers() {
    for follower in followers { follower.show(at: now) }
  }

  /// Adds a group of animations that has begun.
  func add(_ group: TimingGroup) {
    guard group.seat == nil else { return }
    group.seat = running.count
    running.append(group)
  }

  /// Removes a group of animations; the last group of the list takes its index.
  func remove(_ group: TimingGroup) {
    guard !isOver, let seat = group.seat else { return }
    group.seat = nil
    let last = running.removeLast()
    guard seat < running.count else { return }
    running[seat] = last
    last.seat = seat
  }
}
