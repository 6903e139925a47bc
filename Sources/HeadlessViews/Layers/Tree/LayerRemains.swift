/// What a layer leaves behind.
struct LayerRemains: Remains {
  let motion: (any LayerMotion)?
  let hadOwnTime: Bool
  let details: LayerDetails?
  let children: Orphans<Layer>?

  func putInOrder() {
    motion?.layerDidGo()
    if hadOwnTime { Layer.layersWithOwnTime -= 1 }
    if let children { Layer.letGo(of: children.take()) }
    Layer.letGo(of: details?.takeMask() ?? [])
  }
}

extension Layer {
  /// Lets go of the sublayers, for a view that is being deallocated and takes the layer with it.
  final func letGoOfSublayers() {
    Layer.letGo(of: sublayerList.removeAll())
  }

  fileprivate static func letGo(of layers: consuming [Layer]) {
    Orphans.letGo(of: consume layers) { layer, isGoing in
      layer.parent = nil
      layer.isMask = false
      if isGoing { return layer.takeBranches() }
      // It was in a tree, if the layer that has gone was a window's.
      layer.join(nil)
      return []
    }
  }

  /// Takes the sublayers and the mask out of a layer that is about to be deallocated, and ends what
  /// moves it.
  fileprivate final func takeBranches() -> [Layer] {
    if let motion = ownMotion {
      ownMotion = nil
      motion.layerDidGo()
    }
    guard hasBranches else { return [] }
    return sublayerList.removeAll() + (details?.takeMask() ?? [])
  }
}

extension LayerDetails {
  /// Takes out the mask, if there is one, in a list that alone retains it.
  fileprivate func takeMask() -> [Layer] {
    guard let mask else { return [] }
    self.mask = nil
    return [mask]
  }
}
