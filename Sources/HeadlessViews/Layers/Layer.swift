/// A rectangle in a tree of rectangles: geometry, appearance, and no behaviour.
///
/// ```swift
/// let card = Layer()
/// card.frame = CGRect(x: 20, y: 40, width: 280, height: 160)
/// card.cornerRadius = 16
/// view.layer.addSublayer(card)
/// ```
///
/// A layer's properties are its *model* values; what it shows while something animates is its
/// *presentation*. Setting a value that is not finite is refused with a `ViewIssue`.
@preconcurrency @MainActor
open class Layer {
  /// What the layer is set to.
  @exclusivity(unchecked) public internal(set) final var properties = LayerProperties()

  /// What the layer draws over its background.
  public final var contents: LayerContents?

  /// What the layer is called, for people.
  public final var name: String?

  /// The layer this one is in, presentation copies aside.
  final var parent: Layer? {
    get { parentReference.object }
    set { parentReference = BackReference(newValue) }
  }

  @exclusivity(unchecked) final var parentReference = BackReference<Layer>()

  /// The tree on a screen that the layer belongs to, if it does.
  @exclusivity(unchecked) final var ownTree: LayerTree?

  /// The view that owns the layer, if one does; its remains clear it.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?

  /// What makes the layer look different from its model at the moment.
  @exclusivity(unchecked) final var ownMotion: (any LayerMotion)?

  /// True once the layer or one below it has had a motion: only those need be told of time.
  @exclusivity(unchecked) final var mayMove = false

  /// The piece of a long list of sublayers in which the layer is.
  @exclusivity(unchecked) package final var siblingPiece: UInt32 = 0

  /// The layer that this one is a presentation copy of.
  package private(set) final var original: Layer?

  /// The layer's time within its superlayer's.
  @exclusivity(unchecked) final var time = LayerTime.superlayers

  /// How many layers there are whose time is not their superlayer's: mostly none.
  @exclusivity(unchecked) package internal(set) static var layersWithOwnTime = 0 {
    didSet { timesHaveDiffered = true }
  }

  /// True once any layer has had a time of its own, in which something may still run.
  @exclusivity(unchecked) static var timesHaveDiffered = false

  /// A number that no other layer of this program run has, ascending as layers are made.
  package final let serialNumber: Int

  @exclusivity(unchecked) private static var layersMade = 0

  /// How often a layer was put into another: as long as that is not, no tree closes to a circle.
  @exclusivity(unchecked) static var attachments = 0

  /// The tree's count of turns when the layer joined it.
  @exclusivity(unchecked) final var joinedAt = 0

  /// Answers for layers that no view owns; installed by whoever keeps time.
  package static var actionProvider: (any LayerActionProvider)?

  /// True while changes are made at once and nobody is asked for an action.
  @exclusivity(unchecked) static var areActionsDisabled = false

  /// What there is to say of the layer beyond that, if anything.
  @exclusivity(unchecked) final var details: LayerDetails?

  /// The sublayers, backmost first.
  @exclusivity(unchecked) final var sublayerList = Siblings<Layer>()

  /// True when `layoutSublayers` is due.
  @exclusivity(unchecked) final var isLayoutNeeded = true

  /// How many of the sublayers and the mask are due for layout, and once more for each pass that has come
  /// to this layer; see `isLayoutDue`.
  @exclusivity(unchecked) final var dueBelow: UInt32 = 0

  /// True while `layoutSublayers` runs.
  @exclusivity(unchecked) final var isInLayout = false

  /// True when the layer stands elsewhere than its owner was told.
  @exclusivity(unchecked) final var isPlaceNew = false

  /// True when the layer is the mask of the one it is in, rather than a sublayer.
  @exclusivity(unchecked) final var isMask = false

  /// An empty layer of zero size.
  public required init() {
    Layer.layersMade += 1
    serialNumber = Layer.layersMade
  }

  deinit {
    let motion = Layer.retained(ownMotion.take())
    if motion == nil, details == nil, time == .superlayers, sublayerList.isEmpty { return }
    let orphans = sublayerList.isEmpty ? nil : Orphans(sublayerList.elements)
    sublayerList = Siblings()
    let hadOwnTime = time != .superlayers
    LayerRemains(motion: motion, hadOwnTime: hadOwnTime, details: details, children: orphans)
      .leave()
  }

  /// A motion that something else retains, too; another moves nothing, and goes with its layer.
  private nonisolated static func retained(
    _ motion: consuming (any LayerMotion)?
  ) -> (any LayerMotion)? {
    guard var motion else { return nil }
    return isAlone(&motion) ? nil : motion
  }

  private nonisolated static func isAlone(_ motion: inout some LayerMotion) -> Bool {
    isKnownUniquelyReferenced(&motion)
  }

  /// The action for a change of `property` that is about to be made; nil changes it at once.
  ///
  /// A layer that belongs to a view asks the view. Any other asks its delegate, then `actions`, then
  /// `defaultAction(forKey:)`, and takes the first it gets; a `NullAction` counts, and makes nil.
  /// If there is none, it animates as the transaction says (facts C1–C4). While actions are disabled
  /// nobody is asked at all (fact C20).
  open func action(forKey property: LayerProperty) -> (any LayerAction)? {
    if let owner { return owner.action(for: self, forKey: property) }
    let own = details?.action(for: self, forKey: property)
    if let action = own ?? Self.defaultAction(forKey: property) {
      return action.endsSearch ? nil : action
    }
    return Layer.actionProvider?.action(for: self, forKey: property)
  }

  /// What layers of this class do when `property` changes, if nothing else was said; nothing of their
  /// own unless overridden.
  open class func defaultAction(forKey property: LayerProperty) -> (any LayerAction)? { nil }

  /// Called when layout is due; a view's layer calls the view's `layoutSubviews`.
  open func layoutSublayers() {
    owner?.layoutSublayers(of: self)
  }

  /// True once a turn has ended with the layer in a tree.
  package var isCommitted: Bool {
    guard let ownTree else { return false }
    return joinedAt < ownTree.turns
  }

  /// Turns a new layer into a copy of `model` that shows `properties`.
  package func become(presentationOf model: Layer, showing properties: LayerProperties) {
    original = model
    name = model.name
    contents = model.contents
    self.properties = properties
  }

  /// Makes a layer that belongs to nobody look like another, but for what is below.
  package func become(
    _ name: String?, showing properties: LayerProperties, _ contents: LayerContents?
  ) {
    self.name = name
    self.contents = contents
    self.properties = properties
  }

  /// How a person recognises the layer in a sentence.
  package var label: String {
    if let owner { return owner.label }
    return name.map { "layer '\($0)'" } ?? ClassName.of(self)
  }

  /// Reports an issue where whoever runs the tree will see it.
  package func report(_ issue: any DiagnosticIssue) {
    (tree?.host?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}

extension Layer: Sibling {}

extension Layer: Hashable {
  /// Layers are equal when they are the same object.
  public nonisolated static func == (left: Layer, right: Layer) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
