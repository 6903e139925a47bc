import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("Gestures under adversity")
struct GestureAdversityTests {
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

  @Test("allow a recognizer to remove itself in its own action")
  func removesItself() {
    let view = scene.view
    let pan = pan { view.removeGestureRecognizer($0) }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectEqual(log.what, ["began", "cancelled"])
    expectTrue(pan.view == nil)
    expectEqual(pan.state, .possible)
  }

  @Test("allow a recognizer to remove its view in its own action")
  func removesView() {
    let view = scene.view
    let pan = pan { if $0.state == .began { view.removeFromSuperview() } }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectEqual(log.what, ["began", "cancelled"])
    expectTrue(pan.view === view)
    expectEqual(pan.state, .possible)
  }

  @Test("process finger events of callbacks once the callbacks have returned")
  func fingersWithin() {
    let stage = stage
    var second: Finger?
    let pan = pan { pan in
      guard pan.state == .began else { return }
      second = stage.touchDown(at: CGPoint(x: 60, y: 60))
      expectTrue(second?.isDown == false)
      expectEqual(pan.numberOfTouches, 1)
      stage.advance(by: 1)
      stage.fingers.first?.move(byX: 5, y: 0)
    }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    expectTrue(second?.isDown == true)
    expectEqual(pan.numberOfTouches, 2)
    expectEqual(stage.now, 0)
    expectEqual(log.what, ["began", "changed"])
    expectEqual(stage.diagnostics.issues as? [StageIssue], [.advancedFromWithin(now: "0.0")])
  }

  @Test("stop fingers that move fingers without end")
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

  @Test("of a hundred fingers end with the last finger")
  func hundred() {
    let pan = pan()
    let fingers = (0..<100).map { stage.touchDown(at: CGPoint(x: Double($0), y: 50)) }
    expectEqual(pan.numberOfTouches, 100)
    expectEqual(stage.fingers.count, 100)
    for finger in fingers { finger.move(byX: 30, y: 0) }
    expectTrue(isClose(pan.translation(in: nil).x, 30, 1e-9))
    for finger in fingers { finger.lift() }
    expectEqual(log.what.first, "began")
    expectEqual(log.what.last, "ended")
    expectEqual(pan.state, .possible)
  }

  @Test("do not retain their view, or a stage that is released in the middle")
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
    expectTrue(recognizer == nil)
    expectTrue(view == nil)
    expectTrue(stage == nil)
    expectTrue(window == nil)
    expectTrue(token == nil)
    expectTrue(touch != nil)
    expectTrue(!finger.isDown)
    expectTrue(touch?.view == nil)
    finger.lift()
  }

  @Test("release a recognizer and its view that are removed in the middle, after a cancellation")
  func releasedInTheMiddle() {
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
    var finger: Finger
    do {
      let held = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let pan = UIPanGestureRecognizer { [log] in log.note("\($0.state)") }
      held.addGestureRecognizer(pan)
      scene.window.addSubview(held)
      (recognizer, view) = (pan, held)
      finger = stage.touchDown(at: place)
      finger.move(byX: 20, y: 0)
      held.removeFromSuperview()
    }
    expectEqual(log.what, ["began", "cancelled"])
    expectTrue(recognizer == nil)
    expectTrue(view == nil)
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectTrue(stage.fingers.isEmpty)
  }

  @Test("continue with a recognizer on another stage after the first stage is deallocated")
  func otherStage() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer { [log] in log.note("\($0.state)") }
    view.addGestureRecognizer(pan)
    do {
      let other = Scene()
      other.window.addSubview(view)
      other.stage.touchDown(at: place).move(byX: 20, y: 0)
      view.removeFromSuperview()
      other.window.addSubview(view)
      other.stage.touchDown(at: place).move(byX: 20, y: 0)
    }
    expectEqual(log.what, ["began", "cancelled", "began"])
    expectEqual(pan.state, .possible)
    scene.window.addSubview(view)
    let finger = stage.touchDown(at: place)
    finger.move(byX: 20, y: 0)
    finger.lift()
    expectEqual(log.what.suffix(2), ["began", "ended"])
  }

  @Test("ignore a double tap's deadline after its view is deallocated")
  func deadline() throws {
    let tap = UITapGestureRecognizer { [log] _ in log.note("tap") }
    tap.numberOfTapsRequired = 2
    scene.view.addGestureRecognizer(tap)
    stage.touchDown(at: place).lift()
    scene.view.removeFromSuperview()
    #expect(try stage.settle() == 0)
    expectEqual(tap.state, .possible)
    expectTrue(log.what.isEmpty)
    tap.numberOfTapsRequired = 0
    expectEqual(tap.numberOfTapsRequired, 2)
  }

  @Test("complete when a recognizer sets its state outside any touch")
  func outside() {
    let gesture = ScriptedGesture("it", log)
    gesture.state = .began
    gesture.state = .ended
    expectEqual(log.what, ["it began", "it ended"])
    expectEqual(gesture.resets, 1)
    scene.view.addGestureRecognizer(gesture)
    stage.touchDown(at: CGPoint(x: 300, y: 300)).lift()
    gesture.state = .recognized
    expectEqual(log.what, ["it began", "it ended", "it ended"])
    expectEqual(gesture.resets, 2)
    expectEqual(gesture.state, .possible)
  }
}
