import Foundation

/// `catalog list`: the samples, one line each, by group.
struct ListCommand: Command {
  static let name = "list"
  static let help = """
    usage: catalog [list] [--json]

    Lists the samples, one line each, by group: name, what it is for, what it shows.

      --json   the same as JSON
      --help   this page

    The exit status is 0 on success, 1 if the list could not be written, 64 if the command line is
    invalid.
    """

  private struct Entry: Encodable {
    let name: String
    let group: String
    let purpose: String
    let summary: String
    let uses: [String]
  }

  private let isJSON: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, flags: ["--json"])
    if let name = arguments.names.first {
      throw UsageError(
        "'catalog list' takes no names; 'catalog run \(QuotedText.shown(name))' runs a sample.")
    }
    isJSON = arguments.has("--json")
  }

  func run(_ output: Output) throws -> Int32 {
    let entries = Samples.all.map {
      Entry(
        name: $0.name, group: $0.group.rawValue, purpose: $0.purpose, summary: $0.summary,
        uses: SampleRun.uses(of: $0))
    }
    guard !isJSON else {
      try output.write(JSON.text(entries))
      return 0
    }
    let nameWidth = entries.map(\.name.count).max() ?? 0
    let purposeWidth = entries.map(\.purpose.count).max() ?? 0
    let groups = Set(entries.map(\.group))
    for group in SampleGroup.allCases where groups.contains(group.rawValue) {
      try output.write(group.rawValue)
      for entry in entries where entry.group == group.rawValue {
        let name = entry.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
        let purpose = entry.purpose.padding(toLength: purposeWidth, withPad: " ", startingAt: 0)
        try output.write("  \(name)  \(purpose)  \(entry.summary)")
      }
    }
    return 0
  }
}
