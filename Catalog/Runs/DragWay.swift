import Foundation
import Transitioning

/// A straight way of a finger on the screen.
struct DragWay {
  /// The distance by which a way that closes is longer than the transition needs, in points.
  static let slack: CGFloat = 32

  /// The distance after which a pan is recognised, in points; it drives nothing.
  static let slop: CGFloat = 12

  /// The shortest distance that counts as a way, in points.
  static let shortest: CGFloat = 40

  /// Where the finger comes down, in points of the screen.
  let start: CGPoint

  /// The direction, along an axis, of length one.
  let direction: CGVector

  /// The length, in points.
  let length: CGFloat

  /// The distance that the transition needs, in points.
  let distance: CGFloat

  /// True if the way closes what is open; false if it leads to another place where that rests.
  let closes: Bool

  /// The path of a finger at an even speed that rests before it is lifted.
  func path(over distance: CGFloat, in duration: TimeInterval) -> FingerPath {
    begun.moving(to: point(after: distance), over: duration).holding(for: 0.2)
  }

  /// The path of a finger that is lifted at a distance and at a velocity, in points a second.
  ///
  /// A finger that cannot be so fast after so short a distance is as fast as it can be.
  func path(releasedAt distance: CGFloat, velocity: CGFloat) -> FingerPath {
    begun
      .moving(to: point(after: max(distance - velocity * Self.span, Self.slop)), over: 0.2)
      .moving(to: point(after: distance), over: Self.span)
  }

  /// The shortest distance at whose end a finger can have a velocity, in points.
  func shortest(at velocity: CGFloat) -> CGFloat {
    min(Self.slop + max(velocity * Self.span, 4), length)
  }

  /// The distance of a point from the start, in points along the way.
  func distance(of point: CGPoint) -> CGFloat {
    (point.x - start.x) * direction.dx + (point.y - start.y) * direction.dy
  }

  /// A few frames more than the tenth of a second over which velocity is measured, in seconds.
  private static let span = 7.0 / 60

  /// The beginning of each path, until the pan is recognised.
  private var begun: FingerPath {
    FingerPath(from: start).moving(to: point(after: Self.slop), over: 1 / 60).holding(for: 1 / 60)
  }

  private func point(after distance: CGFloat) -> CGPoint {
    CGPoint(x: start.x + distance * direction.dx, y: start.y + distance * direction.dy)
  }
}
