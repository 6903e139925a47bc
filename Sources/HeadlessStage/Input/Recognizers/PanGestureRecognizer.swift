public import Foundation
public import HeadlessViews

/// Recognizes fingers that drag, and says how far and how fast.
///
/// ```swift
/// let pan = PanGestureRecognizer { pan in
///   switch pan.state {
///   case .changed: card.center.x = start + pan.translation(in: container).x
///   case .ended: release(card, at: pan.velocity(in: container))
///   default: break
///   }
/// }
/// ```
///
/// It begins when the middle of the fingers has moved by 10 points, and ends when all are lifted
/// (fact I17). Of the fingers it looks at, one that comes or goes does not change the translation.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far fingers move before it is a drag, in points (fact I17).
  private static let hysteresis: CGFloat = 10

  /// How many fingers it takes; at least one.
  public final var minimumNumberOfTouches = 1 {
    didSet { refuseLessThanOne(&minimumNumberOfTouches, oldValue, "minimumNumberOfTouches") }
  }

  /// How many fingers may take part; one more keeps the drag from beginning, and is ignored while it
  /// goes on.
  public final var maximumNumberOfTouches = Int.max {
    didSet { refuseLessThanOne(&maximumNumberOfTouches, oldValue, "maximumNumberOfTouches") }
  }

  /// What counts as a drag for the view of the library that owns the recognizer; weakly held.
  package final weak var rules: (any PanRules)?

  /// The fingers that drag, in the order of coming down.
  private var dragging: [Touch] = []

  /// Where the middle of the fingers is, in points of the screen.
  private var middle = CGPoint.zero

  /// Where the middle would have to be for no translation, in points of the screen.
  private var origin = CGPoint.zero

  /// Where the middle was when the fingers came down, moved along with those that come and go.
  private var start: CGPoint?

  private var speed = TouchVelocity()
  private var lastMove: TimeInterval = 0
  private var isVelocityReset = false

  /// A recognizer of drags, with something to call as long as one goes on.
  public override init(action: ((PanGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// How far the fingers have gone since they came down, or since the last `setTranslation`, in points
  /// of a view's own space; nil stands for the window's (facts I18, I19).
  open func translation(in view: View?) -> CGPoint {
    let (here, there) = (convert(middle, to: view), convert(origin, to: view))
    return CGPoint(x: here.x - there.x, y: here.y - there.y)
  }

  /// Counts from elsewhere: what has been done up to now makes `translation`, in points of a view's
  /// own space, and the velocity is zero until fingers move again (fact I19).
  ///
  /// A translation that is not finite is refused with a `GestureIssue`.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    guard translation.isFinite else {
      return report(
        .impossibleValue(recognizer: label, property: "translation", value: "\(translation)"))
    }
    let here = convert(middle, to: view)
    let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = (view ?? self.view?.window)?.layer.point(toScreen: there) ?? there
    isVelocityReset = true
  }

  /// How fast the fingers have been during the last tenth of a second, in points of a view's own space
  /// per second; nil stands for the window's (fact I20).
  open func velocity(in view: View?) -> CGPoint {
    guard !isVelocityReset else { return .zero }
    let (x, y) = speed.velocity(at: max(lastMove, timeline?.now ?? lastMove))
    let (from, to) = (convert(middle, to: view), CGPoint(x: middle.x + x, y: middle.y + y))
    let end = convert(to, to: view)
    return CGPoint(x: end.x - from.x, y: end.y - from.y)
  }

  /// How far of a drag from one point of the screen to another there is to be recognized, in points.
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat {
    rules?.travel(from: start, to: end) ?? distance(start, end)
  }

  /// True when a drag from one point of the screen to another is one that counts.
  func accepts(from start: CGPoint, to end: CGPoint) -> Bool {
    rules?.accepts(from: start, to: end) ?? true
  }

  /// True when a finger that came down may drag.
  func accepts(_ touch: Touch) -> Bool { true }

  /// Lets fingers take part.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
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

  /// Begins when the fingers have gone far enough.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    advance(to: event.timestamp)
    guard recognition.isUndecided else { return state = .changed }
    guard !recognition.isWaiting, dragging.count >= minimumNumberOfTouches,
      let start, travel(from: start, to: middle) >= Self.hysteresis
    else { return }
    state = accepts(from: start, to: middle) ? .began : .failed
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    dragging.removeAll { touches.contains($0) }
    if dragging.isEmpty {
      state = recognition.isActive || recognition.isWaiting ? .ended : .failed
    } else if recognition.isActive, dragging.count < minimumNumberOfTouches {
      state = .cancelled
    } else {
      rebase(at: event.timestamp)
    }
  }

  /// Is cancelled with the first finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = recognition.isActive ? .cancelled : .failed
  }

  /// Forgets the fingers.
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

  /// Goes on with other fingers as if these had always been the ones.
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
