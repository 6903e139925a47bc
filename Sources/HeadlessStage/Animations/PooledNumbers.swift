import Foundation
import MotionCurves

/// The numbers of a pool, side by side: each with a beginning, a duration and a curve of its own.
///
/// It is a value that belongs to no actor, so that a frame goes through all of them without asking
/// where it runs.
struct PooledNumbers {
  /// When each begins, in the timeline's time.
  private(set) var begins: [TimeInterval] = []
  private var rates: [Double] = []
  private var ways: [MotionStore.Way] = []
  private var values: [Double] = []
  private var curves: [Int32] = []

  /// The curves of all numbers.
  private var tables: [CurveTable] = []

  /// How many there are.
  var count: Int { begins.count }

  /// Adds a number that runs once, and shows its start before.
  mutating func append(_ way: MotionStore.Way, _ timing: MediaTiming, along table: CurveTable) {
    begins.append(timing.beginTime)
    rates.append(1 / timing.duration)
    ways.append(way)
    // Some curves begin with a jump.
    values.append(way.start + way.change * table.value(at: 0))
    curves.append(index(of: table))
  }

  /// The way of a number.
  func way(of place: Int) -> MotionStore.Way { ways[place] }

  /// The curve of a number.
  func curve(of place: Int) -> MediaTimingFunction { tables[Int(curves[place])].curve }

  /// What a number shows, as of the last frame.
  subscript(place: Int) -> Double { values[place] }

  /// What a number shows at an instant.
  func value(of place: Int, at now: TimeInterval) -> Double {
    let progress = tables[Int(curves[place])].value(at: (now - begins[place]) * rates[place])
    return ways[place].start + ways[place].change * progress
  }

  /// Makes every number show where it is at an instant.
  mutating func show(at now: TimeInterval) {
    let (curves, tables) = (curves, tables)
    begins.withUnsafeBufferPointer { begins in
      rates.withUnsafeBufferPointer { rates in
        ways.withUnsafeBufferPointer { ways in
          values.withUnsafeMutableBufferPointer { values in
            var start = 0
            while start < begins.count {
              // One curve at a time, and no more at once than the nearest cache holds.
              let run = start..<Self.endOfRun(from: start, in: curves, limit: 512)
              for place in run { values[place] = (now - begins[place]) * rates[place] }
              let part = UnsafeMutableBufferPointer(rebasing: values[run])
              tables[Int(curves[start])].replaceFractions(part)
              for place in run {
                values[place] = ways[place].start + ways[place].change * values[place]
              }
              start = run.upperBound
            }
          }
        }
      }
    }
  }

  /// Keeps the numbers at some places, in order.
  mutating func keep(where isKept: (Int) -> Bool) {
    var kept = 0
    for place in begins.indices where isKept(place) {
      begins[kept] = begins[place]
      rates[kept] = rates[place]
      ways[kept] = ways[place]
      values[kept] = values[place]
      curves[kept] = curves[place]
      kept += 1
    }
    begins.removeLast(begins.count - kept)
    rates.removeLast(rates.count - kept)
    ways.removeLast(ways.count - kept)
    values.removeLast(values.count - kept)
    curves.removeLast(curves.count - kept)
    forgetTables()
  }

  /// Forgets all of them.
  mutating func removeAll() {
    begins.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    curves.removeAll(keepingCapacity: true)
    tables = []
  }

  /// The place behind some numbers of one curve.
  @inline(__always)
  private static func endOfRun(from start: Int, in curves: [Int32], limit: Int) -> Int {
    let curve = curves[start]
    let last = min(start + limit, curves.count)
    var end = start + 1
    while end < last, curves[end] == curve { end += 1 }
    return end
  }

  private mutating func index(of table: CurveTable) -> Int32 {
    if let last = curves.last, tables[Int(last)] === table { return last }
    for index in tables.indices where tables[index] === table { return Int32(index) }
    tables.append(table)
    return Int32(tables.count - 1)
  }

  /// Keeps only the curves that some number has.
  private mutating func forgetTables() {
    let all = tables
    var places: [Int32?] = Array(repeating: nil, count: all.count)
    tables = []
    for number in curves.indices {
      let old = Int(curves[number])
      if places[old] == nil {
        places[old] = Int32(tables.count)
        tables.append(all[old])
      }
      curves[number] = places[old] ?? 0
    }
  }
}
