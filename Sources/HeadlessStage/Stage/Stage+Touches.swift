public import Foundation
import HeadlessViews

extension Stage {
  /// Puts a finger on the screen at a point of it, now; it stays there until it is moved or lifted.
  ///
  /// A point that is not finite, or outside of the screen, is refused with a `TouchIssue`, and the
  /// finger is not down.
  public func touchDown(at point: CGPoint) -> Finger {
    let finger = Finger(at: point, delivery: delivery)
    if !point.isFinite {
      diagnostics.report(TouchIssue.impossible(point))
    } else if let issue = issue(ofFingerAt: point) {
      diagnostics.report(issue)
    } else {
      delivery.deliver([.down(finger, point)])
    }
    return finger
  }

  /// Why a finger cannot come down at a point; nil when it is on the screen, the edges included.
  private func issue(ofFingerAt point: CGPoint) -> TouchIssue? {
    let isOnScreen = (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
    guard !isOnScreen else { return nil }
    return .offScreen(
      value: "(\(point.x), \(point.y))", screen: "\(size.width) × \(size.height) points")
  }

  /// The fingers that are down, in the order in which they came down.
  public var fingers: [Finger] { currentDelivery?.fingers.filter(\.isDown) ?? [] }

  /// Lets a finger follow a path, frame by frame.
  ///
  /// It comes down at the first frame that is not before now (or `delay` from now), is at every frame
  /// where the path is, and is lifted at the first frame that is not before the path's end. All
  /// that fingers do at one frame is one event, but for lifting, which comes after moving.
  ///
  /// A path or delay that is not finite, or that takes negative time, is refused with a `TouchIssue`, and
  /// so is a path of more than 1,000,000 s, or one that begins outside of the screen.
  @discardableResult
  public func touch(along path: FingerPath, after delay: TimeInterval = 0) -> Finger {
    touch(along: [path], after: delay)[0]
  }

  /// Lets several fingers follow a path each, all of them from the same frame on.
  ///
  /// They come down in the order of the paths. If one path is refused, none is followed.
  ///
  /// ```swift
  /// let paths = [100.0, 200].map { x in
  ///   FingerPath(from: CGPoint(x: x, y: 300)).moving(to: CGPoint(x: x, y: 100), over: 0.2)
  /// }
  /// stage.touch(along: paths)
  /// ```
  ///
  /// - Returns: One finger a path.
  @discardableResult
  public func touch(along paths: [FingerPath], after delay: TimeInterval = 0) -> [Finger] {
    let fingers = paths.map { Finger(at: $0.start, along: $0, delivery: delivery) }
    let issues = paths.lazy.compactMap { $0.issue ?? self.issue(ofFingerAt: $0.start) }
    if let issue = issues.first {
      diagnostics.report(issue)
    } else if !isPossible(delay) {
      diagnostics.report(TouchIssue.impossibleTime(value: "delay of \(delay) s"))
    } else {
      for (finger, path) in zip(fingers, paths) {
        delivery.follow(
          FingerScript(finger, along: path, from: now + delay, frameRate: frameRate))
      }
    }
    return fingers
  }
}

extension Stage {
  /// True for a time after which a finger may come down: a frame has a number then.
  func isPossible(_ delay: TimeInterval) -> Bool {
    delay >= 0 && ((now + delay) * frameRate).isFinite
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
  var delivery: TouchDelivery {
    if let currentDelivery { return currentDelivery }
    let arena = GestureArena()
    let delivery = TouchDelivery(timeline: timeline, screen: self, audience: arena)
    arena.delivery = delivery
    return delivery
  }
}
