import Foundation
import HeadlessViews
import TransitionCurves

/// The motion of a zoomed page after a finger has released it, on a spring that continues at the
/// finger's velocity.
///
/// It is a function of time and of the present place of its target, which may move.
struct ZoomTail: Equatable, Sendable {
  /// The velocity of a pose, per second.
  struct Velocity: Equatable, Sendable {
    /// The velocity of the middle, in points of the container.
    var center: CGVector

    /// The velocity of the scale.
    var scale: CGFloat

    /// The velocity of the rest, in whole distances.
    var progress: CGFloat = 0

    /// The velocity from one pose to another, which follows after a time in seconds.
    init(from now: ZoomPose, to next: ZoomPose, in time: TimeInterval) {
      let time = CGFloat(time)
      center = CGVector(
        dx: (next.center.x - now.center.x) / time, dy: (next.center.y - now.center.y) / time)
      scale = (next.scale - now.scale) / time
    }
  }

  /// The pose at the beginning.
  let start: ZoomPose

  /// The velocity at the beginning.
  let velocity: Velocity

  /// True if the page goes to its source; false if it goes to its place at rest.
  let closes: Bool

  private let spring: SpringCurve
  private let push: SpringCurve

  init(from start: ZoomPose, at velocity: Velocity, closes: Bool, _ spring: SpringCurve) {
    (self.start, self.velocity, self.closes, self.spring) = (start, velocity, closes, spring)
    push = spring.beginning(at: 1)
  }

  /// The part of the way that is done, from 0 to 1; it may go beyond.
  func progress(at time: TimeInterval) -> CGFloat { value(0, 1, velocity.progress, time) }

  /// The pose at a time since the beginning, in seconds.
  ///
  /// - Parameter loss: The progress at which the source was lost; nil while it is there.
  func pose(at time: TimeInterval, toward target: ZoomPose, loss: CGFloat? = nil) -> ZoomPose {
    let done = progress(at: time)
    var pose = ZoomPose(
      center: CGPoint(
        x: value(start.center.x, target.center.x, velocity.center.dx, time),
        y: value(start.center.y, target.center.y, velocity.center.dy, time)),
      scale: max(0.01, value(start.scale, target.scale, velocity.scale, time)),
      part: CGRect(
        x: mix(start.part.minX, target.part.minX, done),
        y: mix(start.part.minY, target.part.minY, done),
        width: max(0, mix(start.part.width, target.part.width, done)),
        height: max(0, mix(start.part.height, target.part.height, done))),
      radius: max(0, mix(start.radius, target.radius, done)))
    let fraction = closes ? 1 - done : done
    let (likeness, opacity) = (ZoomPath.likeness(at: fraction), ZoomPath.opacity(at: fraction))
    if closes {
      pose.likeness = mix(likeness, 1, start.likeness)
      pose.opacity = start.opacity * opacity
    } else {
      pose.likeness = start.likeness * likeness
      pose.opacity = mix(opacity, 1, start.opacity)
    }
    if closes, let loss {
      // Without a source from the beginning on, nothing but the page fades.
      if loss <= 0 { (pose.likeness, pose.opacity) = (start.likeness, start.opacity) }
      let rest = loss < 1 ? min(max((1 - done) / (1 - max(loss, 0)), 0), 1) : 0
      pose.likeness *= rest
      pose.opacity *= rest
    }
    return pose
  }

  /// The time after which the page is within half a point of a target, in seconds.
  func duration(toward target: ZoomPose) -> TimeInterval {
    let frequency = CGFloat(spring.stiffness / spring.mass).squareRoot()
    let extent = max(start.part.width, start.part.height, target.part.width, target.part.height)
    func reach(_ distance: CGFloat, _ speed: CGFloat) -> CGFloat {
      abs(distance) + abs(speed) / frequency
    }
    let distance = max(
      reach(target.center.x - start.center.x, velocity.center.dx),
      reach(target.center.y - start.center.y, velocity.center.dy),
      extent * reach(target.scale - start.scale, velocity.scale),
      reach(target.part.width - start.part.width, 0),
      reach(target.part.height - start.part.height, 0))
    return distance.isFinite ? spring.settlingDuration(over: Double(distance)) : 0
  }

  /// A value on its way from a start to an end.
  private func value(
    _ start: CGFloat, _ end: CGFloat, _ velocity: CGFloat, _ time: TimeInterval
  ) -> CGFloat {
    let rest = spring.value(at: time)
    return start + (end - start) * CGFloat(rest) + velocity * CGFloat(push.value(at: time) - rest)
  }
}
