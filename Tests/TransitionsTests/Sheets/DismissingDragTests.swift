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
    let scene = TransitionScene(transition, isMirrored ? .rightToLeft : .leftToRight)
    scene.fore.isModalInPresentation = isModal
    try scene.forward()
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

  @Test(
    """
    scrolls a list that is not at its top, also beyond the top, and stays; moves a modal sheet \
    on a rubber band, and does not scroll
    """)
  func scrolls() throws {
    let (scene, list) = try open(.cardSheet(), content: tall, offset: CGPoint(x: 0, y: 100))
    let finger = drag(scene, along: down)
    expectNear(list.contentOffset.y, 40, within: 1e-6)
    finger.move(byX: 0, y: 200)
    scene.stage.advance(by: 0.05)
    expectLess(list.contentOffset.y, -20)
    expectEqual(scene.shown.position.y, 405)
    expectTrue(!isLeaving(scene))
    finger.lift()
    try scene.stage.settle()
    expectTrue(list.contentOffset.y == 0 && scene.wall.presentedViewController === scene.fore)
    let (modal, rows) = try open(.cardSheet(), content: tall, isModal: true)
    let other = drag(modal, along: down, times: 3)
    // The finger moves 180 points after it has been recognized, in a container of 800 points.
    let way = RubberBand(dimension: 800).value(at: 180)
    expectNear(modal.shown.position.y, 405 + way, within: 1)
    expectEqual(rows.contentOffset.y, 0)
    expectTrue(!isLeaving(modal))
    other.lift()
    try modal.stage.settle()
    expectEqual(modal.shown.position.y, 405)
    expectTrue(modal.wall.presentedViewController === modal.fore)
  }

  @Test("moves the sheet if the list is at its top, and scrolling does not begin")
  func atTop() throws {
    let (scene, list) = try open(.cardSheet(), content: tall)
    let finger = drag(scene, along: down, times: 4)
    expectTrue(isLeaving(scene) && !list.isDragging)
    // Up again, the finger moves the sheet and does not scroll.
    for (way, moved) in [(0.0, 240.0), (-100, 140)] {
      finger.move(byX: 0, y: way)
      scene.stage.advance(by: 0.05)
      expectNear(scene.shown.position.y, 405 + moved, within: 1)
      expectEqual(list.contentOffset.y, 0)
    }
    finger.move(byX: 0, y: 400)
    scene.stage.advance(by: 0.3)
    finger.lift()
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController == nil)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("begins no dismissal in another direction than that of its side, but scrolls a list")
  func direction() throws {
    let (up, right, left) = (
      CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0)
    )
    for (way, content, offset) in [
      (up, CGSize.zero, 0.0), (right, .zero, 0), (left, .zero, 0), (up, tall, 60),
    ] {
      let (scene, list) = try open(.cardSheet(), content: content)
      let finger = drag(scene, along: way)
      expectTrue(!isLeaving(scene))
      expectEqual(list.contentOffset.x, 0)
      expectNear(list.contentOffset.y, offset, within: 1e-6)
      finger.lift()
      try scene.stage.settle()
      expectTrue(scene.wall.presentedViewController === scene.fore)
    }
  }

  @Test("moves a drawer along a list, and scrolls the list under a slanting drag")
  func drawer() throws {
    for (way, aside, moved, scrolled) in [
      (CGVector(dx: -1, dy: 0), 0.95, -120.0, 0.0), (down, -0.95, 0, -120),
    ] {
      let (scene, list) = try open(.drawer(), content: tall, offset: CGPoint(x: 0, y: 500))
      let finger = drag(scene, along: way, aside: aside, times: 2)
      expectEqual(isLeaving(scene), (moved != 0))
      expectNear(scene.shown.position.x, 152 + moved, within: 1)
      expectNear(list.contentOffset.y, 500 + scrolled, within: 1e-6)
      finger.lift()
    }
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
        .drawer(), content: content, offset: CGPoint(x: offset, y: 0), isMirrored: isMirrored)
      let middle = scene.shown.position.x
      _ = drag(scene, along: CGVector(dx: sign, dy: 0), times: 2)
      expectEqual(isLeaving(scene), !scrolls)
      expectNear(scene.shown.position.x, Double(middle) + (scrolls ? 0 : sign * 120), within: 1)
      expectNear(row.contentOffset.x, offset - (scrolls ? sign * 120 : 0), within: 1e-6)
    }
  }
}
