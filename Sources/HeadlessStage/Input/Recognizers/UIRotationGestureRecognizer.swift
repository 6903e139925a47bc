public import Foundation
public import HeadlessViews

/// A continuous recognizer of rotations of two or more fingers; it provides the angle.
///
/// ```swift
/// photo.addGestureRecognizer(UIRotationGestureRecognizer { turn in
///   photo.transform.rotate(byRadians: turn.rotation)
///   turn.rotation = 0
/// })
/// ```
///
/// The gesture begins when two fingers have turned by 10° about their middle, of which 5° do not
/// count. The gesture ends when all fingers are lifted. Fingers that are added or
/// lifted meanwhile do not change the rotation. The rotation may exceed a full turn.
///
/// Source of both figures: github.com/Vercantez/openuikit, measured on iOS 26.1.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the fingers since the gesture began, or since this was set last plus the value
  /// set, in radians; a positive angle turns x toward y, clockwise on the screen.
  ///
  /// Setting it makes the velocity zero until the fingers move again. A value that is not finite is
  /// refused with a `GestureIssue`.
  public final var rotation: CGFloat {
    get { total }
    set {
      guard accepts(newValue, as: "rotation") else { return }
      (base, total, speed) = (newValue, newValue, TouchVelocity())
      shape.measureAfresh()
      note()
    }
  }

  /// The velocity of the rotation over the last tenth of a second, in radians per second.
  public final var velocity: CGFloat { speed.velocity(at: timeline?.now ?? 0).x }

  /// How far fingers turn before the gesture begins, in radians.
  private static let hysteresis = CGFloat.pi / 18

  /// The part of that which does not count, in radians.
  private static let slack = CGFloat.pi / 36

  private var shape = FingerShape()

  /// The rotation when the shape was measured last.
  private var base: CGFloat = 0

  /// The rotation when the fingers moved last.
  private var total: CGFloat = 0

  private var speed = TouchVelocity()

  /// Creates a recognizer of rotations, optionally with an action.
  public override init(action: ((UIRotationGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Adds fingers to the rotation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    base = total
    shape.add(touches.inOrder)
  }

  /// Begins the gesture when the fingers have turned enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard recognition.isUndecided, !recognition.isWaiting else { return follow() }
    let turn = shape.turn
    // A turn of the last bit of ten degrees counts as ten.
    guard shape.isComplete, abs(turn) >= Self.hysteresis - 1e-9 else { return }
    base = turn < 0 ? turn + Self.slack : turn - Self.slack
    total = base
    shape.measureAfresh()
    note()
    state = .began
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    base = total
    shape.remove(touches)
    guard shape.touches.isEmpty else { return }
    state = recognition.isActive || recognition.isWaiting ? .ended : .failed
  }

  /// Cancels the gesture with the first finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = recognition.isActive ? .cancelled : .failed
  }

  /// Clears the fingers.
  open override func reset() {
    shape = FingerShape()
    speed = TouchVelocity()
    (base, total) = (0, 0)
  }

  /// Updates the rotation; of all equivalent angles it takes the one nearest to the last rotation.
  private func follow() {
    guard shape.isComplete else { return }
    let turn = base + shape.turn
    total = turn + 2 * .pi * ((total - turn) / (2 * .pi)).rounded()
    note()
  }

  private func note() {
    guard shape.isComplete, let now = timeline?.now else { return }
    speed.note(CGPoint(x: total, y: 0), at: now)
  }
}
