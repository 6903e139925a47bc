package import HeadlessStage

extension DisplayList {
  /// The opacity of each group within all its parents, which precede it.
  package var groupOpacities: [Double] {
    var result: [Double] = []
    result.reserveCapacity(groups.count)
    for group in groups {
      result.append(group.opacity * (group.parent.map { result[$0] } ?? 1))
    }
    return result
  }

  /// The opacity of an item within its groups, whose opacities are given.
  package func opacity(ofItem index: Int, _ groupOpacities: [Double]) -> Double {
    let opacity = items[index].opacity
    guard let group = items[index].group else { return opacity }
    return opacity * groupOpacities[group]
  }
}
