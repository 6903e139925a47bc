package import Foundation
package import HeadlessViews

extension UIGestureRecognizer {
  /// The description of the recognizer in messages.
  final var label: String {
    let type = "\(type(of: self))"
    return name.map { "\(type) '\($0)'" } ?? type
  }

  /// True if the recognizer has not decided yet, or waits for another recognizer.
  package final var isUndecided: Bool { recognition.isUndecided }

  /// The touches that are down; if none is, the touches that were lifted last.
  final var current: [UITouch] {
    let down = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    return down.isEmpty ? touches : down
  }

  /// The middle of the touches, in points of the screen.
  final var screenPoint: CGPoint { current.middle ?? lastPoint }

  /// Converts a point of the screen to the coordinate space of a view; nil stands for the window.
  package final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.layer.point(fromScreen: point) ?? point
  }

  /// The timeline of the stage that the recognizer's view is on.
  final var timeline: Timeline? {
    arena?.delivery?.timeline ?? view?.window?.tree.host as? Timeline
  }

  final func report(_ issue: GestureIssue) {
    (timeline?.diagnostics ?? .fallback).report(issue)
  }

  /// True if the recognizer tracks a touch that came down.
  final func admits(_ touch: UITouch) -> Bool {
    guard isEnabled, recognition.wantsTouches else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// False if the recognizer must fail instead of beginning, because its delegate says so or
  /// because a control below its view handles the gesture.
  final var mayBegin: Bool {
    if attempt.contains(where: { isHandledByControl(at: $0) }) { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// True if a control between the touched view and the recognizer's view handles the gesture
  /// itself.
  private func isHandledByControl(at touch: UITouch) -> Bool {
    var place = touch.view
    while let each = place, each !== view {
      if (each as? any GestureExcluding)?.excludes(self) == true { return true }
      place = each.superview
    }
    return false
  }

  /// Calls the touch methods for the recognizer's touches among the changed ones.
  final func track(_ changed: [UITouch], with event: UIEvent) {
    lastPoint = screenPoint
    for phase in UITouch.Phase.allCases where phase != .stationary {
      let own = Set(changed.filter { $0.phase == phase && touches.contains($0) })
      guard !own.isEmpty, recognition.wantsTouches else { continue }
      let wasActive = recognition.isActive
      let actions = arena?.actionCount
      switch phase {
      case .began: touchesBegan(own, with: event)
      case .moved: touchesMoved(own, with: event)
      case .ended: touchesEnded(own, with: event)
      case .cancelled: touchesCancelled(own, with: event)
      case .stationary: break
      }
      // Every move during an active gesture is a change, even if the subclass does not set `state`.
      if phase == .moved, wasActive, recognition.isActive, arena?.actionCount == actions {
        request(.changed)
      }
    }
  }

  final func request(_ new: State) {
    actedState = nil
    guard let arena = arena ?? currentArena else { return requestAlone(new) }
    arena.request(new, for: self)
  }

  /// The arena of the stage that the recognizer's view is on; nil before the stage's first touch.
  private var currentArena: GestureArena? {
    let host = view?.window?.tree.host as? Timeline
    return (host?.input as? TouchDelivery)?.audience as? GestureArena
  }

  /// Changes the state where there is no arena, and so no other recognizer.
  private func requestAlone(_ new: State) {
    switch recognition.request(new) {
    case .nothing: return
    case .refused: return refuse(new)
    case .acts: send(recognition.state)
    case .fails: break
    case .asks:
      if !mayBegin { recognition.bar() }
      for state in recognition.proceed() { send(state) }
    }
    if recognition.isFinal { finish() }
  }

  /// Reports a state that cannot follow the present one.
  final func refuse(_ new: State) {
    report(
      .impossibleState(recognizer: label, from: "\(recognition.state)", to: "\(new)"))
  }

  /// Ends the gesture, if there is one, and drops all touches.
  final func leave() {
    if let arena { return arena.remove(self) }
    guard recognition.stop() else { return recognition.reset() }
    send(.cancelled)
    finish()
  }

  /// Calls the actions for a state.
  final func send(_ state: State) {
    actedState = state
    observer?.recognizerWillSend(state)
    for action in actions where action.isOn { action.call(self) }
    actedState = nil
  }

  /// Drops the touches of the attempt and the answers about other recognizers, and leaves the
  /// arena.
  final func forgetTouches() {
    for touch in attempt { touch.receivers.remove(self) }
    attempt = []
    blockers = []
    arena?.leave(self)
    arena = nil
    forgetAnswers()
  }

  /// Drops all touches and resets the recognizer for new ones.
  final func finish() {
    forgetTouches()
    touches = []
    recognition.reset()
    reset()
  }
}

extension Collection where Element == UITouch {
  /// The middle of the touches, in points of the screen; nil if there are none.
  @MainActor
  var middle: CGPoint? { map(\.point).middle }
}

extension Collection where Element == CGPoint {
  /// The middle of the points; nil if there are none.
  var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
