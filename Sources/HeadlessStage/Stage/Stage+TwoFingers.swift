public import Foundation
import HeadlessViews

/// What people do with two fingers.
extension Stage {
  /// Moves two fingers apart, or together, at an even speed.
  ///
  /// - Parameters:
  ///   - center: The point of the screen in the middle between the fingers.
  ///   - start: How far apart they come down, in points.
  ///   - end: How far apart they are lifted, in points.
  ///   - duration: How long they move, in seconds.
  ///   - angle: Which way they move apart, in radians; 0 is along x.
  ///   - rest: How long they rest at the end before they are lifted, in seconds.
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
  ///   - turn: How far they turn, in radians; positive turns x toward y, clockwise on the screen.
  ///   - distance: How far apart they are, in points.
  ///   - duration: How long they move, in seconds.
  ///   - angle: Which way one is from the other at first, in radians; 0 is along x.
  ///   - rest: How long they rest at the end before they are lifted, in seconds.
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
