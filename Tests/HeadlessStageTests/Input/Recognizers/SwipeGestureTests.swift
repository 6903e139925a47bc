import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A swipe")
struct SwipeGestureTests {
  typealias Direction = UISwipeGestureRecognizer.Direction

  let scene = Scene()
  let swipe = UISwipeGestureRecognizer()
  let log: Log
  var stage: Stage { scene.stage }
  let place = CGPoint(x: 200, y: 400)

  init() {
    log = Log(scene.stage)
    swipe.addAction { [log] swipe in
      log.note("\(swipe.state) \(swipe.location(in: nil).x)")
    }
    scene.window.addGestureRecognizer(swipe)
  }

  @Test(
    "is recognized in its directions alone (Gestures 25)",
    arguments: [Direction.right, .left, .up, .down, [.left, .right], [.up, .left]])
  func directions(allowed: Direction) throws {
    swipe.direction = allowed
    let directions = [Direction.right, .left, .up, .down]
    let counts = try directions.map { direction in
      stage.swipe(from: place, direction)
      try stage.settle()
      return log.take().count
    }
    expectEqual(counts, directions.map { allowed.contains($0) ? 1 : 0 })
  }

  @Test(
    """
    goes to the right by default, is recognized once, on the way, and may not go sideways \
    (Gestures 25)
    """)
  func limits() throws {
    let right = stage.touchDown(at: place)
    right.move(byX: 49, y: 0)
    expectTrue(log.what.isEmpty)
    right.move(byX: 1, y: 0)
    expectEqual(log.what, ["ended 200.0"])
    right.move(byX: 100, y: 0)
    right.lift()
    expectEqual(log.take().count, 1)
    expectEqual(swipe.state, .possible)
    let finger = stage.touchDown(at: place)
    finger.move(byX: 0, y: 51)
    finger.move(byX: 100, y: -51)
    finger.lift()
    expectEqual(log.what.count, 0)
    let retreat = stage.touchDown(at: place)
    retreat.move(byX: -0.1, y: 0)
    retreat.move(byX: 100, y: 0)
    retreat.lift()
    expectEqual(log.what.count, 0)
  }

  /// The time, in seconds, the least distance and the greatest deviation that were measured.
  nonisolated private static let measured = [
    (0.0, 50.0, 50.0), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4),
  ]

  @Test(
    "needs less distance the slower it is, and more precision, as measured (Gestures 25)",
    arguments: measured)
  func figures(time: TimeInterval, distance: Double, deviation: Double) {
    for (x, y, isSwipe) in [
      (distance + 0.01, 0, true), (distance - 0.01, 0, false), (60, deviation - 0.01, true),
      (60, deviation + 0.01, false),
    ] {
      let finger = stage.touchDown(at: place)
      stage.advance(by: time)
      finger.move(byX: x, y: y)
      expectEqual(log.take().count, isSwipe ? 1 : 0, "\(x), \(y)")
      finger.lift()
      stage.advance(by: 1)
    }
    let late = stage.touchDown(at: place)
    stage.advance(by: 0.501)
    late.move(byX: 100, y: 0)
    late.lift()
    expectEqual(log.take(), [])
  }

  @Test("takes the given number of fingers")
  func fingers() throws {
    swipe.numberOfTouchesRequired = 2
    stage.swipe(from: place, .right)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    stage.touch(
      along: [100.0, 140].map {
        FingerPath(from: CGPoint(x: $0, y: 400)).moving(to: CGPoint(x: $0 + 90, y: 400), over: 0.2)
      })
    try stage.settle()
    expectTrue(log.take() == ["ended 120.0"] && swipe.state == .possible)
    // Each finger must go far enough, not only their middle.
    let two = [100.0, 140].map { stage.touchDown(at: CGPoint(x: $0, y: 400)) }
    two[0].move(byX: 120, y: 0)
    expectEqual(log.what, [])
    two[1].move(byX: 50, y: 0)
    expectEqual(log.what, ["ended 120.0"])
    for finger in two { finger.lift() }
  }

  @Test("delays a pan that requires its failure only until it is decided (Gestures 12)")
  func requirement() throws {
    let pan = UIPanGestureRecognizer { [log] in log.note("pan \($0.state)") }
    pan.require(toFail: swipe)
    scene.window.addGestureRecognizer(pan)
    stage.swipe(from: place, .right)
    try stage.settle()
    expectEqual(log.what, ["ended 200.0"])
    stage.swipe(from: place, .down)
    try stage.settle()
    expectTrue(log.what[1] == "pan began" && log.what.last == "pan ended")
  }
}
