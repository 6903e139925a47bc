import Foundation

/// Measures the CPU time of work.
@MainActor
enum Measure {
  /// The number of measurements for a figure; the figure is their median.
  static let repeats = 5

  /// The CPU time of this process so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The least time that an empty measurement takes, in nanoseconds.
  private static let overhead = (0..<1_000).map { _ in -(now - now) }.min() ?? 0

  /// The CPU time of one run of `body`, in nanoseconds, without the overhead of the measurement.
  static func time(_ body: () -> Void) -> Double {
    let overhead = overhead
    let start = now
    body()
    return max(0, now - start - overhead)
  }

  /// The median of several measurements of a work, which alternate with those of its floor.
  static func figure(of work: Work, _ n: Int, floor: Floor?) -> Figure {
    let run = work.prepare(n)
    var (values, floors): ([Double], [Double]) = ([], [])
    for _ in 0..<repeats {
      values.append(run())
      if let name = work.floor, let value = floor?.figure(of: name, n) { floors.append(value) }
    }
    let value = median(values)
    let ratio = floors.count == repeats ? value / median(floors) : nil
    return Figure(work: work.name, n: n, value: value, unit: work.unit, floorRatio: ratio)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Ends the program if a measured work has a wrong result.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("benchmarks: \(complaint())\n".utf8))
  exit(1)
}
