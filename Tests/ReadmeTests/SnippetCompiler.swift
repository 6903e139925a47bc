import Foundation
import Expectations

/// The Swift compiler, for code in pages that uses the package's modules.
enum SnippetCompiler {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of Swift in a page, in order.
  static func snippets(in page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// Runs `work` with a folder of its own, which is removed afterwards.
  static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snippets-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  /// The compiler's errors in files that make one module, or one program; nil if there are none.
  ///
  /// - Parameter folders: Further folders in which the compiler looks for modules.
  static func errors(
    in files: [URL], asLibrary: Bool = true, folders: [URL] = []
  ) throws -> String? {
    let modules = try #require(modules)
    let arguments =
      ["-typecheck", "-wmo", "-swift-version", "6"]
      + (folders + [modules]).flatMap { ["-I", $0.path] }
      + (asLibrary ? ["-parse-as-library"] : [])
    return try compile(arguments + files.map(\.path))
  }

  /// Makes a module of a stand-in for one of Apple's, in `folder`, after those that it imports.
  static func makeStandIn(_ name: String, in folder: URL) throws {
    let standIns = root.appending(path: "Tests/AppleStandIns")
    let files = try? FileManager.default.contentsOfDirectory(
      at: standIns.appending(path: name), includingPropertiesForKeys: nil)
    let module = folder.appending(path: "\(name).swiftmodule")
    let errors = try compile(
      [
        "-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
        "-I", folder.path, "-module-name", name, "-o", module.path,
      ] + (files ?? [standIns.appending(path: "\(name).swift")]).map(\.path))
    expectTrue(errors == nil)
  }

  /// The errors in the manifest of a package, in a folder of its own; nil if there are none.
  static func errors(inManifest text: String) throws -> String? {
    try withFolder { folder in
      let file = folder.appending(path: "Package.swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
      let (status, output) = try run(arguments)
      return status == 0 ? nil : output
    }
  }

  /// Makes a module of files in `folder`: its interface, and its object `Name.o`.
  ///
  /// - Returns: The compiler's errors; nil if there are none.
  static func makeModule(_ name: String, of files: [URL], in folder: URL) throws -> String? {
    let modules = try #require(modules)
    return try compile(
      [
        "-emit-module", "-parse-as-library", "-wmo", "-swift-version", "6", "-module-name", name,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
        "-c", "-o", folder.appending(path: "\(name).o").path, "-I", modules.path,
      ] + files.map(\.path))
  }

  /// Makes a program `tests` in `folder` that runs the tests of files, with a module beside it if
  /// they use one.
  ///
  /// - Returns: The errors of the compiler or of the linker; nil if there are none.
  static func makeTests(
    of files: [URL], using module: String? = nil, in folder: URL
  ) throws -> String? {
    let runner = folder.appending(path: "Runner.swift")
    try """
    import Testing
    @main struct Runner {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }
    """.write(to: runner, atomically: true, encoding: .utf8)
    let object = module.map { folder.appending(path: "\($0).o") }
    return try makeProgram("tests", of: files + [runner], with: object, in: folder)
  }

  /// Makes a program in `folder` of files, one of which has a main type, and of all libraries.
  ///
  /// - Parameter object: The object of a module beside the program.
  /// - Returns: The errors of the compiler or of the linker; nil if there are none.
  static func makeProgram(
    _ name: String, of files: [URL], with object: URL? = nil, in folder: URL
  ) throws -> String? {
    let modules = try #require(modules)
    let list = folder.appending(path: "objects.txt")
    try objects(beside: modules).map { "\"\($0)\"" }.joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    return try compile(
      [
        "-parse-as-library", "-wmo", "-swift-version", "6", "-I", modules.path, "-I", folder.path,
        "-o", folder.appending(path: name).path, "@\(list.path)",
      ] + ([object].compactMap(\.self) + files).map(\.path))
  }

  /// The objects of the modules that an app uses.
  private static func objects(beside modules: URL) throws -> [String] {
    let names = [
      "TransitionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControllers", "HeadlessUIKit",
      "Transitioning", "Transitions",
      "TransitionRecording", "TransitionPictures", "TransitionLaws", "TransitioningTesting",
    ]
    // The map of outputs has no object of a file that was deleted.
    return try names.flatMap { name in
      let map = modules.deletingLastPathComponent()
        .appending(path: "\(name).build/output-file-map.json")
      let outputs = try JSONDecoder().decode(
        [String: [String: String]].self, from: Data(contentsOf: map))
      return outputs.values.compactMap { $0["object"] }.sorted()
    }
  }

  private static func compile(_ arguments: [String]) throws -> String? {
    let (status, output) = try run(["swiftc"] + arguments)
    return status == 0 ? nil : output
  }

  /// Runs a command, in a folder if there is one.
  static func run(
    _ arguments: [String], in folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
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
