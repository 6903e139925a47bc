import Foundation
import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A drag that dismisses a presentation with scrolling content")
struct DismissingDragTests {
  private func open(
    _ transition: any Transition, content: CGSize, offset: CGPoint = .zero, isModal: Bool = false,
    isMirrored: Bool = false
  ) throws -> (TransitionScene, UIScrollView) {
    let scene = TransitionScene(transition)
    if isMirrored { scene.stage.traits.layoutDirection = .rightToLeft }
    scene.fore.isModalInPresentation = isModal
    _ = try scene.forward()
    let list = UIScrollView(frame: scene.fore.view.bounds)
    list.contentSize = content
    list.contentOffset = offset
    scene.fore.view.addSubview(list)
    scene.stage.advance(by: 0)
    return (scene, list)
  }

  /// Moves a finger by 11 points, so that a drag is recognized, and then by 60 points at a time.
  private func drag(
    _ scene: TransitionScene, along way: CGVector, aside: Double = 0, times: Int = 1
  ) -> Finger {
    let middle = scene.fore.view.frame
    let finger = scene.stage.touchDown(at: CGPoint(x: middle.midX, y: 400))
    for step in [11] + Array(repeating: 60.0, count: times) {
      finger.move(
        byX: step * (way.dx + aside * way.dy), y: step * (way.dy + aside * way.dx))
      scene.stage.advance(by: 0.05)
    }
    return finger
  }

  private func isLeaving(_ scene: TransitionScene) -> Bool { scene.fore.isBeingDismissed }

  private let down = CGVector(dx: 0, dy: 1)
  private let tall = CGSize(width: 300, height: 3000)

  @Test("scrolls a list that is not at its top, also beyond the top, and the sheet stays")
  func scrolls() throws {
    let (scene, list) = try open(.cardSheet, content: tall, offset: CGPoint(x: 0, y: 100))
    let finger = drag(scene, along: down)
    expectTrue(abs(list.contentOffset.y - 40) < 1e-6)
    finger.move(byX: 0, y: 200)
    scene.stage.advance(by: 0.05)
    expectTrue(list.contentOffset.y < -20)
    expectEqual(scene.shown.position.y, 405)
    expectTrue(!isLeaving(scene))
    finger.lift()
    try scene.stage.settle()
    expectEqual(list.contentOffset.y, 0)
    expectTrue(scene.wall.presentedViewController === scene.fore)
  }

  @Test("moves the sheet if the list is at its top, and scrolling does not begin")
  func atTop() throws {
    let (scene, list) = try open(.cardSheet, content: tall)
    let finger = drag(scene, along: down, times: 4)
    expectTrue(isLeaving(scene))
    expectTrue(abs(scene.shown.position.y - (405 + 240)) < 1)
    expectTrue(!list.isDragging)
    expectEqual(list.contentOffset.y, 0)
    // Up again, the finger moves the sheet and does not scroll.
    finger.move(byX: 0, y: -100)
    scene.stage.advance(by: 0.05)
    expectTrue(abs(scene.shown.position.y - (405 + 140)) < 1)
    expectEqual(list.contentOffset.y, 0)
    finger.move(byX: 0, y: 400)
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController == nil)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("scrolls a list that is at its top up, and no dismissal begins")
  func scrollsUp() throws {
    let (scene, list) = try open(.cardSheet, content: tall)
    let finger = drag(scene, along: CGVector(dx: 0, dy: -1))
    expectTrue(abs(list.contentOffset.y - 60) < 1e-6)
    expectTrue(!isLeaving(scene))
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController === scene.fore)
  }

  @Test("begins no dismissal in another direction than that of its side")
  func direction() throws {
    for way in [CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0)] {
      let (scene, list) = try open(.cardSheet, content: .zero)
      _ = drag(scene, along: way)
      expectTrue(!isLeaving(scene))
      expectEqual(list.contentOffset, .zero)
    }
  }

  @Test("stretches the list of a modal sheet")
  func modal() throws {
    let (scene, list) = try open(.cardSheet, content: tall, isModal: true)
    let finger = drag(scene, along: down, times: 3)
    expectTrue(list.contentOffset.y < -20)
    expectEqual(scene.shown.position.y, 405)
    finger.lift()
    try scene.stage.settle()
    expectEqual(list.contentOffset.y, 0)
  }

  @Test("moves a drawer along a list, and scrolls the list under a slanting drag")
  func drawer() throws {
    let (scene, list) = try open(.drawer, content: tall, offset: CGPoint(x: 0, y: 500))
    let finger = drag(scene, along: CGVector(dx: -1, dy: 0), aside: 0.95, times: 2)
    expectTrue(isLeaving(scene))
    expectTrue(abs(scene.shown.position.x - (152 - 120)) < 1)
    expectEqual(list.contentOffset.y, 500)
    finger.lift()
    let (other, rows) = try open(.drawer, content: tall, offset: CGPoint(x: 0, y: 500))
    _ = drag(other, along: down, aside: -0.95, times: 2)
    expectTrue(!isLeaving(other))
    expectEqual(other.shown.position.x, 152)
    expectTrue(abs(rows.contentOffset.y - 380) < 1e-6)
  }

  @Test(
    "scrolls a row in a drawer to its end, and then moves the drawer",
    arguments: [false, true])
  func row(isMirrored: Bool) throws {
    let sign = isMirrored ? 1.0 : -1
    let content = CGSize(width: 900, height: 100)
    // The row is 304 points wide.
    for (offset, scrolls) in [(298.0, true), (isMirrored ? 0 : 596, false)] {
      let (scene, row) = try open(
        .drawer, content: content, offset: CGPoint(x: offset, y: 0), isMirrored: isMirrored)
      let middle = scene.shown.position.x
      _ = drag(scene, along: CGVector(dx: sign, dy: 0), times: 2)
      expectEqual(isLeaving(scene), !scrolls)
      expectTrue(abs(scene.shown.position.x - (scrolls ? middle : middle + sign * 120)) < 1)
      expectTrue(abs(row.contentOffset.x - (scrolls ? offset - sign * 120 : offset)) < 1e-6)
    }
  }
}
