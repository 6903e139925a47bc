import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A scroll view that is dragged")
struct ScrollDragTests {
  let scene = ScrollScene()
  var stage: Stage { scene.stage }
  var view: UIScrollView { scene.view }
  let place = CGPoint(x: 200, y: 400)

  /// A finger that has moved just far enough to drag.
  func finger(x: CGFloat = 0, y: CGFloat = -10) -> Finger {
    let finger = stage.touchDown(at: place)
    finger.move(byX: x, y: y)
    return finger
  }

  /// The distance that content follows a finger `distance` points beyond an edge, by the formula.
  func band(_ distance: Double, length: Double = 800) -> Double {
    (1 - 1 / (distance * 0.55 / length + 1)) * length
  }

  @Test("follows the finger from the beginning of the drag, and notifies")
  func follows() {
    var film: [String] = []
    func note() {
      film.append("\(view.isTracking) \(view.isDragging) \(view.isDecelerating) \(scene.offset)")
    }
    let finger = stage.touchDown(at: place)
    note()
    for (x, y) in [(0.0, -9.0), (0, -1), (5, -33), (0, 13)] {
      finger.move(byX: x, y: y)
      note()
    }
    expectEqual(view.contentOffset.x, 0)
    expectEqual(view.bounds.origin.y, 20)
    stage.advance(by: 0.2)
    finger.lift()
    note()
    expectEqual(
      film,
      [
        "true false false 0.0", "true false false 0.0", "true true false 0.0",
        "true true false 33.0", "true true false 20.0", "false false false 20.0",
      ])
    expectTrue(stage.isSettled)
    expectEqual(scene.witness.offsets.map(\.y), [33, 20])
    expectEqual(scene.witness.log.what, ["begin dragging", "lift", "end dragging false"])
  }

  @Test("is tracked, but not dragged, in the callback at the end of a drag without deceleration")
  func trackedAtEnd() throws {
    var told: [[Bool]] = []
    scene.witness.whenTold = { view, what in
      guard what.hasPrefix("end dragging") else { return }
      told.append([view.isTracking, view.isDragging, view.isDecelerating])
    }
    let resting = finger()
    resting.move(byX: 0, y: -100)
    stage.advance(by: 0.2)
    resting.lift()
    expectTrue(!view.isTracking)
    _ = scene.flick(1000)
    expectTrue(told == [[true, false, false], [false, false, false]] && !view.isTracking)
    try stage.settle()
    expectEqual(
      scene.witness.log.what.filter { $0.hasPrefix("end") },
      ["end dragging false", "end dragging true", "end decelerating"])
  }

  @Test("obeys new limits at once in that callback")
  func limitedAtEnd() throws {
    var offset = CGFloat.nan
    scene.witness.whenTold = { view, what in
      guard what == "end dragging false" else { return }
      view.contentSize.height = 820
      offset = view.contentOffset.y
    }
    let finger = finger()
    finger.move(byX: 0, y: -100)
    stage.advance(by: 0.2)
    finger.lift()
    #expect(try stage.settle() == 0)
    expectEqual([offset, view.contentOffset.y], [20, 20])
  }

  // Rules: Geometry 12; Gestures 7.
  @Test("passes touches to its content at its offset, until it begins to drag")
  func content() throws {
    let log = Log(stage)
    let row = TouchedView("row", log, 0, 400)
    row.frame.origin.y = 850
    view.addSubview(row)
    row.addGestureRecognizer(UITapGestureRecognizer { _ in log.note("tap") })
    view.contentOffset.y = 500
    stage.tap(at: place)
    try stage.settle()
    expectTrue(scene.witness.log.what.isEmpty)
    finger().lift()
    expectEqual(
      log.what,
      [
        "row began 200", "row cancelled 200", "tap", "row began 200", "row cancelled 200",
      ])
    expectEqual(scene.witness.log.what.first, "begin dragging")
  }

  @Test("follows beyond an edge on a rubber band, by its closed form, and returns the same way")
  func rubberBand() {
    let finger = finger(y: 10)
    let distances = [1.0, 50, 100, 300, 100, 20]
    let offsets = distances.map { distance in
      finger.move(to: CGPoint(x: 200, y: 410 + distance))
      return scene.offset
    }
    expectNear(offsets, distances.map { -band($0) })
    finger.move(to: CGPoint(x: 200, y: 400))
    expectNear(scene.offset, 10)
    view.contentOffset.y = 3200
    finger.move(byX: 0, y: -90)
    expectNear(scene.offset, 3200 + band(90))
    // An offset may be set beyond the reach of the band.
    view.contentOffset.y = -5000
    finger.move(byX: 0, y: 1)
    expectTrue((-800 ..< -700).contains(scene.offset))
  }

  @Test("stops at an edge when it does not bounce, and is dragged back at once")
  func noBounce() {
    view.bounces = false
    let finger = finger(y: 10)
    let offsets = [100.0, -120].map { distance in
      finger.move(byX: 0, y: distance)
      return scene.offset
    }
    expectEqual(offsets, [0, 20])
  }

  @Test("continues without a jump from an offset that is set in between")
  func putElsewhere() {
    let finger = finger()
    finger.move(byX: 0, y: -30)
    var offsets: [Double] = []
    func move(_ distance: Double) {
      offsets.append(scene.offset)
      finger.move(byX: 0, y: distance)
      offsets.append(scene.offset)
    }
    view.contentOffset.y = 500
    move(-5)
    view.bounds.origin.y = -band(40)
    move(10)
    view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    move(1)
    view.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: 77), in: nil)
    move(1)
    let expected = [500, 505, -band(40), -band(50), 700, 699, 699, 698]
    expectNear(offsets, expected)
    expectTrue(view.isDragging)
  }

  @Test("does not jump when fingers are added or lifted, or its content changes during a drag")
  func changes() {
    let one = finger()
    one.move(byX: 0, y: -100)
    let two = stage.touchDown(at: CGPoint(x: 100, y: 100))
    var offsets = [scene.offset]
    two.move(byX: 0, y: -20)
    offsets.append(scene.offset)
    one.lift()
    offsets.append(scene.offset)
    view.contentSize.height = 850
    offsets.append(scene.offset)
    expectTrue(offsets == [100, 110, 110, 110] && view.isDragging)
    two.move(byX: 0, y: 0)
    two.move(byX: 0, y: 10)
    expectLess(scene.offset, 110)
    expectLess(100, scene.offset)
    view.frame.size.height = 700
    stage.advance(by: 0)
    two.move(byX: 0, y: 5)
    expectLess(scene.offset, 110)
    expectLess(95, scene.offset)
  }

  @Test("is not dragged along an axis with nothing to scroll, so that other recognizers may begin")
  func otherAxis() {
    let log = scene.witness.log
    let pan = UIPanGestureRecognizer { log.note("pan \($0.state)") }
    scene.window.addGestureRecognizer(pan)
    finger(x: 30, y: 3).lift()
    finger(x: 0, y: 30).lift()
    expectEqual(log.what.prefix(3), ["pan began", "pan ended", "begin dragging"])
    view.alwaysBounceHorizontal = true
    _ = log.take()
    finger(x: 30, y: 3).lift()
    expectTrue(!log.what.contains("pan began"))
  }

  @Test("with little content bounces only when it always bounces")
  func littleContent() throws {
    view.contentSize.height = 100
    finger(y: 50).lift()
    expectTrue(scene.witness.log.what.isEmpty)
    view.alwaysBounceVertical = true
    let finger = finger(y: 10)
    finger.move(byX: 0, y: 50)
    expectNear(scene.offset, -band(50))
    view.bounces = false
    finger.lift()
    try stage.settle()
    expectEqual(scene.offset, 0)
    expectEqual(scene.offset.sign, .plus)
  }

  @Test(
    "stays on the axis along which the drag began when locked, except for a diagonal drag",
    arguments: [(30.0, 10.0), (10, 30), (20, 20), (-30, -14)])
  func lock(x: Double, y: Double) {
    view.contentSize.width = 4000
    view.isDirectionalLockEnabled = true
    view.contentOffset = CGPoint(x: 1000, y: 1000)
    let finger = finger(x: x, y: y)
    finger.move(byX: 50, y: 60)
    let isFree = abs(x) == abs(y)
    expectEqual(
      view.contentOffset,
      CGPoint(
        x: isFree || abs(x) > abs(y) ? 950 : 1000, y: isFree || abs(y) > abs(x) ? 940 : 1000))
  }

  @Test("ends, and returns, when scrolling is disabled during a drag (Gestures 15)")
  func disabled() throws {
    let finger = finger(y: 10)
    finger.move(byX: 0, y: 100)
    view.isScrollEnabled = false
    expectTrue(!view.isDragging && !view.panGestureRecognizer.isEnabled)
    scene.witness.log.note("disabled")
    try stage.settle()
    expectEqual(scene.offset, 0)
    finger.lift()
    self.finger().lift()
    expectEqual(
      scene.witness.log.what,
      [
        "begin dragging", "lift", "end dragging true", "begin decelerating", "disabled",
        "end decelerating",
      ])
    view.isScrollEnabled = true
    let second = self.finger()
    expectTrue(view.isDragging)
    second.lift()
  }

  @Test("measures in its own space, at any scale")
  func scaled() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = finger(y: -20)
    finger.move(byX: 0, y: -50)
    expectNear(scene.offset, 25)
  }

  @Test("can be the delegate of its own pan (Gestures 11)")
  func ownDelegate() {
    final class Shared: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let scene = ScrollScene()
    let view = Shared(frame: scene.view.frame)
    view.contentSize = scene.view.contentSize
    view.maximumZoomScale = 2
    scene.window.addSubview(view)
    let outer = UIPanGestureRecognizer()
    scene.window.addGestureRecognizer(outer)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
    for _ in 0..<2 { finger.move(byX: 0, y: -20) }
    expectEqual(view.contentOffset.y, 20)
    expectEqual(outer.state, .changed)
    let own = [view.panGestureRecognizer, view.pinchGestureRecognizer].map { $0?.delegate === view }
    expectTrue(own == [true, true] && scene.view.panGestureRecognizer.delegate == nil)
    finger.lift()
  }

  @Test("passes a finger to an enclosing pan and takes it back, without a jump (Gestures 11)")
  func handover() throws {
    let judge = Judge()
    judge.joins = { _, _ in true }
    // A sheet is 100 points down, and moves up before its content scrolls.
    var (sheet, last): (CGFloat, CGFloat) = (100, 0)
    let pan = UIPanGestureRecognizer { [scene] pan in
      let y = pan.translation(in: scene.window).y
      defer { last = y }
      guard pan.state == .changed, sheet > 0 || scene.view.contentOffset.y < 0 else { return }
      sheet = min(max(0, sheet + y - last), 100)
      scene.view.contentOffset.y = 0
    }
    pan.delegate = judge
    scene.window.addGestureRecognizer(pan)
    let finger = stage.touchDown(at: CGPoint(x: 200, y: 700))
    finger.move(byX: 0, y: -10)
    last = -10
    var places: [String] = []
    for _ in 0..<15 {
      stage.advance(by: 1 / 60.0)
      finger.move(byX: 0, y: -10)
      places.append("\(sheet) \(scene.offset)")
    }
    expectTrue(view.isDragging)
    expectEqual(pan.state, .changed)
    expectEqual([8, 9, 14].map { places[$0] }, ["10.0 0.0", "0.0 0.0", "0.0 50.0"])
    for _ in 0..<10 { finger.move(byX: 0, y: 10) }
    expectEqual([sheet, view.contentOffset.y], [50, 0])
    // The content, held at its top, has no velocity of its own, but the finger has one.
    expectLess(100, pan.velocity(in: nil).y)
    finger.lift()
    #expect(try stage.settle() == 0)
    expectEqual(scene.offset, 0)
  }

  /// A scroll view in another one, and which of them a finger drags.
  private func nest(_ size: CGSize, in outer: ScrollScene) -> (
    inner: UIScrollView, drag: (Double, Double) -> [Bool]
  ) {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = size
    outer.view.addSubview(inner)
    return (
      inner,
      { x, y in
        let finger = outer.stage.touchDown(at: CGPoint(x: 200, y: 400))
        for _ in 0..<2 { finger.move(byX: x, y: y) }
        defer {
          outer.stage.advance(by: 1)
          finger.lift()
          outer.stage.advance(by: 3)
        }
        return [inner.isDragging, outer.view.isDragging]
      }
    )
  }

  @Test(
    "leaves the finger to the inner of two, or to the one that scrolls in the finger's direction"
  )
  func nested() {
    let outer = ScrollScene(height: 800, width: 2000)
    let (inner, drag) = nest(CGSize(width: 400, height: 3000), in: outer)
    expectEqual([drag(-30, -5), drag(-5, -30)], [[false, true], [true, false]])
    expectEqual([outer.view.contentOffset.x, inner.contentOffset.y], [30, 30])
  }

  @Test("at its edge leaves the finger to an enclosing one that can scroll further that way")
  func nestedAlongOneAxis() throws {
    let outer = ScrollScene(height: 800, width: 1200)
    outer.view.isPagingEnabled = true
    let (inner, drag) = nest(CGSize(width: 600, height: 1600), in: outer)
    // Neither can scroll further to the left, so the inner one bounces.
    var dragged = [drag(30, 0), drag(-30, 0)]
    expectEqual(inner.contentOffset.x, 30)
    // A drag that is more vertical than horizontal scrolls the inner one, which can scroll further.
    for (x, y) in [(30.0, 5.0), (-20, -30)] {
      inner.contentOffset.x = 200
      dragged.append(drag(x, y))
    }
    expectEqual(dragged, Array(repeating: [true, false], count: 4))
    inner.contentOffset = CGPoint(x: 200, y: 0)
    expectEqual(drag(-250, 0), [false, true])
    expectEqual([inner, outer.view].map(\.contentOffset.x), [200, 400])
    outer.view.contentOffset.x = 0
    outer.view.isScrollEnabled = false
    expectEqual(drag(-30, 0), [true, false])
    #expect(try outer.stage.settle() == 0)
    expectEqual(inner.contentOffset.x, 200)
  }
}
