import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("A pan")
struct PanGestureTests {
  let scene = Scene()
  let pan = UIPanGestureRecognizer()
  var stage: Stage { scene.stage }

  init() {
    scene.view.addGestureRecognizer(pan)
  }

  /// A log of each action with state and translation.
  func log() -> Log {
    let log = Log(stage)
    pan.addAction { pan in
      log.note("\(pan.state) \(pan.translation(in: nil).x)")
    }
    return log
  }

  @Test("begins after 10 points and counts from the first position of the finger (Gestures 17, 18)")
  func begins() {
    let log = log()
    let finger = stage.touchDown(at: CGPoint(x: 10, y: 50))
    finger.move(to: CGPoint(x: 19, y: 50))
    expectTrue(log.what.isEmpty)
    expectEqual(pan.state, .possible)
    finger.move(to: CGPoint(x: 20, y: 50))
    expectEqual(pan.state, .began)
    finger.move(to: CGPoint(x: 200, y: 50))
    expectEqual(pan.state, .changed)
    expectEqual(pan.numberOfTouches, 1)
    finger.lift()
    expectEqual(log.what, ["began 10.0", "changed 190.0", "ended 190.0"])
    expectEqual(pan.state, .possible)
    expectEqual(pan.numberOfTouches, 0)
    expectTrue(stage.fingers.isEmpty)
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("fails when the finger is lifted before, and calls no action (Gestures 3)")
  func fails() {
    let log = log()
    let finger = stage.touchDown(at: CGPoint(x: 10, y: 50))
    finger.move(to: CGPoint(x: 15, y: 50))
    finger.lift()
    expectTrue(log.what.isEmpty)
    expectEqual(pan.state, .possible)
  }

  @Test("is cancelled with its finger")
  func cancelled() {
    let log = log()
    let finger = stage.touchDown(at: CGPoint(x: 10, y: 50))
    finger.move(to: CGPoint(x: 50, y: 50))
    finger.cancel()
    expectEqual(log.what, ["began 40.0", "cancelled 40.0"])
  }

  @Test(
    "counts from a translation that was set, and has no velocity then (Gestures 19)")
  func setTranslation() {
    let finger = stage.touchDown(at: CGPoint(x: 0, y: 0))
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 50, y: 20))
    expectEqual(pan.velocity(in: nil), CGPoint(x: 5000, y: 2000))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
    expectEqual(pan.translation(in: nil), CGPoint(x: 1, y: 2))
    expectEqual(pan.velocity(in: nil), .zero)
    finger.move(to: CGPoint(x: 60, y: 20))
    expectEqual(pan.translation(in: nil), CGPoint(x: 11, y: 2))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 2), in: nil)
    expectEqual(pan.translation(in: nil), CGPoint(x: 11, y: 2))
    expectEqual(stage.diagnostics.issues.count, 1)
  }

  @Test("measures in the space of the given view (Gestures 19)")
  func space() {
    let other = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
    other.isUserInteractionEnabled = false
    scene.window.addSubview(other)
    other.transform = CGAffineTransform(scaleX: 2, y: 4)
    let finger = stage.touchDown(at: CGPoint(x: 0, y: 0))
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 50, y: 20))
    expectTrue(isClose(pan.translation(in: other).x, 25))
    expectTrue(isClose(pan.translation(in: other).y, 5))
    expectTrue(isClose(pan.velocity(in: other).x, 2500, 1e-6))
  }

  @Test(
    "follows the middle of its fingers, without a jump when one is added or lifted (Gestures 21)")
  func fingers() {
    let log = log()
    let one = stage.touchDown(at: CGPoint(x: 10, y: 50))
    one.move(to: CGPoint(x: 30, y: 50))
    let two = stage.touchDown(at: CGPoint(x: 90, y: 50))
    expectEqual(pan.numberOfTouches, 2)
    expectEqual(pan.location(in: nil), CGPoint(x: 60, y: 50))
    expectEqual(pan.translation(in: nil).x, 20)
    two.move(to: CGPoint(x: 110, y: 50))
    expectEqual(pan.translation(in: nil).x, 30)
    one.lift()
    expectEqual(pan.translation(in: nil).x, 30)
    two.move(to: CGPoint(x: 111, y: 50))
    two.lift()
    expectEqual(log.what, ["began 20.0", "changed 30.0", "changed 31.0", "ended 31.0"])
  }

  @Test("of two fingers is cancelled when one is lifted (Gestures 17)")
  func minimum() {
    let log = log()
    pan.minimumNumberOfTouches = 2
    let one = stage.touchDown(at: CGPoint(x: 10, y: 50))
    one.move(to: CGPoint(x: 70, y: 50))
    expectEqual(pan.state, .possible)
    let two = stage.touchDown(at: CGPoint(x: 90, y: 50))
    two.move(to: CGPoint(x: 92, y: 50))
    expectEqual(pan.state, .began)
    one.lift()
    expectEqual(pan.state, .cancelled)
    two.lift()
    expectEqual(pan.state, .possible)
    expectEqual(log.what, ["began 61.0", "cancelled 61.0"])
  }

  @Test("fails with too many fingers, and ignores them once it has begun")
  func maximum() {
    pan.maximumNumberOfTouches = 1
    let one = stage.touchDown(at: CGPoint(x: 10, y: 50))
    let two = stage.touchDown(at: CGPoint(x: 90, y: 50))
    expectEqual(pan.state, .failed)
    one.lift()
    expectEqual(pan.state, .failed)
    two.lift()
    expectEqual(pan.state, .possible)
    let three = stage.touchDown(at: CGPoint(x: 10, y: 50))
    three.move(to: CGPoint(x: 40, y: 50))
    let four = stage.touchDown(at: CGPoint(x: 90, y: 50))
    four.move(to: CGPoint(x: 80, y: 50))
    expectEqual(pan.numberOfTouches, 1)
    expectEqual(pan.translation(in: nil).x, 30)
    three.lift()
    expectEqual(pan.state, .possible)
    four.lift()
  }

  @Test(
    "has the velocity of the flick that ends it (Gestures 20)", arguments: [60.0, 120, 24, 59.94])
  func flick(frameRate: Double) throws {
    let stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let pan = UIPanGestureRecognizer()
    window.addGestureRecognizer(pan)
    var velocities: [CGPoint] = []
    pan.addAction { if $0.state == .ended { velocities.append($0.velocity(in: nil)) } }
    for speed in [200.0, 731, 1000, 1234, 2000] {
      let (from, to) = (CGPoint(x: 20, y: 30), CGPoint(x: 260, y: 350))
      stage.flick(from: from, to: to, velocity: speed)
      try stage.settle()
      let last = try #require(velocities.last)
      expectTrue(isClose(last.x, 0.6 * speed, 1e-6))
      expectTrue(isClose(last.y, 0.8 * speed, 1e-6))
    }
    stage.drag(
      from: .zero, to: CGPoint(x: 100, y: 0), duration: 0.2, holdingFor: 0.1 + 1 / frameRate)
    try stage.settle()
    expectEqual(velocities.last, .zero)
  }

  @Test("from an edge begins near that edge and inwards (Gestures 22)")
  func edges() {
    let edge = UIScreenEdgePanGestureRecognizer()
    let log = Log(stage)
    edge.addAction { log.note("\($0.state)") }
    scene.window.addGestureRecognizer(edge)
    func drag(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) -> [String] {
      let before = log.what.count
      let finger = stage.touchDown(at: CGPoint(x: x, y: y))
      finger.move(byX: dx, y: dy)
      finger.lift()
      return Array(log.what.dropFirst(before))
    }
    expectTrue(drag(5, 400, by: 100, 0).isEmpty)
    edge.edges = .left
    expectEqual(drag(5, 400, by: 100, 0), ["began", "ended"])
    expectEqual(drag(20, 400, by: 100, 99), ["began", "ended"])
    expectTrue(drag(20.5, 400, by: 100, 0).isEmpty)
    expectTrue(drag(15, 400, by: -15, 0).isEmpty)
    expectTrue(drag(5, 400, by: 100, 101).isEmpty)
    edge.edges = [.right, .bottom]
    expectEqual(drag(395, 300, by: -50, 0), ["began", "ended"])
    expectEqual(drag(200, 795, by: 3, -50), ["began", "ended"])
    expectTrue(drag(5, 400, by: 100, 0).isEmpty)
  }
}
