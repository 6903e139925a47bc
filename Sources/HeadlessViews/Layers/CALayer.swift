public import TransitionCurves

/// A rectangle in a tree of rectangles, with geometry and appearance but no behaviour.
///
/// ```swift
/// let card = CALayer()
/// card.frame = CGRect(x: 20, y: 40, width: 280, height: 160)
/// card.cornerRadius = 16
/// view.layer.addSublayer(card)
/// ```
///
/// A layer's properties are its *model* values; the values that it shows during an animation are
/// its *presentation* values. Setting a value that is not finite is refused with a `ViewIssue`.
@preconcurrency @MainActor
open class CALayer {
  // With the check of its accesses, `looked shared` takes 15 % longer.
  /// The model values of the layer.
  @exclusivity(unchecked) public internal(set) final var properties = LayerProperties()

  // `contents`, `name`, `owner` and `original` are computed, because access to a stored property from
  // another module includes an exclusivity check, which costs more than the call.

  /// The content that the layer draws over its background.
  public final var contents: LayerContents? {
    get { ownContents }
    set {
      keepShown()
      ownContents = newValue
      if case .image(let image) = newValue {
        showsDrawing = image.drawing != nil
      } else {
        showsDrawing = false
      }
      noteChange()
    }
  }

  private final var ownContents: LayerContents?

  /// True if the contents are an image that was drawn.
  private final var showsDrawing = false

  /// The name of the layer, for people.
  public final var name: String? {
    get { givenName }
    set {
      givenName = newValue
      noteChange()
    }
  }

  private final var givenName: String?

  /// The look of the layer, as the stage's module last made it; nil if the layer paints nothing.
  private final var lastLook: AnyObject?

  /// True if the look or the name may have changed since the last look was made.
  final var isLookNew = true

  /// The superlayer, without regard to presentation copies; its cleanup clears the reference.
  final var parent: CALayer? {
    get { ownParent.object }
    set { ownParent = Unretained(newValue) }
  }

  private final var ownParent = Unretained<CALayer>()

  /// The tree on a screen that the layer belongs to; nil if there is none.
  final var ownTree: LayerTree?

  /// The view that owns the layer; nil if none does.
  package final var owner: (any LayerOwner)? {
    get { ownOwner.object }
    set {
      ownOwner = Unretained(newValue)
      noteChange()
    }
  }

  /// The owner, whose cleanup clears the reference.
  private final var ownOwner = Unretained<any LayerOwner>()

  /// The motion that makes the layer look different from its model, if it has had one.
  final var ownMotion: (any LayerMotion)?

  /// The parts of that motion if all are linear; empty if frames ask the motion.
  final var followedMotions: [FollowedMotion] = []

  /// The number of times that the motion was asked since it changed last.
  ///
  /// At the second time its linear motions are read: one that changes in each frame is not followed.
  final var timesAsked = 0

  /// True while that motion makes the layer look different.
  final var isMoving = false

  /// True while that motion changes more than the place, the shape and the opacity of the layer's
  /// look.
  final var isLookMoving = false

  /// True while that motion changes the drawing order.
  final var isDepthMoving = false

  // With the check of its accesses, `looked shared` takes 14 % longer.
  /// The values that the layer showed when it was last read during a motion.
  @exclusivity(unchecked) final var shown = LayerProperties()

  /// The moment of `shown`.
  final var shownMoment = -1

  /// True if the model or the motion has changed since `shown` was computed.
  final var isShownStale = true

  /// True once the layer or a descendant has had a motion; only such layers are notified of time
  /// changes.
  final var mayMove = false

  /// The layer of which this one is a presentation copy.
  package final var original: CALayer? { ownOriginal }

  private final var ownOriginal: CALayer?

  /// The layer's time within its superlayer's.
  final var time = LayerTime.superlayers

  /// True once the time of a layer in no tree has differed from its superlayer's; for layers in a
  /// tree, see `LayerTree.timesHaveDiffered`.
  static var looseTimesHaveDiffered = false

  /// A number that is unique in the process and ascends in the order of creation.
  package final let serialNumber: Int

  private static var layersMade = 0

  /// The number of changes to what layers show, except those that time makes.
  package static var changes: Int { changesMade }

  static var changesMade = 0

  /// The number of times that a layer was added to another.
  ///
  /// While the number stays the same, no cycle can form in a tree.
  static var attachments = 0

  /// The number of turns that the tree had ended when the layer joined it.
  final var joinedAt = 0

  /// The number of frames that the tree had ended when the layer joined it, or when what the layer
  /// showed was stored; see `ShownLayer`.
  final var keptAt = 0

  /// The action provider for layers that no view owns; installed by the stage's module.
  package static var actionProvider: (any LayerActionProvider)?

  /// True while changes are made at once, without a search for an action.
  static var areActionsDisabled = false

  /// The rarely used state, if there is any.
  final var details: LayerDetails?

  /// The sublayers, backmost first.
  final var sublayerList: [CALayer] = []

  /// True if `layoutSublayers` must run.
  final var isLayoutNeeded = true

  /// True if the owner's properties must be updated; a layer without an owner ignores it.
  final var isUpdateNeeded = true

  /// The number of sublayers and masks that are due for layout, plus one for each layout pass that
  /// is visiting this layer.
  ///
  /// See `isLayoutDue`.
  final var dueBelow: UInt32 = 0

  /// True while `layoutSublayers` runs.
  final var isInLayout = false

  /// True if the layer's place has changed since its owner was notified.
  final var isPlaceNew = false

  /// True if the layer is the mask of its superlayer, not a sublayer.
  final var isMask = false

  /// An empty layer of zero size.
  public required init() {
    CALayer.layersMade += 1
    serialNumber = CALayer.layersMade
  }

  deinit {
    defer { EndedObjects.add(unsafeBitCast(self, to: UInt.self)) }
    let motion = CALayer.retained(ownMotion.take())
    if motion == nil, details == nil, time == .superlayers, sublayerList.isEmpty { return }
    let released = sublayerList.isEmpty ? nil : ReleasedObjects(sublayerList)
    sublayerList = []
    LayerCleanup(motion: motion, details: details, children: released)
      .performOnMainActor()
  }

  /// The motion, if something else retains it too; nil if only the layer retains it.
  ///
  /// A motion that only the layer retains moves nothing, and needs no cleanup.
  private nonisolated static func retained(
    _ motion: consuming (any LayerMotion)?
  ) -> (any LayerMotion)? {
    guard var motion else { return nil }
    return isAlone(&motion) ? nil : motion
  }

  private nonisolated static func isAlone(_ motion: inout some LayerMotion) -> Bool {
    isKnownUniquelyReferenced(&motion)
  }

  /// The action for a change of `property` that is about to be made; nil makes the change at once.
  ///
  /// A layer that belongs to a view asks the view. Any other layer asks its delegate, then
  /// `actions`, then `defaultAction(forKey:)`, and takes the first result, as in Core Animation. A
  /// `NullAction` ends the search with nil. If there is no result, the change animates as the
  /// transaction says. While actions are disabled, there is no search at all.
  open func action(forKey property: LayerProperty) -> (any CAAction)? {
    if let owner { return owner.action(for: self, forKey: property) }
    let own = details?.action(for: self, forKey: property)
    if let action = own ?? Self.defaultAction(forKey: property) {
      return action.endsSearch ? nil : action
    }
    return CALayer.actionProvider?.action(for: self, forKey: property)
  }

  /// The default action of this class for a change of `property`; nil unless overridden.
  open class func defaultAction(forKey property: LayerProperty) -> (any CAAction)? { nil }

  /// Called when layout is due; the layer of a view calls the view's `layoutSubviews`.
  open func layoutSublayers() {
    owner?.layoutSublayers(of: self)
  }

  /// True once a turn has ended with the layer in a tree.
  package var isCommitted: Bool {
    guard let ownTree else { return false }
    return joinedAt < ownTree.turns
  }

  /// True if the contents are an image that was drawn; read for each layer of a frame, without the
  /// contents.
  package var hasDrawnContents: Bool { showsDrawing }

  /// Makes a new layer a presentation copy of `model` that shows `properties`.
  package func become(presentationOf model: CALayer, showing properties: LayerProperties) {
    ownOriginal = model
    name = model.name
    contents = model.contents
    self.properties = properties
  }

  /// Makes a new layer look as another layer looks now, without its sublayers.
  package func become(copyOf layer: CALayer) {
    name = layer.owner?.identifier ?? layer.name
    contents = layer.contents
    contentMode = layer.contentMode
    properties = layer.presentationProperties
  }

  /// Makes a new layer look as another layer looked in the last frame, without its sublayers.
  package func become(copyOf layer: CALayer, as shown: ShownLayer) {
    name = layer.owner?.identifier ?? layer.name
    contents = shown.contents
    contentMode = shown.contentMode
    properties = shown.properties
  }

  /// Replaces all properties of a copy, without an action.
  package func replaceProperties(with properties: LayerProperties) {
    self.properties = properties
    noteChange()
  }

  /// The look of the layer, which the stage's module stores here; nil if the layer paints nothing.
  // Methods, because other modules cannot read properties without a check of exclusive access.
  package var keptLook: AnyObject? { lastLook }

  /// True if `keptLook` is the look of the layer now.
  package var isLookKept: Bool { !isLookNew && !isLookMoving }

  /// Stores the look of the layer.
  package func keep(_ look: AnyObject?) {
    lastLook = look
    isLookNew = false
  }

  /// The layer's name in diagnostic messages.
  package var label: String {
    if let owner { return owner.label }
    return name.map { "layer '\($0)'" } ?? ClassName.of(self)
  }

  /// Reports an issue to the diagnostics of the tree's host, or to the fallback if there is no
  /// host.
  package func report(_ issue: any DiagnosticIssue) {
    (tree?.host?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}

extension CALayer: Hashable {
  /// Layers are equal when they are the same object.
  public nonisolated static func == (left: CALayer, right: CALayer) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
