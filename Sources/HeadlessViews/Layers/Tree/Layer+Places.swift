extension Layer {
  /// Notes that the layer stands elsewhere than its owner was told, in a tree where that matters.
  ///
  /// It is told at the next layout, superlayers first.
  func noteNewPlace() {
    guard let ownTree, ownTree.hasAreas, !isPlaceNew else { return }
    let wasDue = isLayoutDue
    isPlaceNew = true
    if !wasDue { layoutDidBecomeDue() }
  }

  /// Tells the owner of the layer's new place.
  func tellPlace() {
    isPlaceNew = false
    if !isLayoutDue { parent?.layoutDidEndBelow() }
    owner?.layerDidMove(self)
  }

  /// Tells the owners of this layer, of all above it and of all below of their new places, and lays
  /// nothing out.
  func tellPlaces() {
    guard ownTree?.hasAreas == true else { return }
    let above = Array(sequence(first: self, next: \.parent)).reversed()
    for layer in above where layer.isPlaceNew { layer.tellPlace() }
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.isPlaceNew { layer.tellPlace() }
      guard layer.dueBelow > 0 else { continue }
      pending += layer.branches.reversed().filter { $0.isPlaceNew || $0.dueBelow > 0 }
    }
  }
}
