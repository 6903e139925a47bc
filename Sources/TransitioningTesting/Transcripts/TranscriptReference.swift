import Foundation

/// The accepted transcript of a test, as a file beside the test's.
struct TranscriptReference {
  /// The result of a comparison.
  enum Verdict: Equatable {
    /// The transcript is the accepted one.
    case equal
    /// The transcript was written, because the mode says so.
    case written(String)
    /// The test fails.
    case failed(String)
  }

  /// The name of the folder beside the test.
  static let folder = "__Transcripts__"

  let file: URL

  /// The transcript that is proposed in place of the accepted one.
  var proposal: URL { file.appendingPathExtension("new") }

  /// The reference of a test.
  ///
  /// - Parameters:
  ///   - test: The file of the test.
  ///   - function: The function of the test, with its parentheses.
  ///   - name: The name of the transcript in the test; nil for the test's only one.
  init(beside test: URL, function: String, named name: String?) {
    let parts = [test.deletingPathExtension().lastPathComponent, Self.name(of: function)]
    let words = (parts + (name.map { [$0] } ?? [])).map { Self.word($0) }
    file = test.deletingLastPathComponent()
      .appending(path: Self.folder)
      .appending(path: words.joined(separator: ".") + ".transcript")
  }

  /// The name of a function without its parameters.
  static func name(of function: String) -> String {
    String(function.prefix { $0 != "(" }).replacingOccurrences(of: "`", with: "")
  }

  /// A text as a part of a file's name.
  static func word(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "_- ".contains($0) ? $0 : "-" })
  }

  /// Compares a transcript with the accepted one, and writes files according to the mode.
  func compare(_ text: String, of subject: String, _ mode: TranscriptRecording) -> Verdict {
    let name = file.deletingPathExtension().lastPathComponent
    do {
      let accepted = try Self.read(file)
      if let accepted, accepted == text, mode != .all {
        try Self.remove(proposal)
        return .equal
      }
      let difference = accepted.flatMap { TranscriptDifference(from: $0, to: text) }
      let first =
        accepted == nil
        ? "\(subject) has no accepted transcript “\(name)”"
        : "\(subject) differs from its transcript “\(name)”: \(difference?.title ?? "line ends")"
      let details = difference.map { "\n\($0.details)" } ?? ""
      switch mode {
      case .never:
        return .failed("\(first); nothing is written\(details)")
      case .missing where accepted != nil:
        return .failed(first + details)
      case .propose:
        try Self.write(text, to: proposal)
        return .failed(
          "\(first); one is proposed\(details)\n  accept: mv \(quoted(proposal)) \(quoted(file))")
      case .missing, .failed, .all:
        if accepted == text { return .equal }
        try Self.write(text, to: file)
        try Self.remove(proposal)
        return .written("\(first); it is written to \(quoted(file))\(details)")
      }
    } catch {
      return .failed("the transcript “\(name)” of \(subject) cannot be compared: \(error)")
    }
  }

  /// The text of a file; nil if there is none.
  private static func read(_ file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func remove(_ file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }

  /// The path for a shell, relative to the current folder if the file is in it.
  private func quoted(_ file: URL) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
    return "'\(path)'"
  }
}
