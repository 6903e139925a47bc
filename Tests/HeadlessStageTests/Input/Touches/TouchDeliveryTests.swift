import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("Touches")
struct TouchDeliveryTests {
  let scene = Scene()
  let log: Log
  var stage: Stage { scene.stage }
  let left: TouchedView
  let right: TouchedView

  init() {
    log = Log(scene.stage)
    left = TouchedView("left", log)
    right = TouchedView("right", log, 100)
    scene.view.removeFromSuperview()
    scene.window.addSubview(left)
    scene.window.addSubview(right)
  }

  func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 50) }

  @Test(
    """
    belong to the view that they hit first, wherever they move, and are passed on to its \
    superview; they have their instant, and are stationary while others move (Gestures 6)
    """)
  func hitView() throws {
    let inner = UIView(frame: left.bounds)
    left.addSubview(inner)
    let finger = stage.touchDown(at: point(50))
    finger.move(to: point(150))
    let touch = try #require(finger.touch)
    expectTrue(touch.view === inner && touch.window === scene.window)
    expectEqual(
      [touch.location(in: right), touch.location(in: nil), touch.previousLocation(in: left)],
      [point(50), point(150), point(50)])
    finger.move(to: point(150))
    finger.lift()
    expectEqual(touch.phase, .ended)
    expectEqual(touch.tapCount, 0)
    expectEqual(log.what, ["left began 50", "left moved 150", "left ended 150"])
    let one = stage.touchDown(at: point(50))
    stage.advance(by: 0.25)
    let two = stage.touchDown(at: point(150))
    expectEqual([one, two].map { $0.touch?.phase }, [.stationary, .began])
    expectEqual([one, two].map { $0.touch?.timestamp }, [0, 0.25])
    expectEqual(stage.fingers, [one, two])
  }

  @Test("go to the frontmost window that can be hit, by level and then by order")
  func windows() {
    let upper = UIWindow(stage: stage)
    upper.isHidden = false
    var windows: [UIWindow?] = []
    for change in [
      {}, { upper.windowLevel = .normal - 1 },
      {
        upper.windowLevel = .normal + 1
        upper.isUserInteractionEnabled = false
      },
    ] as [() -> Void] {
      change()
      windows.append(stage.touchDown(at: point(50)).touch?.window)
    }
    expectEqual(windows, [upper, scene.window, scene.window])
    for window in stage.windows { window.isHidden = true }
    let outside = stage.touchDown(at: point(50))
    expectTrue(outside.isDown && outside.touch?.view == nil && outside.touch?.window == nil)
    outside.lift()
  }

  @Test("after the first are not delivered to a view for one touch at a time")
  func single() {
    let one = stage.touchDown(at: point(10))
    let two = stage.touchDown(at: point(20))
    two.move(to: point(30))
    two.lift()
    one.lift()
    let three = stage.touchDown(at: point(40))
    three.lift()
    expectEqual(log.take(), ["left began 10", "left ended 10", "left began 40", "left ended 40"])
    left.isMultipleTouchEnabled = true
    let four = stage.touchDown(at: point(10))
    let five = stage.touchDown(at: point(20))
    four.lift()
    expectEqual(log.take(), ["left began 10", "left began 20", "left ended 10"])
    five.lift()
    _ = log.take()
    // No other view receives touches beside a view with exclusive touch.
    left.isExclusiveTouch = true
    let fingers = [10, 110].map { stage.touchDown(at: point($0)) }
    for finger in fingers { finger.lift() }
    for x in [110, 10] as [CGFloat] { _ = stage.touchDown(at: point(x)) }
    expectEqual(log.what, ["left began 10", "left ended 10", "right began 10"])
  }

  @Test("are received by recognizers first, the deeper and the later ones first (Gestures 6, 10)")
  func recognizersFirst() {
    scene.window.addGestureRecognizer(ScriptedGesture("window", log))
    left.addGestureRecognizer(ScriptedGesture("first", log))
    left.addGestureRecognizer(ScriptedGesture("second", log))
    stage.touchDown(at: point(50)).lift()
    expectEqual(
      log.what,
      [
        "second sees began", "first sees began", "window sees began", "left began 50",
        "second sees ended", "first sees ended", "window sees ended", "left ended 50",
      ])
  }

  @Test(
    """
    are cancelled in their view when recognized, before the first action, unless the recognizer \
    allows them to continue (Gestures 7)
    """)
  func cancelled() {
    let gesture = ScriptedGesture("it", log) { gesture, phase, _, _ in
      if phase == .moved { gesture.state = .began }
      if phase == .ended { gesture.state = .ended }
    }
    left.addGestureRecognizer(gesture)
    for (cancels, expected) in [
      (true, ["left cancelled 60", "it began", "it sees ended", "it ended"]),
      (false, ["left moved 60", "it began", "it sees ended", "left ended 60", "it ended"]),
    ] {
      gesture.cancelsTouchesInView = cancels
      let finger = stage.touchDown(at: point(50))
      finger.move(to: point(60))
      finger.lift()
      expectEqual(log.take(), ["it sees began", "left began 50", "it sees moved"] + expected)
    }
  }

  @Test(
    "that join a running gesture are not delivered to their views by default (Gestures 7)")
  func joining() {
    for (cancels, maximum) in [(true, 2), (false, 2), (true, 1)] {
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      pan.maximumNumberOfTouches = maximum
      scene.window.gestureRecognizers = [pan]
      let one = stage.touchDown(at: point(20))
      one.move(to: point(40))
      let two = stage.touchDown(at: point(150))
      two.move(to: point(160))
      expectTrue(pan.state == .changed || maximum == 1)
      two.lift()
      one.lift()
      let right = log.take().filter { $0.hasPrefix("right") }
      let isHeard = !cancels || maximum == 1
      expectEqual(right, (isHeard ? ["right began 50", "right moved 60", "right ended 60"] : []))
    }
  }

  @Test(
    """
    are delivered late, unchanged, to a view while a recognizer delays them, and never if it \
    recognizes (Gestures 8)
    """)
  func delayedBeginning() {
    let gesture = ScriptedGesture("it") { gesture, phase, touches, _ in
      if let touch = touches.first, touch.location(in: nil).x >= 80 { gesture.state = .failed }
    }
    gesture.delaysTouchesBegan = true
    left.addGestureRecognizer(gesture)
    var times: [TimeInterval] = []
    let finger = stage.touchDown(at: point(50))
    left.whenTold = { _ in times.append(finger.touch?.timestamp ?? -1) }
    stage.advance(by: 1)
    finger.move(to: point(60))
    stage.advance(by: 1)
    expectTrue(log.what.isEmpty)
    finger.move(to: point(80))
    expectTrue(log.what == ["left began 50", "left moved 80"] && times == [0, 2])
    expectEqual(finger.touch?.phase, .moved)
    finger.lift()
    expectEqual(log.take().last, "left ended 80")
    gesture.cancelsTouchesInView = false
    gesture.whenTold = { gesture, phase, _, _ in
      if phase == .moved { gesture.state = .recognized }
    }
    let second = stage.touchDown(at: point(50))
    second.move(to: point(60))
    second.lift()
    expectTrue(log.what.isEmpty)
  }

  @Test(
    "end late in a view while a recognizer can still recognize them (Gestures 8)",
    arguments: [true, false])
  func delayedEnd(delays: Bool) throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = delays
    left.addGestureRecognizer(tap)
    stage.touchDown(at: point(50)).lift()
    expectEqual(log.what, ["left began 50"] + (delays ? [] : ["left ended 50"]))
    try stage.settle()
    expectEqual(log.lines, ["0.0 left began 50", "\(delays ? 0.35 : 0) left ended 50"])
  }

  @Test("are cancelled in a view that leaves its window; other recognizers keep them (Gestures 26)")
  func removedView() {
    left.addGestureRecognizer(
      ScriptedGesture("left", log) { gesture, phase, _, _ in
        if phase == .moved { gesture.state = .began }
      })
    let outer = ScriptedGesture("window", log)
    outer.cancelsTouchesInView = false
    scene.window.addGestureRecognizer(outer)
    let judge = Judge()
    judge.joins = { _, _ in true }
    outer.delegate = judge
    left.gestureRecognizers?.first?.cancelsTouchesInView = false
    let finger = stage.touchDown(at: point(50))
    finger.move(to: point(60))
    _ = log.take()
    left.removeFromSuperview()
    finger.move(to: point(70))
    finger.lift()
    expectEqual(
      log.what,
      [
        "left cancelled 60", "left cancelled", "window sees moved", "window sees ended",
      ])
    expectEqual(left.gestureRecognizers?.first?.state, .possible)
  }

  @Test("end for a view that moves to another window, and for its recognizers (Gestures 26)")
  func otherWindow() {
    let other = UIWindow(stage: stage)
    other.makeKeyAndVisible()
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    pan.cancelsTouchesInView = false
    left.addGestureRecognizer(pan)
    scene.window.windowLevel = .alert
    let finger = stage.touchDown(at: point(50))
    finger.move(to: point(70))
    other.addSubview(left)
    expectEqual(
      log.what,
      [
        "left began 50", "left moved 70", "pan began", "left cancelled 70", "pan cancelled",
      ])
    finger.move(to: point(90))
    finger.lift()
    expectEqual(log.what.count, 5)
    expectEqual(pan.state, .possible)
  }

  @Test("are cancelled with a window that is hidden or removed", arguments: [true, false])
  func hiddenWindow(hides: Bool) {
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    right.addGestureRecognizer(pan)
    let fingers = [stage.touchDown(at: point(50)), stage.touchDown(at: point(150))]
    fingers[1].move(to: point(170))
    if hides { scene.window.isHidden = true } else { stage.remove(scene.window) }
    expectEqual(
      log.what,
      [
        "left began 50", "right began 50", "right cancelled 70", "pan began", "left cancelled 50",
        "pan cancelled",
      ])
    expectTrue(stage.fingers.isEmpty && pan.state == .possible && !fingers[0].isDown)
  }

  @Test("count as taps in a row at one place, until the finger moves or time passes")
  func tapCount() {
    var counts: [Int] = []
    for pause in [0.1, 0.3, 0.36, 0.1] {
      let finger = stage.touchDown(at: point(50))
      counts.append(finger.touch?.tapCount ?? -1)
      finger.lift()
      stage.advance(by: pause)
    }
    let finger = stage.touchDown(at: point(99))
    counts.append(finger.touch?.tapCount ?? -1)
    finger.move(to: point(80))
    counts.append(finger.touch?.tapCount ?? -1)
    expectEqual(counts, [1, 2, 3, 1, 1, 0])
  }

  @Test("are in their event, all of them and by view")
  func event() {
    var counts: [Int?] = []
    let gesture = ScriptedGesture("it") { gesture, phase, _, event in
      guard phase == .moved else { return }
      counts = [
        event.allTouches?.count, event.touches(for: gesture)?.count,
        event.touches(for: gesture.view ?? UIView())?.count, Int(event.timestamp),
      ]
      gesture.state = .recognized
    }
    left.addGestureRecognizer(gesture)
    let one = stage.touchDown(at: point(50))
    _ = stage.touchDown(at: point(150))
    expectEqual(one.touch?.gestureRecognizers, [gesture])
    one.move(to: point(60))
    one.lift()
    expectEqual(counts, [2, 1, 1, 0])
    expectTrue(one.touch?.gestureRecognizers == nil)
    expectEqual(gesture.resets, 1)
  }
}
