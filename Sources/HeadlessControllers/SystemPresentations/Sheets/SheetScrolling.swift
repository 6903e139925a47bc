import Foundation
import HeadlessControls
import HeadlessStage
import HeadlessViews

/// The sharing of one finger between a sheet and the content that scrolls in it.
///
/// At the upper edge of the content, the finger moves the sheet: down, or up as far as the sheet
/// can grow. A movement past the point where one takes over from the other is split between them,
/// so that neither jumps.
@MainActor
final class SheetScrolling {
  private weak var scrollView: ScrollView?

  /// The content offset after the last movement, in points.
  private var offset: CGFloat = 0

  /// True if the last movement scrolled the content.
  private(set) var isScrolling = false

  /// True for a recognizer that scrolls content vertically; that content shares the finger from now
  /// on.
  func admits(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view as? ScrollView, view.panGestureRecognizer === recognizer,
      view.isScrollEnabled
    else { return false }
    let insets = view.adjustedContentInset
    let room = view.bounds.height - insets.top - insets.bottom
    guard view.contentSize.height > room || view.alwaysBounceVertical else { return false }
    scrollView = view
    return true
  }

  /// Called when the finger begins to drag.
  func begin() {
    isScrolling = false
    offset = scrollView?.contentOffset.y ?? 0
  }

  /// The part of a movement that moves the sheet, in points; the rest scrolls the content.
  ///
  /// - Parameter roomAbove: The distance that the sheet can move up before the content scrolls, in
  ///   points.
  func share(of way: CGFloat, roomAbove: CGFloat) -> CGFloat {
    guard let scrollView, scrollView.isDragging else {
      isScrolling = false
      return way
    }
    let edge = -scrollView.adjustedContentInset.top
    let share: CGFloat
    if way < 0 {
      share = offset > edge ? 0 : max(way, -max(roomAbove, 0))
    } else {
      share = max(0, way - max(0, offset - edge))
    }
    isScrolling = share == 0
    if share != 0 {
      // The content has already moved with the finger.
      scrollView.contentOffset.y = share == way ? edge : edge - min(way - share, 0)
    }
    offset = scrollView.contentOffset.y
    return share
  }
}
