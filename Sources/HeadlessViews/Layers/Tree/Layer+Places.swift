extension Layer {
  /// Marks the layer's place as changed since its owner was notified, if the tree has safe areas.
  ///
  /// The owner is notified at the next layout, superlayers first.
  func noteNewPlace() {
    if let ownTree, ownTree.hasAreas, !isPlaceNew { placeDidBecomeNew() }
  }

  private func placeDidBecomeNew() {
    let wasDue = isLayoutDue
    isPlaceNew = true
    if !wasDue { layoutDidBecomeDue() }
  }

  /// Notifies the owner of the layer's new place.
  func tellPlace() {
    isPlaceNew = false
    if !isLayoutDue { parent?.layoutDidEndBelow() }
    owner?.layerDidMove(self)
  }

  /// Notifies the owners of this layer, its ancestors and its descendants of new places, without
  /// layout.
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
