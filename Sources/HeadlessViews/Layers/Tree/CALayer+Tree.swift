extension CALayer {
  /// The sublayers, backmost first.
  final var children: [CALayer] { sublayerList }

  /// The sublayers, backmost first; nil, not empty, if there are none, as in Core Animation.
  ///
  /// The sublayers of a presentation copy are presentation copies, created anew for each read.
  public var sublayers: [CALayer]? {
    guard let original else { return sublayerList.isEmpty ? nil : children }
    let shown = original.children.compactMap { $0.presentation() }
    return shown.isEmpty ? nil : shown
  }

  /// The layer that this one is in; for a presentation copy, a presentation copy too.
  public var superlayer: CALayer? {
    guard let original else { return parent }
    return original.parent?.presentation()
  }

  /// Adds `layer` in front of all other sublayers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: .front)
  }

  /// Inserts `layer` at `index` of the sublayers; an index beyond the end means the front.
  public func insertSublayer(_ layer: CALayer, at index: Int) {
    guard index >= 0 else {
      return report(
        ViewIssue.indexOutOfRange(index: index, count: sublayerList.count, owner: label))
    }
    insert(layer, at: .at(index))
  }

  /// Inserts `layer` right in front of `sibling`, or in front of all if `sibling` is no sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.map(SiblingPlace.above) ?? .front)
  }

  /// Inserts `layer` right behind `sibling`, or in front of all if `sibling` is no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.map(SiblingPlace.below) ?? .front)
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard parent != nil else { return }
    detach()
    join(nil)
  }

  /// True if `layer` is the receiver or one of its ancestors.
  package func isDescendant(of layer: CALayer) -> Bool {
    guard layer !== self else { return true }
    // An added layer is mostly new and has no sublayers.
    guard layer.hasBranches else { return false }
    var ancestor = parent
    while let each = ancestor, each !== layer { ancestor = each.parent }
    return ancestor != nil
  }

  /// Moves `layer` to a place among its new siblings.
  func insert(_ layer: CALayer, at place: SiblingPlace<CALayer>) {
    guard !isDescendant(of: layer) else {
      return report(ViewIssue.cycle(child: layer.label, parent: label))
    }
    guard layer.parent != nil || layer.tree == nil else {
      return report(ViewIssue.windowInside(window: layer.label, parent: label))
    }
    layer.detach()
    attach(layer, at: place)
  }

  /// Links a layer that has no superlayer.
  func attach(_ layer: CALayer, at place: SiblingPlace<CALayer>) {
    keepShown()
    sublayerList.insert(layer, at: place)
    setNeedsLayout()
    setParent(of: layer)
  }

  /// Sets the superlayer of a layer that is already in the list of sublayers or is the mask.
  func setParent(of layer: CALayer) {
    layer.parent = self
    CALayer.attachments += 1
    CALayer.noteChangeOfTrees()
    if layer.isLayoutDue { layer.layoutDidBecomeDue() }
    let mayHaveLeftTimes = layer.mayHaveOwnTimes
    layer.join(ownTree)
    guard layer.mayMove else { return }
    noteMotion()
    if mayHaveLeftTimes || layer.mayHaveOwnTimes { layer.notifyOfTime() }
  }

  /// Unlinks the layer, which stays in its tree until it is linked again.
  func detach() {
    guard let parent else { return }
    parent.keepShown()
    self.parent = nil
    CALayer.noteChangeOfTrees()
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

  /// Sets the tree of the layer and its descendants, and notifies their motions.
  ///
  /// A loop instead of recursion, because trees may be deep.
  package func join(_ new: LayerTree?) {
    var pending: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      if layer.ownTree !== new {
        layer.joinAlone(new)
        if layer.hasBranches { for branch in layer.branches.reversed() { pending.append(branch) } }
      }
      next = pending.popLast()
    }
  }

  private func joinAlone(_ new: LayerTree?) {
    ownTree = new
    joinedAt = new?.turns ?? 0
    keptAt = new?.frames ?? 0
    noteOwnTime()
    ownMotion?.layerDidChangeTree(self)
  }
}
