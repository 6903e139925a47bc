import Foundation
import Expectations

@Suite("The pages of the documentation")
struct ArticleTests {
  /// A page of a DocC catalog that has blocks of Swift.
  struct Page: Sendable, CustomTestStringConvertible {
    let file: URL
    let snippets: [String]

    var testDescription: String { file.lastPathComponent }

    /// The module that the page belongs to.
    var module: String {
      file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
    }
  }

  static let pages: [Page] = {
    let sources = SnippetCompiler.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
      .compactMap {
        let text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        let snippets = SnippetCompiler.snippets(in: text)
        return snippets.isEmpty ? nil : Page(file: $0, snippets: snippets)
      }
  }()

  @Test("are there")
  func someHaveExamples() {
    expectAtMost(17, Self.pages.count)
  }

  @Test("have examples that compile as they are written", arguments: pages)
  func examplesCompile(page: Page) throws {
    try SnippetCompiler.withFolder { folder in
      let examples = try page.snippets.enumerated().map {
        try Example($1, number: $0 + 1, module: page.module, in: folder)
      }
      if page.snippets.contains(where: { $0.contains("import SwiftUI") }) {
        try SnippetCompiler.makeStandIn("SwiftUI", in: folder)
      }
      for manifest in examples where manifest.kind == .manifest {
        let errors = try SnippetCompiler.errors(inManifest: manifest.text)
        expectTrue(errors == nil, "\(errors ?? "")")
      }
      // The declarations of a page are one module, so that a test can use a transition above it.
      let declarations = examples.filter { $0.kind == .declarations }.map(\.file)
      if !declarations.isEmpty {
        let errors = try SnippetCompiler.errors(in: declarations, folders: [folder])
        expectTrue(errors == nil, "\(errors ?? "")")
      }
      for program in examples where program.kind == .program {
        let errors = try SnippetCompiler.errors(in: [program.file], asLibrary: false)
        expectTrue(errors == nil, "\(errors ?? "")")
      }
    }
  }

  @Test("show the example app's photo")
  func examplePhoto() throws {
    let page = try #require(Self.pages.first { $0.testDescription == "OnADevice.md" })
    let file = SnippetCompiler.root.appending(path: "Tests/ExampleApp/PhotoViewController.swift")
    #expect(try page.snippets.first == String(contentsOf: file, encoding: .utf8))
  }

  @Test("have a card that a finger dismisses, with a test that passes and makes its pictures")
  func cardRuns() throws {
    let page = try #require(Self.pages.first { $0.testDescription == "ProveItAndShowIt.md" })
    let examples = page.snippets.filter { $0.contains("CardTransition") }
    expectEqual(examples.count, 2)
    try SnippetCompiler.withFolder { folder in
      let files = try examples.enumerated().map {
        try Example($1, number: $0 + 1, module: page.module, in: folder).file
      }
      let obstacle = try SnippetCompiler.makeTests(of: files, in: folder)
      expectTrue(obstacle == nil, "\(obstacle ?? "")")
      let (status, output) = try SnippetCompiler.run(["./tests"], in: folder)
      expectEqual(status, 0, "\(output)")
      expectContains(output, "Test run with 1 test", "\(output)")
      for (name, part) in [("card.html", "under a finger"), ("card.svg", "<svg")] {
        let file = folder.appending(path: name)
        expectContains(try String(contentsOf: file, encoding: .utf8), part)
      }
    }
  }

  @Test("have a tutorial whose steps compile")
  func tutorialCompiles() throws {
    let folder = SnippetCompiler.root
      .appending(path: "Sources/Transitioning/Transitioning.docc/Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let transitions = names.filter { $0.hasPrefix("CardTransition-") }
    let tests = names.filter { $0.hasPrefix("CardTests-") }
    let last = try #require(transitions.last)
    expectTrue(!tests.isEmpty)
    for files in transitions.map({ [$0] }) + tests.map({ [$0, last] }) {
      let errors = try SnippetCompiler.errors(in: files.map { folder.appending(path: $0) })
      expectTrue(errors == nil, "\(files[0]): \(errors ?? "")")
    }
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(try SnippetCompiler.errors(inManifest: text) == nil)
  }

  @Test("have a tutorial that ends in the files that run below Tests")
  func tutorialRuns() throws {
    let folder = SnippetCompiler.root
      .appending(path: "Sources/Transitioning/Transitioning.docc/Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in ["CardTransition", "CardTests"] {
      let last = try #require(names.last { $0.hasPrefix("\(name)-") })
      let run = SnippetCompiler.root.appending(path: "Tests/ReadmeTests/Tutorial/\(name).swift")
      let step = try String(contentsOf: folder.appending(path: last), encoding: .utf8)
      #expect(try String(contentsOf: run, encoding: .utf8) == step)
    }
  }
}
