import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A long press")
struct LongPressGestureTests {
  let scene = Scene()
  let press = UILongPressGestureRecognizer()
  let log: Log
  var stage: Stage { scene.stage }
  let place = CGPoint(x: 50, y: 50)

  init() {
    log = Log(scene.stage)
    press.addAction { [log] press in
      log.note("\(press.state) \(press.location(in: nil).x)")
    }
    scene.view.addGestureRecognizer(press)
  }

  @Test("begins exactly when its duration has passed, moves freely, and ends (Gestures 23)")
  func begins() throws {
    press.minimumPressDuration = 0.503
    let finger = stage.touchDown(at: place)
    finger.move(byX: 10, y: 0)
    stage.advance(by: 0.502)
    expectTrue(log.what.isEmpty)
    expectEqual(press.state, .possible)
    stage.advance(by: 0.1)
    expectEqual(log.lines, ["0.503 began 60.0"])
    finger.move(byX: 200, y: 0)
    finger.lift()
    expectEqual(log.what, ["began 60.0", "changed 260.0", "ended 260.0"])
    expectEqual(press.state, .possible)
    expectTrue(stage.isSettled)
  }

  // Rules: Gestures 23.
  @Test("fails when the finger moves too far or is lifted too early, even exactly at that instant")
  func fails() throws {
    let finger = stage.touchDown(at: place)
    finger.move(byX: 10.1, y: 0)
    finger.move(byX: -10, y: 0)
    stage.advance(by: 1)
    finger.lift()
    stage.longPress(at: place, for: 0.5)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectEqual(press.state, .possible)
    stage.longPress(at: place, for: 0.51)
    try stage.settle()
    expectEqual(log.take(), ["began 50.0", "ended 50.0"])
    press.allowableMovement = 50
    let far = stage.touchDown(at: place)
    far.move(byX: 40, y: 0)
    stage.advance(by: 1)
    far.cancel()
    expectEqual(log.take(), ["began 90.0", "cancelled 90.0"])
    press.minimumPressDuration = 0
    let quick = stage.touchDown(at: place)
    expectEqual(log.what, ["began 50.0"])
    quick.lift()
    expectEqual(log.what, ["began 50.0", "ended 50.0"])
  }

  @Test("takes the given number of fingers, and ignores more once it has begun (Gestures 23)")
  func fingers() throws {
    press.numberOfTouchesRequired = 2
    stage.longPress(at: place, for: 1)
    try stage.settle()
    let fingers = [40.0, 60].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    stage.advance(by: 0.5)
    let third = stage.touchDown(at: CGPoint(x: 90, y: 50))
    third.move(byX: 5, y: 0)
    expectTrue(log.what == ["began 50.0"] && press.numberOfTouches == 2)
    fingers[1].lift()
    expectEqual(log.what.count, 2)
    expectPrefix(log.what.last, "ended")
    fingers[0].lift()
    third.lift()
    expectEqual(press.state, .possible)
    let three = [10.0, 20, 30].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    stage.advance(by: 1)
    for finger in three { finger.lift() }
    expectEqual(log.what.count, 2)
  }

  @Test("can require taps before it (Gestures 23)")
  func taps() throws {
    press.numberOfTapsRequired = 1
    stage.longPress(at: place, for: 0.7)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    stage.tap(at: place)
    stage.longPress(at: place, for: 0.7, after: 0.2)
    try stage.settle()
    expectEqual(log.take(), ["began 50.0", "ended 50.0"])
    stage.tap(at: place)
    try stage.settle()
    stage.longPress(at: place, for: 0.7)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectEqual(press.state, .possible)
  }

  @Test("refuses impossible numbers")
  func impossible() {
    press.minimumPressDuration = .nan
    press.minimumPressDuration = -1
    press.allowableMovement = .infinity
    press.numberOfTapsRequired = -1
    press.numberOfTouchesRequired = 0
    expectEqual(press.minimumPressDuration, 0.5)
    expectEqual(press.allowableMovement, 10)
    expectTrue((press.numberOfTapsRequired, press.numberOfTouchesRequired) == (0, 1))
    expectEqual(stage.diagnostics.issues.count, 5)
  }

  @Test("leaves a moving finger to a pan, and keeps a resting finger from it (Gestures 10)")
  func beside() {
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    scene.view.addGestureRecognizer(pan)
    let quick = stage.touchDown(at: place)
    quick.move(byX: 20, y: 0)
    stage.advance(by: 1)
    quick.lift()
    expectEqual(log.take(), ["pan began", "pan ended"])
    let slow = stage.touchDown(at: place)
    stage.advance(by: 1)
    slow.move(byX: 20, y: 0)
    slow.lift()
    expectEqual(log.what, ["began 50.0", "changed 70.0", "ended 70.0"])
  }

  @Test("whose view is removed in its own action is cancelled, and time continues")
  func removed() throws {
    press.addAction { [view = scene.view] press in
      if press.state == .began { view.removeFromSuperview() }
    }
    stage.longPress(at: place, for: 1)
    try stage.settle()
    expectTrue(log.what == ["began 50.0", "cancelled 50.0"] && press.state == .possible)
    scene.window.addSubview(scene.view)
    _ = stage.touchDown(at: place)
    scene.view.removeFromSuperview()
    stage.advance(by: 1)
    expectEqual(log.what.count, 2)
  }
}
