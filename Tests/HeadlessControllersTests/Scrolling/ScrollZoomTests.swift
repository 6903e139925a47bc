import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

@MainActor
@Suite("A zoomed scroll view")
struct ScrollZoomTests {
  let scene = ScrollScene(height: 800)
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  var view: UIScrollView { scene.view }
  var stage: Stage { scene.stage }

  init() {
    view.addSubview(picture)
    scene.witness.zoomedView = picture
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    stage.advance(by: 0)
  }

  /// The point of the picture at a point of the screen.
  func content(at point: CGPoint) -> CGPoint { picture.convert(point, from: scene.window) }

  /// The phases that the scroll view is in.
  var phases: String {
    let all = [
      (view.isZooming, "zooming"), (view.isZoomBouncing, "bouncing"),
      (view.isTracking, "tracking"), (view.isDragging, "dragging"),
      (view.isDecelerating, "decelerating"),
    ]
    return all.filter(\.0).map(\.1).joined(separator: " ")
  }

  /// The scale, the offset and the size of the content, rounded to a millionth.
  var place: [CGFloat] {
    let (offset, size) = (view.contentOffset, view.contentSize)
    return [view.zoomScale, offset.x, offset.y, size.width, size.height].map {
      ($0 * 1e6).rounded() / 1e6
    }
  }

  @Test("follows the scale of two fingers, and keeps the point under their middle")
  func pinch() throws {
    let middle = CGPoint(x: 150, y: 300)
    stage.pinch(at: middle, from: 100, to: 250, over: 0.5)
    stage.advance(to: 2.0 / 60)
    expectPrefix(phases, "zooming tracking")
    expectEqual(view.zoomScale, 1)
    let held = content(at: middle)
    expectNear(held, middle, within: 1e-6)
    // Zooming began at the second frame, at which the fingers were 110 points apart.
    for frame in [10.0, 17, 25] {
      stage.advance(to: frame / 60)
      let apart = 100 + 150 * frame / 30
      let errors = [
        view.zoomScale * 110 - apart, view.contentSize.height - 800 * view.zoomScale,
        content(at: middle).x - held.x, content(at: middle).y - held.y,
      ]
      expectTrue(errors.allSatisfy { abs($0) < 1e-6 })
      expectEqual(picture.frame.origin, .zero)
    }
    try stage.settle()
    expectEqual(scene.witness.log.what, ["begin zooming", "end zooming \(view.zoomScale)"])
    expectEqual(scene.witness.scales.last, view.zoomScale)
    expectEqual(phases, "")
    expectNear(content(at: middle), held, within: 1e-6)
  }

  @Test(
    "follows the middle of the fingers together with a drag, and lifts one finger after the other")
  func moves() throws {
    let fingers = [100.0, 200].map { stage.touchDown(at: CGPoint(x: $0, y: 400)) }
    fingers[1].move(byX: 100, y: 0)
    fingers[1].move(byX: 100, y: 0)
    let held = content(at: CGPoint(x: 250, y: 400))
    for finger in fingers { finger.move(byX: 0, y: -30) }
    expectNear(content(at: CGPoint(x: 250, y: 370)), held, within: 1e-6)
    let other = content(at: CGPoint(x: 400, y: 370))
    fingers[0].lift()
    expectNear(content(at: CGPoint(x: 400, y: 370)), other, within: 1e-6)
    expectTrue(view.isDragging)
    fingers[1].move(byX: -10, y: 15)
    expectNear(content(at: CGPoint(x: 390, y: 385)), other, within: 1e-6)
    expectEqual(view.zoomScale, 1.5)
    let third = stage.touchDown(at: CGPoint(x: 190, y: 385))
    third.move(byX: 0, y: 1)
    third.move(byX: 100, y: 0)
    expectLess(view.zoomScale, 1.5)
    for finger in [third, fingers[1]] { finger.lift() }
    try stage.settle()
    let what = scene.witness.log.what
    expectEqual(
      ["begin zooming", "end zooming"].map { part in what.count { $0.hasPrefix(part) } }, [1, 1])
    expectEqual(phases, "")
  }

  @Test(
    "zooms beyond its limits on a rubber band, in doublings, and returns to them",
    arguments: [1.0, 6], [true, false])
  func limits(factor: Double, bounces: Bool) throws {
    view.bouncesZoom = bounces
    let edge = factor > 1 ? 3.0 : 0.5
    let start = factor > 1 ? 40.0 : 300
    let end = factor > 1 ? 390.0 : 30
    stage.pinch(at: CGPoint(x: 200, y: 400), from: start, to: end, over: 0.5, holdingFor: 0.2)
    stage.advance(to: 0.6)
    // The pinch has begun at the first frame at which the fingers had moved 10 points.
    let frames = factor > 1 ? 1.0 : 2
    let doublings = log2(end / (start + (end - start) * frames / 30) / edge)
    let pull = 0.55 * abs(doublings)
    let shown = pull / (1 + pull) * (doublings < 0 ? -1 : 1)
    let wanted = bounces ? edge * exp2(shown) : edge
    expectNear(view.zoomScale, wanted, within: 1e-9)
    expectTrue(view.isZooming)
    stage.advance(to: 0.72)
    expectEqual(Double(view.zoomScale), edge)
    expectEqual([view.isZoomBouncing, view.isZooming], [bounces, false])
    // The presentation value is still on its way.
    let scale = picture.layer.presentationProperties.transform.affine.a
    expectEqual((factor > 1 ? scale > edge : scale < edge), bounces)
    try stage.settle()
    expectEqual(phases, "")
    expectEqual(scene.witness.log.what.first, "begin zooming")
    expectContains(scene.witness.log.what, "end zooming \(edge)")
    let (rest, size) = (view.contentOffset, (400 * edge, 800 * edge))
    expectTrue(
      (0...max(0, size.0 - 400)).contains(rest.x) && (0...max(0, size.1 - 800)).contains(rest.y))
  }

  @Test("is zoomed about its middle, within its limits, and notifies once")
  func byHand() {
    var places: [[CGFloat]] = []
    for scale in [2, 100, 0.01] {
      view.zoomScale = scale
      places.append(place)
    }
    expectEqual(
      places, [[2, 200, 400, 800, 1600], [3, 400, 800, 1200, 2400], [0.5, 0, 0, 200, 400]])
    expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 200, height: 400))
    expectEqual(scene.witness.offsets.first, CGPoint(x: 200, y: 400))
    view.zoomScale = 0.5
    expectTrue(scene.witness.scales == [2, 3, 0.5] && scene.witness.log.what.isEmpty)
    for scale in [0, -1, CGFloat.nan, .infinity] { view.zoomScale = scale }
    view.minimumZoomScale = 0
    view.maximumZoomScale = .infinity
    view.zoom(to: .zero, animated: true)
    expectEqual(stage.diagnostics.issues.compactMap { $0 as? ScrollIssue }.count, 7)
    expectEqual([view.zoomScale, view.minimumZoomScale, view.maximumZoomScale], [0.5, 0.5, 3])
  }

  @Test("is zoomed to a rectangle of its content, which moves to the middle")
  func toRect() {
    let places = [
      CGRect(x: 100, y: 300, width: 200, height: 100),
      // A rectangle in a corner moves as near as the content allows.
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 4000, height: 8000),
    ].map { rect in
      view.zoom(to: rect, animated: false)
      return Array(place.prefix(3))
    }
    expectEqual(places, [[2, 200, 300], [3, 0, 0], [0.5, 0, 0]])
  }

  @Test("is zoomed by an animation, with its models changed at once")
  func animated() throws {
    view.setZoomScale(2, animated: true)
    expectTrue(place == [2, 200, 400, 800, 1600] && phases == "")
    stage.advance(by: 0)
    expectEqual(picture.layer.presentationProperties.transform.affine.a, 1)
    stage.advance(by: 0.15)
    let scale = picture.layer.presentationProperties.transform.affine.a
    let offset = view.layer.presentationProperties.bounds.origin
    // The middle of the picture does not move on the way.
    expectLess(1.4, scale)
    expectLess(scale, 1.6)
    expectNear((200 * scale) - offset.x, 200, within: 1e-6)
    scene.witness.log.note("0.15 s")
    #expect(abs(try stage.settle() - 0.15) < 1e-9)
    view.setZoomScale(1, animated: true)
    view.setZoomScale(3, animated: true)
    scene.witness.log.note("set")
    try stage.settle()
    expectEqual(
      scene.witness.log.what,
      [
        "begin zooming", "0.15 s", "end zooming 2.0", "begin zooming", "end zooming 1.0",
        "begin zooming", "set", "end zooming 3.0",
      ])
    expectEqual(scene.witness.scales, [2, 1, 3])
  }

  @Test("stays in the middle when the delegate centres it, on its way back too")
  func centred() throws {
    scene.witness.whenTold = { view, what in
      guard what == "zoom" else { return }
      let (size, content) = (view.bounds.size, view.contentSize)
      let (x, y) = (
        max(0, (size.width - content.width) / 2), max(0, (size.height - content.height) / 2)
      )
      view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    stage.pinch(at: CGPoint(x: 180, y: 300), from: 300, to: 40, over: 0.4)
    // It returns in one motion, though the delegate moves the limits on the way.
    while !view.isZoomBouncing { stage.advance(by: 1 / 60) }
    expectEqual(view.contentOffset, CGPoint(x: -100, y: -200))
    try stage.settle()
    expectTrue(!scene.witness.log.what.contains("begin decelerating"))
    expectEqual(view.zoomScale, 0.5)
    expectNear(content(at: CGPoint(x: 200, y: 400)), CGPoint(x: 200, y: 400), within: 1e-6)
    view.setZoomScale(1, animated: true)
    try stage.settle()
    expectEqual(view.contentOffset, .zero)
    expectEqual(view.contentInset, .zero)
  }

  @Test("returns without the velocity of the fingers when the limits require it")
  func noFling() throws {
    stage.touch(along: [
      FingerPath(from: CGPoint(x: 190, y: 500)).moving(to: CGPoint(x: 10, y: 300), over: 0.2),
      FingerPath(from: CGPoint(x: 210, y: 500)).moving(to: CGPoint(x: 390, y: 300), over: 0.2),
    ])
    while !view.isZoomBouncing { stage.advance(by: 1 / 60) }
    expectEqual(view.zoomScale, 3)
    expectTrue(!view.isDecelerating)
    expectEqual(
      scene.witness.log.what.filter { $0.contains("dragging") },
      [
        "begin dragging", "end dragging false",
      ])
    try stage.settle()
  }

  @Test("begins during a running drag, and during a scroll animation")
  func late() throws {
    view.zoomScale = 2
    let fingers = [100.0, 200].map { stage.touchDown(at: CGPoint(x: $0, y: 400)) }
    for _ in 0..<4 { for finger in fingers { finger.move(byX: 0, y: -10) } }
    expectEqual(phases, "tracking dragging")
    fingers[1].move(byX: 20, y: 0)
    fingers[1].move(byX: 20, y: 0)
    expectEqual(phases, "zooming tracking dragging")
    expectLess(2.1, view.zoomScale)
    for finger in fingers { finger.lift() }
    try stage.settle()
    view.isScrollEnabled = false
    view.setContentOffset(.zero, animated: true)
    stage.advance(by: 0.1)
    let before = view.contentOffset
    stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 112, over: 0.1, holdingFor: 1)
    stage.advance(by: 0.5)
    expectTrue(view.isZooming && scene.witness.log.what.contains("end animation"))
    expectLess(200, before.y)
    expectLess(before.y / 4, view.contentOffset.y)
    try stage.settle()
  }

  @Test("notifies of the scale of another view too, even if the scale is equal")
  func otherView() {
    view.zoomScale = 0.5
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    picture.removeFromSuperview()
    view.addSubview(other)
    scene.witness.zoomedView = other
    expectEqual(view.zoomScale, 1)
    view.zoomScale = 0.5
    expectTrue(scene.witness.scales == [0.5, 0.5] && view.contentSize.width == 400)
  }

  @Test("keeps the rotation of a rotated view")
  func turned() {
    picture.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = picture.frame.origin
    view.zoomScale = 2
    let transform = picture.transform
    expectLess(abs(transform.a), 1e-9)
    expectNear(transform.b, 2, within: 1e-9)
    expectNear(picture.frame.origin, corner, within: 1e-6)
    expectEqual([place[0], place[3]], [2, 1600])
  }

  @Test("leaves the fingers to other recognizers without a view for zooming")
  func nothing() throws {
    scene.witness.zoomedView = nil
    let outer = UIPinchGestureRecognizer()
    var began = 0
    outer.addAction { began += $0.state == .began ? 1 : 0 }
    scene.window.addGestureRecognizer(outer)
    stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.3)
    try stage.settle()
    expectEqual(began, 1)
    expectEqual(view.zoomScale, 1)
    view.zoomScale = 2
    expectEqual(picture.transform, .identity)
    expectTrue(scene.witness.log.what.isEmpty)
    scene.witness.zoomedView = picture
    stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.3)
    try stage.settle()
    expectEqual(began, 1)
    expectLess(1.5, view.zoomScale)
    (view.minimumZoomScale, view.maximumZoomScale) = (1, 1)
    expectTrue(view.pinchGestureRecognizer == nil)
    expectEqual(view.gestureRecognizers?.count, 1)
    stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.3)
    try stage.settle()
    expectEqual(began, 2)
  }

  @Test("continues without a jump from a scale that is set in between")
  func meddling() {
    let fingers = [100.0, 200].map { stage.touchDown(at: CGPoint(x: $0, y: 400)) }
    fingers[1].move(byX: 100, y: 0)
    fingers[1].move(byX: 100, y: 0)
    var scales = [view.zoomScale]
    view.zoomScale = 1
    for (x, y) in [(0.0, 1.0), (-150, -1)] {
      fingers[1].move(byX: x, y: y)
      scales.append(view.zoomScale)
    }
    expectNear(scales, [1.5, 1, 0.5], within: 1e-3)
    for finger in fingers { finger.lift() }
    scene.witness.whenTold = { view, what in
      if what == "zoom" { view.zoomScale = view.zoomScale == 1 ? 2 : 1 }
    }
    view.zoomScale = 1
    expectTrue(stage.diagnostics.issues.contains { $0 is ScrollIssue })
  }

  nonisolated static let moments = ["begin zooming", "zoom", "end zooming 3.0", "end dragging"]

  @Test("ends all phases that it has begun, after any change in a callback", arguments: moments)
  func adversity(moment: String) throws {
    let deeds: [(String, (ScrollZoomTests) -> Void)] = [
      ("no superview", { $0.view.removeFromSuperview() }),
      ("no content", { $0.picture.removeFromSuperview() }),
      ("no zoomed view", { $0.scene.witness.zoomedView = nil }),
      ("disabled", { $0.view.isScrollEnabled = false }),
      ("limit", { $0.view.maximumZoomScale = 0.1 }),
      ("no pinch", { $0.view.pinchGestureRecognizer?.isEnabled = false }),
      ("scale", { $0.view.setZoomScale(0.7, animated: true) }),
      ("offset", { $0.view.contentOffset.y = 50 }),
      ("resize", { $0.stage.resize(to: CGSize(width: 800, height: 400), animatedFor: 0.2) }),
      ("far offset", { $0.view.setContentOffset(CGPoint(x: 0, y: 1e6), animated: true) }),
    ]
    for (name, deed) in deeds {
      let world = ScrollZoomTests()
      var isDone = false
      world.scene.witness.whenTold = { _, what in
        guard what.hasPrefix(moment), !isDone else { return }
        isDone = true
        deed(world)
      }
      for turn in 0..<2 {
        world.stage.touch(along: [
          FingerPath(from: CGPoint(x: 180, y: 400)).moving(to: CGPoint(x: 10, y: 300), over: 0.3),
          FingerPath(from: CGPoint(x: 220, y: 400)).moving(
            to: CGPoint(x: 390, y: 500 - 150 * Double(turn)), over: 0.4),
        ])
        try world.stage.settle()
      }
      expectTrue(isDone, "\(name)")
      expectEqual(world.phases, "", "\(name)")
      let what = world.scene.witness.log.what
      let counts = ["begin zooming", "end zooming", "begin dragging", "end dragging"].map { part in
        what.count { $0.hasPrefix(part) }
      }
      expectTrue(counts[0] == counts[1] && counts[2] == counts[3], "\(name): \(what)")
    }
  }
}
