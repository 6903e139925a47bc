public import Foundation
public import HeadlessViews

/// A continuous recognizer of pinches; it provides the ratio by which the fingers have spread.
///
/// ```swift
/// photo.addGestureRecognizer(UIPinchGestureRecognizer { pinch in
///   photo.transform.scale(pinch.scale)
///   pinch.scale = 1
/// })
/// ```
///
/// The gesture begins when the distance between two fingers has changed by 10 points, of which 8 do
/// not count: from 100 to 110 points apart, the scale is 110/108 then. The gesture ends when all
/// fingers are lifted. Fingers that are added or lifted meanwhile do not change the scale.
///
/// Source of both figures: github.com/Vercantez/openuikit, measured on iOS 26.1.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the fingers' present spread to their spread when the gesture began, or the value
  /// set last times the ratio since then; unitless, positive.
  ///
  /// Setting it makes the velocity zero until the fingers move again. A value that is not positive
  /// and finite is refused with a `GestureIssue`.
  public final var scale: CGFloat {
    get { base * shape.spread / shape.referenceSpread }
    set {
      guard accepts(newValue, as: "scale", where: newValue > 0) else { return }
      (base, speed) = (newValue, TouchVelocity())
      shape.measureAfresh()
      note()
    }
  }

  /// The velocity of the scale over the last tenth of a second, per second.
  public final var velocity: CGFloat { speed.velocity(at: timeline?.now ?? 0).x }

  /// How far apart or together two fingers move before the gesture begins, in points.
  package final var hysteresis: CGFloat = 10

  /// The part of that which does not count, in points.
  private static let slack: CGFloat = 8

  private var shape = FingerShape()

  /// The scale when the shape was measured last.
  private var base: CGFloat = 1

  private var speed = TouchVelocity()

  /// Creates a recognizer of pinches, optionally with an action.
  public override init(action: ((UIPinchGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Adds fingers to the pinch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase { $0.add(touches.inOrder) }
  }

  /// Begins the gesture when the spread of the fingers has changed enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard recognition.isUndecided, !recognition.isWaiting else { return note() }
    guard shape.isComplete else { return }
    let change = shape.spread - shape.referenceSpread
    guard abs(change) >= hysteresis else { return }
    let slack = change < 0 ? -Self.slack : Self.slack
    base = shape.spread / (shape.referenceSpread + slack)
    shape.measureAfresh()
    note()
    state = .began
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase { $0.remove(touches) }
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
    base = 1
  }

  /// Continues with other fingers, without a change of the scale.
  private func rebase(_ change: (inout FingerShape) -> Void) {
    base = scale
    change(&shape)
  }

  private func note() {
    guard shape.isComplete, let now = timeline?.now else { return }
    speed.note(CGPoint(x: scale, y: 0), at: now)
  }
}
