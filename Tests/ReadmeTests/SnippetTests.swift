import Foundation
import Expectations

@Suite("The README")
struct SnippetTests {
  private static func readme() throws -> String {
    try String(contentsOf: SnippetCompiler.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("begins with what it is, shows a picture and the two commands, and is short")
  func order() throws {
    let page = try Self.readme()
    let parts = [
      "/Pictures/photo-album.svg", "**What it is.**", "**What it is not.**",
      "**Who it is for.**", "**How one ships.**", "swift run catalog run fade\nswift test\n",
      "## Which transition when", "## Your first transition", "## Your first proof",
    ]
    let places = try parts.map { part in try #require(page.range(of: part)?.lowerBound, "\(part)") }
    expectEqual(places, places.sorted())
    expectLess(page.split(whereSeparator: \.isWhitespace).count, 900)
  }

  @Test("says how many transitions there are, as the page of the library does")
  func count() throws {
    let sources = SnippetCompiler.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(
      at: sources.appending(path: "Transitions"), includingPropertiesForKeys: nil)
    // What combines other transitions is none.
    let count = (files?.allObjects as? [URL] ?? []).count {
      $0.lastPathComponent.hasSuffix("Transition.swift") && !$0.path.contains("/Combinators/")
    }
    let page = sources.appending(path: "Transitioning/Transitioning.docc/Transitioning.md")
    let tens = [50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety"]
    let number = try #require(tens[(count - 1) / 10 * 10])
    expectContains(try Self.readme(), "More than \(number) transitions are ready-made")
    expectContains(
      try String(contentsOf: page, encoding: .utf8), "more than \(number) ready-made ones")
  }

  @Test("has a table of transitions that exist, each with its moving picture")
  func table() throws {
    let rows = try Self.readme().split(separator: "\n").filter { $0.contains("Resources/") }
    let names = rows.flatMap { $0.matches(of: /\[`(.+?)`\]\(.+?\.svg\)/).map { String($0.1) } }
    expectLess(30, names.count)
    try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "Names.swift")
      try """
      import Transitioning
      import Transitions

      @MainActor
      func names(
        card: UIView, tile: UIView, button: UIView, back: PredictiveBackController
      ) -> [any Transition] {
        [\(names.joined(separator: ", "))]
      }
      """.write(to: file, atomically: true, encoding: .utf8)
      let errors = try SnippetCompiler.errors(in: [file])
      expectTrue(errors == nil, "\(errors ?? "")")
    }
  }

  /// True for a file of the package that the README tells to write.
  private static func isOfPackage(_ snippet: String) -> Bool {
    ["import Cards", "class DropTransition"].contains(where: snippet.contains)
  }

  @Test("tells to write a package whose manifest is right")
  func manifestCompiles() throws {
    let snippets = SnippetCompiler.snippets(in: try Self.readme()).filter { !Self.isOfPackage($0) }
    expectEqual(snippets.count, 1)
    let errors = try SnippetCompiler.errors(inManifest: try #require(snippets.first))
    expectTrue(errors == nil, "\(errors ?? "")")
  }

  @Test("tells to write a package that builds and passes its own tests")
  func packageRuns() throws {
    let examples = SnippetCompiler.snippets(in: try Self.readme()).filter(Self.isOfPackage)
    expectEqual(examples.count, 2)
    try SnippetCompiler.withFolder { folder in
      let files = try examples.enumerated().map { number, text in
        let file = folder.appending(path: "Example\(number).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
      }
      let refusal = try SnippetCompiler.makeModule("Cards", of: [files[0]], in: folder)
      expectTrue(refusal == nil, "\(refusal ?? "")")
      let obstacle = try SnippetCompiler.makeTests(of: [files[1]], using: "Cards", in: folder)
      expectTrue(obstacle == nil, "\(obstacle ?? "")")
      let (status, output) = try SnippetCompiler.run(["./tests"], in: folder)
      expectEqual(status, 0, "\(output)")
      expectContains(output, "Test run with 2 tests", "\(output)")
    }
  }

  @Test("is refused with an example that does not compile")
  func brokenSnippet() throws {
    try SnippetCompiler.withFolder { folder in
      let file = folder.appending(path: "broken.swift")
      try "import Transitioning\nlet stage = Stage(colour: 7)\n"
        .write(to: file, atomically: true, encoding: .utf8)
      #expect(try SnippetCompiler.errors(in: [file], asLibrary: false) != nil)
    }
  }
}
