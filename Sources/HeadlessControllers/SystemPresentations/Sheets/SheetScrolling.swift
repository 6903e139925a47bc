public import Foundation
import HeadlessControls
public import HeadlessStage
import HeadlessViews

/// The sharing of one finger between a sheet and the content that scrolls in it.
///
/// At the upper edge of the content, the finger moves the sheet: down, or up as far as the sheet
/// can grow. A movement past the point where one takes over from the other is split between them,
/// so that neither jumps. `SheetPresentationController` shares its drag in this way; the drag of
/// another sheet can, too:
///
/// ```swift
/// final class Drag: GestureRecognizerDelegate {
///   let recognizer = PanGestureRecognizer()
///   private let scrolling = SheetScrolling()
///
///   // The recognizer's action calls `scrolling.begin()` when the drag begins, and moves the sheet
///   // by `scrolling.share(of:roomAbove:)` of each movement.
///
///   func gestureRecognizer(
///     _ gestureRecognizer: GestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
///   ) -> Bool {
///     scrolling.admits(otherGestureRecognizer)
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class SheetScrolling {
  private weak var scrollView: ScrollView?

  /// The content offset after the last movement, in points.
  private var offset: CGFloat = 0

  /// True if the last movement scrolled the content, so that the sheet has no velocity.
  public private(set) var isScrolling = false

  /// Creates a sharing without content.
  public init() {}

  /// Returns true for the recognizer of content that scrolls vertically; that content shares the
  /// finger from now on.
  public func admits(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view as? ScrollView, view.panGestureRecognizer === recognizer,
      view.isScrollEnabled
    else { return false }
    let insets = view.adjustedContentInset
    let room = view.bounds.height - insets.top - insets.bottom
    guard view.contentSize.height > room || view.alwaysBounceVertical else { return false }
    scrollView = view
    return true
  }

  /// Begins to share a drag; the drag's recognizer has begun.
  public func begin() {
    isScrolling = false
    offset = scrollView?.contentOffset.y ?? 0
  }

  /// Returns the part of a movement that moves the sheet, in points; the rest scrolls the content.
  ///
  /// - Parameters:
  ///   - way: The movement of the finger since the last call, in points; positive downwards.
  ///   - roomAbove: The distance that the sheet can move up before the content scrolls, in points.
  public func share(of way: CGFloat, roomAbove: CGFloat) -> CGFloat {
    guard let scrollView, scrollView.isDragging || mayScroll(scrollView) else {
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

  /// True for content away from its upper edge that the finger may scroll, but has not dragged far
  /// enough yet.
  private func mayScroll(_ scrollView: ScrollView) -> Bool {
    scrollView.isTracking && scrollView.panGestureRecognizer.state == .possible
      && offset > -scrollView.adjustedContentInset.top
  }
}
