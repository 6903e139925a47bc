import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
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

  @Test(
    """
    begins after 10 points, counts from the first position of the finger, and is cancelled with \
    it; it fails without an action when the finger is lifted before (Gestures 3, 17, 18)
    """)
  func begins() {
    let log = log()
    let short = stage.touchDown(at: CGPoint(x: 10, y: 50))
    short.move(to: CGPoint(x: 15, y: 50))
    short.lift()
    expectTrue(log.what.isEmpty)
    expectEqual(pan.state, .possible)
    let finger = stage.touchDown(at: CGPoint(x: 10, y: 50))
    var states: [UIGestureRecognizer.State] = []
    for x in [19, 20, 200] as [CGFloat] {
      finger.move(to: CGPoint(x: x, y: 50))
      states.append(pan.state)
    }
    expectTrue(states == [.possible, .began, .changed] && pan.numberOfTouches == 1)
    finger.lift()
    expectEqual(log.take(), ["began 10.0", "changed 190.0", "ended 190.0"])
    expectEqual(pan.state, .possible)
    expectEqual(pan.numberOfTouches, 0)
    expectTrue(stage.fingers.isEmpty && stage.diagnostics.issues.isEmpty)
    let second = stage.touchDown(at: CGPoint(x: 10, y: 50))
    second.move(to: CGPoint(x: 50, y: 50))
    second.cancel()
    expectEqual(log.what, ["began 40.0", "cancelled 40.0"])
  }

  @Test(
    "counts from a translation that was set, and has no velocity then (Gestures 19)")
  func setTranslation() {
    let finger = stage.touchDown(at: CGPoint(x: 0, y: 0))
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 50, y: 20))
    expectEqual(pan.velocity(in: nil), CGPoint(x: 5000, y: 2000))
    // It measures in the space of the given view.
    let other = UIView(frame: CGRect(x: 207, y: 9, width: 100, height: 100))
    scene.window.addSubview(other)
    other.transform = CGAffineTransform(scaleX: 2, y: 4)
    let measured = [pan.translation(in: other), pan.velocity(in: other)]
    expectNear(measured, [CGPoint(x: 25, y: 5), CGPoint(x: 2500, y: 500)], within: 1e-6)
    pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
    expectEqual(pan.translation(in: nil), CGPoint(x: 1, y: 2))
    expectEqual(pan.velocity(in: nil), .zero)
    finger.move(to: CGPoint(x: 60, y: 20))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 2), in: nil)
    expectEqual(pan.translation(in: nil), CGPoint(x: 11, y: 2))
    expectEqual(stage.diagnostics.issues.count, 1)
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
    var xs = [pan.translation(in: nil).x]
    two.move(to: CGPoint(x: 110, y: 50))
    xs.append(pan.translation(in: nil).x)
    one.lift()
    xs.append(pan.translation(in: nil).x)
    expectEqual(xs, [20, 30, 30])
    two.move(to: CGPoint(x: 111, y: 50))
    two.lift()
    expectEqual(log.what, ["began 20.0", "changed 30.0", "changed 31.0", "ended 31.0"])
  }

  @Test(
    """
    of two fingers is cancelled when one is lifted; of one it fails with too many, and ignores \
    them once it has begun (Gestures 17)
    """)
  func minimum() {
    let log = log()
    pan.minimumNumberOfTouches = 2
    let one = stage.touchDown(at: CGPoint(x: 10, y: 50))
    one.move(to: CGPoint(x: 70, y: 50))
    expectEqual(pan.state, .possible)
    let two = stage.touchDown(at: CGPoint(x: 90, y: 50))
    two.move(to: CGPoint(x: 92, y: 50))
    one.lift()
    expectTrue(log.what == ["began 61.0", "cancelled 61.0"] && pan.state == .cancelled)
    two.lift()
    expectEqual(pan.state, .possible)
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
    let fingers = [10.0, 90].map { stage.touchDown(at: CGPoint(x: $0, y: 50)) }
    var states = [pan.state]
    for finger in fingers {
      finger.lift()
      states.append(pan.state)
    }
    expectEqual(states, [.failed, .failed, .possible])
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
    let speeds = [200.0, 731, 1000, 1234, 2000]
    for speed in speeds {
      let (from, to) = (CGPoint(x: 20, y: 30), CGPoint(x: 260, y: 350))
      stage.flick(from: from, to: to, velocity: speed)
      try stage.settle()
    }
    expectNear(velocities, speeds.map { CGPoint(x: 0.6 * $0, y: 0.8 * $0) }, within: 1e-6)
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
    let drags: [(edges: UIRectEdge, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, begins: Bool)]
    drags = [
      ([], 5, 400, 100, 0, false), (.left, 5, 400, 100, 0, true), (.left, 20, 400, 100, 99, true),
      (.left, 20.5, 400, 100, 0, false), (.left, 15, 400, -15, 0, false),
      (.left, 5, 400, 100, 101, false), ([.right, .bottom], 395, 300, -50, 0, true),
      ([.right, .bottom], 200, 795, 3, -50, true), ([.right, .bottom], 5, 400, 100, 0, false),
    ]
    for drag in drags {
      edge.edges = drag.edges
      let finger = stage.touchDown(at: CGPoint(x: drag.x, y: drag.y))
      finger.move(byX: drag.dx, y: drag.dy)
      finger.lift()
      expectEqual(log.take(), (drag.begins ? ["began", "ended"] : []), "\(drag)")
    }
  }
}
