import Foundation

/// A file that is written completely or not at all.
struct OutputFile {
  /// The location of the file.
  let url: URL

  /// True if the file may replace an existing file.
  let replaces: Bool

  /// - Parameter path: Absolute, or relative to the current directory of the process.
  init(_ path: String, replacing replaces: Bool) {
    url = URL(filePath: path)
    self.replaces = replaces
  }

  /// Throws an error if the file cannot be written; called before the expensive work starts.
  func check() throws(OutputError) {
    try url.deletingLastPathComponent().checkFolder()
    if let goal = OutputError.goal(of: url) { throw .deadLink(url.path, goal) }
    if let isFolder = url.isFolder {
      guard !isFolder else { throw .isFolder(url.path) }
      guard replaces else { throw .exists(url.path) }
    }
  }

  /// Writes the data to a draft in the same folder, and then renames the draft, so that readers
  /// never see a partial file.
  ///
  /// If the file is a symbolic link, the link's target is replaced, and its permissions are
  /// retained. A device or a pipe is written to directly.
  func write(_ data: Data) throws(OutputError) {
    try check()
    do {
      if replaces, FileManager.default.fileExists(atPath: url.path) {
        try replace(url.resolvingSymlinksInPath(), with: data)
      } else {
        try add(data)
      }
    } catch {
      throw .unwritable(url.path, OutputError.reason(error))
    }
  }

  private func replace(_ place: URL, with data: Data) throws {
    let manager = FileManager.default
    let known = try manager.attributesOfItem(atPath: place.path)
    guard known[.type] as? FileAttributeType == .typeRegular else {
      let handle = try FileHandle(forWritingTo: place)
      defer { try? handle.close() }
      return try handle.write(contentsOf: data)
    }
    try withDraft(of: data, beside: place) { draft in
      if let permissions = known[.posixPermissions] {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: draft.path)
      }
      guard rename(draft.path, place.path) == 0 else { throw Self.lastError }
    }
  }

  private func add(_ data: Data) throws {
    try withDraft(of: data, beside: url) { draft in
      // `moveItem` fails if a file with that name exists by now.
      try FileManager.default.moveItem(at: draft, to: url)
    }
  }

  /// Writes a draft file beside a location and passes it to `work`; the draft is removed if it
  /// remains.
  private func withDraft(of data: Data, beside place: URL, _ work: (URL) throws -> Void) throws {
    let draft = place.deletingLastPathComponent().appending(
      path: ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).draft")
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw Self.lastError }
    defer { try? FileManager.default.removeItem(at: draft) }
    // Foundation's own file writing does not report the cause of a failure.
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.close()
    try work(draft)
  }

  /// The error of the last system call.
  private static var lastError: NSError {
    NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }
}

extension URL {
  /// True for a folder, false for another file, nil where there is none.
  var isFolder: Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  /// Throws an error unless there is a folder.
  func checkFolder() throws(OutputError) {
    guard let isFolder else { throw .missing(self) }
    guard isFolder else { throw .notAFolder(path) }
  }
}

/// The reason why a file was not written, as a sentence with advice.
enum OutputError: Error, Hashable, CustomStringConvertible {
  /// A file exists at the location.
  case exists(String)

  /// A folder exists at the location.
  case isFolder(String)

  /// The parent folder does not exist.
  case noFolder(String)

  /// The parent is not a folder.
  case notAFolder(String)

  /// The folder for a report has files that are no report.
  case otherFiles(String)

  /// A symbolic link has no target: the path of the link and of the target.
  case deadLink(String, String)

  /// The system refused to write the file: the path and the reason.
  case unwritable(String, String)

  /// The system refused to write to standard output: the reason.
  case noOutput(String)

  /// The system refused to read the terminal: the reason.
  case noInput(String)

  /// The error for a missing folder: a broken link, or no folder.
  static func missing(_ folder: URL) -> OutputError {
    goal(of: folder).map { .deadLink(folder.path, $0) } ?? .noFolder(folder.path)
  }

  var description: String {
    switch self {
    case .exists(let path):
      "\(QuotedText.path(path)) already exists; use '--force' to overwrite it."
    case .isFolder(let path): "\(QuotedText.path(path)) is a folder; give the name of a file."
    case .noFolder(let path): "The folder \(QuotedText.path(path)) does not exist; create it first."
    case .notAFolder(let path): "\(QuotedText.path(path)) is not a folder."
    case .otherFiles(let path):
      "\(QuotedText.path(path)) has files that are no earlier report; give the name of a new folder."
    case .deadLink(let path, let goal):
      "\(QuotedText.path(path)) is a link to \(QuotedText.path(goal)), which does not exist; "
        + "create the target or give another name."
    case .unwritable(let path, let reason):
      "\(QuotedText.path(path)) cannot be written: \(reason)."
    case .noInput(let reason): "The terminal cannot be read: \(reason)."
    case .noOutput(let reason): "The standard output cannot be written: \(reason)."
    }
  }

  /// The target of a symbolic link whose target does not exist; nil otherwise.
  static func goal(of url: URL) -> String? {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: url.path) else { return nil }
    return try? manager.destinationOfSymbolicLink(atPath: url.path)
  }

  /// The message of the last system call's error.
  static var lastReason: String { String(cString: strerror(errno)).lowercased() }

  /// The message of the underlying system error, without a full stop and codes.
  static func reason(_ error: any Error) -> String {
    var cause = error as NSError
    while let underlying = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = underlying }
    guard cause.domain == NSPOSIXErrorDomain else {
      // The sentence around the message has its own full stop.
      return cause.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
