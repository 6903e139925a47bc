/// The cleanup after the deallocation of a layer.
struct LayerCleanup: Cleanup {
  let motion: (any LayerMotion)?
  let details: LayerDetails?
  let children: ReleasedObjects<CALayer>?

  func perform() {
    let branches = (children?.take() ?? []) + (details?.takeMask() ?? [])
    for layer in branches { layer.parent = nil }
    motion?.layerDidDeallocate()
    CALayer.release(consume branches)
  }
}

extension CALayer {
  fileprivate static func release(_ layers: consuming [CALayer]) {
    ReleasedObjects.release(consume layers) { layer, isGoing in
      layer.isMask = false
      if isGoing { return layer.takeBranches() }
      // The layer was in a tree if the deallocated layer was a window's.
      layer.join(nil)
      return []
    }
  }

  /// Removes the sublayers and the mask from a layer that is about to be deallocated, and ends its
  /// motion.
  fileprivate final func takeBranches() -> [CALayer] {
    if let motion = ownMotion {
      (ownMotion, isMoving) = (nil, false)
      motion.layerDidDeallocate()
    }
    let branches = sublayerList + (details?.takeMask() ?? [])
    sublayerList = []
    for layer in branches { layer.parent = nil }
    return branches
  }
}

extension LayerDetails {
  /// Removes the mask, if there is one, and returns it in a list that alone retains it.
  fileprivate func takeMask() -> [CALayer] {
    guard let mask else { return [] }
    self.mask = nil
    return [mask]
  }
}
