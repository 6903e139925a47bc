public import Foundation
public import TransitionCurves

/// A rectangle on the screen that shows content, contains subviews and receives touches.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 280, height: 160))
/// card.backgroundColor = .white
/// card.addSubview(UILabel(text: "Hello"))
/// ```
///
/// A view owns the layer that shows it; geometry and appearance are stored in the layer.
@preconcurrency @MainActor
open class UIView: UIResponder, PlainlyMade, LinkTarget {
  /// The class of the layers that views of this class create.
  open class var layerClass: AnyClass { CALayer.self }

  // Other modules read these properties by calls, because access to a stored property from another
  // module includes an exclusivity check.

  /// The layer that shows the view.
  public final var layer: CALayer { ownLayer }

  private final var ownLayer: CALayer

  /// The superview; not retained.
  public final var superview: UIView? { superviewsLayer?.owner as? UIView }

  /// The layer of the superview.
  ///
  /// It is retained, and its owner, the superview, is not. A weak reference to the superview would
  /// already be nil in the superview's own deinit.
  final var superviewsLayer: CALayer?

  /// The subviews, backmost first.
  public final var subviews: [UIView] { subviewList }

  final var subviewList: [UIView] = []

  /// A number to find the view by.
  public final var tag = 0

  /// A name to find the view by, in tests, filmstrips and logs.
  public final var accessibilityIdentifier: String? {
    didSet { layer.noteChange() }
  }

  /// False if touches ignore the view and its subviews.
  public final var isUserInteractionEnabled = true

  /// True if the view receives all touches that begin on it, not only the first.
  public final var isMultipleTouchEnabled = false

  /// True if the view receives touches only while no other view of its window does.
  ///
  /// While the view receives touches, no other view of the window does.
  public final var isExclusiveTouch = false

  /// True if a change of size applies the autoresizing masks of the subviews.
  public final var autoresizesSubviews = true

  /// The meaning of the view, which decides whether it is mirrored in a right-to-left layout.
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The parts of the view's geometry that stretch when its superview changes size.
  public final var autoresizingMask: AutoresizingMask = []

  /// The window that contains the view; the window of a window is the window itself.
  public final var window: UIWindow? { windowLink?.window }

  /// The link to that window, which all views in it share.
  final var windowLink: Link?

  /// The view controller that owns the view, notified of its layout, traits and moves.
  package final var owner: (any ViewOwner)? {
    get { ownOwner.object }
    set { ownOwner = Unretained(newValue) }
  }

  /// The owner, whose cleanup clears the reference.
  private final var ownOwner = Unretained<any ViewOwner>()

  /// The rarely used state, if there is any.
  private(set) final var details: ViewDetails?

  package final var link: Link { makeDetails().link(to: self) }

  /// True while the view and its superviews are notified that the view is about to move.
  final var isMoving = false

  /// True if `updateProperties` must be called.
  final var needsProperties = true

  /// True until the view has been notified of its new window.
  final var hasNewWindow = false

  /// The action provider for all views; an animation block installs it while the block runs.
  package static var actionProvider: (any LayerActionProvider)? {
    get { installedProvider }
    set { installedProvider = newValue }
  }

  private static var installedProvider: (any LayerActionProvider)?

  /// True once the layer has lost its owner because the view is about to be deallocated.
  final var isForgottenByLayer = false

  /// A view with a frame, in points of its superview's space.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    let isPlaced = ownLayer.begin(at: frame)
    super.init()
    layer.owner = self
    if !isPlaced { self.frame = frame }
  }

  /// A view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view of zero size; nothing is decoded, because there are no archives.
  ///
  /// It exists for a `required init?(coder: NSCoder)` to call.
  public init?(coder: NSCoder?) {
    ownLayer = Self.makeLayer()
    _ = ownLayer.begin(at: .zero)
    super.init()
    layer.owner = self
  }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("UIView layerClass must be a subclass of CALayer, not \(layerClass)")
    }
    return layerClass.init()
  }

  /// The initialiser that `init()` calls if a subclass does not inherit `init()`; see
  /// `PlainlyMade`.
  @available(*, unavailable, message: "call init()")
  public required convenience init(plain: Plain) {
    self.init(frame: .zero)
  }

  deinit {
    defer { EndedObjects.add(unsafeBitCast(self, to: UInt.self)) }
    let isLayerAlone = isKnownUniquelyReferenced(&ownLayer)
    let isLayerGoing = isForgottenByLayer || isLayerAlone
    if isLayerGoing, subviewList.isEmpty, details == nil { return }
    let released = subviewList.isEmpty ? nil : ReleasedObjects(subviewList)
    subviewList = []
    ViewCleanup(
      layer: isLayerGoing ? nil : ownLayer, details: details, subviews: released
    ).performOnMainActor()
  }

  /// The rarely used state, created on first use.
  final func makeDetails() -> ViewDetails {
    if let details { return details }
    let new = ViewDetails()
    details = new
    return new
  }

  // MARK: Geometry and appearance

  /// The view's rectangle in its superview's space; see `CALayer.frame`.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own space; see `CALayer.bounds`.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The position of the layer's anchor point in the superview's space: the centre, unless the
  /// anchor point was changed.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The affine transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.transform.affine }
    set { layer.transform = CATransform3D(newValue) }
  }

  /// The three-dimensional transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity of the view and its subviews as one group, in `0...1`.
  open var alpha: CGFloat {
    get { CGFloat(layer.preciseOpacity) }
    set { layer.preciseOpacity = Double(newValue) }
  }

  /// True if neither the view nor its subviews are drawn; a change is never animated, as in UIKit.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The fill behind everything else; nil paints nothing.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// How a picture is fitted into the bounds of a view.
  public typealias ContentMode = CALayer.ContentMode

  /// How the view's picture is fitted into its bounds.
  open var contentMode: ContentMode {
    get { layer.contentMode }
    set { layer.contentMode = newValue }
  }

  /// True if subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The tint colour of the view and its descendants: the superview's unless set.
  ///
  /// Nil resets the colour to the superview's.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  // MARK: Overriding

  /// The next responder: the owner if it is a responder, otherwise the superview.
  open override var next: UIResponder? { owner as? UIResponder ?? superview }

  /// Lays out the subviews; called before a frame when layout is due.
  open func layoutSubviews() {}

  /// Requests layout before the next frame.
  ///
  /// Changes that imply layout, as of the bounds or the subviews, mark the layer directly and do
  /// not call an override.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs the layout that is due now.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Configures the view's content and look from its data; does nothing by default.
  ///
  /// It is called before the view's first layout, and before the layout of a frame if
  /// `setNeedsUpdateProperties()` was called; never call it directly. It is called without a layout
  /// if none is due. What it reads of `Observable` objects is tracked: a change of that requests
  /// another update.
  ///
  /// ```swift
  /// final class Badge: UIView {
  ///   var count = 0 { didSet { setNeedsUpdateProperties() } }
  ///   private let label = UILabel()
  ///
  ///   override func updateProperties() {
  ///     super.updateProperties()
  ///     label.text = "\(count)"
  ///     label.isHidden = count == 0
  ///   }
  /// }
  /// ```
  open func updateProperties() {}

  /// Requests `updateProperties()` before the layout of the next frame.
  ///
  /// Several requests lead to one call. A request from within `updateProperties()` leads to another
  /// call in the same frame; updates that request updates without an end are stopped and reported.
  open func setNeedsUpdateProperties() {
    needsProperties = true
    layer.setNeedsUpdate()
  }

  /// Calls `updateProperties()` now, where it is due: for the view and its controller, and for all
  /// views and controllers below.
  open func updatePropertiesIfNeeded() { layer.updateTree() }

  /// Requests an update of the owner's properties only.
  package final func setNeedsUpdateOwner() { layer.setNeedsUpdate() }

  /// Resizes the view to the size that fits, and leaves the origin of its frame as it is.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size that the view needs within `size`; its current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content needs, in points; `noIntrinsicMetric` where the view has none.
  ///
  /// The library never reads it; code that lays out views by hand can.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of `intrinsicContentSize` for a dimension without an intrinsic size: UIKit's -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The frontmost view under `point`, in the receiver's own space; nil if no view receives touches
  /// there.
  ///
  /// A view hides its whole subtree from touches if it is hidden, disabled, nearly transparent
  /// (alpha below 0.01), not under the point, or turned away with a layer that is not double-sided.
  /// Masks are ignored. The test uses model values, as UIKit does. A view that a property animator
  /// moves is found where it shows, unless the animator says otherwise.
  ///
  /// Subviews are tested with the same method, the frontmost first. An override is called at most a
  /// few hundred views deep.
  open func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// True if `point`, in the view's own space, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent? = nil) -> Bool {
    layer.contains(point)
  }

  /// The action for a change of the view's layer; nil makes the change at once.
  ///
  /// Outside animation blocks it is always nil, so the layer of a view never animates implicitly.
  open func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    UIView.installedProvider?.action(for: layer, forKey: property)
  }

  // MARK: Accessibility

  /// True if assistive technology treats the view as one element, and not its subviews.
  open var isAccessibilityElement: Bool {
    get { details?.isElement ?? false }
    set { makeDetails().isElement = newValue }
  }

  /// A short text that assistive technology reads for the view.
  open var accessibilityLabel: String? {
    get { details?.spokenLabel }
    set { makeDetails().spokenLabel = newValue }
  }

  /// The traits of the view for assistive technology; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { details?.traits ?? [] }
    set { makeDetails().traits = newValue }
  }

  /// True if assistive technology ignores the view's siblings and their subviews while the view is
  /// shown.
  open var accessibilityViewIsModal: Bool {
    get { details?.isModal ?? false }
    set { makeDetails().isModal = newValue }
  }

  /// True if assistive technology ignores the view and its subviews.
  open var accessibilityElementsHidden: Bool {
    get { details?.hidesElements ?? false }
    set { makeDetails().hidesElements = newValue }
  }

  /// Called after the accessibility focus has moved to the view.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after the accessibility focus has left the view.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: View hierarchy

  /// Adds `view` in front of all other subviews, and removes it from its current superview.
  ///
  /// Everything that adds views through the public API calls an override. The views of this library
  /// add their own parts without calling it.
  open func addSubview(_ view: UIView) { addPart(view) }

  /// Removes the view from its superview and window; ignored while the view is already moving.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the safe area insets have changed, before layout.
  open func safeAreaInsetsDidChange() {}

  /// Called after the `tintColor` has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// Called after the layout margins have changed, before layout.
  open func layoutMarginsDidChange() {}

  /// Called after the view's traits have changed on its stage; moving to another stage does not
  /// call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: Hashable {
  /// Views are equal when they are the same object.
  public nonisolated static func == (left: UIView, right: UIView) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "call init()")
extension UIView: PlainMaking {}
