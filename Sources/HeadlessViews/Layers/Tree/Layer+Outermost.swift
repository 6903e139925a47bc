extension Layer {
  /// The layers of a list that are in no other of the list, each once, in their order.
  package static func outermost(of layers: [Layer]) -> [Layer] {
    guard layers.count > 1 else { return layers }
    let listed = Set(layers.map(ObjectIdentifier.init))
    var isTaken: Set<ObjectIdentifier> = []
    // Whether layers on long ways up are listed, or in one that is.
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
