import Foundation
import HeadlessStage
import HeadlessViews

/// The pan recognizer that drags the content of a scroll view.
///
/// It begins when fingers have moved far enough along an axis along which the content can scroll,
/// so a view that scrolls vertically leaves horizontal drags to other recognizers. If the content
/// is at an edge, a drag beyond that edge is left to an enclosing scroll view that can scroll
/// further in that direction.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view whose content is dragged; the scroll view retains the recognizer.
  weak var scrollView: UIScrollView? {
    didSet { (observer, rules) = (self, self) }
  }

  /// True if the drag is over, and the fingers are about to be dropped.
  var hasEnded: Bool { state == .ended || state == .cancelled }

  /// True if the recognizer may still begin with a touch that `other` tracks.
  private func isUndecided(with other: UIGestureRecognizer) -> Bool {
    isUndecided && sharesTouch(with: other)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.pinchIfLoaded
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let before = self.translation(in: scrollView)
    super.setTranslation(translation, in: view)
    let after = self.translation(in: scrollView)
    scrollView?.translationDidJump(by: CGPoint(x: after.x - before.x, y: after.y - before.y))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingersDidComeDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}

extension ScrollPanGestureRecognizer: PanRules {
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat {
    guard let scrollView else { return 0 }
    let (from, to) = (convert(start, to: scrollView), convert(end, to: scrollView))
    let distances = ScrollAxis.allCases.filter(scrollView.canScroll).map { abs(to[$0] - from[$0]) }
    return distances.count == 2 ? hypot(distances[0], distances[1]) : distances.first ?? 0
  }

  func accepts(from start: CGPoint, to end: CGPoint) -> Bool {
    guard let scrollView else { return true }
    let (from, to) = (convert(start, to: scrollView), convert(end, to: scrollView))
    let distances = ScrollAxis.allCases.filter(scrollView.canScroll).map { ($0, to[$0] - from[$0]) }
    guard let (axis, direction) = distances.max(by: { abs($0.1) < abs($1.1) }),
      !scrollView.hasMore(along: axis, for: direction)
    else { return true }
    var place = scrollView.superview
    while let view = place {
      if let outer = view as? UIScrollView, outer.pan.isUndecided(with: self),
        outer.hasMore(along: axis, for: direction)
      {
        return false
      }
      place = view.superview
    }
    return true
  }
}

extension ScrollPanGestureRecognizer: GestureObserver {
  func recognizerWillSend(_ state: State) {
    switch state {
    case .began: scrollView?.beginDragging()
    case .changed: scrollView?.drag()
    case .ended: scrollView?.endDragging(isCancelled: false)
    case .cancelled: scrollView?.endDragging(isCancelled: true)
    case .possible, .failed: break
    }
  }
}
