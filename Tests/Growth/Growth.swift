import Foundation

/// Prints how the cost of work grows with its amount; `--help` says how to ask.
@main
@MainActor
enum Growth {
  /// The amounts of work.
  private static let sizes = [1_000, 10_000, 100_000]

  /// The next amount is left out when it would take longer, in seconds.
  private static let patience = 5.0

  /// Ten times the work may take so many times as long: `n log n` is 12.5 times.
  private static let limit = 30.0

  /// Work that takes less than this altogether, in milliseconds, is not judged.
  private static let least = 20.0

  private static let help = """
    usage: growth [--only NAME]...

    Prints, for each row, the CPU time an item at \(sizes.map(String.init).joined(separator: ", ")) items, and how
    many times as long the last step took as the one before. A step that would take more than
    \(Int(patience)) s is left out.

      --only NAME   this row alone; may be given again
      --help        this page

    The exit status is 1 when ten times the work took more than \(Int(limit)) times as long.

    The rows:
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let all = Row.all
    var names: [String] = []
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
      default:
        refuse("'\(words[index])' is not understood; see --help.")
      }
    }
    for name in names where !all.contains(where: { $0.name == name }) {
      refuse("There is no row '\(name)'; see --help.")
    }
    print(line(["row"] + sizes.map { "n = \($0)" } + ["growth"]))
    var failed: [String] = []
    for row in all where names.isEmpty || names.contains(row.name) {
      if !show(row) { failed.append(row.name) }
    }
    guard failed.isEmpty else {
      print("Too fast: \(failed.joined(separator: ", ")).")
      exit(1)
    }
  }

  /// Prints a row; false when it grows too fast.
  private static func show(_ row: Row) -> Bool {
    var times: [Double] = []
    for n in sizes {
      if let last = times.last {
        let step = times.count > 1 ? max(10, last / times[times.count - 2]) : 10
        guard last * step < patience * 1e9 else { break }
      }
      times.append(row.run(n))
    }
    let isWhole = times.count == sizes.count
    var growth = times.count > 1 ? times[times.count - 1] / times[times.count - 2] : 0
    // A second look, since another program may have had the caches.
    if isWhole, growth > limit, times[times.count - 1] > least * 1e6 {
      growth = min(growth, row.run(sizes[sizes.count - 1]) / row.run(sizes[sizes.count - 2]))
    }
    var cells = zip(sizes, times).map { n, time in figure(time / Double(n)) }
    while cells.count < sizes.count { cells.append("left out") }
    print(line([row.name] + cells + [String(format: "%.1fx", growth)]))
    return growth <= limit || times[times.count - 1] <= least * 1e6
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
