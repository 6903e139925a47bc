import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A tap")
struct TapGestureTests {
  let scene = Scene()
  var stage: Stage { scene.stage }
  let place = CGPoint(x: 50, y: 50)

  func taps(_ count: Int = 1, fingers: Int = 1) -> (UITapGestureRecognizer, Log) {
    let log = Log(stage)
    let tap = UITapGestureRecognizer { _ in log.note("\(count)") }
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = fingers
    scene.view.addGestureRecognizer(tap)
    return (tap, log)
  }

  @Test("is recognized when the finger is lifted, after any duration (Gestures 16)")
  func recognized() throws {
    let (tap, log) = taps()
    stage.tap(at: place, pressDuration: 3)
    expectTrue(!stage.isSettled)
    stage.advance(by: 2.9)
    expectTrue(log.what.isEmpty)
    expectEqual(tap.state, .possible)
    expectEqual(tap.numberOfTouches, 1)
    try stage.settle()
    expectTrue(log.lines == ["3.0 1"] && tap.state == .possible)
    // It may move by 10 points and no more.
    let counts = [10.0, 10.1].map { distance in
      let finger = stage.touchDown(at: place)
      finger.move(byX: 0, y: distance)
      finger.lift()
      return log.what.count
    }
    expectEqual(counts, [2, 2])
  }

  @Test(
    """
    of two takes two, the second within 0.35 s; of several fingers it requires all of them, and \
    no more (Gestures 16)
    """)
  func double() throws {
    let (_, log) = taps(2)
    stage.tap(at: place)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectLess(0.35, stage.now)
    stage.tap(at: place, count: 2)
    try stage.settle()
    expectEqual(log.what, ["2"])
    stage.tap(at: place)
    stage.tap(at: place, after: 0.5)
    try stage.settle()
    expectEqual(log.what, ["2"])
    let (_, ofTwo) = taps(1, fingers: 2)
    let counts = try [[50], [50, 60], [40, 50, 60]].map { places in
      for x in places { stage.tap(at: CGPoint(x: x, y: 50)) }
      try stage.settle()
      return ofTwo.take().count
    }
    expectEqual(counts, [0, 1, 0])
  }

  @Test("waits for the double tap to fail when it requires that, and no longer (Gestures 12)")
  func requirement() throws {
    let (double, doubles) = taps(2)
    let (single, singles) = taps(1)
    single.require(toFail: double)
    stage.tap(at: place)
    try stage.settle()
    expectTrue(doubles.what.isEmpty && singles.what == ["1"])
    expectNear(singles.times.first ?? 0, 0.05 + 0.35)
    stage.tap(at: place, count: 2)
    try stage.settle()
    expectTrue(doubles.what == ["2"] && singles.what == ["1"])
    expectEqual([single, double].map(\.state), [.possible, .possible])
  }
}
