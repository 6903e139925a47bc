import Foundation
import Testing

/// The text of a line of a test.
enum SourceLine {
  /// The text, without spaces around it; nil where the file is not at hand.
  static func text(at place: SourceLocation) -> String? {
    guard let file = try? String(contentsOfFile: place.filePath, encoding: .utf8) else {
      return nil
    }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1].trimmingCharacters(in: .whitespaces)
  }
}
