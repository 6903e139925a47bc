import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas

/// A random tree of views with random recognizers, which logs each breach of a law.
@MainActor
final class GestureWorld {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let window: UIWindow
  var views: [WatchedView] = []
  var gestures: [UIGestureRecognizer] = []
  private(set) var breaches: [String] = []
  private(set) var log: [String] = []
  private(set) var recognized = 0
  /// True if no change happens between a decision and its callback.
  var checksExclusion = true

  /// A closure that is called within each callback.
  var whenTold: () -> Void = {}
  private var scrolledOffset: CGPoint?
  private(set) var scrollView: UIScrollView?
  private var pending: [String: Int] = [:]
  private let judge = Judge()
  private var friends: Set<[Int]> = []
  private var active: Set<Int> = []
  var numbers: SeededGenerator

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    window.makeKeyAndVisible()
    makeViews()
    makeJudge()
    if chance(2) { makeScrollView() }
    makeGestures()
  }

  func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }
  func place() -> CGPoint {
    CGPoint(x: .random(in: 0...399, using: &numbers), y: .random(in: 0...399, using: &numbers))
  }
  func index(of gesture: UIGestureRecognizer) -> Int { gestures.firstIndex(of: gesture) ?? -1 }
  func breach(_ what: String) { breaches.append(what) }

  /// A random scroll view around the first view, whose pan is one of the gestures.
  private func makeScrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: chance(2) ? 900 : 200, height: chance(3) ? 100 : 900)
    scrollView.bounces = !chance(4)
    scrollView.alwaysBounceVertical = chance(2)
    scrollView.isPagingEnabled = chance(4)
    scrollView.isDirectionalLockEnabled = chance(2)
    scrollView.delegate = self
    scrollView.addSubview(views[0])
    window.insertSubview(scrollView, at: 0)
    self.scrollView = scrollView
    let pan = scrollView.panGestureRecognizer
    if chance(2) { pan.delegate = judge }
    pan.addAction { [unowned self] gesture in note(gesture) }
    gestures.append(pan)
    guard chance(2) else { return }
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    scrollView.bouncesZoom = !chance(4)
    guard let pinch = scrollView.pinchGestureRecognizer else { return breach("no pinch") }
    pinch.addAction { [unowned self] gesture in note(gesture) }
    gestures.append(pinch)
    friends.insert([index(of: pan), index(of: pinch)])
  }

  private func makeViews() {
    for index in 0..<Int.random(in: 1...8, using: &numbers) {
      let origin = index == 0 ? .zero : place()
      let view = WatchedView(
        frame: CGRect(x: origin.x / 3, y: origin.y / 3, width: 250, height: 250))
      view.world = self
      view.isMultipleTouchEnabled = chance(2)
      view.isExclusiveTouch = chance(8)
      (index == 0 || chance(4) ? window : views[index - 1]).addSubview(view)
      views.append(view)
    }
  }

  private func makeJudge() {
    judge.joins = { [unowned self] one, other in
      friends.contains([index(of: one), index(of: other)])
    }
    judge.begins = { [unowned self] _ in !chance(10) }
    judge.receives = { [unowned self] _, _ in !chance(10) }
    judge.requires = { [unowned self] _, _ in chance(12) }
  }

  private func makeGesture() -> UIGestureRecognizer {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 6: return UIPinchGestureRecognizer()
    case 7: return UIRotationGestureRecognizer()
    case 8:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = UISwipeGestureRecognizer.Direction(
        rawValue: .random(in: 1...15, using: &numbers))
      swipe.numberOfTouchesRequired = .random(in: 1...2, using: &numbers)
      return swipe
    case 9:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = .random(in: 0...0.2, using: &numbers)
      press.numberOfTapsRequired = .random(in: 0...1, using: &numbers)
      press.numberOfTouchesRequired = .random(in: 1...2, using: &numbers)
      return press
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = .random(in: 1...2, using: &numbers)
      tap.numberOfTouchesRequired = .random(in: 1...2, using: &numbers)
      return tap
    case 2:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      return edge
    case 3:
      // The recognizer may never decide, or never end.
      let forgets = chance(2)
      return ScriptedGesture("forgetful") { gesture, phase, _, _ in
        if phase == .moved, gesture.state == .possible, forgets { gesture.state = .began }
      }
    default:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = .random(in: 1...2, using: &numbers)
      if chance(2) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
      return pan
    }
  }

  private func makeGestures() {
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let gesture = makeGesture()
      gesture.cancelsTouchesInView = !chance(3)
      gesture.delaysTouchesBegan = chance(4)
      gesture.delaysTouchesEnded = !chance(3)
      if chance(2) { gesture.delegate = judge }
      gesture.addAction { [unowned self] gesture in note(gesture) }
      gestures.append(gesture)
      (views.randomElement(using: &numbers) ?? window).addGestureRecognizer(gesture)
    }
    for one in gestures.indices {
      for other in gestures.indices where one != other {
        if chance(10) { gestures[one].require(toFail: gestures[other]) }
        if gestures[one].delegate != nil, chance(5) { friends.insert([one, other]) }
      }
    }
  }

  /// Checks the states for which actions are called (Gestures 2, 3).
  private func note(_ gesture: UIGestureRecognizer) {
    defer { whenTold() }
    let index = index(of: gesture)
    log.append("\(stage.now) \(index) \(gesture.state)")
    switch gesture.state {
    case .began:
      recognized += 1
      if checksExclusion { checkExclusion(of: gesture) }
      if !active.insert(index).inserted { breach("\(index) began twice") }
    case .changed:
      if !active.contains(index) { breach("\(index) changed before it began") }
    case .ended:
      recognized += 1
      active.remove(index)
    case .cancelled:
      if active.remove(index) == nil { breach("\(index) was cancelled before it began") }
    case .possible, .failed:
      breach("\(index) acts on \(gesture.state)")
    }
  }

  /// Checks that no recognizer begins with a touch of another running recognizer that excludes it
  /// (Gestures 10).
  ///
  /// Two recognizers that began with different touches may both receive a third touch.
  private func checkExclusion(of gesture: UIGestureRecognizer) {
    for touch in stage.fingers.compactMap(\.touch) {
      let recognizers = touch.gestureRecognizers ?? []
      guard recognizers.contains(gesture) else { continue }
      for other in recognizers where other !== gesture {
        guard other.state == .began || other.state == .changed else { continue }
        let pair = [index(of: gesture), index(of: other)]
        if !friends.contains(pair), !friends.contains(pair.reversed()) {
          breach("\(pair) go on together")
        }
      }
    }
  }

  func noteTouch(_ phase: UITouch.Phase, _ touch: UITouch, on view: WatchedView) {
    defer { whenTold() }
    let index = views.firstIndex(of: view) ?? -1
    log.append("\(stage.now) view \(index) \(phase)")
    let isKnown = view.known.contains(ObjectIdentifier(touch))
    if touch.phase != phase { breach("a touch that \(phase) reads \(touch.phase)") }
    if touch.view !== view { breach("a touch of another view") }
    switch phase {
    case .began:
      if isKnown || view.over.contains(touch) { breach("view \(index) saw a touch begin twice") }
      view.known.insert(ObjectIdentifier(touch))
    case .moved, .stationary:
      if !isKnown { breach("view \(index) saw an unknown touch move") }
    case .ended, .cancelled:
      if !isKnown { breach("view \(index) saw an unknown touch end") }
      view.known.remove(ObjectIdentifier(touch))
      view.over.insert(touch)
    }
  }

  /// Checks that all state is as it was before the first touch.
  func checkRest() {
    checkScrollView()
    if !stage.isSettled { breach("something is left to do") }
    if !stage.fingers.isEmpty { breach("fingers are down") }
    if !active.isEmpty { breach("\(active.sorted()) never ended") }
    for gesture in gestures where gesture.state != .possible || gesture.numberOfTouches > 0 {
      breach("\(index(of: gesture)) is \(gesture.state) with \(gesture.numberOfTouches) touches")
    }
    for (index, view) in views.enumerated() where !view.known.isEmpty {
      breach("view \(index) was never told of an end")
    }
  }
}

/// Checks that each begun phase ends once, and that scrolling is reported once for each offset.
extension GestureWorld: UIScrollViewDelegate {
  private func begin(_ what: String) {
    defer { whenTold() }
    log.append("\(stage.now) begins \(what)")
    pending[what, default: 0] += 1
    if pending[what] != 1 { breach("\(what) began twice") }
  }

  private func end(_ what: String) {
    defer { whenTold() }
    log.append("\(stage.now) ends \(what)")
    pending[what, default: 0] -= 1
    if pending[what] != 0 { breach("\(what) ended without beginning") }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    defer { if chance(4) { whenTold() } }
    let offset = scrollView.contentOffset
    log.append("\(stage.now) at \(offset.x) \(offset.y)")
    if offset == scrolledOffset { breach("scrolled to the same place") }
    scrolledOffset = offset
    if !offset.x.isFinite || !offset.y.isFinite { breach("scrolled to \(offset)") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begin("dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    end("dragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { begin("decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end("decelerating") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    defer { whenTold() }
    if chance(4) { targetContentOffset = place() }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { whenTold() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    views.first.flatMap { $0.superview === scrollView ? $0 : nil }
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    begin("zooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    end("zooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    defer { if chance(4) { whenTold() } }
    log.append("\(stage.now) shows at \(scrollView.zoomScale)")
    if !scrollView.zoomScale.isFinite { breach("zoomed to \(scrollView.zoomScale)") }
  }

  private func checkScrollView() {
    guard let scrollView else { return }
    let isBusy = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    let isZoomed = scrollView.isZooming || scrollView.isZoomBouncing
    if isBusy || isZoomed { breach("the scroll view does not rest") }
    let scale = scrollView.zoomScale
    if scale < 0.5 || scale > 2 { breach("the content rests at the scale \(scale)") }
    if pending.values.contains(where: { $0 != 0 }) { breach("\(pending) never ended") }
    let offset = scrollView.contentOffset
    let reach = CGPoint(
      x: max(0, scrollView.contentSize.width - scrollView.bounds.width),
      y: max(0, scrollView.contentSize.height - scrollView.bounds.height))
    if offset.x < 0 || offset.y < 0 || offset.x > reach.x || offset.y > reach.y {
      breach("the scroll view rests at \(offset)")
    }
  }
}

/// A view that reports each touch to its world.
@MainActor
final class WatchedView: UIView {
  weak var world: GestureWorld?
  var known: Set<ObjectIdentifier> = []
  var over: Set<UITouch> = []

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches.inOrder { world?.noteTouch(phase, touch, on: self) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches)
  }
}
