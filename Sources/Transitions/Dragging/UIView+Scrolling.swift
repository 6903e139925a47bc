import Foundation
import Transitioning

extension UIView {
  /// True if the view or one around it scrolls, and has content beyond its bounds in the direction of
  /// a finger.
  ///
  /// - Parameters:
  ///   - direction: A unit vector with one component of 1 or -1.
  ///   - root: The outermost view that is asked.
  func canScroll(toward direction: CGVector, within root: UIView) -> Bool {
    sequence(first: self) { $0 === root ? nil : $0.superview }.contains {
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
