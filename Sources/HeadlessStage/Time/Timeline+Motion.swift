package import Foundation

/// An object that moves something else with a stage's clock, such as the time of some layers.
@MainActor
package protocol TimelineFollower: AnyObject {
  /// Moves what follows the clock to an instant, which is the timeline's current one.
  func show(at now: TimeInterval)

  /// Called when the stage is deallocated; releases everything.
  func stageDidDeallocate()
}

/// Something that moves with a stage's clock from an instant to another, such as animations that
/// begin together.
@MainActor
protocol TimelineMotion: AnyObject {
  /// The index of the motion in the timeline's list; nil while it is not in the list.
  var seat: Int? { get set }

  /// Called when the stage is deallocated; releases everything.
  func stageDidDeallocate()
}

extension Timeline {
  /// True if nothing moves with the clock.
  var isAtRest: Bool { running.isEmpty && !hasFollowers }

  /// Adds a follower, which is retained, and moves before anything else at every frame and event.
  package func add(_ follower: any TimelineFollower) {
    followers.append(follower)
  }

  /// Removes a follower.
  package func remove(_ follower: any TimelineFollower) {
    followers = followers.filter { $0 !== follower }
  }

  /// Moves all followers to the current instant.
  func moveFollowers() {
    guard hasFollowers else { return }
    for follower in followers { follower.show(at: now) }
  }

  /// Adds a motion that has begun.
  func add(_ motion: some TimelineMotion) {
    guard motion.seat == nil else { return }
    motion.seat = running.count
    running.append(motion)
  }

  /// Removes a motion; the last motion of the list takes its index.
  func remove(_ motion: some TimelineMotion) {
    guard !isOver, let seat = motion.seat else { return }
    motion.seat = nil
    let last = running.removeLast()
    guard seat < running.count else { return }
    running[seat] = last
    last.seat = seat
  }
}
