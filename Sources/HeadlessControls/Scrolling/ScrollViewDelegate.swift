public import Foundation
public import HeadlessViews

/// Hears of what a scroll view does; nothing has to be answered.
///
/// Every `WillBegin` is followed by its `DidEnd`, also when the view is taken off its stage in between;
/// only a stage that goes says nothing.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called after `contentOffset` has changed, whoever changed it: while the content moves by itself at
  /// every frame of the stage, and at its end.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when fingers begin to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when the fingers that dragged the content are lifted.
  ///
  /// - Parameters:
  ///   - velocity: How fast the offset changes, in points per *millisecond*, as in UIKit.
  ///   - targetContentOffset: Where the content will come to rest; change it to make it rest elsewhere.
  ///     The content still leaves at its velocity, and at the current offset it stops at once.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint)

  /// The same in UIKit's form, whose pointer is good for as long as the call takes; a delegate writes one
  /// of the two.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after the fingers that dragged the content were lifted.
  ///
  /// - Parameter decelerate: True when the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the content that went on by itself has come to rest, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when the animation of `setContentOffset(_:animated:)` has ended, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// The view that is to be zoomed, in the scroll view; nil when nothing is.
  func viewForZooming(in scrollView: ScrollView) -> View?

  /// Called when the content begins to be zoomed by fingers, or by an animation.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)

  /// Called after `zoomScale` has changed, whoever changed it: a view that is to stay in the middle is
  /// moved there now.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// Called when the content is zoomed no more, after it has come back to a scale that it may rest at.
  ///
  /// - Parameter scale: How large the content shows now, unitless.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Does what the other form does.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    withUnsafeMutablePointer(to: &targetContentOffset) {
      scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
  }

  /// Lets the content come to rest where it will.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Zooms nothing.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
