import Foundation
import Testing

/// The package that the README tells to write, made of its examples as they are written.
///
/// Its sources are compiled against the modules of this build, because a build of the whole package
/// would take minutes.
@Suite("The package of the README")
struct ReadmePackageTests {
  @Test("builds, passes its own tests, and makes its page")
  func examplesRun() throws {
    let scratch = try Scratch("package")
    defer { scratch.remove() }
    let examples = try Snippet.all(in: "README.md").filter { $0.kind == .ofPackage }
    let tests = examples.filter { $0.text.contains("@Test(") }
    let sources = examples.filter { !$0.text.contains("@Test(") }
    #expect(tests.count == 2)
    #expect(sources.count == 2)
    let build = try #require(Build.current)
    try build.compile(
      sources, ["-emit-module", "-module-name", "Cards", "-c", "-o", "Cards.o"], in: scratch)
    let runner = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    try build.compile(
      tests + [Snippet(text: runner)],
      ["-I", ".", "Cards.o", "@" + build.objects(in: scratch).path, "-o", "tests"], in: scratch)
    let output = try scratch.run(["./tests"])
    #expect(output.status == 0, "\(output.text)")
    #expect(output.text.contains("2 tests"), "\(output.text)")
    let page = try String(contentsOf: scratch.folder.appending(path: "card.html"), encoding: .utf8)
    #expect(page.contains("under a finger"))
  }

  @Test("has a manifest that the package manager understands")
  func manifest() throws {
    let scratch = try Scratch("manifest")
    defer { scratch.remove() }
    let manifests = try Snippet.all(in: "README.md").filter { $0.kind == .manifest }
    let manifest = try #require(manifests.first)
    #expect(manifests.count == 1)
    try scratch.write(manifest.text, to: "Cards/Package.swift")
    for folder in ["Cards/Sources/Cards", "Cards/Tests/CardsTests"] {
      try scratch.write("", to: folder + "/Empty.swift")
    }
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "Transitioning"), withDestinationURL: Snippet.root)
    let output = try scratch.run([
      "swift", "package", "--package-path", "Cards", "describe", "--type", "json",
    ])
    #expect(output.status == 0, "\(output.text)")
    #expect(output.text.contains("\"CardsTests\""))
    #expect(output.text.contains("TransitionPictures"))
  }
}
