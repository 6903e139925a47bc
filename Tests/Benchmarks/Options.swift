import Foundation

/// The parsed command line.
@MainActor
struct Options {
  let names: [String]
  let isJSON: Bool
  let countsAllocations: Bool
  let asksForHelp: Bool

  private static let known = ["--json", "--allocations", "--help"]

  init(_ words: [String]) throws(UsageError) {
    let flags = words.filter { $0.hasPrefix("-") }.map { $0 == "-h" ? "--help" : $0 }
    names = words.filter { !$0.hasPrefix("-") }
    isJSON = flags.contains("--json")
    countsAllocations = flags.contains("--allocations")
    asksForHelp = flags.contains("--help")
    if let flag = flags.first(where: { !Self.known.contains($0) }) {
      throw UsageError(
        "There is no option '\(flag)'; the known names are \(Self.known.joined(separator: ", ")).")
    }
    let works = Work.all.map(\.name)
    if let name = names.first(where: { !works.contains($0) }) {
      let list = works.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError("There is no work '\(name)'; the known names are \(list).")
    }
    if countsAllocations, !names.isEmpty || isJSON {
      throw UsageError("'--allocations' cannot be combined with other words.")
    }
  }

  /// The usage text.
  static var help: String {
    let width = (Work.all.map(\.name.count).max() ?? 0) + 2
    let works = Work.all.map {
      "  " + $0.name.padding(toLength: width, withPad: " ", startingAt: 0) + $0.summary
    }
    return """
      usage: benchmarks ['WORK' ...] [--json]
             benchmarks --allocations

      Prints what the engine costs: medians of \(Measure.repeats) figures, in CPU time of this process.
      Names of works choose among them; they hold spaces, so put them in quotes.

        --json          a list of {work, n, value, unit, floorRatio}
        --allocations   how often steady frames allocate, instead of the table (Linux, with cc)
        --help          this page

      The works:
      \(works.joined(separator: "\n"))

      The column 'floor' is the value divided by that of the same work in plain C, taken in turns in
      the same run; it is empty where there is no such work, or no compiler by the name of cc. The
      column 'growth' is the value divided by that of the same work at n = 1000.

      The exit status is 0 on success, 1 if a measured result was wrong, 64 if the command line is
      invalid.
      """
  }
}

/// An invalid command line, explained in one sentence.
struct UsageError: Error {
  let message: String

  /// The exit status for an invalid command line, `EX_USAGE` of `sysexits`.
  static let status: Int32 = 64

  init(_ message: String) { self.message = message }
}
