extension Layer {
  /// The sublayers, backmost first; nil, not empty, when there are none (fact A10).
  public var sublayers: [Layer]? {
    children.isEmpty ? nil : children
  }

  /// Puts `layer` in front of all other sublayers.
  public func addSublayer(_ layer: Layer) {
    insert(layer) { $0.endIndex }
  }

  /// Puts `layer` at `index` of the sublayers; beyond the end means in front.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    guard index >= 0 else {
      return report(
        ViewIssue.indexOutOfRange(index: index, count: children.count, owner: label))
    }
    insert(layer) { min(index, $0.endIndex) }
  }

  /// Puts `layer` right in front of `sibling`, or in front of all when that is no sublayer.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer) { layers in
      sibling.flatMap { layers.firstIndex(of: $0) }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Puts `layer` right behind `sibling`, or in front of all when that is no sublayer.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer) { layers in
      sibling.flatMap { layers.firstIndex(of: $0) } ?? layers.endIndex
    }
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    detach()
    parent.setNeedsLayout()
    join(nil)
  }

  /// True when `layer` is the receiver or one of its ancestors.
  package func isDescendant(of layer: Layer) -> Bool {
    // A layer without sublayers can only be above itself, so building top-down stays linear.
    if layer.children.isEmpty { return layer === self }
    return sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  /// Links `layer` at the index that `place` finds among the siblings it will have.
  func insert(_ layer: Layer, at place: ([Layer]) -> Int) {
    guard !isDescendant(of: layer) else {
      return report(ViewIssue.cycle(child: layer.label, parent: label))
    }
    layer.detach()
    children.insert(layer, at: place(children))
    layer.superlayer = self
    setNeedsLayout()
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { markLayoutNeededAbove(layer) }
    layer.join(tree)
  }

  /// Unlinks the layer without a word to anybody.
  func detach() {
    guard let parent = superlayer else { return }
    // The frontmost is removed most often, so look from the front.
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    superlayer = nil
  }

  /// Tells the layer and all below it which tree they belong to now.
  package func join(_ new: LayerTree?) {
    guard tree !== new else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      layer.tree = new
      layer.joinedAt = new?.turns ?? 0
      layer.motion?.layerDidChangeTree(layer)
      pending += layer.children
    }
  }
}
