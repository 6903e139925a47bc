package import Foundation

/// An object that moves something of its own with the time of a stage.
@MainActor
package protocol TimelineFollower: AnyObject {
  /// Shows what there is to be seen at an instant, which is the timeline's.
  func show(at now: TimeInterval)

  /// Releases everything, for the stage is gone.
  func stageDidGo()
}

/// A motion that shows what a follower shows; it retains the follower.
@MainActor
package final class FollowingMotion: TimelineMotion {
  private let follower: any TimelineFollower

  /// A motion for a follower.
  package init(_ follower: any TimelineFollower) {
    self.follower = follower
  }

  package override func show(at now: TimeInterval) { follower.show(at: now) }

  override func stageDidGo() { follower.stageDidGo() }
}
