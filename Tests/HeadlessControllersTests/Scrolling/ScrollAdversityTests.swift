import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import TestSupport
import Testing

@MainActor
@Suite("A scroll view under adversity")
struct ScrollAdversityTests {
  nonisolated static let moments = [
    "begin dragging", "lift", "end dragging true", "begin decelerating", "end decelerating",
  ]

  /// Flicks, runs a closure at a moment of the flick, and returns when all motion has ended.
  func flick(_ scene: ScrollScene, at moment: String, _ deed: @escaping (UIScrollView) -> Void)
    throws
  {
    var isDone = false
    scene.witness.whenTold = { view, what in
      guard what == moment, !isDone else { return }
      isDone = true
      deed(view)
    }
    scene.stage.flick(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), velocity: 2000)
    try scene.stage.settle()
    #expect(isDone)
    #expect(!scene.view.isTracking)
    #expect(!scene.view.isDragging)
    #expect(!scene.view.isDecelerating)
    #expect(scene.stage.isSettled)
    #expect(scene.stage.fingers.isEmpty)
    let what = scene.witness.log.what
    for (begin, end) in [("begin dragging", "end dragging"), ("begin dec", "end dec")] {
      let begun = what.filter { $0.hasPrefix(begin) }.count
      #expect(begun == what.filter { $0.hasPrefix(end) }.count, "\(what)")
    }
    #expect(scene.offset >= 0)
    #expect(scene.offset <= 3200)
  }

  @Test("that is removed in a callback ends all phases that it has begun", arguments: moments)
  func removed(moment: String) throws {
    let scene = ScrollScene()
    try flick(scene, at: moment) { $0.removeFromSuperview() }
    scene.window.addSubview(scene.view)
    scene.witness.whenTold = { _, _ in }
    _ = scene.flick(1000)
    #expect(scene.view.isDecelerating)
  }

  @Test("whose pan is removed in a callback ends all phases that it has begun", arguments: moments)
  func panRemoved(moment: String) throws {
    try flick(ScrollScene(), at: moment) { $0.removeGestureRecognizer($0.panGestureRecognizer) }
  }

  @Test("that is disabled in a callback stops", arguments: moments)
  func disabled(moment: String) throws {
    try flick(ScrollScene(), at: moment) { $0.isScrollEnabled = false }
  }

  @Test(
    "that is disabled on release stays where it was, without further motion",
    arguments: ["lift", "end dragging true"])
  func disabledAtRelease(moment: String) throws {
    let scene = ScrollScene()
    var offset = CGFloat(-1)
    try flick(scene, at: moment) {
      offset = $0.contentOffset.y
      $0.isScrollEnabled = false
    }
    #expect(scene.view.contentOffset.y == offset)
  }

  @Test("that is scrolled in a callback scrolls there, or continues from there", arguments: moments)
  func scrolled(moment: String) throws {
    for isAnimated in [false, true] {
      try flick(ScrollScene(), at: moment) {
        $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: isAnimated)
      }
    }
    try flick(ScrollScene(), at: moment) { $0.contentOffset.y = 20 }
  }

  @Test("on a stage that is resized in a callback ends within its edges", arguments: moments)
  func resized(moment: String) throws {
    let scene = ScrollScene()
    scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    try flick(scene, at: moment) { [stage = scene.stage] _ in
      stage.resize(to: CGSize(width: 800, height: 400), animatedFor: 0.2)
    }
  }

  @Test("ends a deceleration before the next one, which a callback of the stop requests, begins")
  func nextMotion() throws {
    let scene = ScrollScene()
    _ = scene.flick(3000)
    scene.stage.advance(by: 0.21)
    scene.witness.whenScrolled = { [witness = scene.witness] view in
      witness.whenScrolled = { _ in }
      view.contentOffset.y = -50
      view.isScrollEnabled = false
    }
    _ = scene.witness.log.take()
    scene.view.setContentOffset(.zero, animated: false)
    try scene.stage.settle()
    #expect(
      scene.witness.log.what == ["end decelerating", "begin decelerating", "end decelerating"])
    #expect(scene.offset == 0)
  }

  @Test("that is scrolled at each scroll callback is stopped in the end")
  func endless() {
    let scene = ScrollScene()
    scene.witness.whenScrolled = { $0.contentOffset.y += 1 }
    scene.view.contentOffset.y = 5
    #expect(scene.stage.diagnostics.issues.contains { $0 is ScrollIssue })
    scene.witness.whenScrolled = { $0.contentOffset.y = min($0.contentOffset.y, 300) }
    scene.view.contentOffset.y = 0
    _ = scene.flick(3000)
    scene.stage.advance(by: 10)
    #expect(scene.offset == 300)
  }

  @Test("that is scrolled twice at each callback is stopped, and notifies again after that")
  func endlessTwice() {
    let scene = ScrollScene()
    scene.witness.whenScrolled = { view in for _ in 1...2 { view.contentOffset.y += 1 } }
    for time in 1...2 {
      scene.view.contentOffset.y = 5
      #expect(scene.stage.diagnostics.issues.count == time)
      #expect(scene.witness.offsets.count == 100 * time)
    }
    scene.witness.whenScrolled = { _ in }
    scene.view.contentOffset.y = 7
    #expect(scene.witness.offsets.last?.y == 7)
    #expect(scene.witness.offsets.count == 201)
  }

  @Test("that scrolls another, which scrolls it, is stopped in the end, like the other")
  func endlessTogether() {
    let (scene, other) = (ScrollScene(), ScrollScene())
    scene.witness.whenScrolled = { _ in for _ in 1...2 { other.view.contentOffset.y += 1 } }
    other.witness.whenScrolled = { _ in for _ in 1...2 { scene.view.contentOffset.y += 1 } }
    scene.view.contentOffset.y = 5
    #expect(scene.stage.diagnostics.issues.count == 1)
    #expect(scene.witness.offsets.count == 100)
  }

  @Test("notifies of an offset that is set in a callback before the setter returns")
  func nestedTelling() {
    let scene = ScrollScene()
    var told: [String] = []
    scene.witness.whenScrolled = { view in
      told.append("\(Int(view.contentOffset.y))")
      guard view.contentOffset.y == 780 else { return }
      view.contentOffset.y = 390
      told.append("inner")
    }
    scene.view.contentOffset.y = 780
    told.append("outer")
    #expect(told == ["780", "390", "inner", "outer"])
    // Frequent changes are not endless changes.
    scene.witness.offsets = []
    scene.witness.whenScrolled = { view in
      guard view.contentOffset.y == 1 else { return }
      for offset in 2...300 { view.contentOffset.y = CGFloat(offset) }
    }
    scene.view.contentOffset.y = 1
    #expect(scene.witness.offsets.map(\.y) == (1...300).map { CGFloat($0) })
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "keeps an offset that is set in the callback of its arrival",
    arguments: [0, 1 / 60.0, 7 / 60.0, 0.0051, 1 / 3.0])
  func putAtArrival(begin: Double) throws {
    let scene = ScrollScene()
    scene.stage.advance(to: begin)
    scene.witness.whenScrolled = { if $0.contentOffset.y == 780 { $0.contentOffset.y = 390 } }
    scene.view.setContentOffset(CGPoint(x: 0, y: 780), animated: true)
    try scene.stage.settle()
    #expect(scene.offset == 390)
    #expect(scene.witness.offsets.suffix(2).map(\.y) == [780, 390])
    #expect(scene.witness.log.what == ["end animation"])
    #expect(isClose(scene.stage.now, begin + 0.3))
  }

  @Test("refuses impossible numbers, and keeps its values")
  func impossible() {
    let scene = ScrollScene()
    let view = scene.view
    view.contentOffset.y = 100
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    view.contentSize = CGSize(width: -1, height: 0)
    view.contentSize = CGSize(width: CGFloat.infinity, height: 0)
    view.contentInset = UIEdgeInsets(top: .nan)
    view.decelerationRate = .init(rawValue: 1)
    view.decelerationRate = .init(rawValue: .nan)
    #expect(view.contentOffset.y == 100)
    #expect(view.contentSize.height == 4000)
    #expect(view.contentInset == .zero)
    #expect(view.decelerationRate == .normal)
    #expect(scene.stage.diagnostics.issues.count == 6)
  }

  @Test("with the most extreme possible numbers still comes to rest")
  func extreme() throws {
    for (size, inset, offset) in [
      (1e308, 1e308, -1e308), (0, -1e308, 1e308), (1e-300, 0, 1e300), (1e308, -1e308, 0),
    ] {
      let scene = ScrollScene()
      scene.view.alwaysBounceVertical = true
      scene.view.contentSize.height = size
      scene.view.contentInset = UIEdgeInsets(top: inset, bottom: inset)
      scene.view.contentOffset.y = offset
      scene.stage.drag(
        from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.02)
      try scene.stage.settle()
      #expect(scene.offset.isFinite)
      #expect(!scene.view.isDecelerating)
    }
    let flat = ScrollScene()
    flat.view.frame.size.height = 0.5
    flat.stage.advance(by: 0)
    flat.view.isPagingEnabled = true
    let finger = flat.stage.touchDown(at: CGPoint(x: 200, y: 0.2))
    finger.move(byX: 0, y: 1e300)
    finger.move(byX: 0, y: -1e305)
    finger.lift()
    try flat.stage.settle()
    #expect(flat.offset >= 0)
  }

  @Test("can be scrolled without a stage, at once")
  func noStage() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 300)
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: true)
    #expect(view.contentOffset.y == 900)
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 400)
  }

  @Test("is released in the middle of its motion, and so is its stage")
  func released() {
    weak var view: UIScrollView?
    weak var stage: Stage?
    do {
      let scene = ScrollScene()
      _ = scene.flick(2000)
      (view, stage) = (scene.view, scene.stage)
    }
    #expect(view == nil)
    #expect(stage == nil)
    let kept: UIScrollView
    do {
      let scene = ScrollScene()
      _ = scene.flick(2000)
      kept = scene.view
    }
    #expect(!kept.isDecelerating)
    let other = ScrollScene()
    other.window.addSubview(kept)
    other.stage.advance(by: 1)
    #expect(other.stage.isSettled)
    do {
      let held = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      held.contentSize.height = 5000
      other.window.addSubview(held)
      held.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      view = held
      held.removeFromSuperview()
    }
    other.stage.advance(by: 0)
    #expect(view == nil)
    #expect(other.stage.isSettled)
  }

  @Test("passes a finger to an enclosing pan and takes it back, without a jump (Gestures 11)")
  func handover() throws {
    let scene = ScrollScene()
    let view = scene.view
    let judge = Judge()
    judge.joins = { _, _ in true }
    var sheet: CGFloat = 0
    var last: CGFloat = 0
    // A sheet is 100 points down, and moves up before its content scrolls.
    sheet = 100
    let pan = UIPanGestureRecognizer { pan in
      let y = pan.translation(in: scene.window).y
      defer { last = y }
      guard pan.state == .changed, sheet > 0 || view.contentOffset.y < 0 else { return }
      sheet = min(max(0, sheet + y - last), 100)
      view.contentOffset.y = 0
    }
    pan.delegate = judge
    scene.window.addGestureRecognizer(pan)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 700))
    finger.move(byX: 0, y: -10)
    last = -10
    var places: [(CGFloat, Double)] = []
    for _ in 0..<15 {
      scene.stage.advance(by: 1 / 60.0)
      finger.move(byX: 0, y: -10)
      places.append((sheet, scene.offset))
    }
    #expect(view.isDragging)
    #expect(pan.state == .changed)
    #expect(places[8] == (10, 0))
    #expect(places[9] == (0, 0))
    #expect(places[14] == (0, 50))
    for _ in 0..<10 { finger.move(byX: 0, y: 10) }
    #expect(sheet == 50)
    #expect(scene.offset == 0)
    // The content, held at its top, has no velocity of its own, but the finger has one.
    #expect(pan.velocity(in: nil).y > 100)
    finger.lift()
    #expect(try scene.stage.settle() == 0)
    #expect(scene.offset == 0)
  }

  @Test(
    "leaves the finger to the inner of two, or to the one that scrolls in the finger's direction"
  )
  func nested() {
    let scene = ScrollScene(height: 800, width: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 3000)
    scene.view.addSubview(inner)
    for (x, y) in [(-30.0, -5.0), (-5, -30)] {
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
      finger.move(byX: x, y: y)
      finger.move(byX: x, y: y)
      #expect(scene.view.isDragging == (x == -30))
      #expect(inner.isDragging == (y == -30))
      scene.stage.advance(by: 1)
      finger.lift()
    }
    #expect(scene.view.contentOffset.x == 30)
    #expect(inner.contentOffset.y == 30)
  }

  @Test("at its edge leaves the finger to an enclosing one that can scroll further that way")
  func nestedAlongOneAxis() throws {
    let scene = ScrollScene(height: 800, width: 1200)
    scene.view.isPagingEnabled = true
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 600, height: 1600)
    scene.view.addSubview(inner)
    func drag(_ x: Double, _ y: Double = 0) -> [Bool] {
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
      for _ in 0..<2 { finger.move(byX: x, y: y) }
      defer {
        finger.lift()
        scene.stage.advance(by: 3)
      }
      return [inner.isDragging, scene.view.isDragging]
    }
    // Neither can scroll further to the left, so the inner one bounces.
    #expect(drag(30) == [true, false])
    #expect(drag(-30) == [true, false])
    #expect(inner.contentOffset.x == 30)
    inner.contentOffset.x = 200
    #expect(drag(30, 5) == [true, false])
    inner.contentOffset.x = 200
    // A drag that is more vertical than horizontal scrolls the inner one, which can scroll further.
    #expect(drag(-20, -30) == [true, false])
    inner.contentOffset = CGPoint(x: 200, y: 0)
    #expect(drag(-250) == [false, true])
    #expect(inner.contentOffset.x == 200)
    #expect(scene.view.contentOffset.x == 400)
    scene.view.contentOffset.x = 0
    scene.view.isScrollEnabled = false
    #expect(drag(-30) == [true, false])
    #expect(try scene.stage.settle() == 0)
    #expect(inner.contentOffset.x == 200)
  }
}
