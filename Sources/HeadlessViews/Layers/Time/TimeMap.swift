package import Foundation

/// How one clock's seconds become another's: `local = rate · outer + offset`.
package struct TimeMap: Hashable, Sendable {
  /// Local seconds per outer second; negative runs backwards, zero stands still.
  package var rate: Double

  /// The local time at the outer zero, in seconds.
  package var offset: TimeInterval

  /// The same time.
  package static let identity = TimeMap(rate: 1, offset: 0)

  /// The local time at an outer one.
  package func local(_ outer: TimeInterval) -> TimeInterval {
    self == .identity ? outer : rate * outer + offset
  }

  /// The outer time at a local one; infinite when time stands still.
  package func outer(_ local: TimeInterval) -> TimeInterval {
    guard self != .identity else { return local }
    return rate == 0 ? .infinity : (local - offset) / rate
  }

  /// The map to the time of a layer that has a timing of its own within this one's local time.
  func entering(_ time: LayerTime) -> TimeMap {
    TimeMap(
      rate: rate * time.speed, offset: (offset - time.beginTime) * time.speed + time.timeOffset)
  }
}
