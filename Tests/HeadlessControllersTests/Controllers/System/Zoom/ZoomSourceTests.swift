import Foundation
import Expectations
import Testing
import Transitioning

@testable import HeadlessControllers

@MainActor
@Suite("The source of a zoom")
struct ZoomSourceTests {
  private static let frame = 1.0 / 60

  private func dragged(_ scene: ZoomScene) -> Finger {
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 160))
    for _ in 0..<20 {
      finger.move(byX: 0, y: 10)
      scene.stage.advance(by: Self.frame)
    }
    return finger
  }

  @Test(
    "ends visible, in its slot, drawn once, wherever its list has scrolled at any frame (Zoom 10)",
    arguments: [true, false], ZoomScene.Way.allCases)
  func scrolls(isDragged: Bool, way: ZoomScene.Way) throws {
    for frame in stride(from: 0, through: 32, by: 2) {
      let scene = try ZoomScene(way).opened()
      if isDragged { dragged(scene).lift() } else { scene.close() }
      scene.stage.advance(by: Double(frame) * Self.frame)
      guard scene.isMoving else { break }
      var last = scene.place()
      for _ in 0..<20 {
        scene.list.contentOffset.y += 10
        scene.stage.advance(by: Self.frame)
        guard scene.isMoving else { break }
        // No frame moves the page by more than the scroll and its own motion.
        expectLess(ZoomScene.gap(scene.place(), last), 120)
        last = scene.place()
      }
      while scene.isMoving {
        last = scene.place()
        scene.stage.advance(by: Self.frame)
      }
      let slot = scene.window.convert(scene.source.bounds, from: scene.source)
      expectLess(ZoomScene.gap(last, slot), 11, "\(last) and \(slot) at frame \(frame)")
      expectTrue(scene.isClean && !scene.isOpen)
    }
  }

  @Test("is followed while a flight comes out of it, and ends visible")
  func scrollsAtFirst() throws {
    let scene = try ZoomScene()
    scene.open()
    for _ in 0..<4 {
      scene.list.contentOffset.y += 20
      scene.stage.advance(by: Self.frame)
      let likeness = try #require(scene.likeness)
      expectNear(scene.place(likeness).minY, scene.place().minY, within: 0.5)
    }
    try scene.stage.settle()
    expectEqual(scene.place(), scene.window.bounds)
    expectTrue(scene.isClean)
  }

  @Test("is found again when its cell shows something else (Zoom 10)", arguments: [true, false])
  func recycled(isDragged: Bool) throws {
    let scene = try ZoomScene().opened()
    if isDragged { dragged(scene).lift() } else { scene.close() }
    scene.stage.advance(by: 0.1)
    let before = scene.place()
    // The cell is used for another item, and another cell shows this one in its place.
    let other = UIView(frame: scene.source.frame)
    other.layer.cornerRadius = 8
    scene.list.addSubview(other)
    scene.found = other
    scene.source.frame.origin.y += 600
    scene.stage.advance(by: Self.frame)
    expectLess(ZoomScene.gap(scene.place(), before), 120)
    expectEqual(scene.shown(scene.source).opacity, 1)
    expectEqual(scene.shown(other).opacity, 0)
    var last = scene.place()
    while scene.isMoving {
      last = scene.place()
      scene.stage.advance(by: Self.frame)
    }
    expectLess(ZoomScene.gap(last, other.frame), 1)
    expectEqual(scene.shown(other).opacity, 1)
    expectTrue(scene.isClean)
  }

  @Test(
    "that is gone is left alone, and the page fades out without a jump (Zoom 10)",
    arguments: [0, 1, 2], [true, false])
  func gone(how: Int, isDragged: Bool) throws {
    for frame in [0, 3, 9, 18] {
      let scene = try ZoomScene().opened()
      if isDragged { dragged(scene).lift() } else { scene.close() }
      scene.stage.advance(by: Double(frame) * Self.frame)
      let slot = scene.source.frame
      scene.found = nil
      switch how {
      case 0: scene.source.removeFromSuperview()
      case 1: scene.source.isHidden = true
      default: scene.source.frame.origin.y += 30
      }
      let before = scene.shown(scene.fore.view).opacity
      scene.stage.advance(by: Self.frame)
      expectNear(scene.shown(scene.fore.view).opacity, before, within: 0.35, "frame \(frame)")
      expectEqual(scene.shown(scene.source).opacity, 1)
      var (last, rest) = (scene.place(), CGFloat(1))
      while scene.isMoving {
        (last, rest) = (scene.place(), CGFloat(scene.shown(scene.fore.view).opacity))
        rest = max(rest, scene.likeness.map { CGFloat(scene.shown($0).opacity) } ?? 0)
        scene.stage.advance(by: Self.frame)
      }
      expectLess(rest, 0.05, "\(rest) at frame \(frame)")
      expectLess(ZoomScene.gap(last, slot), 2, "frame \(frame)")
      expectTrue(!scene.isOpen && scene.isClean)
    }
  }

  @Test(
    "that is gone is not back when a finger catches the page (Zoom 10, 23)",
    arguments: [true, false])
  func goneAndCaught(lands: Bool) throws {
    for frame in [3, 6, 9] {
      let scene = try ZoomScene().opened()
      scene.close()
      scene.stage.advance(by: 2 * Self.frame)
      scene.found = nil
      scene.source.removeFromSuperview()
      scene.stage.advance(by: Double(frame) * Self.frame)
      let before = scene.shown(scene.fore.view).opacity
      let likeness = scene.likeness.map { scene.shown($0).opacity } ?? 0
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 300))
      finger.move(byX: 0, y: 19)
      scene.stage.advance(by: 0)
      expectEqual(scene.fore.transitionCoordinator?.isInteractive, true)
      expectNear(scene.shown(scene.fore.view).opacity, before, within: 0.01, "frame \(frame)")
      let caught = scene.likeness.map { scene.shown($0).opacity } ?? 0
      expectNear(caught, likeness, within: 0.01, "frame \(frame)")
      finger.move(byX: 0, y: lands ? 200 : -280)
      scene.stage.advance(by: 0.2)
      let opens = scene.scale > 0.905
      finger.lift()
      try scene.stage.settle()
      expectEqual(scene.isOpen, opens)
      expectTrue(scene.isClean)
    }
  }

  @Test("is followed in the way back that interrupts the way there (Zoom 10)")
  func interrupted() throws {
    let scene = try ZoomScene()
    scene.open()
    scene.stage.advance(by: 0.1)
    let finger = dragged(scene)
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, true)
    finger.lift()
    for _ in 0..<10 {
      scene.list.contentOffset.y += 10
      scene.stage.advance(by: Self.frame)
    }
    var last = scene.place()
    while scene.isMoving {
      last = scene.place()
      scene.stage.advance(by: Self.frame)
    }
    let slot = scene.window.convert(scene.source.bounds, from: scene.source)
    expectLess(ZoomScene.gap(last, slot), 1, "\(last) and \(slot)")
    expectTrue(!scene.isOpen && scene.isClean)
  }

  @Test("is asked for once for each flight, unless it moves (Zoom 9)")
  func questions() throws {
    let scene = try ZoomScene().opened()
    expectEqual(scene.questions, 1)
    scene.close()
    try scene.stage.settle()
    expectEqual(scene.questions, 2)
    try scene.opened()
    dragged(scene).lift()
    try scene.stage.settle()
    expectEqual(scene.questions, 4)
  }

  @Test(
    "that has no size, is in another window, is in the page or around it, is none",
    arguments: 0..<4)
  func impossible(kind: Int) throws {
    let scene = try ZoomScene(.presentation)
    let inPage = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.fore.view.addSubview(inPage)
    let flat = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    scene.back.view.addSubview(flat)
    let other = UIWindow(stage: scene.stage)
    scene.found = [flat, other, inPage, scene.window][kind]
    scene.open()
    scene.stage.advance(by: 0)
    expectEqual(scene.place(), scene.window.bounds)
    expectEqual(scene.shown(scene.fore.view).opacity, 0)
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.fore.view.layer.animationKeys() == nil)
  }
}
