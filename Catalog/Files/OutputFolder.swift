import Foundation

/// A folder for a set of files; new files are removed again if one of the files cannot be written.
struct OutputFolder {
  private let url: URL
  private let replaces: Bool

  /// - Parameter replaces: True if the files may replace existing files.
  init(_ url: URL, replacing replaces: Bool) {
    self.url = url
    self.replaces = replaces
  }

  private var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  private func file(_ name: String) -> OutputFile {
    OutputFile(url.appending(path: name).path, replacing: replaces)
  }

  /// Throws an error if files with these names cannot be written; called before the expensive work
  /// starts.
  func check(for names: [String]) throws(OutputError) {
    guard isThere else {
      var isFolder: ObjCBool = false
      let parent = url.deletingLastPathComponent()
      guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder) else {
        throw .missing(parent)
      }
      guard isFolder.boolValue else { throw .notAFolder(parent.path) }
      if let goal = OutputError.goal(of: url) { throw .deadLink(url.path, goal) }
      return
    }
    for name in names { try file(name).check() }
  }

  /// Writes the files; if one cannot be written, the files that are new are removed again.
  func write(_ files: [(name: String, data: Data)]) throws(OutputError) {
    try check(for: files.map(\.name))
    let manager = FileManager.default
    let isNew = !isThere
    if isNew {
      do {
        try manager.createDirectory(at: url, withIntermediateDirectories: false)
      } catch {
        throw .unwritable(url.path, OutputError.reason(error))
      }
    }
    var written: [URL] = []
    do throws(OutputError) {
      for (name, data) in files {
        let file = file(name)
        let isNew = !manager.fileExists(atPath: file.url.path)
        try file.write(data)
        if isNew { written.append(file.url) }
      }
    } catch {
      for url in written { try? manager.removeItem(at: url) }
      if isNew { try? manager.removeItem(at: url) }
      throw error
    }
  }
}
