/// The sharing of one finger between a sheet and the content that scrolls in it.
///
/// At the upper edge of the content, the finger moves the sheet: down, or up as far as the sheet
/// can grow. A movement past the point where one takes over from the other is split between them,
/// so that neither jumps. `UISheetPresentationController` shares its drag in this way; the drag of
/// another sheet can, too:
///
/// ```swift
/// final class Drag: NSObject, UIGestureRecognizerDelegate {
///   let recognizer = UIPanGestureRecognizer()
///   private let scrolling = SheetScrolling()
///
///   // The recognizer's action calls `scrolling.beginDrag()` when the drag begins, and moves the sheet
///   // by `scrolling.share(of:roomAbove:)` of each movement.
///
///   func gestureRecognizer(
///     _ gestureRecognizer: UIGestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
///   ) -> Bool {
///     scrolling.adopt(otherGestureRecognizer)
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class SheetScrolling {
  private weak var scrollView: UIScrollView?

  private var sharing = ScrollSharing()

  /// True if the last movement scrolled the content, so that the sheet has no velocity.
  public var isScrolling: Bool { sharing.isScrolling }

  /// Creates a sharing without content.
  public init() {}

  /// Returns true for the recognizer of content that scrolls vertically; that content shares the
  /// finger from now on.
  public func adopt(_ recognizer: UIGestureRecognizer) -> Bool {
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
  public func beginDrag() {
    sharing.begin(at: scrollView?.contentOffset.y ?? 0)
  }

  /// Returns the part of a movement that moves the sheet, in points; the rest scrolls the content.
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger since the last call, in points; positive downwards.
  ///   - roomAbove: The distance that the sheet can move up before the content scrolls, in points.
  public func share(of movement: CGFloat, roomAbove: CGFloat) -> CGFloat {
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
