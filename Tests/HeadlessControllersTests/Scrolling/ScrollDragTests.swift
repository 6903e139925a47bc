import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import TestSupport
import Testing

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
    let finger = stage.touchDown(at: place)
    #expect(view.isTracking)
    #expect(!view.isDragging)
    finger.move(byX: 0, y: -9)
    #expect(!view.isDragging)
    #expect(scene.offset == 0)
    finger.move(byX: 0, y: -1)
    #expect(view.isDragging)
    #expect(scene.offset == 0)
    finger.move(byX: 5, y: -33)
    #expect(view.contentOffset == CGPoint(x: 0, y: 33))
    #expect(view.bounds.origin.y == 33)
    finger.move(byX: 0, y: 13)
    #expect(scene.offset == 20)
    #expect(scene.witness.offsets.map(\.y) == [33, 20])
    stage.advance(by: 0.2)
    finger.lift()
    #expect(!view.isTracking)
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
    #expect(stage.isSettled)
    #expect(scene.witness.log.what == ["begin dragging", "lift", "end dragging false"])
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
    #expect(told == [[true, false, false]])
    #expect(!view.isTracking)
    _ = scene.flick(1000)
    #expect(told == [[true, false, false], [false, false, false]])
    #expect(!view.isTracking)
    try stage.settle()
    #expect(
      scene.witness.log.what.filter { $0.hasPrefix("end") }
        == ["end dragging false", "end dragging true", "end decelerating"])
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
    #expect(offset == 20)
    #expect(scene.offset == 20)
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
    #expect(log.what == ["row began 200", "row cancelled 200", "tap"])
    #expect(scene.witness.log.what.isEmpty)
    finger().lift()
    #expect(log.what.suffix(2) == ["row began 200", "row cancelled 200"])
    #expect(scene.witness.log.what.first == "begin dragging")
  }

  @Test("follows beyond an edge on a rubber band, by its closed form, and returns the same way")
  func rubberBand() {
    let finger = finger(y: 10)
    for distance in [1.0, 50, 100, 300, 100, 20] {
      finger.move(to: CGPoint(x: 200, y: 410 + distance))
      #expect(isClose(scene.offset, -band(distance)))
    }
    finger.move(to: CGPoint(x: 200, y: 400))
    #expect(isClose(scene.offset, 10))
    view.contentOffset.y = 3200
    finger.move(byX: 0, y: -90)
    #expect(isClose(scene.offset, 3200 + band(90)))
  }

  @Test("stops at an edge when it does not bounce, and is dragged back at once")
  func noBounce() {
    view.bounces = false
    let finger = finger(y: 10)
    finger.move(byX: 0, y: 100)
    #expect(scene.offset == 0)
    finger.move(byX: 0, y: -120)
    #expect(scene.offset == 20)
  }

  @Test("continues without a jump from an offset that is set in between")
  func putElsewhere() {
    let finger = finger()
    finger.move(byX: 0, y: -30)
    view.contentOffset.y = 500
    #expect(scene.offset == 500)
    finger.move(byX: 0, y: -5)
    #expect(scene.offset == 505)
    view.bounds.origin.y = -band(40)
    finger.move(byX: 0, y: 10)
    #expect(isClose(scene.offset, -band(50)))
    view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    #expect(scene.offset == 700)
    finger.move(byX: 0, y: 1)
    #expect(scene.offset == 699)
    view.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: 77), in: nil)
    finger.move(byX: 0, y: 1)
    #expect(scene.offset == 698)
    #expect(view.isDragging)
  }

  @Test("accepts an offset beyond the reach of the band")
  func beyondReach() {
    let finger = finger()
    view.contentOffset.y = -5000
    finger.move(byX: 0, y: 1)
    #expect(scene.offset > -800)
    #expect(scene.offset < -700)
  }

  @Test("does not jump when fingers are added or lifted, or its content changes during a drag")
  func changes() {
    let one = finger()
    one.move(byX: 0, y: -100)
    let two = stage.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(scene.offset == 100)
    two.move(byX: 0, y: -20)
    #expect(scene.offset == 110)
    one.lift()
    #expect(scene.offset == 110)
    #expect(view.isDragging)
    view.contentSize.height = 850
    #expect(scene.offset == 110)
    two.move(byX: 0, y: 0)
    two.move(byX: 0, y: 10)
    #expect(scene.offset < 110)
    #expect(scene.offset > 100)
    view.frame.size.height = 700
    stage.advance(by: 0)
    two.move(byX: 0, y: 5)
    #expect(scene.offset < 110)
    #expect(scene.offset > 95)
  }

  @Test("is not dragged along an axis with nothing to scroll, so that other recognizers may begin")
  func otherAxis() {
    let pan = UIPanGestureRecognizer { [log = scene.witness.log] in log.note("pan \($0.state)") }
    scene.window.addGestureRecognizer(pan)
    finger(x: 30, y: 3).lift()
    #expect(scene.witness.log.what == ["pan began", "pan ended"])
    finger(x: 0, y: 30).lift()
    #expect(scene.witness.log.what[2] == "begin dragging")
    view.alwaysBounceHorizontal = true
    let count = scene.witness.log.what.filter { $0 == "pan began" }.count
    finger(x: 30, y: 3).lift()
    #expect(scene.witness.log.what.filter { $0 == "pan began" }.count == count)
  }

  @Test("with little content bounces only when it always bounces")
  func littleContent() throws {
    view.contentSize.height = 100
    finger(y: 50).lift()
    #expect(scene.witness.log.what.isEmpty)
    view.alwaysBounceVertical = true
    let finger = finger(y: 10)
    finger.move(byX: 0, y: 50)
    #expect(isClose(scene.offset, -band(50)))
    view.bounces = false
    finger.lift()
    try stage.settle()
    #expect(scene.offset == 0)
    #expect(scene.offset.sign == .plus)
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
    #expect(view.contentOffset.x == (isFree || abs(x) > abs(y) ? 950 : 1000))
    #expect(view.contentOffset.y == (isFree || abs(y) > abs(x) ? 940 : 1000))
  }

  @Test("ends, and returns, when scrolling is disabled during a drag (Gestures 15)")
  func disabled() throws {
    let finger = finger(y: 10)
    finger.move(byX: 0, y: 100)
    view.isScrollEnabled = false
    #expect(!view.isDragging)
    #expect(!view.panGestureRecognizer.isEnabled)
    #expect(
      scene.witness.log.what == [
        "begin dragging", "lift", "end dragging true", "begin decelerating",
      ])
    try stage.settle()
    #expect(scene.offset == 0)
    finger.lift()
    self.finger().lift()
    #expect(scene.witness.log.what.count == 5)
    view.isScrollEnabled = true
    let second = self.finger()
    #expect(view.isDragging)
    second.lift()
  }

  @Test("measures in its own space, at any scale")
  func scaled() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = finger(y: -20)
    finger.move(byX: 0, y: -50)
    #expect(isClose(scene.offset, 25))
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
    #expect(view.contentOffset.y == 20)
    #expect(outer.state == .changed)
    #expect(view.panGestureRecognizer.delegate === view)
    #expect(view.pinchGestureRecognizer?.delegate === view)
    #expect(scene.view.panGestureRecognizer.delegate == nil)
    finger.lift()
  }
}
