public import Foundation
import HeadlessViews

extension Stage {
  /// Puts a finger on the screen at a point, now; the finger stays there until it is moved or
  /// lifted.
  ///
  /// A point that is not finite, or is outside of the screen, is refused with a `TouchIssue`; then
  /// the finger is not down.
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

  /// Returns why a finger cannot come down at a point; nil if the point is on the screen, edges
  /// included.
  private func issue(ofFingerAt point: CGPoint) -> TouchIssue? {
    let isOnScreen = (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
    guard !isOnScreen else { return nil }
    return .offScreen(
      value: "(\(point.x), \(point.y))", screen: "\(size.width) × \(size.height) points")
  }

  /// The fingers that are down, in the order in which they came down.
  public var fingers: [Finger] { currentDelivery?.fingers.filter(\.isDown) ?? [] }

  /// Called with each finger that comes down, moves, is lifted or cancelled, before anything that
  /// this causes; nil by default.
  package var fingerObserver: ((Finger) -> Void)? {
    get { currentDelivery?.observer }
    set {
      guard newValue != nil || currentDelivery != nil else { return }
      delivery.observer = newValue
    }
  }

  /// Moves a finger along a path, frame by frame.
  ///
  /// The finger comes down at the first frame that is not before now (or `delay` from now). At
  /// every frame it is at the path's point for that frame, and it is lifted at the first frame that
  /// is not before the path's end. All changes of fingers at one frame are one event, except
  /// lifting, which comes after moving.
  ///
  /// A path or delay that is not finite, or that takes negative time, is refused with a
  /// `TouchIssue`. So is a path of more than 1,000,000 s, or a path that begins outside of the
  /// screen.
  @discardableResult
  public func touch(along path: FingerPath, after delay: TimeInterval = 0) -> Finger {
    touch(along: [path], after: delay)[0]
  }

  /// Moves several fingers along one path each, all from the same frame on.
  ///
  /// The fingers come down in the order of the paths. If one path is refused, no finger moves.
  ///
  /// ```swift
  /// let paths = [100.0, 200].map { x in
  ///   FingerPath(from: CGPoint(x: x, y: 300)).moving(to: CGPoint(x: x, y: 100), over: 0.2)
  /// }
  /// stage.touch(along: paths)
  /// ```
  ///
  /// - Returns: One finger for each path.
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
        delivery.scripts.append(
          FingerScript(finger, along: path, from: now + delay, frameRate: frameRate))
      }
    }
    return fingers
  }
}

extension Stage {
  /// True if a finger may come down after this delay: the frame then has a finite number.
  func isPossible(_ delay: TimeInterval) -> Bool {
    delay >= 0 && ((now + delay) * frameRate).isFinite
  }
}

extension Stage: TouchScreen {
  func runInput(_ work: () -> Void) {
    makeCurrent()
    AnimationBlock.with(nil, work)
  }

  /// The delivery of touches; nil before the first touch.
  private var currentDelivery: TouchDelivery? { timeline.input as? TouchDelivery }

  /// The delivery of touches, created on first use.
  var delivery: TouchDelivery {
    if let currentDelivery { return currentDelivery }
    let arena = GestureArena()
    let delivery = TouchDelivery(timeline: timeline, screen: self, audience: arena)
    arena.delivery = delivery
    return delivery
  }
}
