import Foundation
import Testing

@Suite("The README")
struct SnippetTests {
  /// The package's folder.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The blocks of Swift in the page, in order.
  private static func snippets() throws -> [String] {
    try readme().components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test("begins with the two commands")
  func commands() throws {
    let page = try Self.readme()
    let commands = try #require(page.range(of: "swift run catalog run fade\nswift test\n"))
    let steps = try #require(page.range(of: "## Your first transition"))
    #expect(commands.upperBound < steps.lowerBound)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
  }

  @Test("has examples that compile as they are written")
  func snippetsCompile() throws {
    let snippets = try Self.snippets()
    #expect(snippets.count >= 4)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "readme-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, snippet) in snippets.enumerated() {
      let file = folder.appending(path: "snippet\(number).swift")
      try snippet.write(to: file, atomically: true, encoding: .utf8)
      let isProgram = !snippet.contains("func start(with") && !snippet.contains("@Suite")
      let complaints = try Self.typecheck(file, asLibrary: !isProgram)
      #expect(complaints == nil, "example \(number + 1): \(complaints ?? "")")
    }
  }

  @Test("is refused with an example that does not compile")
  func brokenSnippet() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "broken-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "broken.swift")
    try "import Transitioning\nlet stage = Stage(colour: 7)\n"
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try Self.typecheck(file, asLibrary: false) != nil)
  }

  /// The compiler's errors in a file that uses the package's modules; nil if there are none.
  private static func typecheck(_ file: URL, asLibrary: Bool) throws -> String? {
    let modules = try #require(modules)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path]
      + (asLibrary ? ["-parse-as-library"] : []) + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: said, as: UTF8.self)
  }

  /// The folder of the compiled modules, beside the test program; nil if there is none.
  private static var modules: URL? {
    let candidates = [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])]
    return candidates.lazy
      .flatMap { sequence(first: $0) { $0.path == "/" ? nil : $0.deletingLastPathComponent() } }
      .map { $0.appending(path: "Modules") }
      .first {
        FileManager.default.fileExists(atPath: $0.appending(path: "Transitioning.swiftmodule").path)
      }
  }
}
