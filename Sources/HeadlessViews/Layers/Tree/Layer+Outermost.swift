extension Layer {
  /// The layers of a list that are in no other layer of the list, each once, in the list's order.
  package static func outermost(of layers: [Layer]) -> [Layer] {
    guard layers.count > 1 else { return layers }
    let listed = Set(layers.map(ObjectIdentifier.init))
    var isTaken: Set<ObjectIdentifier> = []
    // For the layers of long paths: true if the layer is listed or is in a listed layer.
    var known: [ObjectIdentifier: Bool] = [:]
    func isInside(_ layer: Layer) -> Bool {
      var (path, next, isInside) = ([ObjectIdentifier](), layer.parent, false)
      while let layer = next, !isInside {
        let id = ObjectIdentifier(layer)
        if listed.contains(id) { isInside = true }
        if !known.isEmpty, let found = known[id] {
          isInside = found
          break
        }
        path.append(id)
        next = layer.parent
      }
      if path.count > 16 { for id in path { known[id] = isInside } }
      return isInside
    }
    return layers.filter { isTaken.insert(ObjectIdentifier($0)).inserted && !isInside($0) }
  }
}
