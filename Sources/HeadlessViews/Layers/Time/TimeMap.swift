/// A map from one clock's seconds to another's: `local = rate · outer + offset`.
package struct TimeMap: Hashable, Sendable {
  /// Local seconds per outer second; negative runs backwards, zero stands still.
  package var rate: Double

  /// The local time at the outer time zero, in seconds.
  package var offset: TimeInterval

  /// The identity map.
  package static let identity = TimeMap(rate: 1, offset: 0)

  /// The local time at an outer time.
  package func local(_ outer: TimeInterval) -> TimeInterval {
    self == .identity ? outer : rate * outer + offset
  }

  /// The outer time at a local time; infinite if time stands still.
  package func outer(_ local: TimeInterval) -> TimeInterval {
    guard self != .identity else { return local }
    return rate == 0 ? .infinity : (local - offset) / rate
  }

  /// The map to the time of a layer within this map's local time.
  func entering(_ time: LayerTime) -> TimeMap {
    TimeMap(
      rate: rate * time.speed, offset: (offset - time.beginTime) * time.speed + time.timeOffset)
  }
}
