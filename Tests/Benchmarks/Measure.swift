import Foundation

/// Measures what work costs in CPU time.
@MainActor
enum Measure {
  /// How often a figure is taken; the median counts.
  static let repeats = 5

  /// CPU time of this process so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// What the clock itself adds to a measurement, in nanoseconds: the least that nothing takes.
  private static let overhead = (0..<1_000).map { _ in -(now - now) }.min() ?? 0

  /// CPU nanoseconds of one run of `body`, without what asking for the time takes.
  static func time(_ body: () -> Void) -> Double {
    let overhead = overhead
    let start = now
    body()
    return max(0, now - start - overhead)
  }

  /// The median of several figures of a work, taken in turns with those of its floor.
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

/// Ends the program when something that was measured is not right.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("benchmarks: \(complaint())\n".utf8))
  exit(1)
}
