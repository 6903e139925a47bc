public import Foundation
public import HeadlessViews

/// A delegate that is notified of scrolling and zooming; every method has a default implementation.
///
/// Every `WillBegin` is followed by its `DidEnd`, also if the view is removed from its stage in
/// between. Only the deallocation of the stage is not notified.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after `contentOffset` has changed for any reason; for moving content, at every frame of
  /// the stage and at the end of the motion.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when fingers begin to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the fingers that dragged the content are lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per *millisecond*, as in UIKit.
  ///   - targetContentOffset: Where the content will come to rest; change it to choose another
  ///     offset. The content still leaves with its velocity. Set to the current offset, it stops
  ///     the content at once.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint)

  /// The same in UIKit's form, with a pointer that is valid during the call; a delegate implements
  /// one of the two.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after the fingers that dragged the content were lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: True if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when released content begins to move.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when released content has come to rest, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when the animation of `setContentOffset(_:animated:)` has ended, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view to zoom, a subview of the scroll view; nil if nothing can be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when fingers or an animation begin to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after `zoomScale` has changed for any reason; a delegate that centers the zoomed view
  /// does so here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when zooming has ended, after the content has returned to an allowed scale.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that `viewForZooming(in:)` returned; nil if there is none.
  ///   - scale: The scale of the content now, unitless.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Calls the other form.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    withUnsafeMutablePointer(to: &targetContentOffset) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
  }

  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns nil: nothing can be zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
