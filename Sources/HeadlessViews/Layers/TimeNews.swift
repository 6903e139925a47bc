/// Tells whatever moves that the time of its layer, or of one above it, is another now.
///
/// It is told at once. Now and then, when that has been much work, what comes next is told later: when
/// somebody looks at where something is, or the stage goes on. So what is told for one layer after the
/// other in a deep tree, all that is below each, is told together.
@MainActor
package enum TimeNews {
  private struct Place {
    weak var layer: Layer?
  }

  /// So many steps are taken at once, up to the top of trees and down, before something is told later.
  private static let patience = 10_000

  /// How many were taken since then.
  @exclusivity(unchecked) private static var count = 0

  /// The layers below which something is yet to be told.
  @exclusivity(unchecked) private static var postponed: [Place] = []

  /// True when there are some.
  @exclusivity(unchecked) private static var isBehind = false

  /// The screen of the last of them, which knows of it.
  @exclusivity(unchecked) private static var lastHost: ObjectIdentifier?

  /// The layer that is being told of its time, and the time: to find it out for each from the top down
  /// would take as long as the tree is deep.
  @exclusivity(unchecked) private(set) static var told: (layer: Layer, map: TimeMap)?

  /// Lets whatever moves in a layer and below it know that time is another now.
  static func tell(_ layer: Layer) {
    guard count < patience else { return postpone(layer) }
    let lineage = layer.lineage
    var map = TimeMap.identity
    for layer in lineage.reversed() where layer.hasOwnTime { map = map.entering(layer.time) }
    count += lineage.count + tell(layer, map) { _ in true }
  }

  private static func postpone(_ layer: Layer) {
    let host = layer.host.map(ObjectIdentifier.init)
    if postponed.isEmpty || host != lastHost { layer.host?.timesDidChange() }
    lastHost = host
    isBehind = true
    postponed.append(Place(layer: layer))
  }

  /// Tells what is yet to be told: to be called before anybody looks at where something is, or when it
  /// will be somewhere.
  package static func catchUp() {
    if isBehind { tellPostponed() }
  }

  private static func tellPostponed() {
    (isBehind, count) = (false, 0)
    let places = postponed
    postponed = []
    var maps = TimeMaps()
    var known: Set<ObjectIdentifier> = []
    for case let layer? in places.map(\.layer) {
      _ = tell(layer, maps.map(of: layer)) { known.insert(ObjectIdentifier($0)).inserted }
    }
  }

  /// Tells a layer and those below it, and returns how many there were.
  ///
  /// - Parameter isMeant: False for a layer that is to be left out with all below it.
  private static func tell(
    _ layer: Layer, _ map: TimeMap, _ isMeant: (Layer) -> Bool
  ) -> Int {
    let outer = told
    defer { told = outer }
    told = nil
    var (pending, count) = ([(layer: layer, map: map)], 0)
    while let (layer, map) = pending.popLast() {
      guard layer.mayMove, isMeant(layer) else { continue }
      count += 1
      told = (layer, map)
      layer.motion?.layerDidChangeTime(layer)
      for branch in layer.branches {
        pending.append((branch, branch.hasOwnTime ? map.entering(branch.time) : map))
      }
    }
    return count
  }
}
