package import Foundation

/// An object that follows the time of a stage.
@MainActor
package protocol TimelineFollower: AnyObject {
  /// Shows the state at an instant, which is the timeline's current one.
  func show(at now: TimeInterval)

  /// Called when the stage is deallocated; releases everything.
  func stageDidGo()
}

/// The motion of a follower, which it retains.
@MainActor
package final class FollowingMotion: TimelineMotion {
  private let follower: any TimelineFollower

  /// Creates the motion of a follower.
  package init(_ follower: any TimelineFollower) {
    self.follower = follower
  }

  package override func show(at now: TimeInterval) { follower.show(at: now) }

  override func stageDidGo() { follower.stageDidGo() }
}
