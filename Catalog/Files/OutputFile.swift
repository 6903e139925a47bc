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
      throw .noFolder(folder.path)
    }
    guard isFolder.boolValue else { throw .notAFolder(folder.path) }
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
    try data.write(to: place, options: .atomic)
    if let permissions = known[.posixPermissions] {
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
    }
  }

  private func add(_ data: Data) throws {
    let manager = FileManager.default
    let draft = url.deletingLastPathComponent().appending(
      path: ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).draft")
    defer { try? manager.removeItem(at: draft) }
    try data.write(to: draft, options: .withoutOverwriting)
    // Refused by the system should there be such a file by now.
    try manager.moveItem(at: draft, to: url)
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

  /// The system did not let it be written, and why.
  case unwritable(String, String)

  var description: String {
    switch self {
    case .exists(let path): "'\(path)' is there already; '--force' writes it anew."
    case .isFolder(let path): "'\(path)' is a folder; give the name of a file."
    case .noFolder(let path): "There is no folder '\(path)'; make it first."
    case .notAFolder(let path): "'\(path)' is no folder."
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)."
    }
  }

  /// What the system said, without the dots and codes around it.
  static func reason(_ error: any Error) -> String {
    var cause = error as NSError
    while let underlying = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = underlying }
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return String(cString: strerror(Int32(cause.code))).lowercased()
  }
}
