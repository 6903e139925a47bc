import Foundation

/// Prints how the cost of work grows with its amount; `--help` explains the options.
@main
@MainActor
enum Growth {
  /// The amounts of work.
  private static let allSizes = [1_000, 10_000, 100_000]

  /// The next amount is left out if it would take longer than this, in seconds.
  private static let patience = 5.0

  /// The largest factor for ten times the work: `n log n` takes 12.5 times as long, and work that
  /// no longer fits into the caches some 20 to 30 times.
  private static let limit = 40.0

  /// Work that takes less than this in all, in milliseconds, is not judged.
  private static let least = 5.0

  /// Work is repeated until it has taken this long, in milliseconds, or `mostRuns` times; the best
  /// run counts.
  private static let enough = 20.0
  private static let mostRuns = 5

  private static let help = """
    usage: growth [--only NAME]... [--up-to N]

    Prints, for each row, the CPU time an item at \(allSizes.map(String.init).joined(separator: ", ")) items, and how
    many times as long the last step took as the one before. A step that would take more than
    \(Int(patience)) s is left out.

      --only NAME   this row alone; may be given again
      --up-to N     no more than N items: 10000 takes some ten seconds
      --help        this page

    The exit status is 1 when ten times the work took more than \(Int(limit)) times as long, or when
    a row is so slow that no step could be measured.

    The rows:
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let all = Row.all
    var (names, sizes): ([String], [Int]) = ([], allSizes)
    var index = 0
    while index < words.count {
      switch words[index] {
      case "--help", "-h":
        print(help)
        for row in all { print("  " + left(row.name, 26) + row.summary) }
        exit(0)
      case "--only" where index + 1 < words.count:
        names.append(words[index + 1])
        index += 2
      case "--up-to" where index + 1 < words.count:
        sizes = allSizes.filter { $0 <= Int(words[index + 1]) ?? 0 }
        guard sizes.count > 1 else { refuse("--up-to takes a number from \(allSizes[1]) on.") }
        index += 2
      default:
        refuse("'\(words[index])' is not understood; see --help.")
      }
    }
    for name in names where !all.contains(where: { $0.name == name }) {
      refuse("There is no row '\(name)'; see --help.")
    }
    say(line(["row"] + sizes.map { "n = \($0)" } + ["growth"]))
    var failed: [String] = []
    for row in all where names.isEmpty || names.contains(row.name) {
      if !show(row, sizes) { failed.append(row.name) }
    }
    guard failed.isEmpty else {
      say("Too fast: \(failed.joined(separator: ", ")).")
      exit(1)
    }
  }

  /// Prints a row; returns false if its cost grows too fast.
  private static func show(_ row: Row, _ sizes: [Int]) -> Bool {
    var times: [Double] = []
    for n in sizes {
      if let last = times.last {
        let step = times.count > 1 ? max(10, last / times[times.count - 2]) : 10
        guard last * step < patience * 1e9 else { break }
      }
      times.append(best(row, n))
    }
    // A second measurement, because another program may have used the caches; not for work that is
    // clearly too slow.
    if growth(of: times) > limit, times[times.count - 1] < patience / 5 * 1e9 {
      for step in times.indices.suffix(2) { times[step] = min(times[step], best(row, sizes[step])) }
    }
    let growth = growth(of: times)
    var cells = zip(sizes, times).map { n, time in figure(time / Double(n)) }
    while cells.count < sizes.count { cells.append("left out") }
    say(line([row.name] + cells + [growth > 0 ? String(format: "%.1fx", growth) : "-"]))
    return times.count > 1 && growth <= limit
  }

  /// The CPU time of the best of several runs, in nanoseconds.
  private static func best(_ row: Row, _ n: Int) -> Double {
    var (best, spent, runs) = (Double.infinity, 0.0, 0)
    repeat {
      let time = row.run(n)
      (best, spent, runs) = (min(best, time), spent + time, runs + 1)
    } while spent < enough * 1e6 && runs < mostRuns
    return best
  }

  /// The factor from the last time but one to the last; 0 if the times are too short to judge.
  private static func growth(of times: [Double]) -> Double {
    guard times.count > 1, times[times.count - 1] > least * 1e6 else { return 0 }
    return times[times.count - 1] / times[times.count - 2]
  }

  /// Writes a line immediately, even to a pipe, because the whole table takes some minutes.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func figure(_ nanoseconds: Double) -> String {
    nanoseconds < 1_000
      ? String(format: "%.0f ns", nanoseconds) : String(format: "%.1f us", nanoseconds / 1_000)
  }

  private static func line(_ cells: [String]) -> String {
    left(cells[0], 26) + cells.dropFirst().map { right($0, 14) }.joined()
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func refuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("growth: \(message)\n".utf8))
    exit(64)
  }
}
