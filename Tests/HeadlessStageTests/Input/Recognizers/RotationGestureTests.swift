import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A rotation")
struct RotationGestureTests {
  let scene = Scene()
  let turn = UIRotationGestureRecognizer()
  let log: Log
  var stage: Stage { scene.stage }
  let center = CGPoint(x: 200, y: 400)

  init() {
    log = Log(scene.stage)
    turn.addAction { [log] in log.note("\($0.state)") }
    scene.window.addGestureRecognizer(turn)
  }

  @Test("begins at ten degrees, of which five do not count, and has a velocity (Gestures 25)")
  func begins() throws {
    var values: [CGFloat] = []
    turn.addAction { values.append($0.rotation) }
    stage.rotate(at: center, by: 1.2, distance: 100, over: 0.4)
    stage.advance(to: 0.3)
    // Ten degrees are 0.17 radians: four frames of 0.05 radians each.
    expectNear(values.first ?? 0, 0.2 - .pi / 36)
    expectEqual(log.times.first, 4.0 / 60)
    expectNear([turn.rotation, turn.velocity].map { Double($0) }, [0.9 - .pi / 36, 3])
    turn.rotation = -1
    expectEqual([turn.rotation, turn.velocity], [-1, 0])
    try stage.settle()
    expectNear(values.last ?? 0, -1 + 0.3)
    expectEqual(log.what.last, "ended")
    expectEqual(turn.rotation, 0)
    expectEqual(turn.state, .possible)
    turn.rotation = .nan
    expectEqual(turn.rotation, 0)
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test("counts whole turns, either way (Gestures 19)", arguments: [-1.0, 1])
  func turns(way: Double) throws {
    var last: CGFloat = 0
    turn.addAction { last = $0.rotation }
    stage.rotate(at: center, by: way * 5.5 * .pi, over: 3, angle: 1)
    try stage.settle()
    expectNear(last, way * (5.5 * .pi - .pi / 36))
  }

  @Test("does not jump when fingers are added or lifted")
  func comeAndGo() {
    let one = stage.touchDown(at: CGPoint(x: 150, y: 400))
    let two = stage.touchDown(at: CGPoint(x: 250, y: 400))
    two.move(to: CGPoint(x: 250, y: 450))
    two.move(to: CGPoint(x: 250, y: 500))
    let rotation = turn.rotation
    expectNear(rotation, .pi / 4 - .pi / 36)
    let third = stage.touchDown(at: CGPoint(x: 10, y: 10))
    one.lift()
    expectEqual(turn.rotation, rotation)
    third.move(byX: 0, y: 1)
    expectTrue(turn.rotation != rotation && abs(turn.rotation - rotation) < 0.01)
    let former = turn.rotation
    third.lift()
    two.move(byX: 30, y: 30)
    expectEqual(turn.rotation, former)
    two.lift()
    expectEqual(log.what.last, "ended")
  }

  @Test("does not begin when fingers only move apart, or are at one point")
  func none() throws {
    stage.pinch(at: center, from: 50, to: 300, over: 0.4, angle: 0.3)
    try stage.settle()
    stage.rotate(at: center, by: 3, distance: 0, over: 0.4)
    try stage.settle()
    expectTrue(log.what.isEmpty)
    expectEqual(turn.state, .possible)
  }
}
