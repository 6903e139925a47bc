import Foundation
import HeadlessStage
import MotionCurves

/// What is animated in the world of the oracle, as plain numbers.
enum Feature: Int, CaseIterable {
  case position, size, corner, scale, turn, opacity, color

  /// How many numbers it has.
  var count: Int {
    switch self {
    case .position, .size: 2
    case .corner, .scale, .turn, .opacity: 1
    case .color: 4
    }
  }

  /// True when blocks add it to what moves already (ViewAnimation 6).
  var addsUpInBlocks: Bool { self != .opacity && self != .color }

  /// True when a change to the value that is there already is one (the others are not even asked).
  var mindsSameValue: Bool { self == .position || self == .corner || !addsUpInBlocks }

  /// What must be added to `old` to get `new`.
  func difference(_ new: [Double], _ old: [Double]) -> [Double] {
    zip(new, old).map { self == .scale ? $0 / $1 : $0 - $1 }
  }

  func sum(_ values: [Double], _ others: [Double]) -> [Double] {
    zip(values, others).map { self == .scale ? $0 * $1 : $0 + $1 }
  }

  /// What adds nothing.
  var neutral: [Double] { Array(repeating: self == .scale ? 1 : 0, count: count) }
}

/// A layer's time within its superlayer's, straight from its definition (Time 1).
struct OracleTime: Equatable {
  var begin = 0.0
  var speed = 1.0
  var offset = 0.0

  func local(_ outer: Double) -> Double { (outer - begin) * speed + offset }
  func outer(_ local: Double) -> Double { (local - offset) / speed + begin }
}

extension [OracleTime] {
  /// The time of the last when that outside the first is `outer`.
  func local(_ outer: Double) -> Double { reduce(outer) { $1.local($0) } }

  /// When an animation ends that begins and ends at local instants; infinity is never.
  func end(from begin: Double, until end: Double) -> Double {
    let rate = reduce(1) { $0 * $1.speed }
    guard rate != 0 else { return .infinity }
    return reversed().reduce(rate > 0 ? end : begin) { $1.outer($0) }
  }
}

/// An animation, as nothing but what was asked for.
struct OracleMotion {
  let view: Int
  let feature: Feature
  /// The one number that is animated; nil for all.
  var component: Int?
  /// What it goes through, evenly spaced in time.
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
  /// Who waits for its end.
  let watchers: [Int]
  /// What was asked for together with it.
  let request: Int
  /// A delay until it has begun, then an instant of its layer's time.
  var begin: Double
  /// The stage that it runs on; nil until it has begun.
  var stage: Int?
  /// The times that it runs in, the outermost first.
  var times: [OracleTime] = []

  /// How long all of it takes.
  var length: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// When it ends, in the stage's time.
  var end: Double { times.end(from: begin, until: begin + length) }

  /// What it shows at an instant of its stage, or a bit before or after; nil for nothing.
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

  /// What shows when `value` comes on top of what lies below.
  func applied(_ value: [Double], to below: [Double]) -> [Double] {
    guard let component else { return isAdditive ? feature.sum(value, below) : value }
    var shown = below
    shown[component] = isAdditive ? shown[component] + value[0] : value[0]
    return shown
  }
}

/// Whoever waits for motions to end.
struct OracleWatcher {
  /// How many motions have neither ended nor been removed.
  var remaining = 0
  /// False when a motion was removed before its end.
  var allFinished = true
  /// False while motions may still be added.
  var isClosed = false
  /// When the last motion ended; 0 when there was none.
  var end = 0.0
  /// True when it is told once, and without a flag.
  var hasFlag = true

  var isDone: Bool { isClosed && remaining == 0 }
}

/// Every animation that there is, evaluated from its definition, one by one.
struct MotionOracle {
  /// All that have neither ended nor been removed, in the order in which they were added.
  var motions: [OracleMotion] = []
  var watchers: [OracleWatcher] = []

  /// What a view shows of a feature: its model with all motions applied, each at the instant that
  /// its stage has in `instants`.
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

  /// The least and the most that it may show, each motion a nanosecond before or after on its own:
  /// next to a jump or a vertical tangent no number is the right one.
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

  /// Removes motions that whoever added them has thought better of.
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

  /// Lets time pass on a stage.
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
