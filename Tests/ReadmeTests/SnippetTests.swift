import Foundation
import Testing

@Suite("The README")
struct SnippetTests {
  @Test("begins with what it is, shows a picture and the two commands, and is short")
  func order() throws {
    let page = try Snippet.page("README.md")
    let parts = [
      "](Catalog/Pictures/", "**What it is.**", "**What it is not.**", "**Who it is for.**",
      "**How one ships.**", "swift run catalog run fade\nswift test\n", "## Your first transition",
    ]
    let places = try parts.map { part in try #require(page.range(of: part)?.lowerBound, "\(part)") }
    #expect(places == places.sorted())
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count < 250)
  }

  @Test("has examples that compile as they are written")
  func snippetsCompile() throws {
    let snippets = try Snippet.all(in: "README.md")
      .filter { $0.kind == .library || $0.kind == .program }
    #expect(snippets.count == 2)
    let build = try #require(Build.current)
    let scratch = try Scratch("readme")
    defer { scratch.remove() }
    for snippet in snippets { try build.compile([snippet], ["-typecheck"], in: scratch) }
  }

  @Test("is refused with an example that does not compile")
  func brokenSnippet() throws {
    let build = try #require(Build.current)
    let scratch = try Scratch("broken")
    defer { scratch.remove() }
    #expect(throws: Build.Refusal.self) {
      try build.compile(
        [Snippet(text: "import Transitioning\nlet stage = Stage(colour: 7)\n")], ["-typecheck"],
        in: scratch)
    }
  }
}
