import Foundation
import HeadlessControls
import HeadlessStage
import HeadlessViews
import TestSupport

/// A stage with a scroll view of 400 by 800 points in its window.
@MainActor
struct ScrollScene {
  let stage: Stage
  let window: Window
  let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let witness: ScrollWitness

  init(height: CGFloat = 4000, width: CGFloat = 400, frameRate: Double = 60) {
    stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
    stage.diagnostics.handler = { _ in }
    window = Window(stage: stage)
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.contentSize = CGSize(width: width, height: height)
    witness = ScrollWitness(Log(stage))
    view.delegate = witness
    stage.advance(by: 0)
  }

  /// The offset along y.
  var offset: Double { Double(view.contentOffset.y) }

  /// Flicks up for a positive velocity, advances until the finger is lifted, and returns the offset
  /// there.
  func flick(_ velocity: Double, over distance: CGFloat = 100) -> Double {
    let way = velocity < 0 ? distance : -distance
    stage.flick(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + way), velocity: abs(velocity))
    while !view.isDecelerating, !stage.isSettled { stage.advance(by: 1 / 60.0) }
    return offset
  }
}

/// A delegate of a scroll view that logs all callbacks except scrolling, and runs the test's
/// closures.
@MainActor
final class ScrollWitness: ScrollViewDelegate {
  let log: Log
  var offsets: [CGPoint] = []
  /// The view for zooming.
  weak var zoomedView: View?
  var scales: [CGFloat] = []
  var whenScrolled: (ScrollView) -> Void = { _ in }
  var whenLifted: (ScrollView, CGPoint, inout CGPoint) -> Void = { _, _, _ in }
  var whenTold: (ScrollView, String) -> Void = { _, _ in }

  init(_ log: Log) { self.log = log }

  private func note(_ what: String, _ view: ScrollView) {
    log.note(what)
    whenTold(view, what)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset)
    whenScrolled(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begin dragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    note("lift", scrollView)
    whenLifted(scrollView, velocity, &targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("end dragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note("begin decelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note("end decelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note("end animation", scrollView)
  }
  func viewForZooming(in scrollView: ScrollView) -> View? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    note("begin zooming", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) {
    scales.append(scrollView.zoomScale)
    whenTold(scrollView, "zoom")
  }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
    note("end zooming \(scale)", scrollView)
  }
}
