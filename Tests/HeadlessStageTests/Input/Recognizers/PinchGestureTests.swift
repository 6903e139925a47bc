import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A pinch")
struct PinchGestureTests {
  let scene = Scene()
  let pinch = UIPinchGestureRecognizer()
  let log: Log
  var stage: Stage { scene.stage }
  let center = CGPoint(x: 200, y: 400)

  init() {
    log = Log(scene.stage)
    pinch.addAction { [log] in log.note("\($0.state)") }
    scene.window.addGestureRecognizer(pinch)
  }

  func fingers(_ places: Double...) -> [Finger] {
    places.map { stage.touchDown(at: CGPoint(x: $0, y: 400)) }
  }

  // Rules: Gestures 24.
  @Test(
    "begins when two fingers are 10 points farther apart, of which 8 do not count, and ends with the last"
  )
  func begins() {
    let two = fingers(150, 250)
    two[1].move(byX: 9, y: 0)
    expectTrue(log.what.isEmpty)
    two[1].move(byX: 1, y: 0)
    expectTrue(log.what == ["began"] && pinch.numberOfTouches == 2)
    expectNear(pinch.scale, 110.0 / 108)
    two[1].move(byX: 52, y: 0)
    var scales = [pinch.scale]
    expectEqual(pinch.location(in: nil).x, 231)
    two[0].lift()
    scales.append(pinch.scale)
    two[1].move(byX: -90, y: 0)
    scales.append(pinch.scale)
    expectNear(scales.map { Double($0) }, [1.5, 1.5, 1.5])
    expectEqual(pinch.state, .changed)
    two[1].lift()
    expectEqual(log.what.last, "ended")
    expectEqual(pinch.state, .possible)
    expectEqual(pinch.scale, 1)
  }

  @Test("does not jump when fingers are added or lifted (Gestures 24)")
  func comeAndGo() {
    let two = fingers(150, 250)
    var scales: [Double] = []
    func note() { scales.append(Double(pinch.scale)) }
    // 100 + 8 points count as the beginning.
    two[1].move(byX: 10, y: 0)
    two[1].move(byX: 52, y: 0)
    note()
    let third = stage.touchDown(at: CGPoint(x: 10, y: 10))
    note()
    expectEqual(pinch.numberOfTouches, 3)
    two[0].lift()
    note()
    third.lift()
    let fourth = stage.touchDown(at: CGPoint(x: 212, y: 400))
    note()
    fourth.move(byX: 0, y: 0)
    two[1].move(to: CGPoint(x: 250, y: 400))
    fourth.move(to: CGPoint(x: 150, y: 400))
    // The fingers crossed: from 100 points apart to 100 points apart.
    note()
    expectNear(scales, [1.5, 1.5, 1.5, 1.5, 1.5])
    two[1].lift()
    fourth.lift()
    expectEqual(log.what.last, "ended")
  }

  @Test("has the velocity of its scale, and none after the scale was set (Gestures 19, 20)")
  func velocity() {
    func measured() -> [Double] { [pinch.scale, pinch.velocity].map { Double($0) } }
    stage.pinch(at: center, from: 100, to: 300, over: 0.5)
    stage.advance(to: 0.25)
    // The distance goes from 100 to 300 points in half a second, relative to the initial distance.
    let beginning = 100 + 8.0
    expectNear(measured(), [200 / beginning, 400 / beginning])
    pinch.scale = 2
    expectEqual(measured(), [2, 0])
    stage.advance(to: 0.4)
    expectNear(measured(), [2 * 260 / 200, 2 * 400 / 200])
    for scale in [0, -1, CGFloat.nan, .infinity] { pinch.scale = scale }
    expectNear(pinch.scale, 2.6)
    expectEqual(stage.diagnostics.issues.count, 4)
  }

  @Test(
    """
    does not begin with one finger, or with two that move together, and has a finite scale when \
    fingers meet in one point
    """)
  func none() throws {
    stage.drag(from: center, to: .zero, duration: 0.2)
    try stage.settle()
    stage.touch(
      along: [100.0, 200].map {
        FingerPath(from: CGPoint(x: $0, y: 400)).moving(to: CGPoint(x: $0, y: 100), over: 0.2)
      })
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectEqual(pinch.state, .possible)
    let two = fingers(150, 250)
    let scales = [150.0, 350, 150].map { x in
      two[1].move(to: CGPoint(x: x, y: 400))
      return pinch.scale
    }
    expectTrue(scales[0] > 0 && scales[1].isFinite && scales[1] > 1)
    expectNear(scales[2], scales[0])
  }

  @Test("runs beside a rotation and a pan when all are allowed to (Gestures 11)")
  func together() throws {
    let judge = Judge()
    judge.joins = { _, _ in true }
    let turn = UIRotationGestureRecognizer { [log] in log.note("turn \($0.state)") }
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    for gesture in [turn, pan, pinch] {
      gesture.delegate = judge
      scene.window.addGestureRecognizer(gesture)
    }
    var result: (scale: CGFloat, rotation: CGFloat, x: CGFloat) = (0, 0, 0)
    pinch.addAction { if $0.state == .changed { result.scale = $0.scale } }
    turn.addAction { if $0.state == .changed { result.rotation = $0.rotation } }
    pan.addAction { if $0.state == .changed { result.x = $0.translation(in: nil).x } }
    stage.touch(along: [
      FingerPath(from: CGPoint(x: 150, y: 400)).moving(to: CGPoint(x: 250, y: 300), over: 0.5),
      FingerPath(from: CGPoint(x: 250, y: 400)).moving(to: CGPoint(x: 250, y: 500), over: 0.5),
    ])
    try stage.settle()
    expectEqual(["began", "ended"].map { end in log.what.count { $0.hasSuffix(end) } }, [3, 3])
    expectLess(1.5, result.scale)
    expectLess(1.3, result.rotation)
    expectNear(result.x, 50)
  }
}
