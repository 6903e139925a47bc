import Foundation

/// One figure of the table.
struct Figure: Encodable {
  let work: String
  let n: Int
  let value: Double
  let unit: String

  /// The figure divided by that of the same work in plain C, where there is one.
  var floorRatio: Double?
}

/// Measures what work costs in CPU time.
enum Measure {
  /// How often a figure is taken; the median counts.
  static let repeats = 5

  /// CPU time of this process so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The median of several figures.
  static func median(_ body: () -> Double) -> Double {
    let figures = (0..<repeats).map { _ in body() }.sorted()
    return figures[figures.count / 2]
  }

  /// CPU nanoseconds of one run of `body`.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }
}

/// Ends the program when something that was measured is not right.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("benchmarks: \(complaint())\n".utf8))
  exit(1)
}
