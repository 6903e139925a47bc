public import Foundation
import HeadlessViews

extension Stage {
  /// Puts a finger on the screen at a point of it, now; it stays there until it is moved or lifted.
  ///
  /// A point that is not finite is refused with a `TouchIssue`, and the finger is not down.
  public func touchDown(at point: CGPoint) -> Finger {
    let finger = Finger(at: point, delivery: delivery)
    if point.isFinite {
      delivery.deliver([.down(finger, point)])
    } else {
      diagnostics.report(TouchIssue.impossible(point))
    }
    return finger
  }

  /// The fingers that are down, in the order in which they came down.
  public var fingers: [Finger] { currentDelivery?.fingers.filter(\.isDown) ?? [] }

  /// Lets a finger follow a path, frame by frame.
  ///
  /// It comes down at the first frame that is not before now (or `delay` from now), is at every frame
  /// where the path is, and is lifted at the first frame that is not before the path's end. All
  /// that fingers do at one frame is one event, but for lifting, which comes after moving.
  ///
  /// A path or delay that is not finite, or that takes negative time, is refused with a `TouchIssue`.
  @discardableResult
  public func touch(along path: FingerPath, after delay: TimeInterval = 0) -> Finger {
    let finger = Finger(at: path.start, along: path, delivery: delivery)
    if let issue = path.issue {
      diagnostics.report(issue)
    } else if !delay.isFinite || delay < 0 {
      diagnostics.report(TouchIssue.impossibleTime(value: "delay of \(delay) s"))
    } else {
      delivery.follow(
        FingerScript(finger, along: path, from: now + delay, frameRate: frameRate))
    }
    return finger
  }

  /// Lets a finger tap a point of the screen, several times if asked to.
  ///
  /// - Parameters:
  ///   - count: How many taps, one every 0.15 s.
  ///   - pressDuration: How long the finger is down each time, in seconds.
  /// - Returns: One finger a tap.
  @discardableResult
  public func tap(
    at point: CGPoint, count: Int = 1, pressDuration: TimeInterval = 0.05,
    after delay: TimeInterval = 0
  ) -> [Finger] {
    (0..<max(0, count)).map { index in
      let path = FingerPath(from: point).holding(for: pressDuration)
      return touch(along: path, after: delay + Double(index) * max(0.15, pressDuration + 0.1))
    }
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
}

extension Stage: TouchScreen {
  func runInput(_ work: () -> Void) {
    makeCurrent()
    AnimationBlock.with(nil, work)
  }

  /// The delivery of touches, if there have been any.
  private var currentDelivery: TouchDelivery? { timeline.input as? TouchDelivery }

  /// The delivery of touches.
  private var delivery: TouchDelivery {
    if let currentDelivery { return currentDelivery }
    let arena = GestureArena()
    let delivery = TouchDelivery(timeline: timeline, screen: self, audience: arena)
    arena.delivery = delivery
    return delivery
  }
}
