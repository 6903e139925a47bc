public import Foundation
public import HeadlessViews

/// A continuous recognizer of fingers that come down and stay; it follows them until they are
/// lifted.
///
/// ```swift
/// card.addGestureRecognizer(UILongPressGestureRecognizer { press in
///   if press.state == .began { pickUp(card) }
///   if press.state == .ended { drop(card, at: press.location(in: nil)) }
/// })
/// ```
///
/// The gesture begins when the fingers have been down for `minimumPressDuration`, even between two
/// frames. From then on the fingers may move. The gesture ends when the first finger is lifted. If
/// a finger is lifted at the very instant at which the gesture would begin, the gesture fails.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must be down before the gesture begins, in seconds; not negative.
  public final var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      let isPossible = minimumPressDuration >= 0
      if !accepts(minimumPressDuration, as: "minimumPressDuration", where: isPossible) {
        minimumPressDuration = oldValue
      }
    }
  }

  /// How far a finger may move before the gesture begins, in points of the screen; not negative.
  public final var allowableMovement: CGFloat = 10 {
    didSet {
      if !accepts(allowableMovement, as: "allowableMovement", where: allowableMovement >= 0) {
        allowableMovement = oldValue
      }
    }
  }

  /// The number of taps before the press; zero unless set.
  public final var numberOfTapsRequired = 0 {
    didSet { refuse(&numberOfTapsRequired, lessThan: 0, oldValue, "numberOfTapsRequired") }
  }

  /// The number of fingers that tap and press together; at least one.
  public final var numberOfTouchesRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTouchesRequired, oldValue, "numberOfTouchesRequired") }
  }

  /// The locations at which the fingers that are down came down, in points of the screen.
  private var starts: [UITouch: CGPoint] = [:]

  /// True if all fingers of the present tap or of the press have come down.
  private var isComplete = false

  private var taps = 0
  private var lastTap = CGPoint.zero
  private var deadline = GestureDeadline()

  /// Creates a recognizer of presses of half a second, optionally with an action.
  public override init(action: ((UILongPressGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// True between the taps, and between the last tap and the press.
  open override var awaitsMoreTouches: Bool {
    taps > 0 && recognition.isUndecided && starts.isEmpty
  }

  /// Counts the fingers; the time begins to run with the last finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      guard recognition.isUndecided, !recognition.isWaiting else {
        ignore(touch, for: event)
        continue
      }
      guard !isComplete,
        taps == 0 || distance(touch.point, lastTap) <= TapCounter.allowableDistance
      else { return fail() }
      starts[touch] = touch.point
      isComplete = starts.count == numberOfTouchesRequired
    }
    guard recognition.isUndecided, !recognition.isWaiting else { return }
    if taps < numberOfTapsRequired {
      wait(UITapGestureRecognizer.pressLimit, for: .failed)
    } else if isComplete {
      wait(minimumPressDuration, for: .began)
    } else {
      deadline.clear()
    }
  }

  /// Fails if a finger moves too far before the gesture begins.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard recognition.isUndecided, !recognition.isWaiting else { return }
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if distance(start, touch.point) > allowableMovement { return fail() }
    }
  }

  /// Ends the gesture with the first finger that is lifted, or counts a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard recognition.isUndecided, !recognition.isWaiting else { return state = .ended }
    guard isComplete, taps < numberOfTapsRequired else { return fail() }
    if taps == 0 { lastTap = screenPoint }
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty else { return }
    taps += 1
    isComplete = false
    wait(TapCounter.interval, for: .failed)
  }

  /// Cancels the gesture with the first finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if recognition.isActive { state = .cancelled } else { fail() }
  }

  /// Clears the fingers and the taps.
  open override func reset() {
    deadline.clear()
    starts = [:]
    isComplete = false
    taps = 0
  }

  private func fail() {
    deadline.clear()
    state = .failed
  }

  /// Changes to a state after `duration` seconds, unless another call replaces or clears the
  /// deadline.
  private func wait(_ duration: TimeInterval, for next: State) {
    guard duration > 0 else {
      deadline.clear()
      return state = next
    }
    deadline.set(after: duration, on: timeline) { [weak self] in
      self?.deadline.clear()
      self?.state = next
    }
  }
}
