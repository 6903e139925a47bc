import Foundation

/// A folder with a report, which replaces an earlier report and no other files.
struct ReportFolder {
  /// The file with the names of all files of the report.
  static let list = "files.txt"

  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  private var listFile: URL { url.appending(path: Self.list) }

  /// Throws an error if the report cannot be written; called before the work starts.
  func check() throws(OutputError) {
    guard url.isFolder != nil else {
      var trial = OutputFolder(url, replacing: true)
      try trial.open(for: [])
      return trial.discard()
    }
    try url.checkFolder()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    guard names.isEmpty || names.contains(Self.list) else { throw .otherFiles(url.path) }
  }

  /// Writes the files, whose names may have one folder, in the place of those of an earlier report.
  func write(_ files: [(name: String, data: Data)]) throws(OutputError) {
    try check()
    for name in earlierNames {
      try? FileManager.default.removeItem(at: url.appending(path: name))
    }
    let names = files.map(\.name).sorted().joined(separator: "\n")
    let list = (name: Self.list, data: Data("\(names)\n".utf8))
    try Self.write(files.filter { !$0.name.contains("/") } + [list], to: url)
    let parts = Dictionary(grouping: files.filter { $0.name.contains("/") }) { file in
      String(file.name.prefix { $0 != "/" })
    }
    for (folder, files) in parts.sorted(by: { $0.key < $1.key }) {
      try Self.write(
        files.map { (name: String($0.name.dropFirst(folder.count + 1)), data: $0.data) },
        to: url.appending(path: folder))
    }
  }

  /// Writes files to a folder, or none of them.
  private static func write(
    _ files: [(name: String, data: Data)], to url: URL
  ) throws(OutputError) {
    var folder = OutputFolder(url, replacing: true)
    try folder.open(for: files.map(\.name))
    do throws(OutputError) {
      for file in files { try folder.write(file.data, to: file.name) }
    } catch {
      folder.discard()
      throw error
    }
  }

  /// The files of the earlier report, none of which is outside of the folder.
  private var earlierNames: [String] {
    let text = (try? String(contentsOf: listFile, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { name in
      !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
  }
}
