/// A cache of the maps from the stage's time to those of layers.
///
/// It is valid as long as no layer changes its time or its place. Without it, the map of each layer
/// would be computed from the root; the cache computes the map of a deep ancestor once.
@MainActor
package struct TimeMaps {
  private var known: [ObjectIdentifier: TimeMap] = [:]

  /// The greatest length of a path that is walked again each time instead of cached.
  private static let shortWay = 16

  /// An empty cache.
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
