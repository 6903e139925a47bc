extension Layer {
  /// The sublayers, backmost first.
  final var children: [Layer] { sublayerList.joined() }

  /// The sublayers, backmost first; nil, not empty, when there are none (fact A10).
  ///
  /// Those of a presentation copy are presentation copies, made anew each time (fact C13).
  public var sublayers: [Layer]? {
    guard let original else { return sublayerList.isEmpty ? nil : children }
    let shown = original.children.compactMap { $0.presentation() }
    return shown.isEmpty ? nil : shown
  }

  /// The layer this one is in; that of a presentation copy is one, too (fact C13).
  public var superlayer: Layer? {
    guard let original else { return parent }
    return original.parent?.presentation()
  }

  /// Puts `layer` in front of all other sublayers.
  public func addSublayer(_ layer: Layer) {
    insert(layer, at: .front)
  }

  /// Puts `layer` at `index` of the sublayers; beyond the end means in front.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    guard index >= 0 else {
      return report(
        ViewIssue.indexOutOfRange(index: index, count: sublayerList.count, owner: label))
    }
    insert(layer, at: .at(index))
  }

  /// Puts `layer` right in front of `sibling`, or in front of all when that is no sublayer.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, at: sibling.map(SiblingPlace.above) ?? .front)
  }

  /// Puts `layer` right behind `sibling`, or in front of all when that is no sublayer.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, at: sibling.map(SiblingPlace.below) ?? .front)
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard !parentReference.isNil else { return }
    detach()
    join(nil)
  }

  /// True when `layer` is the receiver or one of its ancestors.
  package func isDescendant(of layer: Layer) -> Bool {
    parentReference.refers(to: layer)
      || isBelow(layer, self, parent: { $0.parent }, children: { $0.branches })
  }

  /// Moves `layer` to a place among the siblings it will have.
  func insert(_ layer: Layer, at place: SiblingPlace<Layer>) {
    guard !isDescendant(of: layer) else {
      return report(ViewIssue.cycle(child: layer.label, parent: label))
    }
    guard !layer.parentReference.isNil || layer.tree == nil else {
      return report(ViewIssue.windowInside(window: layer.label, parent: label))
    }
    layer.detach()
    attach(layer, at: place)
  }

  /// Links a layer that has no superlayer.
  func attach(_ layer: Layer, at place: SiblingPlace<Layer>) {
    sublayerList.insert(layer, at: place)
    setNeedsLayout()
    welcome(layer)
  }

  /// Links a layer upward, which has been given its place.
  func welcome(_ layer: Layer) {
    layer.parent = self
    Layer.attachments += 1
    if layer.isLayoutDue { layer.layoutDidBecomeDue() }
    layer.join(ownTree)
    guard layer.mayMove else { return }
    noteMotion()
    if Layer.timesHaveDiffered { layer.tellOfTime() }
  }

  /// Unlinks the layer, which stays in its tree until it is linked again.
  func detach() {
    guard !parentReference.isNil, let parent else { return }
    self.parent = nil
    guard !isMask else {
      isMask = false
      parent.details?.mask = nil
      if isLayoutDue { parent.layoutDidEndBelow() }
      parent.owner?.layerDidLoseMask(parent)
      return
    }
    parent.sublayerList.remove(self)
    parent.setNeedsLayout()
    if isLayoutDue { parent.layoutDidEndBelow() }
  }

  /// Tells the layer and all below it which tree they belong to now.
  package func join(_ new: LayerTree?) {
    guard ownTree !== new else { return }
    joinAlone(new)
    guard hasBranches else { return }
    var layers = branches
    var index = layers.count
    // Where to go on when a layer was told with all below it; arrays are shared, not copied.
    var outer: [(layers: [Layer], index: Int)] = []
    while true {
      guard index > 0 else {
        guard let level = outer.popLast() else { return }
        (layers, index) = level
        continue
      }
      index -= 1
      let layer = layers[index]
      layer.joinAlone(new)
      guard layer.hasBranches else { continue }
      if index > 0 { outer.append((layers, index)) }
      layers = layer.branches
      index = layers.count
    }
  }

  private func joinAlone(_ new: LayerTree?) {
    ownTree = new
    joinedAt = new?.turns ?? 0
    ownMotion?.layerDidChangeTree(self)
  }
}
