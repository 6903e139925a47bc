public import Foundation
import HeadlessViews

/// Gestures of one finger.
extension Stage {
  /// Taps a point of the screen with one finger, once or several times.
  ///
  /// - Parameters:
  ///   - point: The point of the screen, in points.
  ///   - count: The number of taps, in `0...10000`, one every 0.15 s. Another number is refused
  ///     with a `TouchIssue`.
  ///   - pressDuration: How long the finger is down each time, in seconds.
  ///   - delay: The time until the finger first comes down, in seconds; a delay that is negative or
  ///     not finite is refused with a `TouchIssue`.
  /// - Returns: One finger for each tap; none if the count is refused; if a time is refused, one
  ///   finger that does not come down.
  @discardableResult
  public func tap(
    at point: CGPoint, count: Int = 1, pressDuration: TimeInterval = 0.05,
    after delay: TimeInterval = 0
  ) -> [Finger] {
    guard (0...10_000).contains(count) else {
      diagnostics.report(TouchIssue.impossibleCount(value: count))
      return []
    }
    let path = FingerPath(from: point).holding(for: pressDuration)
    let period = max(0.15, pressDuration + 0.1)
    let last = delay + Double(max(0, count - 1)) * period
    // A refusal is reported once, whatever the number of taps.
    guard count == 0 || path.issue == nil && isPossible(delay) && isPossible(last) else {
      return [touch(along: path, after: isPossible(delay) ? last : delay)]
    }
    return (0..<count).map { touch(along: path, after: delay + Double($0) * period) }
  }

  /// Drags a finger from one point of the screen to another at an even speed.
  ///
  /// - Parameters:
  ///   - start: The point of the screen where the finger comes down, in points.
  ///   - end: The point of the screen where the finger is lifted, in points.
  ///   - duration: How long the finger moves, in seconds.
  ///   - rest: How long the finger rests at the end before it is lifted, in seconds; after a rest
  ///     of 0.1 s or more its velocity is zero.
  ///   - delay: The time until the finger comes down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, holdingFor rest: TimeInterval = 0,
    after delay: TimeInterval = 0
  ) -> Finger {
    let path = FingerPath(from: start).moving(to: end, over: duration)
    return touch(along: rest == 0 ? path : path.holding(for: rest), after: delay)
  }

  /// Flicks a finger from one point of the screen to another and lifts the finger at full speed.
  ///
  /// The finger first rests where it comes down. The rest is long enough that the finger moves at
  /// full speed during the whole tenth of a second over which velocity is measured, and arrives
  /// exactly at a frame. So the velocity at which the finger is lifted is exact.
  ///
  /// - Parameters:
  ///   - start: The point of the screen where the finger comes down, in points.
  ///   - end: The point of the screen where the finger is lifted, in points.
  ///   - velocity: The speed, in points per second; the movement must take more than one frame.
  ///   - delay: The time until the finger comes down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func flick(
    from start: CGPoint, to end: CGPoint, velocity: CGFloat, after delay: TimeInterval = 0
  ) -> Finger {
    let duration = hypot(end.x - start.x, end.y - start.y) / velocity
    guard !duration.isFinite || duration < 0 || duration * frameRate > 1 + 1e-6 else {
      diagnostics.report(TouchIssue.tooFast(speed: "\(velocity) points a second"))
      return Finger(at: start, delivery: delivery)
    }
    let leastFrames = (TouchVelocity.span * frameRate).rounded(.down) + 1
    let frames = max(leastFrames, (duration * frameRate - 1e-6).rounded(.up))
    return touch(
      along: FingerPath(from: start)
        .holding(for: duration.isFinite ? max(0, frames / frameRate - duration) : 0)
        .moving(to: end, over: duration),
      after: delay)
  }

  /// Rests a finger on a point of the screen.
  ///
  /// - Parameters:
  ///   - point: The point of the screen, in points.
  ///   - duration: How long the finger is down, in seconds.
  ///   - delay: The time until the finger comes down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func longPress(
    at point: CGPoint, for duration: TimeInterval, after delay: TimeInterval = 0
  ) -> Finger {
    touch(along: FingerPath(from: point).holding(for: duration), after: delay)
  }

  /// Swipes a finger in one direction, fast enough for a swipe recognizer.
  ///
  /// - Parameters:
  ///   - start: The point of the screen where the finger comes down, in points.
  ///   - direction: The direction; of several, the first of right, left, up and down.
  ///   - distance: The length of the swipe, in points.
  ///   - duration: How long the finger moves, in seconds.
  ///   - delay: The time until the finger comes down, in seconds; a delay that is negative or not
  ///     finite is refused with a `TouchIssue`.
  @discardableResult
  public func swipe(
    from start: CGPoint, _ direction: UISwipeGestureRecognizer.Direction, distance: CGFloat = 120,
    duration: TimeInterval = 0.15, after delay: TimeInterval = 0
  ) -> Finger {
    let (x, y) = direction.unit
    let end = CGPoint(x: start.x + x * distance, y: start.y + y * distance)
    return drag(from: start, to: end, duration: duration, after: delay)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// A step of length one in the direction.
  fileprivate var unit: (x: CGFloat, y: CGFloat) {
    if contains(.right) { return (1, 0) }
    if contains(.left) { return (-1, 0) }
    return (0, contains(.up) ? -1 : contains(.down) ? 1 : 0)
  }
}
