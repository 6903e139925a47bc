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

  private var ways: [Way] = []

  /// As many as ways once there was a frame.
  private var values: [Double] = []

  /// Where the next number will be.
  var count: Int { ways.count }

  /// Adds a number that goes from `start` to `end`.
  @inline(__always)
  mutating func append(from start: Double, to end: Double) {
    append(Way(start: start, change: end - start))
  }

  /// Adds a number with a way to go.
  @inline(__always)
  mutating func append(_ way: Way) {
    if ways.isEmpty { ways.reserveCapacity(8) }
    ways.append(way)
  }

  /// What a number shows, as of the last frame.
  subscript(index: Int32) -> Double { values[Int(index)] }

  /// The way of a number.
  func way(of index: Int32) -> Way { ways[Int(index)] }

  /// What a number shows when `progress` of the way is made.
  func value(of index: Int32, at progress: Double) -> Double {
    ways[Int(index)].start + ways[Int(index)].change * progress
  }

  /// Makes every number show where it is when `progress` of the way is made.
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
