public import Foundation

/// The time of a layer, which runs within its superlayer's time and applies to all its sublayers.
///
/// ```swift
/// let pause = layer.convertTime(stage.now, from: nil)
/// layer.speed = 0                // stops the layer and everything in it,
/// layer.timeOffset = pause       // where it is; setting another offset scrubs
/// ```
///
/// Animations run in the time of their layer. While that time stands still, they never end. If it
/// runs backwards, they end when they are back at their beginning.
extension CALayer {
  /// The speed of the layer's time relative to its superlayer's; finite.
  ///
  /// At 0 the time stands still; a negative speed runs backwards.
  public var speed: Double {
    get { time.speed }
    set { setTime(\.speed, to: newValue, "speed") }
  }

  /// The seconds by which the layer's time is ahead; finite.
  public var timeOffset: TimeInterval {
    get { time.timeOffset }
    set { setTime(\.timeOffset, to: newValue, "timeOffset") }
  }

  /// The beginning of the layer's time, in its superlayer's seconds; finite.
  public var beginTime: TimeInterval {
    get { time.beginTime }
    set { setTime(\.beginTime, to: newValue, "beginTime") }
  }

  /// This layer's time when that of `layer`, or of the stage if it is nil, is `time`, in seconds.
  ///
  /// The local time of a layer at speed 0 does not determine the time outside it; its `timeOffset`
  /// is used instead.
  public func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    var result = layer.map { $0.stageTime(at: time) } ?? time
    for layer in lineage.reversed() where layer.hasOwnTime { result = layer.time.local(result) }
    return result
  }

  /// The time of `layer`, or of the stage if it is nil, when this layer's is `time`, in seconds.
  public func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    layer.map { $0.convertTime(time, from: self) } ?? stageTime(at: time)
  }

  private func stageTime(at time: TimeInterval) -> TimeInterval {
    var result = time
    for layer in lineage where layer.hasOwnTime { result = layer.time.outer(result) }
    return result
  }

  /// The map from the stage's time to this layer's.
  package var timeMap: TimeMap {
    var map = TimeMap.identity
    guard mayHaveOwnTimes else { return map }
    for layer in lineage.reversed() where layer.hasOwnTime { map = map.entering(layer.time) }
    return map
  }

  /// The layer and all its ancestors, the topmost last.
  private var lineage: [CALayer] {
    var all = [self]
    while let next = all[all.count - 1].parent { all.append(next) }
    return all
  }

  final var hasOwnTime: Bool { time != .superlayers }

  /// Marks the layer's tree, or all layers in no tree, as having times of their own if the layer
  /// has one.
  final func noteOwnTime() {
    guard hasOwnTime else { return }
    if let ownTree {
      ownTree.timesHaveDiffered = true
    } else {
      CALayer.looseTimesHaveDiffered = true
    }
  }

  private func setTime(
    _ keyPath: WritableKeyPath<LayerTime, Double>, to value: Double, _ name: String
  ) {
    guard value.isFinite else {
      return report(ViewIssue.notFinite(property: name, owner: label, value: "\(value)"))
    }
    guard time[keyPath: keyPath] != value else { return }
    time[keyPath: keyPath] = value
    noteOwnTime()
    notifyOfTime()
  }

  /// Sets when the layer's time begins, how fast it runs and how far ahead it is, as one change.
  package func setTime(beginTime: TimeInterval, speed: Double, timeOffset: TimeInterval) {
    let new = LayerTime(beginTime: beginTime, speed: speed, timeOffset: timeOffset)
    guard beginTime.isFinite, speed.isFinite, timeOffset.isFinite, new != time else { return }
    time = new
    noteOwnTime()
    notifyOfTime()
  }

  /// Notifies the motions of the layer and its descendants that their time has changed.
  func notifyOfTime() { eachMotion { $0.layerDidChangeTime($1) } }

  /// Calls `body` with the motions of the layer and its descendants, and their layers.
  package func eachMotion(_ body: (any LayerMotion, CALayer) -> Void) {
    guard mayMove else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      guard layer.mayMove else { continue }
      if let motion = layer.motion { body(motion, layer) }
      pending += layer.branches
    }
  }

  /// Marks all ancestors as having a motion below them.
  func noteMotion() {
    guard !mayMove else { return }
    mayMove = true
    var layer = parent
    while let next = layer, !next.mayMove {
      next.mayMove = true
      layer = next.parent
    }
  }
}
