import Foundation

/// A layer's time within its superlayer's: `(t − beginTime)·speed + timeOffset` (fact E1).
struct LayerTime: Hashable, Sendable {
  /// When its time begins, in the superlayer's seconds.
  var beginTime: TimeInterval = 0

  /// Seconds per second of the superlayer.
  var speed: Double = 1

  /// Seconds by which its time runs ahead.
  var timeOffset: TimeInterval = 0

  /// The same time as the superlayer's.
  static let superlayers = LayerTime()

  func local(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * speed + timeOffset
  }

  /// The superlayer's time; `timeOffset` when this one stands still, for want of any (fact E11).
  func outer(_ local: TimeInterval) -> TimeInterval {
    speed == 0 ? timeOffset : (local - timeOffset) / speed + beginTime
  }
}
