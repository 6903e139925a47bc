import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A finger of a script")
struct FingerTests {
  let scene = Scene()
  var stage: Stage { scene.stage }

  /// Ends what a test between the stage's beginning and this one has left in the implicit
  /// transaction, which counts for the stage that was used last.
  func flushLeftovers() { stage.advance(by: 0) }

  func label(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }

  /// A log of the fingers' positions after each event.
  func spy(_ scene: Scene) -> Log {
    let log = Log(scene.stage)
    let gesture = ScriptedGesture("spy") { gesture, phase, touches, _ in
      let places = touches.inOrder.map { label($0.location(in: nil)) }
      log.note("\(phase) \(places.joined(separator: " "))")
    }
    scene.window.addGestureRecognizer(gesture)
    return log
  }

  @Test("is on its path at each frame, and the frames do not depend on the steps of the clock")
  func steps() throws {
    let path = FingerPath(from: CGPoint(x: 10, y: 20))
      .moving(to: CGPoint(x: 200, y: 300), over: 0.21, timing: .easeInEaseOut)
      .holding(for: 0.1)
      .moving(to: CGPoint(x: 50, y: 60), over: 0.13)
    var logs: [[Log.Entry]] = []
    for steps in [1, 7, 60, 1000] {
      let scene = Scene()
      let log = spy(scene)
      scene.stage.advance(to: 0.123)
      scene.stage.touch(along: path)
      scene.stage.touch(along: path, after: 0.2)
      for step in 1...steps { scene.stage.advance(to: 0.123 + Double(step) / Double(steps)) }
      expectTrue(scene.stage.isSettled)
      logs.append(log.entries)
    }
    expectTrue(logs.allSatisfy { $0 == logs[0] } && logs[0].count > 30)
    let start = 8.0 / 60
    let frames = logs[0].map { $0.time * 60 }
    expectEqual(logs[0].first?.time, start)
    expectNear(frames, frames.map { $0.rounded() })
    let moves = logs[0].filter { $0.what.hasPrefix("moved") && $0.time < start + 0.19 }
    expectEqual(
      moves.map(\.what),
      moves.map { "moved \(label(path.point(at: (($0.time * 60).rounded() - 8) / 60)))" })
  }

  @Test("is put down now if now is a frame, and is lifted at the end of its path")
  func frames() throws {
    let log = spy(scene)
    stage.drag(from: .zero, to: CGPoint(x: 30, y: 0), duration: 0.05)
    expectTrue(log.what.isEmpty)
    stage.advance(by: 0)
    expectTrue(log.what == ["began (0.0, 0.0)"] && stage.fingers.count == 1)
    expectNear(try stage.settle(), 0.05)
    expectEqual(
      log.take(),
      [
        "began (0.0, 0.0)", "moved (10.0, 0.0)", "moved (20.0, 0.0)", "moved (30.0, 0.0)",
        "ended (30.0, 0.0)",
      ])
    expectTrue(stage.fingers.isEmpty)
    // It moves in one event with the other fingers of its frame.
    stage.drag(from: .zero, to: CGPoint(x: 20, y: 0), duration: 1 / 30.0)
    stage.drag(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 70, y: 0), duration: 1 / 30.0)
    try stage.settle()
    expectEqual(
      log.what,
      [
        "began (0.0, 0.0) (50.0, 0.0)", "moved (10.0, 0.0) (60.0, 0.0)",
        "moved (20.0, 0.0) (70.0, 0.0)", "ended (20.0, 0.0) (70.0, 0.0)",
      ])
  }

  @Test("comes before all other events of its frame")
  func order() throws {
    let log = spy(scene)
    stage.perform(afterDelay: 0.5) { log.note("timer") }
    let link = CADisplayLink { link in if link.targetTimestamp >= 0.5 { log.note("frame") } }
    link.add(to: stage)
    stage.touch(along: FingerPath(from: .zero), after: 0.5)
    stage.advance(to: 0.5)
    link.invalidate()
    expectEqual(
      log.lines, ["0.5 began (0.0, 0.0)", "0.5 ended (0.0, 0.0)", "0.5 frame", "0.5 timer"])
  }

  @Test("delays settling until it is lifted, but not if a test put it down by hand")
  func settling() throws {
    flushLeftovers()
    let finger = stage.touchDown(at: .zero)
    expectTrue(stage.isSettled)
    try stage.settle()
    expectTrue(finger.isDown && stage.fingers == [finger])
    stage.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: 100)
    #expect(throws: SettleError.self) { try stage.settle(within: 50) }
    expectNear(try stage.settle(), 50)
  }

  @Test(
    """
    can be taken off its path, or cancelled before it is put down, and ignores further calls once \
    it is lifted
    """)
  func offPath() throws {
    let log = spy(scene)
    let fingers = [0.0, 1, 0].map {
      stage.drag(from: .zero, to: CGPoint(x: 100, y: 0), duration: 1, after: $0)
    }
    let one = fingers[0]
    stage.advance(to: 0.5)
    one.move(to: .zero)
    expectLess(40, one.location.x)
    expectEqual(stage.diagnostics.issues.count, 1)
    one.lift()
    for finger in fingers[1...] { finger.cancel() }
    expectTrue(stage.isSettled && fingers.allSatisfy { !$0.isDown } && fingers[1].touch == nil)
    let (count, place) = (log.what.count, one.location)
    one.lift()
    one.move(to: CGPoint(x: 1, y: 1))
    one.cancel()
    expectEqual(stage.diagnostics.issues.dropFirst().map { $0 is TouchIssue }, [true, true, true])
    expectEqual(one.location, place)
    expectEqual(one.touch?.phase, .ended)
    stage.advance(by: 5)
    expectEqual(log.what.count, count)
    expectPrefix(log.what.last, "cancelled")
  }

  @Test("is refused at an impossible point, and for a flick that ends within a frame, or never")
  func impossiblePlaces() {
    flushLeftovers()
    let finger = stage.touchDown(at: .zero)
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let bad = CGPoint(x: value, y: 0)
      expectTrue(!stage.touchDown(at: bad).isDown)
      finger.move(to: bad)
      stage.tap(at: bad)
      stage.drag(from: .zero, to: bad, duration: 1)
      stage.flick(from: .zero, to: bad, velocity: 100)
    }
    for velocity in [CGFloat.nan, .infinity, 0, -5, 6001] {
      stage.flick(from: .zero, to: CGPoint(x: 100, y: 0), velocity: velocity)
    }
    expectEqual(stage.diagnostics.issues.count, 20)
    expectEqual(finger.location, .zero)
    expectTrue(stage.isSettled)
  }

  @Test(
    "is refused with a path of impossible duration",
    arguments: [TimeInterval.nan, .infinity, -.infinity, -1])
  func impossibleTimes(value: TimeInterval) {
    let end = CGPoint(x: 100, y: 0)
    let finger = stage.drag(from: .zero, to: end, duration: value)
    stage.drag(from: .zero, to: end, duration: 1, holdingFor: value)
    stage.drag(from: .zero, to: end, duration: 1, after: value)
    stage.tap(at: end, pressDuration: value)
    stage.tap(at: end, after: value)
    stage.touch(along: FingerPath(from: .zero).holding(for: 1e308).holding(for: 1e308))
    expectEqual(stage.diagnostics.issues.count, 6)
    expectTrue(stage.isSettled)
    expectTrue(!finger.isDown)
    finger.lift()
    expectEqual(stage.diagnostics.issues.count, 7)
  }

  @Test("has its refusals in one sentence each")
  func sentences() {
    _ = stage.touchDown(at: CGPoint(x: CGFloat.nan, y: 0))
    stage.tap(at: .zero, pressDuration: -1)
    stage.flick(from: .zero, to: CGPoint(x: 100, y: 0), velocity: 9000)
    let finger = stage.touchDown(at: .zero)
    finger.cancel()
    finger.lift()
    let sentences = stage.diagnostics.issues.map { "\($0)" }
    expectEqual(
      sentences,
      [
        "a finger cannot be at (nan, 0.0), which is not finite; the call is ignored",
        "a finger cannot follow a path with a duration of -1.0 s; a time must be finite and not"
          + " negative, and a path at most 1000000 s long; the call is ignored",
        "a finger cannot flick at 9000.0 points a second, because it would arrive within one frame;"
          + " the call is ignored",
        "lift() was called on the finger at (0.0, 0.0), which is not down; the call is ignored",
      ])
  }

  @Test("works at a very late time")
  func lateClock() throws {
    stage.advance(to: 1e17)
    stage.tap(at: .zero)
    stage.advance(by: 1000)
    expectTrue(stage.fingers.isEmpty && stage.isSettled)
  }
}
