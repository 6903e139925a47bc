import Foundation

/// Measures the CPU time of work.
enum Measure {
  /// The CPU time of this process so far, in nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// The CPU time of one run of `body`, in nanoseconds.
@MainActor
func time(_ body: () -> Void) -> Double {
  let start = Measure.now
  body()
  return Measure.now - start
}

/// Ends the program if a measured work has a wrong result.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
  guard !holds else { return }
  FileHandle.standardError.write(Data("growth: \(complaint())\n".utf8))
  exit(1)
}
