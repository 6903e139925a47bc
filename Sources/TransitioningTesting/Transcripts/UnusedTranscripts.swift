import Foundation

/// The transcripts in a folder and its subfolders that no test uses any more.
///
/// A transcript is unused if the file of its test is gone, if the test is gone from the file, or if
/// the test does not name the transcript. A test whose names are not literals uses all of its own.
/// Nothing is removed.
///
/// - Parameter folder: A folder with tests.
/// - Returns: The files, sorted by path.
func unusedTranscripts(in folder: URL) -> [URL] {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  var sources: [URL: String] = [:]
  return (files?.allObjects as? [URL] ?? [])
    .filter { file in
      guard file.deletingLastPathComponent().lastPathComponent == TranscriptReference.folder,
        ["transcript", "new"].contains(file.pathExtension)
      else { return false }
      let words = file.lastPathComponent.components(separatedBy: ".transcript")[0]
        .split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard words.count >= 2 else { return true }
      let test = file.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: words[0] + ".swift")
      let source = sources[test] ?? (try? String(contentsOf: test, encoding: .utf8)) ?? ""
      sources[test] = source
      return !uses(source, function: words[1], name: words.count > 2 ? words[2] : nil)
    }
    .sorted { $0.path < $1.path }
}

/// True if a source has a function that may use a transcript with a name.
private func uses(_ source: String, function: String, name: String?) -> Bool {
  let functions = source.components(separatedBy: "func ").dropFirst()
  // A suite may compare transcripts as it is made.
  let isThere =
    function == "init"
    || functions.contains { text in
      let end =
        text.hasPrefix("`") ? text.dropFirst().firstIndex(of: "`") : text.firstIndex(of: "(")
      return end.map { TranscriptReference.word(TranscriptReference.name(of: String(text[..<$0]))) }
        == function
    }
  guard isThere, let name else { return isThere }
  return source.components(separatedBy: "named: ").dropFirst().contains { text in
    guard text.hasPrefix("\"") else { return true }
    let literal = text.dropFirst().prefix { $0 != "\"" }
    return literal.contains("\\(") || TranscriptReference.word(String(literal)) == name
  }
}
