import Foundation
import HeadlessStage
import HeadlessViews

/// A view that logs its touches.
@MainActor
final class TouchedView: View {
  var log: Log?
  var name = "view"
  var passesOn = false
  var whenTold: (Touch.Phase) -> Void = { _ in }

  convenience init(_ name: String, _ log: Log, _ x: CGFloat = 0, _ width: CGFloat = 100) {
    self.init(frame: CGRect(x: x, y: 0, width: width, height: 100))
    self.name = name
    self.log = log
  }

  private func note(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event?) {
    let places = touches.inOrder.map { touch in
      "\(Int(touch.location(in: self).x))" + (touch.phase == phase ? "" : " (\(touch.phase))")
    }
    log?.note("\(name) \(phase) \(places.joined(separator: " "))")
    whenTold(phase)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A recognizer that logs its touches and runs the test's script.
@MainActor
final class ScriptedGesture: GestureRecognizer {
  var log: Log?
  var label = "gesture"
  var whenTold: (ScriptedGesture, Touch.Phase, Set<Touch>, Event) -> Void = { _, _, _, _ in }
  var resets = 0
  var waits = false

  convenience init(
    _ label: String, _ log: Log? = nil,
    _ whenTold: @escaping (ScriptedGesture, Touch.Phase, Set<Touch>, Event) -> Void = {
      _, _, _, _ in
    }
  ) {
    self.init()
    (self.label, self.log, self.whenTold) = (label, log, whenTold)
    addAction { gesture in gesture.log?.note("\(gesture.label) \(gesture.state)") }
  }

  override var awaitsMoreTouches: Bool { waits }
  override func reset() { resets += 1 }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    log?.note("\(label) sees began")
    whenTold(self, .began, touches, event)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    log?.note("\(label) sees moved")
    whenTold(self, .moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    log?.note("\(label) sees ended")
    whenTold(self, .ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    log?.note("\(label) sees cancelled")
    whenTold(self, .cancelled, touches, event)
  }
}

/// A delegate whose answers are closures.
@MainActor
final class Judge: GestureRecognizerDelegate {
  var begins: (GestureRecognizer) -> Bool = { _ in true }
  var receives: (GestureRecognizer, Touch) -> Bool = { _, _ in true }
  var joins: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var requires: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var isRequired: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gesture: GestureRecognizer) -> Bool { begins(gesture) }
  func gestureRecognizer(_ gesture: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives(gesture, touch)
  }
  func gestureRecognizer(
    _ gesture: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { joins(gesture, other) }
  func gestureRecognizer(
    _ gesture: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { requires(gesture, other) }
  func gestureRecognizer(
    _ gesture: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { isRequired(gesture, other) }
}
