extension CALayer {
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
  func notifyOfPlace() {
    isPlaceNew = false
    if !isLayoutDue { parent?.layoutDidEndBelow() }
    owner?.layerDidMove(self)
  }

  /// Notifies the owners of this layer, its ancestors and its descendants of new places, without
  /// layout.
  func notifyOfPlaces() {
    guard ownTree?.hasAreas == true else { return }
    var above: [CALayer] = []
    var next = parent
    while let layer = next {
      if layer.isPlaceNew { above.append(layer) }
      next = layer.parent
    }
    for layer in above.reversed() where layer.isPlaceNew { layer.notifyOfPlace() }
    var pending: [CALayer] = []
    next = self
    while let layer = next {
      if layer.isPlaceNew { layer.notifyOfPlace() }
      if layer.dueBelow > 0 {
        for child in layer.branches.reversed() where child.isPlaceNew || child.dueBelow > 0 {
          pending.append(child)
        }
      }
      next = pending.popLast()
    }
  }
}
