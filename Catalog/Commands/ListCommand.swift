import CatalogSamples
import Foundation
import TransitionLaws

/// `catalog list`: the samples, one line each, by group.
struct ListCommand: Command {
  static let name = "list"
  static let help = """
    usage: catalog [list] [WORD ...] [--json]

    Lists the samples, one line each, by group: name, what it is for, what it shows. With words, only
    those that have all of them: catalog list sheet.

      --json   the same as JSON, with the code that adopts the transition
      --help   this page

    The exit status is 0 on success, 1 if the list could not be written, 64 if the command line is
    invalid.
    """

  private struct Entry: Encodable {
    let name: String
    let group: String
    let purpose: String
    let summary: String
    let title: String
    let adoption: String
    let uses: [String]
  }

  private let isJSON: Bool
  private let samples: [any Sample.Type]

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, ["--json": .flag])
    isJSON = arguments.has("--json")
    samples = Samples.matching(arguments.names)
    if samples.isEmpty {
      let known = Samples.all.flatMap { [$0.name] + OtherNames.of($0) }
      throw UsageError(noSampleHas: arguments.names, among: known)
    }
  }

  func run(_ output: Output) throws -> Int32 {
    guard !isJSON else {
      // Only a run shows which transitions a sample uses, and 80 runs take as long as all the rest.
      let entries = samples.map {
        Entry(
          name: $0.name, group: $0.group.rawValue, purpose: $0.purpose, summary: $0.summary,
          title: $0.adoption.title, adoption: $0.adoption.code, uses: SampleRun.uses(of: $0))
      }
      try output.write(JSONFile.text(entries))
      return 0
    }
    for group in SampleGroup.allCases {
      let members = samples.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      try output.write(group.rawValue)
      for sample in members { try output.writeText(line(of: sample, in: output)) }
    }
    return 0
  }

  /// The entry of a sample: one line, or where that is too long, with the summary below the purpose.
  private func line(of sample: any Sample.Type, in output: Output) -> String {
    let nameWidth = Samples.nameWidth
    let purposeWidth = Samples.all.map { $0.purpose.count }.max() ?? 0
    let isWide = !output.wrapsText || nameWidth + purposeWidth + 4 <= output.columns
    guard isWide else { return "  \(sample.name)  \(sample.purpose)\n    \(sample.summary)" }
    let name = "  " + sample.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0) + "  "
    let purpose = sample.purpose.padding(toLength: purposeWidth, withPad: " ", startingAt: 0)
    let line = "\(name)\(purpose)  \(sample.summary)"
    guard output.wrapsText, line.count > output.columns else { return line }
    let indent = String(repeating: " ", count: name.count)
    return "\(name)\(sample.purpose)\n\(indent)\(sample.summary)"
  }
}
