public import Foundation
public import HeadlessViews

/// A continuous recognizer of drags; it provides their translation and velocity.
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in
///   switch pan.state {
///   case .changed: card.center.x = start + pan.translation(in: container).x
///   case .ended: release(card, at: pan.velocity(in: container))
///   default: break
///   }
/// }
/// ```
///
/// The gesture begins when the middle of the fingers has moved by 10 points, and ends when all
/// fingers are lifted. A finger that is added or lifted during the gesture does not change the
/// translation.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before the drag begins, in points; by default the value that is reported
  /// for UIKit.
  package final var hysteresis: CGFloat = 10

  /// The least number of fingers; at least one.
  public final var minimumNumberOfTouches = 1 {
    didSet { refuseLessThanOne(&minimumNumberOfTouches, oldValue, "minimumNumberOfTouches") }
  }

  /// The greatest number of fingers; one finger more prevents the drag from beginning, and is
  /// ignored during the drag.
  public final var maximumNumberOfTouches = Int.max {
    didSet { refuseLessThanOne(&maximumNumberOfTouches, oldValue, "maximumNumberOfTouches") }
  }

  /// The rules of the view of the library that owns the recognizer; weakly held.
  package final weak var rules: (any PanRules)?

  /// The fingers that drag, in the order of coming down.
  private var dragging: [UITouch] = []

  /// The middle of the fingers, in points of the screen.
  private var middle = CGPoint.zero

  /// The location of the middle at which the translation is zero, in points of the screen.
  private var origin = CGPoint.zero

  /// The middle of the fingers when they came down, shifted with each finger that is added or
  /// lifted.
  private var start: CGPoint?

  private var speed = TouchVelocity()
  private var lastMove: TimeInterval = 0
  private var isVelocityReset = false

  /// Creates a recognizer of drags, optionally with an action.
  public override init(action: ((UIPanGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// Returns how far the fingers have moved since they came down, or since the last
  /// `setTranslation`, in points of a view's coordinate space; nil stands for the window.
  ///
  /// The distance moved before the gesture began counts.
  open func translation(in view: UIView?) -> CGPoint {
    let (here, there) = (convert(middle, to: view), convert(origin, to: view))
    return CGPoint(x: here.x - there.x, y: here.y - there.y)
  }

  /// Sets the present translation, in points of a view's coordinate space.
  ///
  /// The velocity is zero until the fingers move again. A translation that is not finite is refused
  /// with a `GestureIssue`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else {
      return report(
        .impossibleValue(recognizer: label, property: "translation", value: "\(translation)"))
    }
    let here = convert(middle, to: view)
    let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = (view ?? self.view?.window)?.layer.point(toScreen: there) ?? there
    isVelocityReset = true
  }

  /// Returns the velocity of the fingers over the last tenth of a second, in points of a view's
  /// coordinate space per second; nil stands for the window.
  open func velocity(in view: UIView?) -> CGPoint {
    guard !isVelocityReset else { return .zero }
    let (x, y) = speed.velocity(at: max(lastMove, timeline?.now ?? lastMove))
    let (from, to) = (convert(middle, to: view), CGPoint(x: middle.x + x, y: middle.y + y))
    let end = convert(to, to: view)
    return CGPoint(x: end.x - from.x, y: end.y - from.y)
  }

  /// The distance from one point of the screen to another that counts toward a drag, in points.
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat {
    rules?.travel(from: start, to: end) ?? distance(start, end)
  }

  /// True if a drag from one point of the screen to another may be recognized.
  func accepts(from start: CGPoint, to end: CGPoint) -> Bool {
    rules?.accepts(from: start, to: end) ?? true
  }

  /// True if a finger that came down may drag.
  func accepts(_ touch: UITouch) -> Bool { true }

  /// Adds fingers to the drag.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      if dragging.count < maximumNumberOfTouches, accepts(touch) {
        dragging.append(touch)
      } else if recognition.isActive || recognition.isWaiting {
        ignore(touch, for: event)
      } else {
        return state = .failed
      }
    }
    rebase(at: event.timestamp)
  }

  /// Begins the gesture when the fingers have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    advance(to: event.timestamp)
    guard recognition.isUndecided else { return state = .changed }
    guard !recognition.isWaiting, dragging.count >= minimumNumberOfTouches,
      let start, travel(from: start, to: middle) >= hysteresis
    else { return }
    state = accepts(from: start, to: middle) ? .began : .failed
  }

  /// Ends the gesture with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    dragging.removeAll { touches.contains($0) }
    if dragging.isEmpty {
      state = recognition.isActive || recognition.isWaiting ? .ended : .failed
    } else if recognition.isActive, dragging.count < minimumNumberOfTouches {
      state = .cancelled
    } else {
      rebase(at: event.timestamp)
    }
  }

  /// Cancels the gesture with the first finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = recognition.isActive ? .cancelled : .failed
  }

  /// Clears the fingers.
  open override func reset() {
    dragging = []
    (middle, origin, start) = (.zero, .zero, nil)
    speed = TouchVelocity()
    isVelocityReset = false
  }

  private func advance(to time: TimeInterval) {
    middle = dragging.middle ?? middle
    speed.note(middle, at: time)
    lastMove = time
    isVelocityReset = false
  }

  /// Continues with other fingers, without a change of the translation or velocity.
  private func rebase(at time: TimeInterval) {
    guard let new = dragging.middle else { return }
    if let start {
      let (x, y) = (new.x - middle.x, new.y - middle.y)
      self.start = CGPoint(x: start.x + x, y: start.y + y)
      origin = CGPoint(x: origin.x + x, y: origin.y + y)
      speed.shift(byX: x, y: y)
    } else {
      (start, origin) = (new, new)
    }
    middle = new
    speed.note(new, at: time)
    lastMove = time
  }
}
