import Expectations
import Foundation
import TransitionPictures

@testable import TransitioningCatalog

/// The outcome of `catalog bring` on files with some texts, in a folder of their own.
@MainActor
struct Brought {
  let status: Int32
  let output: String
  let complaints: String

  /// The texts of the copies, by name.
  let copies: [String: String]

  /// Brings files, by name.
  ///
  /// - Parameters:
  ///   - folder: The folder of the copies, in that of the files.
  ///   - more: Words of the command line.
  ///   - compiles: True if there is a compiler.
  init(
    _ files: [String: String], to folder: String = "copies", more: [String] = [],
    compiles: Bool = true
  ) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "bring-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: place.appending(path: name))
    }
    let target = folder == "." ? place : place.appending(path: folder)
    var (output, complaints) = ("", "")
    var out = Output(
      look: .plain, columns: 200, write: { output += $0 + "\n" },
      complain: { complaints += $0 + "\n" })
    if compiles { out.program = URL(filePath: CommandLine.arguments[0]) }
    let paths = files.keys.sorted().map { place.appending(path: $0).path }
    status = CommandLineTool.run(["bring"] + paths + ["--output", target.path] + more, out)
    self.output = output
    self.complaints = complaints
    let copies = files.keys.compactMap { name in
      (try? String(contentsOf: target.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
    self.copies = Dictionary(uniqueKeysWithValues: copies)
    for (name, text) in files {
      expectEqual(try String(contentsOf: place.appending(path: name), encoding: .utf8), text)
    }
  }
}
