import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A scroll view under adversity")
struct ScrollAdversityTests {
  nonisolated static let moments = [
    "begin dragging", "lift", "end dragging true", "begin decelerating", "end decelerating",
  ]

  /// What a callback does to the scroll view.
  enum Deed: CaseIterable {
    case remove, removePan, disable, scroll, scrollAnimated, setOffset, resizeStage

    @MainActor
    func perform(_ view: UIScrollView, _ stage: Stage) {
      switch self {
      case .remove: view.removeFromSuperview()
      case .removePan: view.removeGestureRecognizer(view.panGestureRecognizer)
      case .disable: view.isScrollEnabled = false
      case .scroll: view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      case .scrollAnimated: view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      case .setOffset: view.contentOffset.y = 20
      case .resizeStage: stage.resize(to: CGSize(width: 800, height: 400), animatedFor: 0.2)
      }
    }
  }

  @Test(
    "ends all phases that it has begun, within its edges, whatever a callback does",
    arguments: Deed.allCases, moments)
  func phases(deed: Deed, moment: String) throws {
    let scene = ScrollScene()
    scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var offset: Double?
    scene.witness.whenTold = { [stage = scene.stage] view, what in
      guard what == moment, offset == nil else { return }
      offset = Double(view.contentOffset.y)
      deed.perform(view, stage)
    }
    scene.stage.flick(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), velocity: 2000)
    try scene.stage.settle()
    let called = try #require(offset)
    let flags = [scene.view.isTracking, scene.view.isDragging, scene.view.isDecelerating]
    expectTrue(flags == [false, false, false] && scene.stage.fingers.isEmpty)
    let what = scene.witness.log.what
    let counts = ["begin dragging", "end dragging", "begin dec", "end dec"].map { part in
      what.count { $0.hasPrefix(part) }
    }
    expectTrue(counts[0] == counts[1] && counts[2] == counts[3], "\(what)")
    expectTrue((0...3200).contains(scene.offset))
    // Disabled on release, it stays where it was.
    if deed == .disable, ["lift", "end dragging true"].contains(moment) {
      expectEqual(scene.offset, called)
    }
    guard deed == .remove else { return }
    scene.window.addSubview(scene.view)
    scene.witness.whenTold = { _, _ in }
    _ = scene.flick(1000)
    expectTrue(scene.view.isDecelerating)
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
    expectEqual(
      scene.witness.log.what, ["end decelerating", "begin decelerating", "end decelerating"])
    expectEqual(scene.offset, 0)
  }

  @Test(
    "that is scrolled at each scroll callback is stopped, and notifies again after that",
    arguments: [1, 2])
  func endless(times: Int) {
    let scene = ScrollScene()
    scene.witness.whenScrolled = { view in for _ in 1...times { view.contentOffset.y += 1 } }
    var counts: [Int] = []
    for _ in 0..<2 {
      scene.view.contentOffset.y = 5
      counts += [
        scene.stage.diagnostics.issues.count { $0 is ScrollIssue }, scene.witness.offsets.count,
      ]
    }
    expectEqual(counts, [1, 100, 2, 200])
    scene.witness.whenScrolled = { $0.contentOffset.y = min($0.contentOffset.y, 300) }
    scene.view.contentOffset.y = 7
    expectTrue(
      scene.witness.offsets.map(\.y).suffix(1) == [7] && scene.witness.offsets.count == 201)
    _ = scene.flick(3000)
    scene.stage.advance(by: 10)
    expectEqual(scene.offset, 300)
  }

  @Test("that scrolls another, which scrolls it, is stopped in the end, like the other")
  func endlessTogether() {
    let (scene, other) = (ScrollScene(), ScrollScene())
    scene.witness.whenScrolled = { _ in for _ in 1...2 { other.view.contentOffset.y += 1 } }
    other.witness.whenScrolled = { _ in for _ in 1...2 { scene.view.contentOffset.y += 1 } }
    scene.view.contentOffset.y = 5
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    expectEqual(scene.witness.offsets.count, 100)
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
    expectEqual(told, ["780", "390", "inner", "outer"])
    // Frequent changes are not endless changes.
    scene.witness.offsets = []
    scene.witness.whenScrolled = { view in
      guard view.contentOffset.y == 1 else { return }
      for offset in 2...300 { view.contentOffset.y = CGFloat(offset) }
    }
    scene.view.contentOffset.y = 1
    expectEqual(scene.witness.offsets.map(\.y), (1...300).map { CGFloat($0) })
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
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
    expectTrue(scene.witness.offsets.suffix(2).map(\.y) == [780, 390] && scene.offset == 390)
    expectEqual(scene.witness.log.what, ["end animation"])
    expectNear(scene.stage.now, begin + 0.3)
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
    expectEqual([view.contentOffset.y, view.contentSize.height], [100, 4000])
    expectEqual(view.contentInset, .zero)
    expectEqual(view.decelerationRate, .normal)
    expectEqual(scene.stage.diagnostics.issues.count, 6)
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
      expectTrue(scene.offset.isFinite && !scene.view.isDecelerating)
    }
    let flat = ScrollScene()
    flat.view.frame.size.height = 0.5
    flat.stage.advance(by: 0)
    flat.view.isPagingEnabled = true
    let finger = flat.stage.touchDown(at: CGPoint(x: 200, y: 0.2))
    for distance in [1e300, -1e305] { finger.move(byX: 0, y: distance) }
    finger.lift()
    try flat.stage.settle()
    expectAtMost(0, flat.offset)
  }

  /// Two fingers zoom a view, or one has thrown its content.
  private func moving(isZoomed: Bool) -> ScrollScene {
    let scene = ScrollScene()
    guard isZoomed else {
      _ = scene.flick(2000)
      return scene
    }
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scene.view.addSubview(picture)
    scene.witness.zoomedView = picture
    scene.view.maximumZoomScale = 3
    scene.stage.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.3)
    scene.stage.advance(by: 0.2)
    return scene
  }

  @Test("is released in the middle of its motion, and so is its stage", arguments: [false, true])
  func released(isZoomed: Bool) {
    weak var view: UIScrollView?
    weak var stage: Stage?
    do {
      let scene = moving(isZoomed: isZoomed)
      expectEqual([scene.view.isZooming, scene.view.isDecelerating], [isZoomed, !isZoomed])
      (view, stage) = (scene.view, scene.stage)
    }
    expectTrue(view == nil && stage == nil)
    let kept: UIScrollView
    do { kept = moving(isZoomed: isZoomed).view }
    expectEqual([kept.isZooming, kept.isDecelerating], [false, false])
    let other = ScrollScene()
    other.window.addSubview(kept)
    other.stage.advance(by: 1)
    do {
      let held = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      held.contentSize.height = 5000
      other.window.addSubview(held)
      held.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      view = held
      held.removeFromSuperview()
    }
    other.stage.advance(by: 0)
    expectTrue(view == nil && other.stage.isSettled)
  }
}
