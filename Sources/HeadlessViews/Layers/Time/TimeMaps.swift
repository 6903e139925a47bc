/// How the stage's time becomes that of many layers, as long as none of them changes its time or place.
///
/// Finding out for each from the top down would take as long as the tree is deep: here what is far down
/// is found once.
@MainActor
package struct TimeMaps {
  private var known: [ObjectIdentifier: TimeMap] = [:]

  /// Ways up that are not longer are gone again each time.
  private static let shortWay = 16

  /// Nothing is known yet.
  package nonisolated init() {}

  /// How the stage's time becomes that of a layer.
  package mutating func map(of layer: Layer) -> TimeMap {
    var (map, path, next) = (TimeMap.identity, [Layer](), Layer?.some(layer))
    while let layer = next {
      if !known.isEmpty, let found = known[ObjectIdentifier(layer)] {
        map = found
        break
      }
      path.append(layer)
      next = layer.parent
    }
    let isLong = path.count > Self.shortWay
    for layer in path.reversed() {
      if layer.hasOwnTime { map = map.entering(layer.time) }
      if isLong { known[ObjectIdentifier(layer)] = map }
    }
    return map
  }
}
