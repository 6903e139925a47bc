import Foundation

/// A folder for a set of files; new files are removed again if one of the files cannot be written.
struct OutputFolder {
  private let url: URL
  private let replaces: Bool

  /// The names of the files that are removed again.
  private var added: [String] = []

  /// True if the folder is removed again.
  private var isNew = false

  /// - Parameter replaces: True if the files may replace existing files.
  init(_ url: URL, replacing replaces: Bool) {
    self.url = url
    self.replaces = replaces
  }

  private func file(_ name: String) -> OutputFile {
    OutputFile(url.appending(path: name).path, replacing: replaces)
  }

  /// Prepares the folder for files with these names, before the expensive work starts: creates the
  /// folder if it does not exist, and writes a draft to it.
  ///
  /// Throws an error, and changes nothing, if the files cannot be written.
  mutating func open(for names: [String]) throws(OutputError) {
    if url.isFolder != nil {
      try url.checkFolder()
      for name in names { try file(name).check() }
    } else {
      try url.deletingLastPathComponent().checkFolder()
      if let goal = OutputError.goal(of: url) { throw .deadLink(url.path, goal) }
      // Foundation does not report the cause.
      guard mkdir(url.path, 0o777) == 0 else { throw .unwritable(url.path, OutputError.lastReason) }
      isNew = true
    }
    add(names)
    do throws(OutputError) {
      // The longest name is the first that a file system refuses.
      let longest = names.max { $0.utf8.count < $1.utf8.count } ?? ""
      let draft = OutputFile(url.appending(path: ".\(longest).draft").path, replacing: true)
      try draft.write(Data("draft\n".utf8))
      try? FileManager.default.removeItem(at: draft.url)
    } catch {
      discard()
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unwritable(url.path, reason)
    }
  }

  /// Names files that are to be written, so that those that are new are removed again.
  mutating func add(_ names: [String]) {
    added += names.filter {
      !added.contains($0) && file($0).url.isFolder == nil
    }
  }

  /// Writes one of the files.
  func write(_ data: Data, to name: String) throws(OutputError) { try file(name).write(data) }

  /// Removes the files, and the folder, that are new.
  func discard() {
    for name in added { try? FileManager.default.removeItem(at: url.appending(path: name)) }
    if isNew { try? FileManager.default.removeItem(at: url) }
  }
}
