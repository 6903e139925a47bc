import Foundation
import Transitioning

/// The drag toward a side that dismisses a presentation, except where a scroll view can scroll.
///
/// A scroll view waits until the drag has failed. So a drag that the content can follow scrolls,
/// and at the edge of the content the presentation moves, without any scrolling before.
final class DismissingDrag: PanInteractionController {
  /// The view on which the finger came down.
  private weak var touchedView: UIView?

  private weak var presented: UIViewController?

  init(_ presented: UIViewController, toward edge: TransitionEdge) {
    self.presented = presented
    super.init(toward: edge) { [weak presented] in
      guard let presented, !presented.isModalInPresentation else { return }
      presented.dismiss(animated: true)
    }
    recognizer.delegate = self
  }

  /// True if a scroll view under the finger has content beyond its bounds in the direction of the
  /// drag.
  private var isForScrolling: Bool {
    guard let view = recognizer.view else { return false }
    let outward = edge.outward(in: view.traitCollection.layoutDirection)
    return touchedView?.canScroll(toward: outward, within: view) == true
  }
}

extension DismissingDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 { touchedView = touch.view }
    return true
  }

  /// True for a drag toward the side where no content can scroll, and for a drag along the axis
  /// that catches a running transition.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    let distance = recognizer.translation(in: view)
    let outward = edge.outward(in: view.traitCollection.layoutDirection)
    let along = distance.x * outward.dx + distance.y * outward.dy
    guard abs(along) >= abs(distance.x * outward.dy) + abs(distance.y * outward.dx) else {
      return false
    }
    if isDriving { return true }
    return along > 0 && presented?.isModalInPresentation == false && !isForScrolling
  }

  /// True for the recognizers that scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
  }
}

extension UIView {
  /// True if the view or one around it scrolls, and has content beyond its bounds in the direction of
  /// a finger.
  ///
  /// - Parameters:
  ///   - direction: A unit vector with one component of 1 or -1.
  ///   - root: The view around all that is asked.
  func canScroll(toward direction: CGVector, within root: UIView) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== root }.contains {
      ($0 as? UIScrollView)?.hasContent(beyond: direction) == true
    }
  }
}

extension UIScrollView {
  /// True if a finger that moves in a direction would show content that is beyond the bounds now.
  ///
  /// - Parameter direction: A unit vector with one component of 1 or -1.
  fileprivate func hasContent(beyond direction: CGVector) -> Bool {
    guard isScrollEnabled else { return false }
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    if direction.dx > 0 { return contentOffset.x > least.x }
    if direction.dy > 0 { return contentOffset.y > least.y }
    if direction.dx < 0 {
      return contentOffset.x < max(least.x, contentSize.width + insets.right - bounds.width)
    }
    return contentOffset.y < max(least.y, contentSize.height + insets.bottom - bounds.height)
  }
}
