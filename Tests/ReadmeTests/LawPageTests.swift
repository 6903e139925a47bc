import Expectations
import Foundation
import TransitionLaws

@MainActor
@Suite("The pages about the laws")
struct LawPageTests {
  private let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  private func page(_ path: String) throws -> String {
    try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }

  @Test(
    "have a row for each, and say what it reads and cannot see", arguments: TransitionLaw.standard)
  func rows(law: TransitionLaw) throws {
    let sight = try #require(law.sight)
    let overview = try page("TransitionLaws/TransitionLaws.docc/TransitionLaws.md")
    expectContains(overview, "\n| `\(law.name)` | ")
    expectContains(overview, "\n| `\(law.name)` | \(sight.reads) | \(sight.cannotSee) |\n")
    let words = law.name.rawValue.split(separator: " ")
    let constant = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    expectContains(
      try page("TransitioningTesting/TransitioningTesting.docc/ProveIt.md"), "\n| `.\(constant)` | "
    )
  }
}
