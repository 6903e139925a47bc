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
      "src=\"Catalog/Pictures/", "**What it is.**", "**What it is not.**", "**Who it is for.**",
      "**How one ships.**", "swift run catalog run fade\nswift test\n", "## Your first transition",
    ]
    let places = try parts.map { part in try #require(page.range(of: part)?.lowerBound, "\(part)") }
    expectEqual(places, places.sorted())
    expectTrue(page.split(separator: "\n", omittingEmptySubsequences: false).count < 250)
  }

  /// True for a file of the package that the README tells to write.
  private static func isOfPackage(_ snippet: String) -> Bool {
    ["import Cards", "class DropTransition", "class CardTransition"].contains(
      where: snippet.contains)
  }

  @Test("has examples that compile as they are written")
  func snippetsCompile() throws {
    let snippets = SnippetCompiler.snippets(in: try Self.readme()).filter { !Self.isOfPackage($0) }
    expectEqual(snippets.count, 3)
    try SnippetCompiler.withFolder { folder in
      for (number, snippet) in snippets.enumerated() {
        let example = try Example(snippet, number: number + 1, module: "README", in: folder)
        let errors =
          switch example.kind {
          case .manifest: try SnippetCompiler.errors(inManifest: example.text)
          case .declarations: try SnippetCompiler.errors(in: [example.file])
          case .program: try SnippetCompiler.errors(in: [example.file], asLibrary: false)
          }
        expectTrue(errors == nil, "example \(number + 1): \(errors ?? "")")
      }
    }
  }

  @Test("tells to write a package that builds, passes its own tests, and makes its page")
  func packageRuns() throws {
    let examples = SnippetCompiler.snippets(in: try Self.readme()).filter(Self.isOfPackage)
    try SnippetCompiler.withFolder { folder in
      let files = try examples.enumerated().map { number, text in
        let isTest = text.contains("@Test(")
        let file = folder.appending(path: "Example\(number).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return (file: file, isTest: isTest)
      }
      let tests = files.filter(\.isTest).map(\.file)
      let sources = files.filter { !$0.isTest }.map(\.file)
      expectEqual(tests.count, 2)
      expectEqual(sources.count, 2)
      let refusal = try SnippetCompiler.makeModule("Cards", of: sources, in: folder)
      expectTrue(refusal == nil, "\(refusal ?? "")")
      let obstacle = try SnippetCompiler.makeTests(of: tests, using: "Cards", in: folder)
      expectTrue(obstacle == nil, "\(obstacle ?? "")")
      let (status, output) = try SnippetCompiler.run(["./tests"], in: folder)
      expectEqual(status, 0, "\(output)")
      expectContains(output, "Test run with 3 tests", "\(output)")
      let page = try String(contentsOf: folder.appending(path: "card.html"), encoding: .utf8)
      expectContains(page, "under a finger")
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
