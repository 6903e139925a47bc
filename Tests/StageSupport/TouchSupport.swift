package import Foundation
package import HeadlessStage
package import HeadlessViews

/// A view that notes which touches it has received.
@MainActor
package final class TouchedView: UIView {
  package var log: Log?
  package var name = "view"
  package var passesOn = false
  package var whenTold: (UITouch.Phase) -> Void = { _ in }

  package convenience init(_ name: String, _ log: Log, _ x: CGFloat = 0, _ width: CGFloat = 100) {
    self.init(frame: CGRect(x: x, y: 0, width: width, height: 100))
    self.name = name
    self.log = log
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let places = touches.inOrder.map { touch in
      "\(Int(touch.location(in: self).x))" + (touch.phase == phase ? "" : " (\(touch.phase))")
    }
    log?.note("\(name) \(phase) \(places.joined(separator: " "))")
    whenTold(phase)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A recognizer that notes the touches that it receives and calls a closure for them.
@MainActor
package final class ScriptedGesture: UIGestureRecognizer {
  package var log: Log?
  package var label = "gesture"
  package var whenTold: (ScriptedGesture, UITouch.Phase, Set<UITouch>, UIEvent) -> Void = {
    _, _, _, _ in
  }
  package var resets = 0
  package var waits = false

  package convenience init(
    _ label: String, _ log: Log? = nil,
    _ whenTold: @escaping (ScriptedGesture, UITouch.Phase, Set<UITouch>, UIEvent) -> Void = {
      _, _, _, _ in
    }
  ) {
    self.init()
    (self.label, self.log, self.whenTold) = (label, log, whenTold)
    addAction { gesture in gesture.log?.note("\(gesture.label) \(gesture.state)") }
  }

  package override var awaitsMoreTouches: Bool { waits }
  package override func reset() { resets += 1 }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.note("\(label) sees began")
    whenTold(self, .began, touches, event)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.note("\(label) sees moved")
    whenTold(self, .moved, touches, event)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.note("\(label) sees ended")
    whenTold(self, .ended, touches, event)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log?.note("\(label) sees cancelled")
    whenTold(self, .cancelled, touches, event)
  }
}

/// A delegate whose answers are closures.
@MainActor
package final class Judge: UIGestureRecognizerDelegate {
  package var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  package var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
  package var joins: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  package var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  package var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  package init() {}

  package func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
    begins(gesture)
  }
  package func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    receives(gesture, touch)
  }
  package func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { joins(gesture, other) }
  package func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requires(gesture, other) }
  package func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequired(gesture, other) }
}
