public import Foundation
import HeadlessViews

/// What people do with one finger.
extension Stage {
  /// Lets a finger tap a point of the screen, several times if asked to.
  ///
  /// - Parameters:
  ///   - count: How many taps, one every 0.15 s; 10,000 at most. Another number is refused with a
  ///     `TouchIssue`.
  ///   - pressDuration: How long the finger is down each time, in seconds.
  /// - Returns: One finger a tap; none where the number is refused, and one, which does not come down,
  ///   where the times are.
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
    // What is refused is refused once, however often it is asked for.
    guard count == 0 || path.issue == nil && isPossible(delay) && isPossible(last) else {
      return [touch(along: path, after: isPossible(delay) ? last : delay)]
    }
    return (0..<count).map { touch(along: path, after: delay + Double($0) * period) }
  }

  /// Drags a finger from one point of the screen to another at an even speed.
  ///
  /// - Parameters:
  ///   - duration: How long the finger moves, in seconds.
  ///   - rest: How long it rests at the end before it is lifted, in seconds; from 0.1 on it is lifted
  ///     with no velocity.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, holdingFor rest: TimeInterval = 0,
    after delay: TimeInterval = 0
  ) -> Finger {
    let path = FingerPath(from: start).moving(to: end, over: duration)
    return touch(along: rest == 0 ? path : path.holding(for: rest), after: delay)
  }

  /// Flicks a finger from one point of the screen to another and lifts it at full speed.
  ///
  /// The finger rests where it comes down for as long as it takes to be at full speed during the whole
  /// tenth of a second that velocity is measured by, and to arrive at a frame; so the velocity at
  /// which it is lifted is exact.
  ///
  /// - Parameter velocity: The speed, in points per second; it must leave the finger more than one
  ///   frame on the way.
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

  /// Lets a finger rest on a point of the screen.
  ///
  /// - Parameter duration: How long the finger is down, in seconds.
  @discardableResult
  public func longPress(
    at point: CGPoint, for duration: TimeInterval, after delay: TimeInterval = 0
  ) -> Finger {
    touch(along: FingerPath(from: point).holding(for: duration), after: delay)
  }

  /// Swipes a finger one way, fast enough to be a swipe.
  ///
  /// - Parameters:
  ///   - direction: One way; of several, the first of right, left, up and down.
  ///   - distance: How far, in points.
  ///   - duration: How long the finger moves, in seconds.
  @discardableResult
  public func swipe(
    from start: CGPoint, _ direction: SwipeGestureRecognizer.Direction, distance: CGFloat = 120,
    duration: TimeInterval = 0.15, after delay: TimeInterval = 0
  ) -> Finger {
    let (x, y) = direction.unit
    let end = CGPoint(x: start.x + x * distance, y: start.y + y * distance)
    return drag(from: start, to: end, duration: duration, after: delay)
  }
}

extension SwipeGestureRecognizer.Direction {
  /// One step that way.
  fileprivate var unit: (x: CGFloat, y: CGFloat) {
    if contains(.right) { return (1, 0) }
    if contains(.left) { return (-1, 0) }
    return (0, contains(.up) ? -1 : contains(.down) ? 1 : 0)
  }
}
