import Foundation

/// The toolchain's compiler, with the modules that the Catalog was built with.
struct SwiftCompiler {
  /// A message of the compiler about a place.
  struct Message: Hashable {
    /// The path of the file.
    let path: String

    /// From 1.
    let line: Int

    /// From 1.
    let column: Int

    let text: String
  }

  private let modules: URL

  /// The compiler for the modules beside a program, or in a folder around it; nil if there is no
  /// compiler or there are no modules.
  init?(beside program: URL?) {
    guard let program else { return nil }
    let folders = sequence(first: program.resolvingSymlinksInPath()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let modules = folders.lazy.map { $0.appending(path: "Modules") }.first {
      FileManager.default.fileExists(
        atPath: $0.appending(path: "UIKitCompatibility.swiftmodule").path)
    }
    guard let modules, (try? Self.run(["swiftc", "--version"]))?.status == 0 else { return nil }
    self.modules = modules
  }

  /// The errors in files that make one module; empty if it compiles.
  func errors(in files: [URL]) throws -> [Message] {
    // As one job: of several, the compiler leaves out those after the first that fails.
    let words = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5"]
    let (status, output) = try Self.run(
      words + ["-suppress-warnings", "-module-name", "Brought", "-I", modules.path]
        + files.map(\.path))
    let pattern = /^(.+?):(\d+):(\d+): error: (.*)$/
    let messages = output.split(separator: "\n").compactMap { line -> Message? in
      guard let match = line.firstMatch(of: pattern), let line = Int(match.output.2),
        let column = Int(match.output.3)
      else { return nil }
      return Message(
        path: String(match.output.1), line: line, column: column, text: String(match.output.4))
    }
    guard status != 0, messages.isEmpty else { return messages }
    return [
      Message(path: "", line: 0, column: 0, text: "the compiler failed: \(output.suffix(300))")
    ]
  }

  /// Those of some modules that cannot be imported here.
  func absent(of modules: Set<String>) throws -> Set<String> {
    let probe = FileManager.default.temporaryDirectory
      .appending(path: "probe-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: probe) }
    let lines = modules.sorted().map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }
    try Data(lines.joined().utf8).write(to: probe)
    return Set(try errors(in: [probe]).map(\.text)).intersection(modules)
  }

  private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}
