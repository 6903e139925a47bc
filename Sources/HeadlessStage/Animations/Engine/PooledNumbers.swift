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
  private var starts: [Double] = []
  private var changes: [Double] = []
  private var values: [Double] = []

  /// The ranges of numbers with one curve, ascending by place; none is empty.
  private var stretches: [Stretch] = []

  /// The number of entries.
  var count: Int { begins.count }

  /// Adds a number that runs once; before it begins it shows its start.
  mutating func append(_ way: MotionStore.Way, _ timing: MediaTiming, along table: CurveTable) {
    begins.append(timing.beginTime)
    rates.append(1 / timing.duration)
    starts.append(way.start)
    changes.append(way.change)
    // Some curves begin with a jump.
    values.append(way.start + way.change * table.value(at: 0))
    extendStretches(to: count, along: table)
  }

  /// The start and the change of a number.
  func way(of place: Int) -> MotionStore.Way {
    MotionStore.Way(start: starts[place], change: changes[place])
  }

  /// The curve of a number.
  func curve(of place: Int) -> MediaTimingFunction { table(of: place).curve }

  /// The shown value of a number, as of the last frame.
  subscript(place: Int) -> Double { values[place] }

  /// The value of a number at an instant.
  func value(of place: Int, at now: TimeInterval) -> Double {
    let progress = table(of: place).value(at: (now - begins[place]) * rates[place])
    return starts[place] + changes[place] * progress
  }

  /// Shows every number at an instant.
  mutating func show(at now: TimeInterval) {
    var start = 0
    for stretch in stretches {
      while start < stretch.end {
        // As many numbers at once as the nearest cache holds.
        let part = start..<min(start + 512, stretch.end)
        showFractions(of: part, at: now)
        values.withUnsafeMutableBufferPointer {
          stretch.table.replaceFractions(UnsafeMutableBufferPointer(rebasing: $0[part]))
        }
        showValues(of: part)
        start = part.upperBound
      }
    }
  }

  /// Makes the numbers at some places show the fraction of their time that has passed.
  @inline(__always)
  private mutating func showFractions(of part: Range<Int>, at now: TimeInterval) {
    begins.withUnsafeBufferPointer { begins in
      rates.withUnsafeBufferPointer { rates in
        values.withUnsafeMutableBufferPointer { values in
          for place in part { values[place] = (now - begins[place]) * rates[place] }
        }
      }
    }
  }

  /// Makes the numbers at some places, which show their progress, show their values.
  @inline(__always)
  private mutating func showValues(of part: Range<Int>) {
    starts.withUnsafeBufferPointer { starts in
      changes.withUnsafeBufferPointer { changes in
        values.withUnsafeMutableBufferPointer { values in
          for place in part { values[place] = starts[place] + changes[place] * values[place] }
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
      starts[kept] = starts[place]
      changes[kept] = changes[place]
      values[kept] = values[place]
      kept += 1
      while former[stretch].end <= place { stretch += 1 }
      extendStretches(to: kept, along: former[stretch].table)
    }
    begins.removeLast(begins.count - kept)
    rates.removeLast(rates.count - kept)
    starts.removeLast(starts.count - kept)
    changes.removeLast(changes.count - kept)
    values.removeLast(values.count - kept)
  }

  /// Removes all numbers.
  mutating func removeAll() {
    begins.removeAll(keepingCapacity: true)
    rates.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
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
