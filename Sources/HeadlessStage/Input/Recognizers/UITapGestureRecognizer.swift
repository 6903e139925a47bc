import Foundation
public import HeadlessViews

/// A discrete recognizer of taps: fingers that come down, stay where they are, and are lifted.
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { _ in open() })
/// ```
///
/// A finger may move by 10 points. A single tap may take any time. Of several taps, each may take
/// 0.75 s, and the next tap must begin within 0.35 s.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How long each of several taps may take, in seconds; UIKit's value is not published.
  static let pressLimit: TimeInterval = 0.75

  /// The number of taps; at least one.
  public final var numberOfTapsRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTapsRequired, oldValue, "numberOfTapsRequired") }
  }

  /// The number of fingers that tap together; at least one.
  public final var numberOfTouchesRequired = 1 {
    didSet { refuseLessThanOne(&numberOfTouchesRequired, oldValue, "numberOfTouchesRequired") }
  }

  private var starts: [UITouch: CGPoint] = [:]
  private var down = 0
  private var isComplete = false
  private var taps = 0
  private var lastTap = CGPoint.zero
  private var deadline = GestureDeadline()

  /// Creates a recognizer of single taps, optionally with an action.
  public override init(action: ((UITapGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
  }

  /// True between the taps.
  open override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// Counts the fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      guard starts.count < numberOfTouchesRequired, !isComplete,
        taps == 0 || distance(touch.point, lastTap) <= TapCounter.allowableDistance
      else { return fail() }
      starts[touch] = touch.point
      down += 1
      if down == numberOfTouchesRequired { isComplete = true }
    }
    limit(to: numberOfTapsRequired > 1 ? Self.pressLimit : nil)
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if distance(start, touch.point) > TapCounter.allowableMovement { return fail() }
    }
  }

  /// Recognizes the gesture when the last finger of the last tap is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete else { return fail() }
    down -= touches.filter { starts[$0] != nil }.count
    guard down == 0 else { return }
    if taps == 0 { lastTap = screenPoint }
    taps += 1
    isComplete = false
    starts = [:]
    guard taps < numberOfTapsRequired else {
      limit(to: nil)
      return state = .recognized
    }
    limit(to: TapCounter.interval)
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  /// Clears the taps.
  open override func reset() {
    limit(to: nil)
    starts = [:]
    down = 0
    taps = 0
    isComplete = false
  }

  /// False if `other` requires more taps, so that a single tap does not prevent a double tap.
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func fail() {
    limit(to: nil)
    state = .failed
  }

  /// Fails after `duration` seconds, unless another call replaces the deadline; nil clears the
  /// deadline.
  private func limit(to duration: TimeInterval?) {
    guard let duration else { return deadline.clear() }
    deadline.set(after: duration, on: timeline) { [weak self] in
      self?.deadline.clear()
      self?.state = .failed
    }
  }
}
