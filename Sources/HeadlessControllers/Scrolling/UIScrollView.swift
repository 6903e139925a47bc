public import Foundation
public import HeadlessStage
public import HeadlessViews

/// A view that shows a part of larger content, which fingers drag and flick.
///
/// ```swift
/// let list = UIScrollView(frame: window.bounds)
/// list.contentSize = CGSize(width: 390, height: 4000)
/// list.addSubview(rows)
/// ```
///
/// `contentOffset`, the origin of the bounds, is the point of the content at the top-left corner.
/// Friction slows released content down, and beyond an edge a spring pulls the content back.
/// Meanwhile the offset is a function of the stage's time, exact at any instant, and the delegate
/// is notified at every frame.
///
/// **Together with other pans.** The `panGestureRecognizer` is deeper than the pans of superviews,
/// so it prevents them, unless a delegate of either allows both to recognize simultaneously. Then
/// both receive the same finger, the scroll view first. A sheet that must move instead of the
/// content may set `contentOffset` in its own action, or in `scrollViewDidScroll`. The drag
/// continues from the new offset without a jump; so does released content, with its velocity.
/// Content that is set back to its offset before the last move of the finger has no velocity when
/// the finger is lifted.
///
/// ```swift
/// func didPan(_ pan: UIPanGestureRecognizer) {
///   guard list.contentOffset.y <= 0 || sheet.isDragged else { return }
///   list.contentOffset.y = 0
///   sheet.follow(pan)
/// }
/// ```
///
/// A subclass that conforms to `UIGestureRecognizerDelegate` is the delegate of its recognizers.
///
/// **Zooming.** Two fingers zoom the view that the delegate returns from `viewForZooming(in:)`,
/// between `minimumZoomScale` and `maximumZoomScale` and a little beyond on a rubber band. The
/// content point under the middle of the fingers follows them.
///
/// A subclass that overrides `layoutSubviews` must call super.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The fraction of the velocity of released content that remains after each millisecond;
  /// unitless, between 0 and 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after each millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate for most content: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// The rate for content that must stop soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe-area insets count among the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As `scrollableAxes`; vertical insets also always count in the root view of a controller in a
    /// container with bars, and in a direct subview of that root view.
    case automatic = 0

    /// Along the axes on which the content is larger than the view, or always bounces.
    case scrollableAxes = 1

    /// The safe-area insets do not count.
    case never = 2

    /// All safe-area insets count.
    case always = 3
  }

  /// The delegate, which is notified of scrolling and zooming; weakly held.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points; not negative.
  open var contentSize = CGSize.zero {
    didSet {
      let isPossible = contentSize.isFinite && contentSize.width >= 0 && contentSize.height >= 0
      guard isPossible else {
        refuse("contentSize", contentSize)
        return contentSize = oldValue
      }
      if contentSize != oldValue { limitsDidChange() }
    }
  }

  /// How the `safeAreaInsets` of the view count among the insets of its content.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { limitsDidChange() } }
  }

  /// The distance between the content and the edges of the scrollable area, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        refuse("contentInset", contentInset)
        return contentInset = oldValue
      }
      guard contentInset != oldValue else { return }
      rulesDidChange()
      notifyOfAdjustedInset()
    }
  }

  /// True if content that moves beyond an edge follows on a rubber band.
  public final var bounces = true {
    didSet { if bounces != oldValue { rulesDidChange() } }
  }

  /// True if content that is no taller than the view can still be dragged vertically.
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { limitsDidChange() } }
  }

  /// True if content that is no wider than the view can still be dragged horizontally.
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { limitsDidChange() } }
  }

  /// True if a drag that begins along one axis stays on that axis; a diagonal drag moves along
  /// both.
  public final var isDirectionalLockEnabled = false

  /// True if the vertical scroll indicator is shown; stored, but not drawn.
  public final var showsVerticalScrollIndicator = true

  /// True if the horizontal scroll indicator is shown; stored, but not drawn.
  public final var showsHorizontalScrollIndicator = true

  /// The insets of the vertical scroll indicator, in points; stored, but not drawn.
  public final var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the horizontal scroll indicator, in points; stored, but not drawn.
  public final var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of both scroll indicators, in points; reads as `verticalScrollIndicatorInsets`.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// True if a tap on the status bar scrolls to the top; stored without effect, as there is no
  /// status bar.
  public final var scrollsToTop = true

  /// True if content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// The least scale at which the content may rest; finite and positive.
  ///
  /// The view that the delegate returns is zoomed only if `maximumZoomScale` is greater than this.
  /// The present scale does not change with the limits.
  public final var minimumZoomScale: CGFloat = 1 {
    didSet {
      guard minimumZoomScale.isFinite, minimumZoomScale > 0 else {
        refuse("minimumZoomScale", minimumZoomScale)
        return minimumZoomScale = oldValue
      }
      zoomLimitsDidChange()
    }
  }

  /// The greatest scale at which the content may rest; finite and positive.
  public final var maximumZoomScale: CGFloat = 1 {
    didSet {
      guard maximumZoomScale.isFinite, maximumZoomScale > 0 else {
        refuse("maximumZoomScale", maximumZoomScale)
        return maximumZoomScale = oldValue
      }
      zoomLimitsDidChange()
    }
  }

  /// True if fingers can take the scale beyond its limits on a rubber band, from where it returns.
  public final var bouncesZoom = true

  /// The rate at which released content slows down; with paging, at least as strong as `.fast`.
  public final var decelerationRate = DecelerationRate.normal {
    didSet {
      let rate = decelerationRate.rawValue
      guard rate > 0, rate < 1 else {
        refuse("decelerationRate", rate)
        return decelerationRate = oldValue
      }
      if decelerationRate != oldValue { rulesDidChange() }
    }
  }

  /// True if fingers can scroll the content; set to false, it ends a drag and stops moving content.
  public final var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { stopMotion() }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { comeToRest() }
    }
  }

  /// The pan recognizer that drags the content.
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }

  let pan = ScrollPanGestureRecognizer()

  /// True while fingers that drag, or may still drag, the content are down.
  ///
  /// Also true while the delegate is notified of the end of a drag after which the content stays
  /// where it is.
  public internal(set) final var isTracking = false

  /// The present drag; nil if fingers do not drag the content.
  final var currentDrag: ScrollDrag?

  final var dragsBegun = 0

  /// The motion of the content without fingers; nil if there is none.
  final var motion: ScrollMotion?

  /// A motion that is over, until the delegate is notified of its end.
  final var endedMotion: ScrollMotion?

  /// The pinch recognizer, even if the limits no longer allow zooming.
  final var pinchIfLoaded: ScrollPinchGestureRecognizer?

  /// The present zoom; nil if the content is not being zoomed.
  final var currentZoom: ScrollZoom?

  /// The scale of which the delegate was last notified.
  final var notifiedScale: CGFloat = 1
  final var isNotifyingOfScale = false

  /// The offset of which the delegate was last notified.
  final var notifiedOffset = CGPoint.zero

  /// The number of nested notifications of an offset that have not returned.
  final var notificationDepth = 0

  /// The size for which the content was last kept within its limits.
  final var ruledSize = CGSize.zero

  /// True while the delegate is not notified of offsets.
  final var isSilent = false

  /// The part of the safe-area insets that counts among the insets of the content, in points.
  final var countedSafeArea = UIEdgeInsets.zero

  /// Creates an empty view with a frame, in points of its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates an empty view of no size; nothing is decoded, as there are no archives.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    clipsToBounds = true
    ruledSize = bounds.size
    pan.scrollView = self
    pan.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
  }

  deinit {
    guard let motion else { return }
    ScrollCleanup(motion: motion).performOnMainActor()
  }

  /// The point of the content at the top-left corner of the view, in points: the origin of the
  /// bounds.
  ///
  /// It may be set at any time, also beyond the limits. A drag and moving content continue from the
  /// new offset.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      motion?.adoptOffset()
      notifyOfOffset()
    }
  }

  /// Scrolls to an offset, at once or over 0.3 s.
  ///
  /// Moving content stops first. While fingers drag the content, or without a stage, there is no
  /// animation. The delegate is notified of the end of an animation, also of one that was stopped.
  /// If the content is at the offset already, there is no animation. An offset that is not finite
  /// is refused with a `ScrollIssue`.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(to: offset, animated: animated)
  }

  /// Scrolls just so far that a rectangle of the content is visible, if it is not visible already.
  ///
  /// If the rectangle is larger than the view, its start becomes visible. A rectangle that is not
  /// finite is refused with a `ScrollIssue`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// True while fingers drag the content.
  public final var isDragging: Bool { currentDrag != nil }

  /// True while content that fingers have released moves.
  public final var isDecelerating: Bool { motion?.path.isRelease == true }

  /// The insets around the content, in points: `contentInset` plus the safe-area insets as far as
  /// `contentInsetAdjustmentBehavior` counts them.
  ///
  /// A change of the safe area counts from the layout on in which the view is notified of it.
  public final var adjustedContentInset: UIEdgeInsets {
    let (own, covered) = (contentInset, countedSafeArea)
    return UIEdgeInsets(
      top: own.top + covered.top, left: own.left + covered.left,
      bottom: own.bottom + covered.bottom, right: own.right + covered.right)
  }

  /// Called after `adjustedContentInset` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}

  /// Keeps the content within its limits after a change of the view's size, and notifies the
  /// delegate of an offset that was set through the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != ruledSize { limitsDidChange() }
    motion?.adoptOffset()
    notifyOfOffset()
  }

  /// Updates the counted safe area; an override must call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  /// Stops moving content, because the view has no clock now or another one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard motion != nil else { return }
    stopMotion()
    comeToRest()
  }

  final func refuse<Value>(_ property: String, _ value: Value) {
    layer.report(
      ScrollIssue.impossibleValue(view: layer.label, property: property, value: "\(value)"))
  }
}
