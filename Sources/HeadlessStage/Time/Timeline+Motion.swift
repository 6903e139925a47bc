package import Foundation

/// An object that moves other objects with a stage's clock, such as the time of some layers.
@MainActor
package protocol TimelineFollower: AnyObject {
  /// Moves these objects to an instant, which is the timeline's current one.
  func show(at now: TimeInterval)

  /// Called when the stage is deallocated; releases everything.
  func stageDidDeallocate()
}

/// A motion with a stage's clock from one instant to another, such as animations that begin
/// together.
@MainActor
protocol TimelineMotion: AnyObject {
  /// The index of the motion in the timeline's list; nil while it is not in the list.
  var listIndex: Int? { get set }

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

  package func remove(_ follower: any TimelineFollower) {
    followers = followers.filter { $0 !== follower }
  }

  /// Moves all followers to the current instant.
  func moveFollowers() {
    guard hasFollowers else { return }
    for follower in followers { follower.show(at: now) }
  }

  func add(_ motion: some TimelineMotion) {
    guard motion.listIndex == nil else { return }
    motion.listIndex = running.count
    running.append(motion)
  }

  /// Removes a motion; the last motion of the list takes its index.
  func remove(_ motion: some TimelineMotion) {
    guard !isOver, let listIndex = motion.listIndex else { return }
    motion.listIndex = nil
    let last = running.removeLast()
    guard listIndex < running.count else { return }
    running[listIndex] = last
    last.listIndex = listIndex
  }
}
