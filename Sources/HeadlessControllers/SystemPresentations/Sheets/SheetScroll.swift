import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The sharing of one finger between a sheet and the content that scrolls in it.
@MainActor
final class SheetScroll {
  private weak var scrollView: UIScrollView?

  private var sharing = ScrollSharing()

  /// True if the last movement scrolled the content, so that the sheet has no velocity.
  var isScrolling: Bool { sharing.isScrolling }

  /// Returns true for the recognizer of content that scrolls vertically; that content shares the
  /// finger from now on.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view as? UIScrollView, view.panGestureRecognizer === recognizer,
      view.isScrollEnabled
    else { return false }
    let insets = view.adjustedContentInset
    let room = view.bounds.height - insets.top - insets.bottom
    guard view.contentSize.height > room || view.alwaysBounceVertical else { return false }
    scrollView = view
    return true
  }

  /// Begins to share a drag; the drag's recognizer has begun.
  func begin() {
    sharing.begin(at: scrollView?.contentOffset.y ?? 0)
  }

  /// Returns the part of a movement that moves the sheet, in points; the rest scrolls the content.
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger since the last call, in points; positive downwards.
  ///   - roomAbove: The distance that the sheet can move up before the content scrolls, in points.
  func share(of movement: CGFloat, roomAbove: CGFloat) -> CGFloat {
    guard let scrollView else { return movement }
    let waits = scrollView.isTracking && scrollView.panGestureRecognizer.state == .possible
    let (share, offset) = sharing.share(
      of: movement, roomAbove: roomAbove, edge: -scrollView.adjustedContentInset.top,
      scrollView.isDragging ? .scrolls : waits ? .waits : .rests)
    if let offset { scrollView.contentOffset.y = offset }
    sharing.offset = scrollView.contentOffset.y
    return share
  }
}
