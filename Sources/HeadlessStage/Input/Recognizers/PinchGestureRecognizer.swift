public import Foundation
public import HeadlessViews

/// Recognizes fingers that move apart or together, and says how many times farther apart they are.
///
/// ```swift
/// photo.addGestureRecognizer(PinchGestureRecognizer { pinch in
///   photo.transform.scale(pinch.scale)
///   pinch.scale = 1
/// })
/// ```
///
/// It begins when two fingers are 8 points nearer to each other, or farther apart, than where they came
/// down; the scale is 1 then (fact I24). It ends when all are lifted: fingers that come or go meanwhile
/// do not change the scale.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How many times farther apart the fingers are than when it began, or than when this was set last;
  /// unitless, positive.
  ///
  /// Setting it makes the velocity zero until fingers move again (fact I19). What is not positive or
  /// not finite is refused with a `GestureIssue`.
  public final var scale: CGFloat {
    get { base * shape.spread / shape.referenceSpread }
    set {
      guard accepts(newValue, as: "scale", where: newValue > 0) else { return }
      (base, speed) = (newValue, TouchVelocity())
      shape.measureAfresh()
      note()
    }
  }

  /// How fast the scale has changed during the last tenth of a second, per second (fact I20).
  public final var velocity: CGFloat { speed.velocity(at: timeline?.now ?? 0).x }

  private var shape = FingerShape()

  /// The scale when the shape was measured last.
  private var base: CGFloat = 1

  private var speed = TouchVelocity()

  /// A recognizer of pinches, with something to call as long as one goes on.
  public override init(action: ((PinchGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Lets fingers take part.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    rebase { $0.add(touches.inOrder) }
  }

  /// Begins when the fingers have moved enough against one another.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard recognition.isUndecided, !recognition.isWaiting else { return note() }
    guard shape.isComplete,
      abs(shape.spread - shape.referenceSpread) >= FingerShape.hysteresis
    else { return }
    shape.measureAfresh()
    note()
    state = .began
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    rebase { $0.remove(touches) }
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
    base = 1
  }

  /// Goes on with other fingers as if these had always been the ones.
  private func rebase(_ change: (inout FingerShape) -> Void) {
    base = scale
    change(&shape)
  }

  private func note() {
    guard shape.isComplete, let now = timeline?.now else { return }
    speed.note(CGPoint(x: scale, y: 0), at: now)
  }
}
