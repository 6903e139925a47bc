import ControllerSupport
import Foundation
import StageSupport
import Expectations
import Testing
import Transitioning

@testable import HeadlessControllers

@MainActor
@Suite("A zoom that a finger interrupts")
struct ZoomInterruptionTests {
  private static let frame = 1.0 / 60

  /// Moves a finger until it holds the page, and returns the greatest jump of the page beyond what
  /// its own motion and the finger explain.
  private func grab(_ scene: ZoomScene, _ finger: Finger, byX x: CGFloat, y: CGFloat) -> CGFloat {
    var worst: CGFloat = 0
    for _ in 0..<12 {
      let before = scene.place()
      finger.move(byX: x, y: y)
      scene.stage.advance(by: 0)
      worst = max(worst, ZoomScene.gap(scene.place(), before) - hypot(x, y) * 1.2)
      if scene.fore.transitionCoordinator?.isInteractive == true { break }
    }
    return worst
  }

  /// A page that a finger has dragged so far that it lands, or not, some frames after the release.
  private func released(_ lands: Bool, at frame: Int) throws -> ZoomScene {
    let scene = try ZoomScene().opened()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
    for _ in 0..<(lands ? 20 : 6) {
      finger.move(byX: 0, y: 10)
      scene.stage.advance(by: Self.frame)
    }
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.advance(by: Double(frame) * Self.frame)
    return scene
  }

  @Test(
    "at any frame of the way there goes back from what shows, or is open again (Zoom 22)",
    arguments: ZoomScene.Way.allCases, [true, false])
  func there(way: ZoomScene.Way, lands: Bool) throws {
    for frame in 1...30 {
      let scene = try ZoomScene(way)
      scene.open()
      scene.stage.advance(by: Double(frame) * Self.frame)
      guard scene.isMoving else { break }
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      let jump = grab(scene, finger, byX: 0, y: 2)
      expectLess(jump, 1, "a jump of \(jump) at frame \(frame)")
      let coordinator = scene.fore.transitionCoordinator
      expectEqual(coordinator?.isInteractive, true, "frame \(frame)")
      expectTrue(coordinator?.viewController(forKey: .from) === scene.fore)
      expectTrue(scene.log.what.contains { $0.hasPrefix("B.viewDidAppear") })
      for _ in 0..<20 {
        let before = scene.place()
        finger.move(byX: 0, y: lands ? 10 : 1)
        scene.stage.advance(by: Self.frame)
        expectLess(ZoomScene.gap(scene.place(), before), 130)
      }
      scene.stage.advance(by: 0.2)
      // The flight has gone on to its end below the finger.
      let travel = (scene.stage.now > 0 ? finger.location.y - 160 - 18 : 0) / 844
      expectNear(scene.scale, (1 - 0.67 * max(0, travel)), within: 0.003, "\(scene.scale)")
      let before = scene.place()
      finger.lift()
      expectLess(ZoomScene.gap(scene.place(), before), 1)
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands, "frame \(frame)")
      expectTrue(scene.isClean, "frame \(frame)")
      expectTrue(scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test(
    "at any frame of the way back stays in the finger's hand, and lands or is open again (Zoom 23)",
    arguments: ZoomScene.Way.allCases, [true, false])
  func back(way: ZoomScene.Way, lands: Bool) throws {
    for frame in 1...30 {
      let scene = try ZoomScene(way).opened()
      scene.close()
      scene.stage.advance(by: Double(frame) * Self.frame)
      guard scene.isMoving else { break }
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      let jump = grab(scene, finger, byX: 0, y: lands ? 2 : -2)
      expectLess(jump, 1, "a jump of \(jump) at frame \(frame)")
      expectEqual(scene.fore.transitionCoordinator?.isInteractive, true, "frame \(frame)")
      let caught = scene.scale
      for _ in 0..<75 where finger.location.y > 10 || lands {
        finger.move(byX: 0, y: lands ? 4 : -2)
        scene.stage.advance(by: Self.frame)
      }
      expectTrue(lands ? scene.scale <= caught : scene.scale >= caught)
      scene.stage.advance(by: 0.2)
      let staysOpen = !lands && scene.scale > 0.905
      finger.lift()
      try scene.stage.settle()
      expectEqual(scene.isOpen, staysOpen, "frame \(frame), scale \(caught)")
      expectTrue(scene.isClean, "frame \(frame)")
      expectTrue(scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test(
    "after a release is caught again at any frame, and a second release counts (Zoom 23)",
    arguments: [true, false], [true, false])
  func again(first: Bool, second: Bool) throws {
    for frame in stride(from: 0, through: 24, by: 2) {
      let scene = try released(first, at: frame)
      guard scene.isMoving else { break }
      let other = scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
      let jump = grab(scene, other, byX: 0, y: second ? 2 : -2)
      expectLess(jump, 1, "a jump of \(jump) at frame \(frame)")
      expectEqual(scene.fore.transitionCoordinator?.isInteractive, true, "frame \(frame)")
      for _ in 0..<30 {
        other.move(byX: 0, y: second ? 10 : -9)
        scene.stage.advance(by: Self.frame)
      }
      scene.stage.advance(by: 0.2)
      let lands = scene.scale < 0.905
      other.lift()
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands, "frame \(frame)")
      if second { expectTrue(lands) }
      expectTrue(scene.isClean && scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test("from the edge and with two fingers, too", arguments: [true, false], [true, false])
  func others(pinches: Bool, opens: Bool) throws {
    for frame in stride(from: 2, through: 24, by: 4) {
      let scene = try ZoomScene()
      if !opens { try scene.opened() }
      if opens { scene.open() } else { scene.close() }
      scene.stage.advance(by: Double(frame) * Self.frame)
      let fingers =
        pinches
        ? [45.0, 345].map { scene.stage.touchDown(at: CGPoint(x: $0, y: 400)) }
        : [scene.stage.touchDown(at: CGPoint(x: 3, y: 400))]
      for _ in 0..<20 {
        let before = scene.place()
        for (finger, side) in zip(fingers, [1.0, -1]) {
          finger.move(byX: side * (pinches ? 4 : 2), y: 0)
        }
        expectLess(ZoomScene.gap(scene.place(), before), (pinches ? 15 : 6), "frame \(frame)")
        scene.stage.advance(by: 0)
      }
      expectEqual(scene.fore.transitionCoordinator?.isInteractive, true, "frame \(frame)")
      scene.stage.advance(by: 0.3)
      for finger in fingers { finger.lift() }
      try scene.stage.settle()
      expectTrue(scene.isClean && scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test("by the app while a finger has let go turns on the way", arguments: [true, false])
  func byApp(lands: Bool) throws {
    for frame in stride(from: 0, through: 20, by: 2) {
      let scene = try released(lands, at: frame)
      guard scene.isMoving else { break }
      let before = scene.place()
      if lands { scene.open() } else { scene.close() }
      scene.stage.advance(by: 0)
      expectLess(ZoomScene.gap(scene.place(), before), 1, "frame \(frame)")
      try scene.stage.settle()
      expectEqual(scene.isOpen, lands, "frame \(frame)")
      expectTrue(scene.isClean && scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test("during a presentation over the whole screen scales the view that stays behind (Zoom 22)")
  func overFullScreen() throws {
    for frame in stride(from: 1, through: 25, by: 6) {
      let scene = try ZoomScene(.presentation)
      scene.fore.modalPresentationStyle = .overFullScreen
      scene.open()
      scene.stage.advance(by: Double(frame) * Self.frame)
      let before = scene.shown(scene.back.view).transform.m11
      expectLess(before, 1)
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      let jump = grab(scene, finger, byX: 0, y: 2)
      expectLess(jump, 1, "a jump of \(jump) at frame \(frame)")
      expectNear(scene.shown(scene.back.view).transform.m11, before, within: 1e-6)
      scene.stage.advance(by: 0.5)
      expectNear(scene.shown(scene.back.view).transform.m11, 0.914, within: 1e-3)
      finger.move(byX: 0, y: 300)
      finger.lift()
      try scene.stage.settle()
      expectTrue(!scene.isOpen && scene.isClean && scene.isBalanced())
    }
  }

  @Test("and then is replaced by another change, ends at once")
  func replaced() throws {
    for isHeld in [true, false] {
      let scene = try ZoomScene().opened()
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      for _ in 0..<20 {
        finger.move(byX: 0, y: 10)
        scene.stage.advance(by: Self.frame)
      }
      if !isHeld { finger.lift() }
      scene.stage.advance(by: 0.05)
      let other = UIViewController()
      scene.navigation.setViewControllers([scene.back, other], animated: false)
      scene.stage.advance(by: 0.1)
      if isHeld {
        finger.move(byX: 0, y: 30)
        finger.lift()
      }
      try scene.stage.settle()
      expectTrue(scene.navigation.topViewController === other)
      expectTrue(scene.fore.view.layer.animationKeys() == nil && !scene.fore.view.clipsToBounds)
      expectEqual(scene.shown(scene.source).opacity, 1)
    }
  }

  @Test("by the app while a finger holds the page, leaves the finger")
  func fromFinger() throws {
    for percent in [0, 80] as [CGFloat] {
      let scene = try ZoomScene().opened()
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      finger.move(byX: 0, y: 18)
      scene.stage.advance(by: Self.frame)
      finger.move(byX: 0, y: percent)
      scene.stage.advance(by: 0.2)
      scene.open()
      scene.stage.advance(by: Self.frame)
      expectTrue(scene.fore.transitionCoordinator?.isInteractive != true)
      finger.move(byX: 0, y: 100)
      try scene.stage.settle()
      finger.lift()
      try scene.stage.settle()
      expectTrue(scene.isOpen && scene.isClean && scene.isBalanced())
    }
  }

  @Test("after the app has called the way back off, goes back again", arguments: [true, false])
  func calledOff(lands: Bool) throws {
    for frame in stride(from: 1, through: 25, by: 4) {
      let scene = try ZoomScene().opened()
      scene.close()
      scene.stage.advance(by: Double(frame) * Self.frame)
      scene.open()
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      let jump = grab(scene, finger, byX: 0, y: 2)
      expectLess(jump, 1, "a jump of \(jump) at frame \(frame)")
      expectEqual(scene.fore.transitionCoordinator?.isInteractive, true, "frame \(frame)")
      expectEqual(scene.navigation.viewControllers.count, 1)
      if lands { finger.move(byX: 0, y: 300) }
      scene.stage.advance(by: 0.5)
      finger.lift()
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands, "frame \(frame)")
      expectTrue(scene.isClean && scene.isBalanced(), "frame \(frame)")
    }
  }

  @Test("by a new size, a finger holds the page on, and a release ends in place")
  func resized() throws {
    for lands in [true, false] {
      let scene = try ZoomScene().opened()
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      for _ in 0..<(lands ? 20 : 6) {
        finger.move(byX: 0, y: 10)
        scene.stage.advance(by: Self.frame)
      }
      for step in 1...10 {
        scene.stage.resize(to: CGSize(width: 390 + 20 * CGFloat(step), height: 844))
        scene.stage.advance(by: Self.frame)
      }
      scene.stage.advance(by: 0.2)
      finger.lift()
      scene.stage.resize(to: CGSize(width: 500, height: 700))
      try scene.stage.settle()
      expectEqual(scene.isOpen, !lands)
      expectTrue(scene.isClean && scene.isBalanced())
      expectEqual((lands ? scene.back : scene.fore).view.frame, scene.window.bounds)
    }
  }

  @Test("keeps the flight's own velocity when the finger lets go at once (Zoom 21)")
  func ownVelocity() throws {
    let scene = try ZoomScene()
    scene.open()
    scene.stage.advance(by: 4 * Self.frame)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
    finger.move(byX: 0, y: 18)
    scene.stage.advance(by: Self.frame)
    let (first, before) = (scene.place(), scene.stage.now)
    scene.stage.advance(by: Self.frame)
    let second = scene.place()
    finger.lift()
    scene.stage.advance(by: Self.frame)
    expectLess(before, scene.stage.now)
    let (held, released) = (second.width - first.width, scene.place().width - second.width)
    expectLess(5, held, "\(held) and \(released)")
    expectLess(held * 0.5, released, "\(held) and \(released)")
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isClean)
  }

  @Test("tells those who listen when it becomes interactive and when it is let go")
  func listeners() throws {
    let scene = try ZoomScene().opened()
    scene.close()
    var changes: [Bool] = []
    scene.fore.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    scene.stage.advance(by: 0.1)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
    for _ in 0..<10 {
      finger.move(byX: 0, y: -3)
      scene.stage.advance(by: Self.frame)
    }
    finger.lift()
    try scene.stage.settle()
    expectEqual(changes, [true, false])
  }

  @Test("animates alongside with the page, without a jump, and back (Zoom 24)")
  func alongside() throws {
    for lands in [true, false] {
      let scene = try ZoomScene().opened()
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.back.view.addSubview(badge)
      scene.fore.reactions["viewWillDisappear"] = {
        scene.fore.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 0 })
      }
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
      var last: CGFloat = 1
      func check() {
        let now = CGFloat(scene.shown(badge).opacity)
        expectNear(now, last, within: 0.2, "\(last) \(now)")
        last = now
      }
      for _ in 0..<(lands ? 20 : 6) {
        finger.move(byX: 0, y: 10)
        scene.stage.advance(by: Self.frame)
        check()
      }
      scene.stage.advance(by: 0.2)
      finger.lift()
      while scene.isMoving {
        scene.stage.advance(by: Self.frame)
        check()
      }
      expectEqual(badge.alpha, lands ? 0 : 1)
      expectNear(last, badge.alpha, within: 0.01)
    }
  }
}
