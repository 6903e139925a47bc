import Foundation

/// The numbers that a batch animates, side by side: each is a start, a change, and what it shows.
///
/// Laid out so that a frame is one multiplication and one addition a number, over contiguous memory.
struct MotionStore {
  private var starts: [Double] = []
  private var changes: [Double] = []
  private var values: [Double] = []

  /// Where the next number will be.
  var count: Int { starts.count }

  /// Adds a number that goes from `start` to `end`.
  @inline(__always)
  mutating func append(from start: Double, to end: Double) {
    starts.append(start)
    changes.append(end - start)
    values.append(start)
  }

  /// Adds numbers that go from those of `start` to those of `end`.
  mutating func append<Numbers: SIMD<Double>>(from start: Numbers, to end: Numbers) {
    for index in start.indices { append(from: start[index], to: end[index]) }
  }

  /// What a number shows, as of the last frame.
  subscript(index: Int) -> Double { values[index] }

  /// What a number shows when `progress` of the way is made.
  func value(of index: Int, at progress: Double) -> Double {
    starts[index] + changes[index] * progress
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
