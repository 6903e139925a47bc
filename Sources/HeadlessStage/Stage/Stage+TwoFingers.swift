public import Foundation
import HeadlessViews

/// Gestures of two fingers.
extension Stage {
  /// Moves two fingers apart, or together, at an even speed.
  ///
  /// - Parameters:
  ///   - center: The point of the screen in the middle between the fingers.
  ///   - start: The distance between the fingers when they come down, in points.
  ///   - end: The distance between the fingers when they are lifted, in points.
  ///   - duration: How long the fingers move, in seconds.
  ///   - angle: The direction in which the fingers move apart, in radians; 0 is along x.
  ///   - rest: How long the fingers rest at the end before they are lifted, in seconds.
  ///   - delay: The time until the fingers come down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over duration: TimeInterval,
    angle: CGFloat = 0, holdingFor rest: TimeInterval = 0, after delay: TimeInterval = 0
  ) -> [Finger] {
    let (x, y) = (cos(angle) / 2, sin(angle) / 2)
    func place(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: center.x + distance * x, y: center.y + distance * y)
    }
    let paths = [-1.0, 1].map { side in
      FingerPath(from: place(side * start)).moving(to: place(side * end), over: duration)
        .holding(for: rest)
    }
    return touch(along: paths, after: delay)
  }

  /// Turns two fingers about a point at an even speed.
  ///
  /// - Parameters:
  ///   - center: The point of the screen in the middle between the fingers.
  ///   - turn: The angle of the turn, in radians; a positive angle turns x toward y, clockwise on
  ///     the screen.
  ///   - distance: The distance between the fingers, in points.
  ///   - duration: How long the fingers move, in seconds.
  ///   - angle: The direction from one finger to the other at the start, in radians; 0 is along x.
  ///   - rest: How long the fingers rest at the end before they are lifted, in seconds.
  ///   - delay: The time until the fingers come down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func rotate(
    at center: CGPoint, by turn: CGFloat, distance: CGFloat = 100, over duration: TimeInterval,
    angle: CGFloat = 0, holdingFor rest: TimeInterval = 0, after delay: TimeInterval = 0
  ) -> [Finger] {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    let paths = [-1.0, 1].map { side in
      FingerPath(from: CGPoint(x: center.x + side * x, y: center.y + side * y))
        .turning(about: center, by: turn, over: duration).holding(for: rest)
    }
    return touch(along: paths, after: delay)
  }
}
