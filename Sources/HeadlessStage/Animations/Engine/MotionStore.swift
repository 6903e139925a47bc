import Foundation

/// The numbers of a timing group, stored side by side: each has a start, a change and a shown
/// value.
///
/// A frame costs one multiplication and one addition for each number, over contiguous memory.
struct MotionStore {
  /// The start and the change of a number.
  struct Way {
    let start: Double
    let change: Double
  }

  private var ways: [Way] = []

  /// The shown values; empty until the first frame.
  private var values: [Double] = []

  /// The place of the next number.
  var count: Int { ways.count }

  /// Adds a number that runs from `start` to `end`.
  @inline(__always)
  mutating func append(from start: Double, to end: Double) {
    append(Way(start: start, change: end - start))
  }

  /// Adds a number with a start and a change.
  @inline(__always)
  mutating func append(_ way: Way) {
    if ways.isEmpty { ways.reserveCapacity(16) }
    ways.append(way)
  }

  /// The shown value of a number, as of the last frame.
  subscript(index: Int32) -> Double { values[Int(index)] }

  /// The start and the change of a number.
  func way(of index: Int32) -> Way { ways[Int(index)] }

  /// The value of a number at `progress`.
  func value(of index: Int32, at progress: Double) -> Double {
    ways[Int(index)].start + ways[Int(index)].change * progress
  }

  /// Shows every number at `progress`.
  mutating func show(_ progress: Double) {
    if values.count != ways.count { values = ways.map(\.start) }
    let count = ways.count
    ways.withUnsafeBufferPointer { ways in
      values.withUnsafeMutableBufferPointer { values in
        for index in 0..<count {
          values[index] = ways[index].start + ways[index].change * progress
        }
      }
    }
  }
}
