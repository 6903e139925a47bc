public import Foundation
public import HeadlessViews

/// Recognizes fingers that turn about one another, and says how far.
///
/// ```swift
/// photo.addGestureRecognizer(RotationGestureRecognizer { turn in
///   photo.transform.rotate(byRadians: turn.rotation)
///   turn.rotation = 0
/// })
/// ```
///
/// It begins when two fingers, taken together, have gone 8 points around their middle; the rotation is
/// 0 then (fact I25). It ends when all are lifted: fingers that come or go meanwhile do not change the
/// rotation, which may be any number of turns.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far the fingers have turned since it began, or since this was set last, in radians; positive
  /// turns x toward y, clockwise on the screen.
  ///
  /// Setting it makes the velocity zero until fingers move again (fact I19). What is not finite is
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

  /// How fast the rotation has changed during the last tenth of a second, in radians per second
  /// (fact I20).
  public final var velocity: CGFloat { speed.velocity(at: timeline?.now ?? 0).x }

  private var shape = FingerShape()

  /// The rotation when the shape was measured last.
  private var base: CGFloat = 0

  /// The rotation when the fingers moved last.
  private var total: CGFloat = 0

  private var speed = TouchVelocity()

  /// A recognizer of turns, with something to call as long as one goes on.
  public override init(action: ((RotationGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Lets fingers take part.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    base = total
    shape.add(touches.inOrder)
  }

  /// Begins when the fingers have turned enough.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard recognition.isUndecided, !recognition.isWaiting else { return follow() }
    guard shape.isComplete, abs(shape.turn) * shape.spread >= FingerShape.hysteresis else { return }
    shape.measureAfresh()
    note()
    state = .began
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    base = total
    shape.remove(touches)
    guard shape.touches.isEmpty else { return }
    state = recognition.isActive || recognition.isWaiting ? .ended : .failed
  }

  /// Is cancelled with the first finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = recognition.isActive ? .cancelled : .failed
  }

  /// Forgets the fingers.
  open override func reset() {
    shape = FingerShape()
    speed = TouchVelocity()
    (base, total) = (0, 0)
  }

  /// Takes the turn that, of all that look alike, is nearest to the one before.
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
