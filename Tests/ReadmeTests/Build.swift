import Foundation

/// The build that this test program is part of, to compile examples against.
struct Build {
  /// A compiler's refusal of an example.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of the build, with a folder of objects for each module and one of modules.
  private let folder: URL

  /// The build beside the test program; nil if there is none.
  static var current: Build? {
    let candidates = [Bundle.main.bundleURL, URL(filePath: CommandLine.arguments[0])]
    return candidates.lazy
      .flatMap { sequence(first: $0) { $0.path == "/" ? nil : $0.deletingLastPathComponent() } }
      .first {
        let module = $0.appending(path: "Modules/Transitioning.swiftmodule")
        return FileManager.default.fileExists(atPath: module.path)
      }
      .map(Build.init)
  }

  private var modules: String { folder.appending(path: "Modules").path }

  /// Compiles examples, each in a file of its own.
  ///
  /// - Throws: A `Refusal` with what the compiler said.
  func compile(_ snippets: [Snippet], _ options: [String], in scratch: Scratch) throws {
    let isProgram = snippets.contains { $0.kind == .program && !$0.text.contains("@main") }
    let files = try snippets.enumerated().map { number, snippet in
      try scratch.write(snippet.text, to: "example\(number).swift").path
    }
    let output = try scratch.run(
      ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-I", modules]
        + (isProgram ? [] : ["-parse-as-library"]) + files + options)
    guard output.status == 0 else { throw Refusal(description: output.text) }
  }

  /// A list of all objects that a program with the package's modules is linked of.
  func objects(in scratch: Scratch) throws -> URL {
    let names = [
      "MotionCurves", "HeadlessViews", "HeadlessStage", "HeadlessControls", "HeadlessControllers",
      "Transitioning", "Transitions", "TransitionRecording", "TransitionPictures",
    ]
    // The map of outputs has no object of a file that was deleted.
    let objects = try names.flatMap { name in
      let map = folder.appending(path: "\(name).build/output-file-map.json")
      let outputs = try JSONDecoder().decode(
        [String: [String: String]].self, from: Data(contentsOf: map))
      return outputs.values.compactMap { $0["object"] }
    }
    return try scratch.write(
      objects.sorted().map { "\"\($0)\"" }.joined(separator: "\n"), to: "objects.txt")
  }
}
