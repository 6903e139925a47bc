extension CALayer {
  /// The layers of a list that are in no other layer of the list, each once, in the list's order.
  package static func outermost(of layers: [CALayer]) -> [CALayer] {
    let listed = Set(layers)
    var found: Set<CALayer> = []
    return layers.filter { layer in
      guard found.insert(layer).inserted else { return false }
      var ancestor = layer.parent
      while let each = ancestor, !listed.contains(each) { ancestor = each.parent }
      return ancestor == nil
    }
  }
}
