import Foundation

/// `catalog bring`: files that were written for UIKit, changed to compile here.
struct BringCommand: Command {
  static let name = "bring"
  static let help = """
    usage: catalog bring FILE ... [--output DIR] [--force]

    Copies Swift files that were written for UIKit, and changes the copies so that they compile here:
    imports, conditions, selectors, attributes of Objective-C. If there is a Swift compiler, it
    compiles them as one module, and mends at the places that it names what can be mended: optional
    calls, overrides in extensions, modules that are not here. It says for each changed line why, and
    then what is left to do by hand. Bring the files together that use each other.

      --output DIR   the folder of the copies; 'brought' by default
      --force        overwrite former copies; the files themselves are never overwritten
      --help         this page

    The exit status is 0 if the copies compile, or if there is no compiler, 1 if something is left to
    do, 64 if the command line is invalid.
    """

  private let paths: [String]
  private let folder: URL
  private let replaces: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, ["--output": .text("the name of a folder"), "--force": .flag])
    paths = arguments.names
    folder = URL(
      filePath: arguments.value(of: "--output") ?? "brought", directoryHint: .isDirectory)
    replaces = arguments.has("--force")
    guard !paths.isEmpty else {
      throw UsageError("'catalog bring' needs the names of Swift files.")
    }
    let names = paths.map { URL(filePath: $0).lastPathComponent }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw UsageError("Two files are named \(QuotedText.name(name)); bring them into two folders.")
    }
    let here = folder.resolvingSymlinksInPath().standardizedFileURL
    for path in paths {
      let file = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
      if file.deletingLastPathComponent().path == here.path {
        throw UsageError(
          "The copy of \(QuotedText.path(path)) would be the file itself: name another folder by"
            + " '--output DIR'.")
      }
    }
  }

  func run(_ output: Output) throws -> Int32 {
    var files: [BroughtFile] = []
    for path in paths {
      let file = URL(filePath: path)
      guard let data = try? Data(contentsOf: file), let text = String(bytes: data, encoding: .utf8)
      else {
        output.complain("\(QuotedText.path(path)) cannot be read as text.")
        return 1
      }
      files.append(BroughtFile(name: file.lastPathComponent, text: text))
    }
    var target = OutputFolder(folder, replacing: replaces)
    try target.open(for: files.map(\.name))
    do {
      for index in files.indices { Substitutions.apply(to: &files[index]) }
      try target.write(files)
      let compiler = SwiftCompiler(beside: output.program)
      let left = try compiler.map { compiler in
        try Mending(compiler: compiler, folder: folder) {
          try OutputFolder(folder, replacing: true).write($0)
        }
        .mend(&files)
      }
      try report(files, left, to: output)
      return left?.isEmpty == false ? 1 : 0
    } catch {
      target.discard()
      throw error
    }
  }

  private func report(
    _ files: [BroughtFile], _ left: [SwiftCompiler.Message]?, to output: Output
  ) throws {
    for file in files {
      for change in file.changes.sorted(by: { $0.line < $1.line }) {
        try output.writeText("\(file.name):\(change.line): \(change.reason)")
      }
      if file.isEmptyHere {
        try output.writeText(
          "\(file.name): all of it is in a condition that is false here; change its '#if'")
      }
    }
    guard let left else {
      return try output.writeText(
        "There is no Swift compiler here, or the Catalog was not built with it; compile the copies in"
          + " \(QuotedText.path(folder.path)).")
    }
    let missing = Set(
      left.compactMap { message in
        message.text.firstMatch(of: /cannot find (?:type )?'(\w+)'/).map { String($0.output.1) }
      })
    for message in left where !message.text.hasPrefix("cannot find") {
      let name = URL(filePath: message.path).lastPathComponent
      try output.writeText("left: \(name):\(message.line): \(message.text)")
    }
    if !missing.isEmpty {
      try output.writeText(
        "missing, in files to bring along or not here at all: \(missing.sorted().joined(separator: ", "))"
      )
    }
    try output.writeText(
      left.isEmpty
        ? "compiles: \(QuotedText.path(folder.path))"
        : "\(left.count == 1 ? "1 error is" : "\(left.count) errors are") left in \(QuotedText.path(folder.path)); the page 'Bring a file"
          + " from an app' says what to do.")
  }
}

extension OutputFolder {
  fileprivate func write(_ files: [BroughtFile]) throws {
    for file in files { try write(Data(file.text.utf8), to: file.name) }
  }
}
