import Foundation

/// A file that is to be written whole or not at all.
struct OutputFile {
  /// Where it is to be.
  let url: URL

  /// True when it may take the place of another.
  let replaces: Bool

  /// - Parameter path: Absolute, or from the folder that the program was started in.
  init(_ path: String, replacing replaces: Bool) {
    url = URL(filePath: path)
    self.replaces = replaces
  }

  /// Finds out whether it could be written, before anybody takes the trouble to make it.
  func check() throws(OutputError) {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent()
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw .missing(folder)
    }
    guard isFolder.boolValue else { throw .notAFolder(folder.path) }
    if let goal = OutputError.goal(of: url) { throw .deadLink(url.path, goal) }
    if manager.fileExists(atPath: url.path, isDirectory: &isFolder) {
      guard !isFolder.boolValue else { throw .isFolder(url.path) }
      guard replaces else { throw .exists(url.path) }
    }
  }

  /// Writes it beside its place first, so that what is there is always whole.
  ///
  /// Behind a link it is what the link leads to that is written, with the permissions that it has; a
  /// device or a pipe is written to as it is.
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
      // Refused by the system should there be such a file by now.
      try FileManager.default.moveItem(at: draft, to: url)
    }
  }

  /// Writes a file in the folder of a place, for `work` to put it there; none stays behind if that fails.
  private func withDraft(of data: Data, beside place: URL, _ work: (URL) throws -> Void) throws {
    let draft = place.deletingLastPathComponent().appending(
      path: ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).draft")
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw Self.lastError }
    defer { try? FileManager.default.removeItem(at: draft) }
    // Foundation's own way to write a file does not tell why it failed.
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.close()
    try work(draft)
  }

  /// What the last call of the system failed with.
  private static var lastError: NSError {
    NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
  }
}

/// Why a file was not written, in one sentence that says what to do.
enum OutputError: Error, Hashable, CustomStringConvertible {
  /// It would have taken the place of another.
  case exists(String)

  /// There is a folder in its place.
  case isFolder(String)

  /// The folder that it should be in is not there.
  case noFolder(String)

  /// What it should be in is no folder.
  case notAFolder(String)

  /// A link leads to what is not there: the link and where it leads.
  case deadLink(String, String)

  /// The system did not let it be written, and why.
  case unwritable(String, String)

  /// The system did not let the standard output be written, and why.
  case noOutput(String)

  /// The system did not let the terminal be read, and why.
  case noInput(String)

  /// There is no folder of a name, for the reason that can be seen.
  static func missing(_ folder: URL) -> OutputError {
    goal(of: folder).map { .deadLink(folder.path, $0) } ?? .noFolder(folder.path)
  }

  var description: String {
    switch self {
    case .exists(let path):
      "\(QuotedText.path(path)) is there already; '--force' writes it anew."
    case .isFolder(let path): "\(QuotedText.path(path)) is a folder; give the name of a file."
    case .noFolder(let path): "There is no folder \(QuotedText.path(path)); make it first."
    case .notAFolder(let path): "\(QuotedText.path(path)) is no folder."
    case .deadLink(let path, let goal):
      "\(QuotedText.path(path)) is a link to \(QuotedText.path(goal)), which is not there; "
        + "make that first or give another name."
    case .unwritable(let path, let reason):
      "\(QuotedText.path(path)) cannot be written: \(reason)."
    case .noInput(let reason): "The terminal cannot be read: \(reason)."
    case .noOutput(let reason): "The standard output cannot be written: \(reason)."
    }
  }

  /// Where a link leads if it leads to what is not there; nil for all else.
  static func goal(of url: URL) -> String? {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: url.path) else { return nil }
    return try? manager.destinationOfSymbolicLink(atPath: url.path)
  }

  /// What the system said, without the dots and codes around it.
  static func reason(_ error: any Error) -> String {
    var cause = error as NSError
    while let underlying = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = underlying }
    guard cause.domain == NSPOSIXErrorDomain else {
      // The sentence that it becomes part of has a full stop of its own.
      return cause.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
