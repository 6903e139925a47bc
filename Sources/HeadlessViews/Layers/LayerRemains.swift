/// What a layer leaves behind.
struct LayerRemains: Remains {
  let motion: (any LayerMotion)?
  let hadOwnTime: Bool
  let details: LayerDetails?
  let children: Orphans<Layer>?

  func putInOrder() {
    motion?.layerDidGo()
    if hadOwnTime { Layer.layersWithOwnTime -= 1 }
    letGo(children)
    letGo(details?.takeMask().map { Orphans([$0]) })
  }

  @MainActor private func letGo(_ orphans: Orphans<Layer>?) {
    orphans?.letGo { layer, isGoing in
      layer.parent = nil
      layer.isMask = false
      if isGoing { return layer.takeBranches() }
      // It was in a tree, if the layer that has gone was a window's.
      layer.join(nil)
      return []
    }
  }
}

extension Layer {
  /// Takes the sublayers and the mask out of a layer that is about to be deallocated, and ends what
  /// moves it.
  fileprivate final func takeBranches() -> [Layer] {
    if let motion = ownMotion {
      ownMotion = nil
      motion.layerDidGo()
    }
    guard hasBranches else { return [] }
    var taken = sublayerList.removeAll()
    if let mask = details?.takeMask() { taken.append(mask) }
    return taken
  }
}

extension LayerDetails {
  fileprivate func takeMask() -> Layer? {
    defer { mask = nil }
    return mask
  }
}
