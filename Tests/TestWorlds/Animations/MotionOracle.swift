import Foundation
import HeadlessStage
import TransitionCurves

/// An animated property in the world of the oracle, as plain numbers.
enum Feature: Int, CaseIterable {
  case position, size, corner, scale, turn, opacity, color

  /// The number of components.
  var count: Int {
    switch self {
    case .position, .size: 2
    case .corner, .scale, .turn, .opacity: 1
    case .color: 4
    }
  }

  /// True if blocks add their animations to running ones (ViewAnimation 6).
  var addsUpInBlocks: Bool { self != .opacity && self != .color }

  /// True if setting an equal value counts as a change (no action is searched for the others).
  var mindsSameValue: Bool { self == .position || self == .corner || !addsUpInBlocks }

  /// The value that must be added to `old` to get `new`.
  func difference(_ new: [Double], _ old: [Double]) -> [Double] {
    zip(new, old).map { self == .scale ? $0 / $1 : $0 - $1 }
  }

  func sum(_ values: [Double], _ others: [Double]) -> [Double] {
    zip(values, others).map { self == .scale ? $0 * $1 : $0 + $1 }
  }

  /// The value that adds nothing.
  var neutral: [Double] { Array(repeating: self == .scale ? 1 : 0, count: count) }
}

/// A layer's time within its superlayer's, directly from the definition (Time 1).
struct OracleTime: Equatable {
  var begin = 0.0
  var speed = 1.0
  var offset = 0.0

  func local(_ outer: Double) -> Double { (outer - begin) * speed + offset }
  func outer(_ local: Double) -> Double { (local - offset) / speed + begin }
}

extension [OracleTime] {
  /// The time of the last element when the time outside the first is `outer`.
  func local(_ outer: Double) -> Double { reduce(outer) { $1.local($0) } }

  /// The outer end of an animation with a local begin and end; infinity stands for never.
  func end(from begin: Double, until end: Double) -> Double {
    let rate = reduce(1) { $0 * $1.speed }
    guard rate != 0 else { return .infinity }
    return reversed().reduce(rate > 0 ? end : begin) { $1.outer($0) }
  }
}

/// An animation, as the plain values of its request.
struct OracleMotion {
  let view: Int
  let feature: Feature
  /// The one component that is animated; nil for all.
  var component: Int?
  /// The keyframe values, evenly spaced in time.
  let values: [[Double]]
  let isAdditive: Bool
  let isFromBlock: Bool
  var key: String?
  let duration: Double
  var repeatCount = 1.0
  var autoreverses = false
  var fillsBefore = true
  var fillsAfter = true
  let curve: MediaTimingFunction
  /// The indices of the watchers that wait for its end.
  let watchers: [Int]
  /// The number of the request, which all its motions share.
  let request: Int
  /// A delay until the motion has begun, then an instant of its layer's time.
  var begin: Double
  /// The stage that the motion runs on; nil until it has begun.
  var stage: Int?
  /// The times that the motion runs in, the outermost first.
  var times: [OracleTime] = []

  /// The active duration, with repetitions and reversals.
  var length: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The end, in the stage's time.
  var end: Double { times.end(from: begin, until: begin + length) }

  /// The value at an instant of the motion's stage, shifted by `shift` seconds; nil for no effect.
  func value(at instant: Double, shift: Double = 0) -> [Double]? {
    var elapsed = (stage == nil ? 0 : times.local(instant)) - begin + shift
    if elapsed < 0 {
      guard fillsBefore else { return nil }
      elapsed = 0
    }
    let isOver = elapsed >= length
    if isOver {
      guard fillsAfter else { return nil }
      elapsed = length + min(shift, 0)
    }
    var cycle = (elapsed / duration).rounded(.down)
    if isOver, cycle * duration == elapsed { cycle -= 1 }
    let part = elapsed / duration - cycle
    let isBack = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    let progress = curve.value(at: isBack ? 1 - part : part)
    let ways = Double(values.count - 1)
    let way = min(max((progress * ways).rounded(.down), 0), ways - 1)
    let (from, to) = (values[Int(way)], values[Int(way) + 1])
    return zip(from, to).map { $0 + ($1 - $0) * (progress * ways - way) }
  }

  /// The result of `value` on top of `below`.
  func applied(_ value: [Double], to below: [Double]) -> [Double] {
    guard let component else { return isAdditive ? feature.sum(value, below) : value }
    var shown = below
    shown[component] = isAdditive ? shown[component] + value[0] : value[0]
    return shown
  }
}

/// A count of motions, for one completion or delegate that waits for their ends.
struct OracleWatcher {
  /// The number of motions that have neither ended nor been removed.
  var remaining = 0
  /// False when a motion was removed before its end.
  var allFinished = true
  /// False while motions may still be added.
  var isClosed = false
  /// The end of the last motion; 0 if there was none.
  var end = 0.0
  /// True if the watcher receives a flag; a transaction's completion block receives none.
  var hasFlag = true

  var isDone: Bool { isClosed && remaining == 0 }
}

/// All animations, each evaluated from its definition.
struct MotionOracle {
  /// All motions that have neither ended nor been removed, in the order of adding.
  var motions: [OracleMotion] = []
  var watchers: [OracleWatcher] = []

  /// The presentation value of a view's feature: its model with all motions applied, each at the
  /// instant that its stage has in `instants`.
  func shown(
    _ feature: Feature, model: [Double], by motions: [OracleMotion], at instants: [Double]
  ) -> [Double] {
    var shown = model
    for motion in motions where motion.feature == feature {
      guard let value = motion.value(at: instants[motion.stage ?? 0]) else { continue }
      shown = motion.applied(value, to: shown)
    }
    return shown
  }

  /// The bounds of the presentation value, with each motion up to a nanosecond before or after;
  /// next to a jump or a vertical tangent no single number is right.
  func bounds(
    _ feature: Feature, model: [Double], by motions: [OracleMotion], at instants: [Double]
  ) -> (least: [Double], most: [Double]) {
    var (least, most) = (model, model)
    for motion in motions where motion.feature == feature {
      let candidates = [0, -1e-9, 1e-9].flatMap { shift in
        let value = motion.value(at: instants[motion.stage ?? 0], shift: shift)
        return [least, most].map { below in value.map { motion.applied($0, to: below) } ?? below }
      }
      for index in model.indices {
        least[index] = candidates.map { $0[index] }.min() ?? 0
        most[index] = candidates.map { $0[index] }.max() ?? 0
      }
    }
    return (least, most)
  }

  mutating func add(_ motion: OracleMotion) {
    for watcher in motion.watchers { watchers[watcher].remaining += 1 }
    motions.append(motion)
  }

  /// Removes motions that their own block has replaced, without an effect on the flag.
  mutating func takeBack(where shouldRemove: (OracleMotion) -> Bool) {
    for motion in motions where shouldRemove(motion) {
      for watcher in motion.watchers { watchers[watcher].remaining -= 1 }
    }
    motions.removeAll(where: shouldRemove)
  }

  /// Removes motions before their end.
  mutating func remove(where shouldRemove: (OracleMotion) -> Bool) {
    for motion in motions where shouldRemove(motion) {
      for watcher in motion.watchers {
        watchers[watcher].remaining -= 1
        watchers[watcher].allFinished = false
      }
    }
    motions.removeAll(where: shouldRemove)
  }

  /// Ends the motions of a stage that are over when its time passes to an instant.
  mutating func pass(from start: Double, to instant: Double, on stage: Int) {
    func isOver(_ motion: OracleMotion) -> Bool {
      motion.stage == stage && motion.end <= instant + 1e-9
    }
    for motion in motions where isOver(motion) {
      for watcher in motion.watchers {
        watchers[watcher].remaining -= 1
        watchers[watcher].end = max(watchers[watcher].end, motion.end, start)
      }
    }
    motions.removeAll(where: isOver)
  }
}
