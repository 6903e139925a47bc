import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A gesture that is changed in its own callbacks, or loses its view or stage")
struct GestureLifetimeTests {
  let scene = Scene()
  let log: Log
  var stage: Stage { scene.stage }
  let place = CGPoint(x: 50, y: 50)

  init() { log = Log(scene.stage) }

  func pan(_ action: @escaping (UIPanGestureRecognizer) -> Void = { _ in })
    -> UIPanGestureRecognizer
  {
    let pan = UIPanGestureRecognizer { [log] pan in
      log.note("\(pan.state)")
      action(pan)
    }
    scene.view.addGestureRecognizer(pan)
    return pan
  }

  @Test(
    "is cancelled when its action removes the recognizer or its view", arguments: [false, true])
  func removesWithin(removesView: Bool) {
    let view = scene.view
    let pan = pan { pan in
      if !removesView { view.removeGestureRecognizer(pan) }
      if removesView, pan.state == .began { view.removeFromSuperview() }
    }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectEqual(log.what, ["began", "cancelled"])
    expectTrue(pan.view === (removesView ? view : nil) && pan.state == .possible)
  }

  @Test("processes finger events of callbacks once the callbacks have returned")
  func fingersWithin() {
    let stage = stage
    var second: Finger?
    let pan = pan { [log] pan in
      guard pan.state == .began else { return }
      second = stage.touchDown(at: CGPoint(x: 60, y: 60))
      log.note("\(second?.isDown ?? true) \(pan.numberOfTouches)")
      stage.advance(by: 1)
      stage.fingers.first?.move(byX: 5, y: 0)
    }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    expectEqual(log.lines, ["0.0 began", "0.0 false 1", "0.0 changed"])
    expectEqual(second?.isDown, true)
    expectEqual(pan.numberOfTouches, 2)
    expectEqual(stage.now, 0)
    expectEqual(stage.diagnostics.issues as? [StageIssue], [.advancedFromWithin(now: "0.0")])
  }

  @Test("stops fingers that move fingers without end")
  func endless() {
    let stage = stage
    var goesOn = true
    _ = pan { _ in if goesOn { stage.fingers.first?.move(byX: 1, y: 0) } }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    expectTrue(stage.diagnostics.issues.contains { $0 is TouchIssue })
    goesOn = false
    finger.lift()
    expectEqual(log.what.last, "ended")
    expectTrue(stage.fingers.isEmpty)
  }

  @Test("does not retain its view, or a stage that is released in the middle")
  func released() {
    final class Token {}
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
    weak var stage: Stage?
    weak var window: UIWindow?
    weak var token: Token?
    weak var touch: UITouch?
    let finger: Finger
    do {
      let scene = Scene()
      let held = Token()
      let pan = UIPanGestureRecognizer { [window = scene.window] _ in _ = (held, window) }
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      scene.view.addGestureRecognizer(pan)
      scene.view.addGestureRecognizer(tap)
      scene.stage.touchDown(at: place).lift()
      finger = scene.stage.touchDown(at: place)
      finger.move(byX: 20, y: 0)
      scene.stage.tap(at: place, after: 1)
      (recognizer, view, stage, window) = (pan, scene.view, scene.stage, scene.window)
      (token, touch) = (held, finger.touch)
      // Objects that an action retains are released with the action.
      pan.removeTarget(nil)
    }
    let objects: [AnyObject?] = [recognizer, view, stage, window, token]
    expectTrue(objects.allSatisfy { $0 == nil })
    expectTrue(touch != nil && touch?.view == nil && !finger.isDown)
    finger.lift()
  }

  @Test("is cancelled when its view leaves, and releases both; its recognizer works elsewhere")
  func elsewhere() {
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
    var finger: Finger?
    do {
      let held = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let pan = UIPanGestureRecognizer { [log] in log.note("\($0.state)") }
      held.addGestureRecognizer(pan)
      (recognizer, view) = (pan, held)
      do {
        let other = Scene()
        other.window.addSubview(held)
        other.stage.touchDown(at: place).move(byX: 20, y: 0)
        held.removeFromSuperview()
        other.window.addSubview(held)
        other.stage.touchDown(at: place).move(byX: 20, y: 0)
      }
      expectTrue(log.take() == ["began", "cancelled", "began"] && pan.state == .possible)
      scene.window.addSubview(held)
      finger = stage.touchDown(at: place)
      finger?.move(byX: 20, y: 0)
      held.removeFromSuperview()
    }
    expectEqual(log.what, ["began", "cancelled"])
    expectTrue(recognizer == nil && view == nil)
    finger?.move(byX: 20, y: 0)
    finger?.lift()
    expectTrue(stage.fingers.isEmpty)
  }
}
