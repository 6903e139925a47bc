import Foundation

/// A layer's time within its superlayer's: `(t − beginTime)·speed + timeOffset`, as `CAMediaTiming`
/// defines it.
struct LayerTime: Hashable, Sendable {
  /// The beginning of the layer's time, in the superlayer's seconds.
  var beginTime: TimeInterval = 0

  /// Local seconds per second of the superlayer.
  var speed: Double = 1

  /// The seconds by which the layer's time is ahead.
  var timeOffset: TimeInterval = 0

  /// The same time as the superlayer's.
  static let superlayers = LayerTime()

  func local(_ outer: TimeInterval) -> TimeInterval {
    (outer - beginTime) * speed + timeOffset
  }

  /// The superlayer's time at a local time.
  ///
  /// At speed 0 there is no inverse, and the result is `timeOffset`.
  func outer(_ local: TimeInterval) -> TimeInterval {
    speed == 0 ? timeOffset : (local - timeOffset) / speed + beginTime
  }
}
