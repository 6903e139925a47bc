public import Foundation
public import HeadlessViews

/// Recognizes fingers that come down and stay, and follows them until they are lifted.
///
/// ```swift
/// card.addGestureRecognizer(LongPressGestureRecognizer { press in
///   if press.state == .began { pickUp(card) }
///   if press.state == .ended { drop(card, at: press.location(in: nil)) }
/// })
/// ```
///
/// It begins when the fingers have been down for `minimumPressDuration`, in the middle of a frame if
/// need be; from then on they may move, and it ends with the first that is lifted (fact I23). A finger
/// that is lifted at the very instant at which it would begin was lifted too early.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers are down before it begins, in seconds; not negative.
  public final var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      let isPossible = minimumPressDuration >= 0
      if !accepts(minimumPressDuration, as: "minimumPressDuration", where: isPossible) {
        minimumPressDuration = oldValue
      }
    }
  }

  /// How far a finger may move before it begins, in points of the screen; not negative.
  public final var allowableMovement: CGFloat = 10 {
    didSet {
      if !accepts(allowableMovement, as: "allowableMovement", where: allowableMovement >= 0) {
        allowableMovement = oldValue
      }
    }
  }

  /// How many taps come before the press; none unless it is said.
  public final var numberOfTapsRequired = 0 {
    didSet { refuse(&numberOfTapsRequired, lessThan: 0, oldValue, "numberOfTapsRequired") }
  }

  /// How many fingers press, and tap, together; at least one.
  public final var numberOfTouchesRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTouchesRequired, oldValue, "numberOfTouchesRequired") }
  }

  /// Where the fingers that are down came down, in points of the screen.
  private var starts: [Touch: CGPoint] = [:]

  /// True when all fingers of this tap or of the press have come down.
  private var isComplete = false

  private var taps = 0
  private var lastTap = CGPoint.zero
  private var deadline = GestureDeadline()

  /// A recognizer of presses of half a second, with something to call as long as one goes on.
  public override init(action: ((LongPressGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// True between the taps, and between the last of them and the press.
  open override var awaitsMoreTouches: Bool {
    taps > 0 && recognition.isUndecided && starts.isEmpty
  }

  /// Counts the fingers; with the last of them time begins to run.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
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
      wait(TapGestureRecognizer.pressLimit, for: .failed)
    } else if isComplete {
      wait(minimumPressDuration, for: .began)
    } else {
      deadline.clear()
    }
  }

  /// Fails when a finger went too far before it began.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard recognition.isUndecided, !recognition.isWaiting else { return }
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if distance(start, touch.point) > allowableMovement { return fail() }
    }
  }

  /// Ends with the first finger that is lifted, or counts a tap.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard recognition.isUndecided, !recognition.isWaiting else { return state = .ended }
    guard isComplete, taps < numberOfTapsRequired else { return fail() }
    if taps == 0 { lastTap = screenPoint }
    for touch in touches { starts[touch] = nil }
    guard starts.isEmpty else { return }
    taps += 1
    isComplete = false
    wait(TapCounter.interval, for: .failed)
  }

  /// Is cancelled with the first finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if recognition.isActive { state = .cancelled } else { fail() }
  }

  /// Forgets the fingers and the taps.
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

  /// Goes to a state after some time from now, unless told otherwise meanwhile.
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
