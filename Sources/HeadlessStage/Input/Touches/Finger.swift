public import Foundation
public import HeadlessViews

/// One finger of a script: it comes down once, moves, and is lifted.
///
/// ```swift
/// let finger = stage.touchDown(at: CGPoint(x: 20, y: 300))
/// finger.move(to: CGPoint(x: 120, y: 300))
/// stage.advance(by: 0.1)
/// finger.lift()
/// ```
///
/// What a finger does by hand happens at once, at the current instant of its stage; in a callback of a
/// touch, right after it. A stage keeps the fingers that are down.
@preconcurrency @MainActor
public final class Finger {
  /// Where the finger is, was last, or will come down, in points of the screen.
  public private(set) var location: CGPoint

  /// The touch that the finger makes; nil before it comes down.
  public private(set) var touch: Touch?

  /// True from when the finger came down until it was lifted or cancelled.
  public private(set) var isDown = false

  /// What the view under the finger knows.
  var share = ViewShare()

  /// The view that the finger is noted for, wherever that is by now.
  var place: ObjectIdentifier?

  /// The path that the finger follows by itself, if it does.
  let path: FingerPath?

  private weak var delivery: TouchDelivery?
  private var began: (point: CGPoint, timestamp: TimeInterval)?

  /// A finger above the screen.
  init(at point: CGPoint, along path: FingerPath? = nil, delivery: TouchDelivery?) {
    location = point
    self.path = path
    self.delivery = delivery
  }

  /// Moves the finger to a point of the screen.
  ///
  /// A finger that stays where it is tells nobody. One that is not down, or that follows a path, is
  /// refused with a `TouchIssue`, as is a point that is not finite.
  public func move(to point: CGPoint) {
    guard path == nil else { return refuse(.followsPath(finger: label)) }
    guard point.isFinite else { return refuse(.impossible(point)) }
    act("move(to:)") { .move($0, point) }
  }

  /// Moves the finger by some points of the screen.
  public func move(byX x: CGFloat, y: CGFloat) {
    move(to: CGPoint(x: location.x + x, y: location.y + y))
  }

  /// Takes the finger off the screen where it is; one that follows a path leaves it.
  public func lift() {
    if isDown { _ = delivery?.withdraw(self) }
    act("lift()") { .lift($0) }
  }

  /// Ends the touch as a phone call would; a finger that has not come down yet will not do so.
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
    (delivery?.timeline?.diagnostics ?? Timeline.current?.diagnostics ?? .fallback).report(issue)
  }

  /// How a person recognises the finger in a sentence.
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
  /// Notes the touch that the finger makes.
  func begin(_ touch: Touch, isForView: Bool) {
    self.touch = touch
    location = touch.point
    began = (touch.point, touch.timestamp)
    isDown = true
    if !isForView { share.discard() }
  }

  /// Moves the touch; false when it is there already.
  func move(to point: CGPoint, at now: TimeInterval) -> Bool {
    guard let touch, point != touch.point else { return false }
    (touch.previousPoint, touch.point) = (touch.point, point)
    (touch.phase, touch.timestamp) = (.moved, now)
    location = point
    return true
  }

  /// Ends the touch.
  func end(_ phase: Touch.Phase, at now: TimeInterval) {
    isDown = false
    guard let touch else { return }
    touch.previousPoint = touch.point
    (touch.phase, touch.timestamp) = (phase, now)
  }

  /// Notes for the view what the touch has just done.
  func noteChange() {
    if let touch { share.note(touch.phase) }
  }

  /// Forgets the stage, which is gone.
  func abandon() {
    isDown = false
    touch?.receivers.removeAll()
    share.withdraw()
  }

  /// Lets the touch read as it did at a phase; undone by what is returned.
  func showing(_ phase: Touch.Phase) -> () -> Void {
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
