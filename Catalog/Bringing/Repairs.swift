import Foundation

/// The changes at places that the compiler has named.
enum Repairs {
  /// Changes what a message asks for; returns false if nothing is known for it.
  ///
  /// - Parameters:
  ///   - number: The number of the file in which the place is.
  static func repair(
    _ message: SwiftCompiler.Message, in number: Int, of files: inout [BroughtFile]
  ) -> Bool {
    guard let place = files[number].place(ofCopied: message.line) else { return false }
    let before = files
    let text = message.text
    if let module = text.firstMatch(of: /^no such module '([\w.]+)'/)?.output.1 {
      leaveOut(String(module), of: &files)
    } else if text.contains("cannot use optional chaining on non-optional value") {
      edit(&files[number], place, because: "the value is not optional here") {
        removingQuestionMark(in: $0, at: message.column)
      }
    } else if text.contains("'Never") {
      edit(&files[number], place, because: "no method is meant: there are no selectors") {
        $0.replacing(/action: *[\w.]+/, with: "action: nil")
      }
    } else if let module = text.firstMatch(of: /missing import of defining module '(\w+)'/)?.output
      .1
    {
      let first = files[number].lines[0]
      files[number].change(
        0, to: "import \(module)\n\(first)", because: "the names of \(module) are used")
    } else if text.contains("cannot be overridden from extension")
      || text.contains("overriding declarations in extensions is not supported")
    {
      moveOverride(at: place.index, in: number, of: &files)
    }
    return files.map(\.lines) != before.map(\.lines)
  }

  /// Leaves out the imports of a module: the compiler names one at a time.
  private static func leaveOut(_ module: String, of files: inout [BroughtFile]) {
    for number in files.indices {
      for (index, text) in files[number].lines.enumerated() {
        let rows = text.components(separatedBy: "\n")
        let kept = rows.filter {
          $0.wholeMatch(of: /\s*(?:@?\w+ +)*import (?:\w+ +)?(\w+)[\w.]*\s*/)?.output.1
            != module[...]
        }
        files[number].change(
          index, to: kept.joined(separator: "\n"), because: "there is no module \(module) here")
      }
    }
  }

  private static func edit(
    _ file: inout BroughtFile, _ place: (index: Int, row: Int), because reason: String,
    _ change: (String) -> String
  ) {
    var rows = file.lines[place.index].components(separatedBy: "\n")
    rows[place.row] = change(rows[place.row])
    file.change(place.index, to: rows.joined(separator: "\n"), because: reason)
  }

  /// A line without the question mark at a column, from 1, or after it.
  private static func removingQuestionMark(in line: String, at column: Int) -> String {
    // The compiler counts bytes.
    let bytes = Array(line.utf8)
    guard let place = bytes.indices.dropFirst(column - 1).first(where: { bytes[$0] == 63 }) else {
      return line
    }
    return String(decoding: bytes[..<place] + bytes[(place + 1)...], as: UTF8.self)
  }

  /// Moves a member that overrides another one from an extension into the class.
  private static func moveOverride(at index: Int, in number: Int, of files: inout [BroughtFile]) {
    let lines = files[number].lines
    let header = /^\s*(?:\w+ +)*extension +(\w+)/
    guard
      let owner = lines[...index].last(where: { $0.contains(header) })?
        .firstMatch(of: header)?.output.1,
      let end = endOfBraces(from: index, in: lines)
    else { return }
    let opening = try? Regex("^\\s*(?:[\\w@]+ +)*class +\(owner)\\b[^{]*\\{\\s*$")
    guard let opening else { return }
    for (other, file) in files.enumerated() {
      guard let place = file.lines.firstIndex(where: { $0.contains(opening) }) else { continue }
      let member = lines[index...end].joined(separator: "\n")
      files[other].change(
        place, to: "\(files[other].lines[place])\n\(member)",
        because: "an override of an extension stands in the class, as Swift alone demands")
      for line in index...end {
        files[number].change(
          line, to: "", because: "an override cannot stand in an extension: it is in the class")
      }
      return
    }
  }

  /// The line on which the braces close that open at a line or after it.
  private static func endOfBraces(from start: Int, in lines: [String]) -> Int? {
    var depth = 0
    for index in start..<lines.count {
      for letter in lines[index] where letter == "{" || letter == "}" {
        depth += letter == "{" ? 1 : -1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
