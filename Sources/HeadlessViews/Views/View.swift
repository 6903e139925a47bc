public import Foundation

/// A rectangle on the screen that holds others, shows something, and can be touched.
///
/// ```swift
/// let card = View(frame: CGRect(x: 20, y: 40, width: 280, height: 160))
/// card.backgroundColor = .white
/// card.addSubview(Label(text: "Hello"))
/// ```
///
/// A view owns the layer that shows it; geometry and appearance are the layer's.
@preconcurrency @MainActor
open class View: Responder, PlainlyMade {
  /// The kind of layer that views of this class make.
  open class var layerClass: AnyClass { Layer.self }

  /// The layer that shows the view.
  public final let layer: Layer

  /// The view this one is in; not counted, see `Layer.superlayer`.
  public internal(set) final var superview: View? {
    get { superviewReference.object }
    set { superviewReference = BackReference(newValue) }
  }

  @exclusivity(unchecked) final var superviewReference = BackReference<View>()

  /// The views in this one, backmost first.
  public final var subviews: [View] { subviewList.joined() }

  @exclusivity(unchecked) final var subviewList = Siblings<View>()

  /// A number to find the view by.
  public final var tag = 0

  /// A name to find the view by, in tests, filmstrips and logs.
  public final var accessibilityIdentifier: String?

  /// False when touches pass through the view and everything in it.
  public final var isUserInteractionEnabled = true

  /// True when the view is told of all fingers that come down on it, not of the first alone.
  public final var isMultipleTouchEnabled = false

  /// True when the view is told of touches only while no other view of its window is, and no other
  /// view of the window while this one is.
  public final var isExclusiveTouch = false {
    didSet { if isExclusiveTouch { View.anyIsExclusive = true } }
  }

  /// True once any view was told of touches exclusively.
  @exclusivity(unchecked) package private(set) static var anyIsExclusive = false

  /// True when a change of size stretches the subviews by their masks.
  public final var autoresizesSubviews = true

  /// Whether the view is mirrored where lines begin at the right.
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// Which parts of the view's place stretch when its superview changes size.
  public final var autoresizingMask: AutoresizingMask = []

  /// The window the view is in; a window's window is itself.
  public internal(set) final var window: Window? {
    get { windowReference.object }
    set { windowReference = BackReference(newValue) }
  }

  @exclusivity(unchecked) final var windowReference = BackReference<Window>()

  /// The view controller that the view belongs to, which hears of its layout, traits and moves; its
  /// remains clear it.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any ViewOwner)? {
    didSet { hasOwner = owner != nil }
  }

  /// True when there is an owner; a look at `owner` itself counts it up and down.
  @exclusivity(unchecked) private(set) final var hasOwner = false

  /// What there is to say of the view beyond that, if anything.
  @exclusivity(unchecked) private(set) final var details: ViewDetails?

  /// True while the view and its superviews are being told that it is about to move.
  @exclusivity(unchecked) final var isMoving = false

  /// The piece of a long list of subviews in which the view is.
  @exclusivity(unchecked) package final var siblingPiece: UInt32 = 0

  /// True until the view has been told of the window it came to.
  @exclusivity(unchecked) final var hasNewWindow = false

  /// Answers for all views; installed by whoever runs an animation block, for as long as it runs.
  @exclusivity(unchecked) package static var actionProvider: (any LayerActionProvider)?

  /// True once the layer has lost its owner because the view is about to be deallocated.
  @exclusivity(unchecked) final var isForgottenByLayer = false

  /// A view with a frame, in points of its superview's space.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    let isPlaced = layer.begin(at: frame)
    super.init()
    layer.owner = self
    if !isPlaced { self.frame = frame }
  }

  /// A view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view of zero size: there are no archives here, and nothing is read.
  ///
  /// It is there to be called by a `required init?(coder: NSCoder)`.
  public init?(coder: NSCoder?) {
    layer = Self.makeLayer()
    _ = layer.begin(at: .zero)
    super.init()
    layer.owner = self
  }

  private static func makeLayer() -> Layer {
    guard let layerClass = layerClass as? Layer.Type else {
      preconditionFailure("a view cannot have a layer of the class \(layerClass)")
    }
    return layerClass.init()
  }

  /// What `init()` calls where a subclass does not have it from here; see `PlainlyMade`.
  @available(*, unavailable, message: "call init()")
  public required convenience init(plain: Plain) {
    self.init(frame: .zero)
  }

  deinit {
    let isLayerGoing = isRetainedOnce(.passUnretained(layer))
    if isForgottenByLayer || isLayerGoing, subviewList.isEmpty, details == nil { return }
    let orphans = subviewList.isEmpty ? nil : Orphans(subviewList.elements)
    subviewList = Siblings()
    ViewRemains(
      layer: isForgottenByLayer ? nil : layer, isLayerGoing: isLayerGoing, details: details,
      subviews: orphans
    ).leave()
  }

  /// The place for what there is to say beyond what all views say.
  final func makeDetails() -> ViewDetails {
    if let details { return details }
    let new = ViewDetails()
    details = new
    return new
  }

  // MARK: Geometry and looks

  /// The view's rectangle in its superview's space; see `Layer.frame`.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own space; see `Layer.bounds`.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the layer's anchor point is in the superview's space: the middle, unless that was moved.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform of the plane about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.transform.affine }
    set { layer.transform = Transform3D(newValue) }
  }

  /// The transform of space about the anchor point.
  open var transform3D: Transform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Opacity of the view and all in it as one group, in `0...1`.
  open var alpha: CGFloat {
    get { CGFloat(layer.preciseOpacity) }
    set { layer.preciseOpacity = Double(newValue) }
  }

  /// True when the view and all in it are left out; a change is never animated (fact C18).
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The fill behind everything else; nil paints nothing.
  open var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// True when subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of what can be tapped, in the view and all in it: the superview's, unless another is
  /// set; nil goes back to that.
  open var tintColor: Color! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  // MARK: Overriding

  /// Whoever is responsible for the view, if touches can be passed there; else its superview.
  open override var next: Responder? { owner as? Responder ?? superview }

  /// Places the subviews; called before a frame when layout is due.
  open func layoutSubviews() {}

  /// Asks for layout before the next frame; what asks for it from within asks the layer.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now whatever of the tree is due.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Gives the view the size that fits, keeping the origin of its frame.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size the view would like within `size`; its current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the view has by what it shows, in points; `noIntrinsicMetric` where it has none.
  ///
  /// Nobody asks but whoever lays out views by hand: there are no constraints.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Stands for no size of its own in `intrinsicContentSize`: UIKit's -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The frontmost view under `point`, in the receiver's own space; nil when none wants touches.
  ///
  /// A view that is hidden, disabled, nearly transparent (alpha below 0.01), turned away with a layer
  /// that is not double-sided, or not under the point hides its whole subtree from touches (facts
  /// B18–B21); masks hide nothing from them. Model values count, except that a view which a property
  /// animator moves is found where it shows, unless the animator is told otherwise (facts B24, H35,
  /// H50).
  ///
  /// Subviews are asked by the same method, the frontmost first; an override is not asked more than
  /// a few hundred views deep.
  open func hitTest(_ point: CGPoint, with event: Event? = nil) -> View? {
    frontmostView(at: point, with: event)
  }

  /// True when `point`, in the view's own space, belongs to it.
  open func point(inside point: CGPoint, with event: Event? = nil) -> Bool {
    layer.contains(point)
  }

  /// The action for a change of the view's layer; nil changes it at once.
  ///
  /// Outside animation blocks that is the answer to everything (fact C2).
  open func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    View.actionProvider?.action(for: layer, forKey: property)
  }

  // MARK: Accessibility

  /// True when the view is read out as one, and nothing in it by itself.
  open var isAccessibilityElement: Bool {
    get { details?.isElement ?? false }
    set { makeDetails().isElement = newValue }
  }

  /// What is read out for the view, in a few words.
  open var accessibilityLabel: String? {
    get { details?.spokenLabel }
    set { makeDetails().spokenLabel = newValue }
  }

  /// What the view is to whoever has it read out; nothing in particular unless set.
  open var accessibilityTraits: AccessibilityTraits {
    get { details?.traits ?? [] }
    set { makeDetails().traits = newValue }
  }

  /// True when none of the view's siblings, and nothing in them, can be reached while it is shown.
  open var accessibilityViewIsModal: Bool {
    get { details?.isModal ?? false }
    set { makeDetails().isModal = newValue }
  }

  /// True when neither the view nor anything in it can be reached.
  open var accessibilityElementsHidden: Bool {
    get { details?.hidesElements ?? false }
    set { makeDetails().hidesElements = newValue }
  }

  /// Called after the view has become the one that is read out.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after the view was the one that is read out, and is no more.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Moving

  /// Puts `view` in front of all other subviews, taking it out of the superview it has.
  ///
  /// An override is called by everything that adds views by this door, and not for the parts that a view
  /// of this library is made of.
  open func addSubview(_ view: View) { addPart(view) }

  /// Takes the view out of its superview and window; ignored while it is on its way already.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Called before the view moves to another window, or to none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view has moved to another window, or to none.
  open func didMoveToWindow() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after more or less of the view is covered by bars and the like, before its layout.
  open func safeAreaInsetsDidChange() {}

  /// Called after the view's `tintColor` has become another, here or further up.
  open func tintColorDidChange() {}

  /// Called after the space that the view keeps free at its edges has changed, before its layout.
  open func layoutMarginsDidChange() {}

  /// Called after the traits of the stage that the view is on have changed; a view that comes to
  /// another stage is not called.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

extension View: Sibling {}

extension View: Hashable {
  /// Views are equal when they are the same object.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "call init()")
extension View: PlainMaking {}
