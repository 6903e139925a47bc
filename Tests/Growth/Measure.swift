import Foundation

/// Measures what work costs in CPU time.
enum Measure {
  /// CPU time of this process so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// CPU nanoseconds of one run of `body`.
@MainActor
func time(_ body: () -> Void) -> Double {
  let start = Measure.now
  body()
  return Measure.now - start
}

/// Ends the program when something that was measured is not right.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("growth: \(complaint())\n".utf8))
  exit(1)
}
