import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("Several fingers of one script")
struct SeveralFingersTests {
  let scene = Scene()
  var stage: Stage { scene.stage }
  let center = CGPoint(x: 200, y: 400)

  /// A log of the number of fingers in each event.
  func spy() -> Log {
    let log = Log(stage)
    let spy = ScriptedGesture("spy") { _, phase, touches, event in
      log.note("\(phase) \(touches.count) of \(event.allTouches?.count ?? 0)")
    }
    scene.window.addGestureRecognizer(spy)
    return log
  }

  @Test("are put down, moved and lifted in one event each")
  func oneEvent() throws {
    let log = spy()
    stage.pinch(at: center, from: 100, to: 200, over: 0.05)
    try stage.settle()
    expectEqual(
      log.what,
      [
        "began 2 of 2", "moved 2 of 2", "moved 2 of 2", "moved 2 of 2", "ended 2 of 2",
      ])
    expectEqual(Set(log.times).count, 4)
  }

  @Test("are on their paths, also on an arc")
  func paths() throws {
    let fingers = stage.rotate(at: center, by: .pi, distance: 80, over: 1)
    for step in 0...60 {
      stage.advance(to: Double(step) / 60)
      let angle = Double.pi * Double(step) / 60
      let (x, y) = (40 * cos(angle), 40 * sin(angle))
      expectNear(
        fingers.map(\.location), [CGPoint(x: 200 - x, y: 400 - y), CGPoint(x: 200 + x, y: 400 + y)])
    }
    let path = FingerPath(from: CGPoint(x: 10, y: 0)).turning(about: .zero, by: .pi / 2, over: 1)
      .moving(to: .zero, over: 1)
    expectNear([1, 1.5].map { Double(path.point(at: $0).y) }, [10, 5])
  }

  @Test("are all refused when one is impossible")
  func refused() throws {
    let good = FingerPath(from: center)
    let bad = FingerPath(from: center).turning(about: center, by: .nan, over: 1)
    expectEqual(stage.touch(along: [good, bad]).map(\.isDown), [false, false])
    stage.pinch(at: center, from: .infinity, to: 100, over: 1)
    stage.rotate(at: center, by: 1, over: -1)
    stage.pinch(at: center, from: 10, to: 20, over: 1, after: .nan)
    expectTrue(stage.touch(along: []).isEmpty)
    #expect(try stage.settle() == 0)
    expectEqual(stage.diagnostics.issues.count, 4)
    expectTrue(stage.fingers.isEmpty)
  }
}
