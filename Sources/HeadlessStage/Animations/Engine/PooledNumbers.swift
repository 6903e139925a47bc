import Foundation
import MotionCurves

/// The numbers of a pool, stored side by side; each has a begin time, a duration and a curve of its
/// own.
///
/// The type is a value without an actor, so that a frame runs through all numbers without isolation
/// checks.
struct PooledNumbers {
  /// A range of numbers that share one curve.
  private struct Stretch {
    let table: CurveTable

    /// The place after the last number of the range.
    var end: Int
  }

  /// The begin time of each number, in the timeline's time.
  private(set) var begins: [TimeInterval] = []
  private var rates: [Double] = []
  private var ways: [MotionStore.Way] = []
  private var values: [Double] = []

  /// The ranges of numbers with one curve, ascending by place; none is empty.
  private var stretches: [Stretch] = []

  /// The number of entries.
  var count: Int { begins.count }

  /// Adds a number that runs once; before it begins it shows its start.
  mutating func append(_ way: MotionStore.Way, _ timing: MediaTiming, along table: CurveTable) {
    begins.append(timing.beginTime)
    rates.append(1 / timing.duration)
    ways.append(way)
    // Some curves begin with a jump.
    values.append(way.start + way.change * table.value(at: 0))
    extendStretches(to: count, along: table)
  }

  /// The start and the change of a number.
  func way(of place: Int) -> MotionStore.Way { ways[place] }

  /// The curve of a number.
  func curve(of place: Int) -> MediaTimingFunction { table(of: place).curve }

  /// The shown value of a number, as of the last frame.
  subscript(place: Int) -> Double { values[place] }

  /// The value of a number at an instant.
  func value(of place: Int, at now: TimeInterval) -> Double {
    let progress = table(of: place).value(at: (now - begins[place]) * rates[place])
    return ways[place].start + ways[place].change * progress
  }

  /// Shows every number at an instant.
  mutating func show(at now: TimeInterval) {
    let stretches = stretches
    begins.withUnsafeBufferPointer { begins in
      rates.withUnsafeBufferPointer { rates in
        ways.withUnsafeBufferPointer { ways in
          values.withUnsafeMutableBufferPointer { values in
            var start = 0
            for index in stretches.indices {
              while start < stretches[index].end {
                // As many numbers at once as the nearest cache holds.
                let part = start..<min(start + 512, stretches[index].end)
                for place in part { values[place] = (now - begins[place]) * rates[place] }
                stretches[index].table.replaceFractions(
                  UnsafeMutableBufferPointer(rebasing: values[part]))
                for place in part {
                  values[place] = ways[place].start + ways[place].change * values[place]
                }
                start = part.upperBound
              }
            }
          }
        }
      }
    }
  }

  /// Keeps the numbers at some places, in order, and removes the others.
  mutating func keep(where isKept: (Int) -> Bool) {
    let former = stretches
    stretches = []
    var (kept, stretch) = (0, 0)
    for place in begins.indices where isKept(place) {
      begins[kept] = begins[place]
      rates[kept] = rates[place]
      ways[kept] = ways[place]
      values[kept] = values[place]
      kept += 1
      while former[stretch].end <= place { stretch += 1 }
      extendStretches(to: kept, along: former[stretch].table)
    }
    begins.removeLast(begins.count - kept)
    rates.removeLast(rates.count - kept)
    ways.removeLast(ways.count - kept)
    values.removeLast(values.count - kept)
  }

  /// Removes all numbers.
  mutating func removeAll() {
    begins.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
  }

  /// Extends the ranges to `end`; the new numbers have the curve of `table`.
  private mutating func extendStretches(to end: Int, along table: CurveTable) {
    if let last = stretches.indices.last, stretches[last].table === table {
      stretches[last].end = end
    } else {
      stretches.append(Stretch(table: table, end: end))
    }
  }

  /// The table of a number's curve.
  private func table(of place: Int) -> CurveTable {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end <= place { low = middle + 1 } else { high = middle }
    }
    return stretches[low].table
  }
}
