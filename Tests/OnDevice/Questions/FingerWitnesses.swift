#if canImport(UIKit)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
#else
  import HeadlessUIKit
#endif

/// A view that sees every touch, whatever recognizers do, and calls back with its place.
///
/// A person makes a gesture at a time that a program does not know, so that a program looks at what
/// it asks about within these calls.
final class TouchPad: UIView {
  /// Called with the place of a finger that came down.
  var whenDown: (CGPoint) -> Void = { _ in }

  /// Called with the place of a finger that moved.
  var whenMoved: (CGPoint) -> Void = { _ in }

  /// Called with the place of a finger that was lifted.
  var whenUp: (CGPoint) -> Void = { _ in }

  /// Called when a touch was taken away.
  var whenCancelled: () -> Void = {}

  /// Where the last finger came down.
  private(set) var start: CGPoint?

  /// A pad that fills the screen's root.
  static func covering(_ screen: QuestionScreen) -> TouchPad {
    let pad = TouchPad(frame: screen.root.view.bounds)
    pad.backgroundColor = .lightGray
    pad.isMultipleTouchEnabled = true
    screen.root.view.addSubview(pad)
    return pad
  }

  /// Adds a recognizer that takes no touches from the pad.
  func watch(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    addGestureRecognizer(recognizer)
  }

  /// Throws if no finger has touched the pad.
  func mustBeTouched() throws {
    if start == nil { throw Puzzled("no finger came down") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      start = touch.location(in: self)
      whenDown(touch.location(in: self))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { whenMoved(touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { whenUp(touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for _ in touches { whenCancelled() }
  }
}

/// A recognizer that recognizes nothing, is kept from nothing, and calls back with the place of the
/// finger in the window.
final class FingerFollower: UIGestureRecognizer {
  /// Called with the place of a finger that came down.
  var whenDown: (CGPoint) -> Void = { _ in }

  /// Called with the place of a finger that moved.
  var whenMoved: (CGPoint) -> Void = { _ in }

  /// Called with the place of a finger that was lifted or taken away.
  var whenUp: (CGPoint) -> Void = { _ in }

  /// Where the last finger came down.
  private(set) var start: CGPoint?

  /// True once a finger has come and all are gone.
  var hasLifted: Bool { start != nil && fingers <= 0 }

  /// The number of fingers that are down.
  private(set) var fingers = 0

  /// A recognizer of all touches in a window.
  static func watching(_ window: UIWindow) -> FingerFollower {
    let follower = FingerFollower()
    follower.cancelsTouchesInView = false
    follower.delaysTouchesEnded = false
    window.addGestureRecognizer(follower)
    return follower
  }

  /// Throws if no finger came.
  func mustHaveSeenAFinger() throws {
    if start == nil { throw Puzzled("no finger came down") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    start = location(in: nil)
    whenDown(location(in: nil))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    whenMoved(location(in: nil))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  private func end(_ touches: Set<UITouch>) {
    fingers -= touches.count
    whenUp(location(in: nil))
    if fingers <= 0 { state = .failed }
  }

  override func reset() {
    super.reset()
    fingers = 0
  }
}

/// A tap that notes the states that it takes.
final class NotingTap: UITapGestureRecognizer {
  /// Called with each state that is set.
  var whenSet: (UIGestureRecognizer.State) -> Void = { _ in }

  /// True after the tap has failed.
  private(set) var hasFailed = false

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      super.state = newValue
      if newValue == .failed { hasFailed = true }
      whenSet(newValue)
    }
  }
}

extension UIGestureRecognizer.State {
  /// The state in a word.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "unknown"
    }
  }
}

extension QuestionScreen {
  /// Calls back when a recognizer calls its actions.
  func whenever<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ act: @escaping @MainActor (Recognizer) -> Void
  ) {
    #if canImport(UIKit)
      let target = RecognizerTarget { [weak recognizer] in
        if let recognizer { act(recognizer) }
      }
      recognizer.addTarget(target, action: #selector(RecognizerTarget.act))
      keep(target)
    #else
      recognizer.addAction { recognizer in act(recognizer) }
    #endif
  }

  /// Notes a call, unless it is the same as the last one.
  func noteOnce(_ call: String) {
    if calls.last != call { note(call) }
  }
}

#if canImport(UIKit)
  /// The target of a recognizer's action.
  @MainActor
  private final class RecognizerTarget: NSObject {
    private let work: @MainActor () -> Void

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    @objc func act() { work() }
  }
#endif
