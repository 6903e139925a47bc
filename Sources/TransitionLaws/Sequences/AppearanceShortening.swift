/// A search for the fewest requests that break the appearance law with the same fault.
///
/// Runs of requests are left out, long runs first, while the rest still fails (delta debugging).
/// Then choices become the simplest ones.
@MainActor
struct AppearanceShortening {
  private(set) var sequence: AppearanceSequence
  private let rule: AppearanceFault.Rule
  private let fault: @MainActor (AppearanceSequence) -> AppearanceFault?

  init(
    of sequence: AppearanceSequence, with rule: AppearanceFault.Rule,
    _ fault: @escaping @MainActor (AppearanceSequence) -> AppearanceFault?
  ) {
    (self.sequence, self.rule, self.fault) = (sequence, rule, fault)
  }

  mutating func run() {
    leaveOutRuns()
    simplify()
    // A simpler choice may have made another request unnecessary.
    leaveOutRuns()
  }

  private mutating func leaveOutRuns() {
    var size = max(sequence.count / 2, 1)
    while true {
      let count = sequence.count
      leaveOut(size)
      if size == 1, sequence.count == count { break }
      size = max(size / 2, 1)
    }
  }

  private mutating func leaveOut(_ size: Int) {
    var end = sequence.count
    while end > 0 {
      let start = max(end - size, 0)
      var fewer = sequence
      fewer.steps.removeSubrange(start..<end)
      take(fewer)
      end = start
    }
  }

  /// Replaces choices by zero, which means the first page, without an animation or a finger.
  private mutating func simplify() {
    for index in sequence.steps.indices {
      for place in sequence.steps[index].bytes.indices.dropFirst()
      where sequence.steps[index].bytes[place] != 0 {
        var simpler = sequence
        simpler.steps[index].bytes[place] = 0
        take(simpler)
      }
    }
  }

  private mutating func take(_ other: AppearanceSequence) {
    if fault(other)?.rule == rule { sequence = other }
  }
}

extension AppearanceSequence {
  /// The first requests of the sequence.
  func prefix(_ count: Int) -> AppearanceSequence {
    AppearanceSequence(steps: Array(steps.prefix(count)))
  }
}
