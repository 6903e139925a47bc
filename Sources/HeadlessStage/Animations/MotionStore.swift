import Foundation

/// The numbers that a batch animates, side by side: each is a start, a change, and what it shows.
///
/// Laid out so that a frame is one multiplication and one addition a number, over contiguous memory.
struct MotionStore {
  /// The way of one number.
  struct Way {
    let start: Double
    let change: Double
  }

  private var starts: [Double] = []
  private var changes: [Double] = []
  private var values: [Double] = []

  /// Where the next number will be.
  var count: Int { starts.count }

  /// Adds a number that goes from `start` to `end`.
  @inline(__always)
  mutating func append(from start: Double, to end: Double) {
    append(Way(start: start, change: end - start))
  }

  /// Adds a number with a way to go.
  @inline(__always)
  mutating func append(_ way: Way) {
    if starts.isEmpty {
      starts.reserveCapacity(8)
      changes.reserveCapacity(8)
      values.reserveCapacity(8)
    }
    starts.append(way.start)
    changes.append(way.change)
    values.append(way.start)
  }

  /// What a number shows, as of the last frame.
  subscript(index: Int32) -> Double { values[Int(index)] }

  /// The way of a number.
  func way(of index: Int32) -> Way {
    Way(start: starts[Int(index)], change: changes[Int(index)])
  }

  /// What a number shows when `progress` of the way is made.
  func value(of index: Int32, at progress: Double) -> Double {
    starts[Int(index)] + changes[Int(index)] * progress
  }

  /// Makes every number show where it is when `progress` of the way is made.
  mutating func show(_ progress: Double) {
    let count = starts.count
    starts.withUnsafeBufferPointer { starts in
      changes.withUnsafeBufferPointer { changes in
        values.withUnsafeMutableBufferPointer { values in
          for index in 0..<count { values[index] = starts[index] + changes[index] * progress }
        }
      }
    }
  }
}
