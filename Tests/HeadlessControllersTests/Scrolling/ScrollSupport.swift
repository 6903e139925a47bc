import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport

/// A stage with a scroll view of 400 by 800 points in its window.
@MainActor
struct ScrollScene {
  let stage: Stage
  let window: UIWindow
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let witness: ScrollWitness

  init(height: CGFloat = 4000, width: CGFloat = 400, frameRate: Double = 60) {
    stage = Stage(size: CGSize(width: 400, height: 800), frameRate: frameRate)
    stage.diagnostics.handler = { _ in }
    window = UIWindow(stage: stage)
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
final class ScrollWitness: UIScrollViewDelegate {
  let log: Log
  var offsets: [CGPoint] = []
  /// The view for zooming.
  weak var zoomedView: UIView?
  var scales: [CGFloat] = []
  var whenScrolled: (UIScrollView) -> Void = { _ in }
  var whenLifted: (UIScrollView, CGPoint, inout CGPoint) -> Void = { _, _, _ in }
  var whenTold: (UIScrollView, String) -> Void = { _, _ in }

  init(_ log: Log) { self.log = log }

  private func note(_ what: String, _ view: UIScrollView) {
    log.note(what)
    whenTold(view, what)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    whenScrolled(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin dragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    note("lift", scrollView)
    whenLifted(scrollView, velocity, &targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("end dragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("begin decelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("end decelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("end animation", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("begin zooming", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scales.append(scrollView.zoomScale)
    whenTold(scrollView, "zoom")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("end zooming \(scale)", scrollView)
  }
}
