public import Foundation
public import HeadlessViews

/// A simulated finger: it comes down once, moves, and is lifted.
///
/// ```swift
/// let finger = stage.touchDown(at: CGPoint(x: 20, y: 300))
/// finger.move(to: CGPoint(x: 120, y: 300))
/// stage.advance(by: 0.1)
/// finger.lift()
/// ```
///
/// The methods of a finger act at once, at the current instant of its stage. In a touch callback
/// they act right after the callback. The stage retains the fingers that are down.
@preconcurrency @MainActor
public final class Finger {
  /// The location of the finger, in points of the screen; before it comes down, where it will come
  /// down, and after it was lifted, where it was last.
  public private(set) var location: CGPoint

  /// The touch that the finger makes; nil before the finger comes down.
  public private(set) var touch: UITouch?

  /// True from when the finger comes down until it is lifted or cancelled.
  public private(set) var isDown = false

  /// The phases that the view under the finger has received and must still receive.
  var share = ViewShare()

  /// The path that the finger follows; nil if the finger is moved by hand.
  let path: FingerPath?

  private weak var delivery: TouchDelivery?
  private var began: (point: CGPoint, timestamp: TimeInterval)?

  /// Creates a finger that is not down yet.
  init(at point: CGPoint, along path: FingerPath? = nil, delivery: TouchDelivery?) {
    location = point
    self.path = path
    self.delivery = delivery
  }

  /// Moves the finger to a point of the screen.
  ///
  /// A move to the present point is not delivered. A finger that is not down, or that follows a
  /// path, is refused with a `TouchIssue`, as is a point that is not finite.
  public func move(to point: CGPoint) {
    guard path == nil else { return refuse(.followsPath(finger: label)) }
    guard point.isFinite else { return refuse(.impossible(point)) }
    act("move(to:)") { .move($0, point) }
  }

  /// Moves the finger by a distance, in points of the screen.
  public func move(byX x: CGFloat, y: CGFloat) {
    move(to: CGPoint(x: location.x + x, y: location.y + y))
  }

  /// Lifts the finger where it is; a finger that follows a path leaves the path.
  public func lift() {
    if isDown { _ = delivery?.withdraw(self) }
    act("lift()") { .lift($0) }
  }

  /// Cancels the touch, as a phone call would; a finger that has not come down yet will not come
  /// down.
  public func cancel() {
    if let delivery, delivery.withdraw(self) { return }
    act("cancel()") { .cancel($0) }
  }

  private func act(_ call: String, _ change: (Finger) -> TouchDelivery.Change) {
    guard let delivery, delivery.timeline != nil else {
      return refuse(.isUp(call: call, finger: label))
    }
    delivery.deliver([change(self)])
  }

  private func refuse(_ issue: TouchIssue) {
    (delivery?.timeline?.diagnostics ?? .fallback).report(issue)
  }

  /// The description of the finger in messages.
  var label: String { "the finger at (\(location.x), \(location.y))" }
}

extension Finger: Hashable {
  /// Fingers are equal when they are the same object.
  public nonisolated static func == (left: Finger, right: Finger) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Finger {
  /// Stores the touch that the finger makes.
  func begin(_ touch: UITouch, isForView: Bool) {
    self.touch = touch
    location = touch.point
    began = (touch.point, touch.timestamp)
    isDown = true
    if !isForView { share.discard() }
  }

  /// Moves the touch; returns false if the touch is there already.
  func move(to point: CGPoint, at now: TimeInterval) -> Bool {
    guard let touch, point != touch.point else { return false }
    (touch.previousPoint, touch.point) = (touch.point, point)
    (touch.phase, touch.timestamp) = (.moved, now)
    location = point
    return true
  }

  /// Ends the touch with a final phase.
  func end(_ phase: UITouch.Phase, at now: TimeInterval) {
    isDown = false
    guard let touch else { return }
    touch.previousPoint = touch.point
    (touch.phase, touch.timestamp) = (phase, now)
  }

  /// Records the touch's present phase for the view.
  func noteChange() {
    if let touch { share.note(touch.phase) }
  }

  /// Ends the finger after its stage was deallocated.
  func abandon() {
    isDown = false
    touch?.receivers.removeAll()
    share.withdraw()
  }

  /// Shows the touch as it was at an earlier phase; the returned closure restores it.
  func showing(_ phase: UITouch.Phase) -> () -> Void {
    guard let touch, touch.phase != phase else { return {} }
    let (point, former) = (touch.point, touch.previousPoint)
    let (shown, timestamp) = (touch.phase, touch.timestamp)
    touch.phase = phase
    if phase == .began, let began {
      (touch.point, touch.previousPoint) = (began.point, began.point)
      touch.timestamp = began.timestamp
    }
    return {
      (touch.point, touch.previousPoint) = (point, former)
      (touch.phase, touch.timestamp) = (shown, timestamp)
    }
  }
}
