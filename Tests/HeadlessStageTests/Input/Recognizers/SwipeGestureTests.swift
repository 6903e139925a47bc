import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
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
    goes to the right by default, is recognized once, on the way, takes half a second at most, \
    and may not go sideways (Gestures 25)
    """)
  func limits() throws {
    let right = stage.touchDown(at: place)
    right.move(byX: 49, y: 0)
    expectTrue(log.what.isEmpty)
    right.move(byX: 1, y: 0)
    expectEqual(log.what, ["ended 200.0"])
    right.move(byX: 100, y: 0)
    right.lift()
    expectTrue(log.take().count == 1 && swipe.state == .possible)
    for (x, y, duration, count) in [(300.0, 400.0, 1.1, 0), (260, 465, 0.2, 0), (260, 445, 0.2, 1)]
    {
      stage.drag(from: place, to: CGPoint(x: x, y: y), duration: duration)
      try stage.settle()
      expectEqual(log.what.count, count)
    }
    let finger = stage.touchDown(at: place)
    finger.move(byX: 0, y: 51)
    finger.move(byX: 100, y: -51)
    finger.lift()
    expectEqual(log.what.count, 1)
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
    expectTrue(log.what == ["ended 120.0"] && swipe.state == .possible)
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
