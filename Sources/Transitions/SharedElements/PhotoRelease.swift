import Foundation
import Transitioning

/// The way of a released photo: it leaves with the velocity of the finger, and arrives at rest.
struct PhotoRelease {
  /// The slope of the curve `easeOut` at its beginning, which is its second control point inverted.
  private static let slope: CGFloat = 1 / 0.58

  /// The middle of the photo's page at the release, in points of the container.
  let start: CGPoint

  /// The progress of closing at the release, in `0...1`.
  let closing: CGFloat

  /// True if the photo goes back to its tile; false if it returns to its place.
  let closes: Bool

  /// The displacement that the velocity adds along the whole way, in points.
  private let push: CGVector

  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - duration: The duration of the way, in seconds; it is eased by `easeOut`.
  init(
    from start: CGPoint, at velocity: CGPoint, closing: CGFloat, closes: Bool,
    duration: TimeInterval
  ) {
    (self.start, self.closing, self.closes) = (start, closing, closes)
    let time = CGFloat(duration) / Self.slope
    push = CGVector(dx: velocity.x * time, dy: velocity.y * time)
  }

  /// The part of the way that is done when closing has a progress, in `0...1`.
  func progress(at closing: CGFloat) -> CGFloat {
    let rest = (closes ? 1 : 0) - self.closing
    return rest == 0 ? 1 : min(max((closing - self.closing) / rest, 0), 1)
  }

  /// The middle at a progress, in points of the container.
  ///
  /// Along each axis it is the cubic that begins at the finger's velocity, and ends where it ends
  /// without any.
  func center(at progress: CGFloat, toward end: CGPoint) -> CGPoint {
    let bend = progress * (1 - progress) * (1 - progress)
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    return CGPoint(
      x: start.x + way.dx * progress + (push.dx - way.dx) * bend,
      y: start.y + way.dy * progress + (push.dy - way.dy) * bend)
  }
}
