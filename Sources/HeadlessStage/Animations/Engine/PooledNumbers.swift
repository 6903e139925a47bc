import Foundation
import MotionCurves

/// The numbers of a pool, side by side: each with a beginning, a duration and a curve of its own.
///
/// It is a value that belongs to no actor, so that a frame goes through all of them without asking
/// where it runs.
struct PooledNumbers {
  /// Numbers of one curve, next to each other.
  private struct Stretch {
    let table: CurveTable

    /// The place behind the last of them.
    var end: Int
  }

  /// When each begins, in the timeline's time.
  private(set) var begins: [TimeInterval] = []
  private var rates: [Double] = []
  private var ways: [MotionStore.Way] = []
  private var values: [Double] = []

  /// Ascending in their places, and none of them empty.
  private var stretches: [Stretch] = []

  /// How many there are.
  var count: Int { begins.count }

  /// Adds a number that runs once, and shows its start before.
  mutating func append(_ way: MotionStore.Way, _ timing: MediaTiming, along table: CurveTable) {
    begins.append(timing.beginTime)
    rates.append(1 / timing.duration)
    ways.append(way)
    // Some curves begin with a jump.
    values.append(way.start + way.change * table.value(at: 0))
    extendStretches(to: count, along: table)
  }

  /// The way of a number.
  func way(of place: Int) -> MotionStore.Way { ways[place] }

  /// The curve of a number.
  func curve(of place: Int) -> MediaTimingFunction { table(of: place).curve }

  /// What a number shows, as of the last frame.
  subscript(place: Int) -> Double { values[place] }

  /// What a number shows at an instant.
  func value(of place: Int, at now: TimeInterval) -> Double {
    let progress = table(of: place).value(at: (now - begins[place]) * rates[place])
    return ways[place].start + ways[place].change * progress
  }

  /// Makes every number show where it is at an instant.
  mutating func show(at now: TimeInterval) {
    let stretches = stretches
    begins.withUnsafeBufferPointer { begins in
      rates.withUnsafeBufferPointer { rates in
        ways.withUnsafeBufferPointer { ways in
          values.withUnsafeMutableBufferPointer { values in
            var start = 0
            for index in stretches.indices {
              while start < stretches[index].end {
                // No more at once than the nearest cache holds.
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

  /// Keeps the numbers at some places, in order.
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

  /// Forgets all of them.
  mutating func removeAll() {
    begins.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
  }

  /// Notes the curve of the numbers behind all stretches.
  private mutating func extendStretches(to end: Int, along table: CurveTable) {
    if let last = stretches.indices.last, stretches[last].table === table {
      stretches[last].end = end
    } else {
      stretches.append(Stretch(table: table, end: end))
    }
  }

  /// The curve of a number.
  private func table(of place: Int) -> CurveTable {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end <= place { low = middle + 1 } else { high = middle }
    }
    return stretches[low].table
  }
}
