public import Foundation
public import HeadlessStage
public import HeadlessViews

/// A view that shows a part of something larger, which fingers drag and flick.
///
/// ```swift
/// let list = ScrollView(frame: window.bounds)
/// list.contentSize = CGSize(width: 390, height: 4000)
/// list.addSubview(rows)
/// ```
///
/// What shows is where `contentOffset` is: the origin of the bounds. Content that is let go slows down by
/// friction, and beyond an edge is pulled back by a spring; the offset is a function of the stage's time
/// meanwhile, exact at any instant, and the delegate is told at every frame.
///
/// **Together with other pans.** The content is dragged by `panGestureRecognizer`, deeper than the pans
/// of superviews, so it wins over them, unless a delegate of either lets both go on (fact I11). Then
/// both see the same finger, the scroll view first: a sheet that is to move instead may set
/// `contentOffset` in its own action, or in `scrollViewDidScroll`. The drag goes on from wherever the
/// content was put, without a jump, and so does content that was let go, with the velocity it has. What
/// is put back to where it was before the finger moved last has no velocity when the finger is lifted.
///
/// ```swift
/// func didPan(_ pan: PanGestureRecognizer) {
///   guard list.contentOffset.y <= 0 || sheet.isDragged else { return }
///   list.contentOffset.y = 0
///   sheet.follow(pan)
/// }
/// ```
///
/// A subclass that is a `GestureRecognizerDelegate` is the delegate of its recognizers.
///
/// **Zooming.** Two fingers zoom the view that the delegate names in `viewForZooming(in:)`, between
/// `minimumZoomScale` and `maximumZoomScale` and a little beyond on a rubber band; what is under their
/// middle follows it.
///
/// A subclass that overrides `layoutSubviews` has to call it.
@preconcurrency @MainActor
open class ScrollView: View {
  /// What remains of the speed of content that was let go, each millisecond; unitless, between 0 and 1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What remains of the speed each millisecond.
    public let rawValue: CGFloat

    /// A rate by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As most content does it: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// For content that is to stop soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How what is covered of a view counts among the insets of its content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As `scrollableAxes`, and up and down always in the view of a controller that a container with
    /// bars shows, or right in it.
    case automatic = 0

    /// Along the axes on which there is more content than room, or content always bounces.
    case scrollableAxes = 1

    /// Not at all.
    case never = 2

    /// At every edge.
    case always = 3
  }

  /// Who hears of what the view does; not kept.
  open weak var delegate: (any ScrollViewDelegate)?

  /// The size of what is scrolled, in points; not negative.
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

  /// How what is covered of the view, see `safeAreaInsets`, counts among the insets of its content.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { limitsDidChange() } }
  }

  /// How far the content may be dragged beyond its own edges and rest there, in points.
  open var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        refuse("contentInset", contentInset)
        return contentInset = oldValue
      }
      guard contentInset != oldValue else { return }
      rulesDidChange()
      tellAdjustedInset()
    }
  }

  /// True when content that is dragged, or comes, beyond an edge follows on a rubber band.
  public final var bounces = true {
    didSet { if bounces != oldValue { rulesDidChange() } }
  }

  /// True when content that is no taller than the view can be dragged up and down all the same.
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { limitsDidChange() } }
  }

  /// True when content that is no wider than the view can be dragged sideways all the same.
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { limitsDidChange() } }
  }

  /// True when a drag that begins along one axis, and not aslant, stays on it.
  public final var isDirectionalLockEnabled = false

  /// True when a bar at the side says what shows; kept, and drawn by nobody.
  public final var showsVerticalScrollIndicator = true

  /// True when a bar at the bottom says what shows; kept, and drawn by nobody.
  public final var showsHorizontalScrollIndicator = true

  /// How far the bar at the side keeps from the edges, in points; kept, and drawn by nobody.
  public final var verticalScrollIndicatorInsets = EdgeInsets.zero

  /// How far the bar at the bottom keeps from the edges, in points; kept, and drawn by nobody.
  public final var horizontalScrollIndicatorInsets = EdgeInsets.zero

  /// How far both bars keep from the edges, in points; reads as that at the side does.
  public final var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// True when a tap on the status bar goes back to the top; kept, for there is no status bar.
  public final var scrollsToTop = true

  /// True when content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// The least scale at which content may rest; finite and positive.
  ///
  /// What is zoomed is the view that the delegate names, as far as there is a greater
  /// `maximumZoomScale`. The scale that there is does not change with the limits.
  public final var minimumZoomScale: CGFloat = 1 {
    didSet {
      guard minimumZoomScale.isFinite, minimumZoomScale > 0 else {
        refuse("minimumZoomScale", minimumZoomScale)
        return minimumZoomScale = oldValue
      }
      zoomLimitsDidChange()
    }
  }

  /// The greatest scale at which content may rest; finite and positive.
  public final var maximumZoomScale: CGFloat = 1 {
    didSet {
      guard maximumZoomScale.isFinite, maximumZoomScale > 0 else {
        refuse("maximumZoomScale", maximumZoomScale)
        return maximumZoomScale = oldValue
      }
      zoomLimitsDidChange()
    }
  }

  /// True when fingers take the scale beyond its limits on a rubber band, and it comes back.
  public final var bouncesZoom = true

  /// How fast content that was let go slows down; with pages, `.fast` at least.
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

  /// False when fingers cannot scroll; set in the middle of a drag it ends that, and content that moves
  /// by itself stops.
  public final var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if !isScrollEnabled { stopMotion() }
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { comeToRest() }
    }
  }

  /// The pan that drags the content.
  public final var panGestureRecognizer: PanGestureRecognizer { pan }

  let pan = ScrollPanGestureRecognizer()

  /// True while fingers are down that drag, or may yet drag, the content; and while the delegate is told of
  /// the end of a drag after which the content stays where it is.
  public internal(set) final var isTracking = false

  /// How fingers drag the content; nil while they do not.
  final var currentDrag: ScrollDrag?

  final var dragsBegun = 0

  /// What moves the content by itself; nil while nothing does.
  final var motion: ScrollMotion?

  /// The pinch that zooms the content, whether there is anything to zoom or not any more.
  final var storedPinch: ScrollPinchGestureRecognizer?

  /// How the content is zoomed; nil while it is not.
  final var currentZoom: ScrollZoom?

  /// The scale that the delegate was told of last, and whether it is being told.
  final var toldScale: CGFloat = 1
  final var isTellingZoom = false

  /// The offset that the delegate was told of last.
  final var toldOffset = CGPoint.zero

  /// The size that the content was last kept within the limits for.
  final var ruledSize = CGSize.zero

  /// True while the delegate is not to be told of offsets.
  final var isSilent = false

  /// How much of what is covered counts among the insets, in points.
  final var countedSafeArea = EdgeInsets.zero

  /// A view with nothing in it, at a frame in points of its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// A view with nothing in it, of no size: there are no archives here, and nothing is read.
  public override init?(coder: NSCoder?) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    clipsToBounds = true
    ruledSize = bounds.size
    pan.scrollView = self
    pan.delegate = self as? any GestureRecognizerDelegate
    addGestureRecognizer(pan)
  }

  deinit {
    guard let motion else { return }
    ScrollRemains(motion: motion).leave()
  }

  /// Which point of the content is in the corner of the view, in points: the origin of the bounds.
  ///
  /// It may be set at any time, beyond the limits too. A drag that goes on, and content that moves by
  /// itself, go on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      bounds.origin = newValue
      motion?.adopt()
      tellOffset()
    }
  }

  /// Scrolls to an offset: at once, or over 0.3 s.
  ///
  /// Content that moves by itself stops moving as it did. While fingers drag the content, or without a
  /// stage, nothing is animated. The delegate hears of the end of an animation, also of one that was
  /// stopped; where there is no way to go there is none. An offset that is not finite is refused with a
  /// `ScrollIssue`.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(to: offset, animated: animated)
  }

  /// Scrolls just so far that a rectangle of the content shows, if it does not already.
  ///
  /// Of one that is larger than the view, the beginning shows. A rectangle that is not finite is refused
  /// with a `ScrollIssue`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// True while fingers drag the content.
  public final var isDragging: Bool { currentDrag != nil }

  /// True while content that was let go moves by itself.
  public final var isDecelerating: Bool { motion?.path.isRelease == true }

  /// What is kept free around the content, in points: `contentInset`, and what is covered of the view as
  /// far as `contentInsetAdjustmentBehavior` counts that.
  ///
  /// What is covered counts from the layout on at which the view was told of it.
  public final var adjustedContentInset: EdgeInsets {
    let (own, covered) = (contentInset, countedSafeArea)
    return EdgeInsets(
      top: own.top + covered.top, left: own.left + covered.left,
      bottom: own.bottom + covered.bottom, right: own.right + covered.right)
  }

  /// Called after `adjustedContentInset` has changed, before the delegate is told.
  open func adjustedContentInsetDidChange() {}

  /// Keeps the content within its limits when the view has another size, and tells of an offset that was
  /// set by way of the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != ruledSize { limitsDidChange() }
    motion?.adopt()
    tellOffset()
  }

  /// Counts what is covered among the insets; an override has to call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  /// Stops content that moves by itself, for there is no clock any more, or another one.
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
