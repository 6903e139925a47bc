import Foundation
import HeadlessControls
import HeadlessStage
import HeadlessViews

/// Shares a finger between a sheet and the content that scrolls in it (fact J6).
///
/// At its upper edge the content stands still while the finger moves the sheet: down, or up as far as
/// the sheet can grow. What is left of a movement at the place where one of the two takes over from the
/// other is the other's, so neither jumps.
@MainActor
final class SheetScrolling {
  private weak var scrollView: ScrollView?

  /// Where the content was after the last movement, in points.
  private var offset: CGFloat = 0

  /// True when the finger scrolled last.
  private(set) var isScrolling = false

  /// True when a recognizer drags content up and down, which is then what the finger is shared with.
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

  /// The finger begins to drag.
  func begin() {
    isScrolling = false
    offset = scrollView?.contentOffset.y ?? 0
  }

  /// How much of a movement, in points, is the sheet's; the content takes what is left.
  ///
  /// - Parameter roomAbove: How far the sheet can go up before the content scrolls, in points.
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
      // The content has gone with the finger already.
      scrollView.contentOffset.y = share == way ? edge : edge - min(way - share, 0)
    }
    offset = scrollView.contentOffset.y
    return share
  }
}
