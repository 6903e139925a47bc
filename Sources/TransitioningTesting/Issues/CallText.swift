import Foundation

/// A call in the source of a test, read from its file.
struct CallText: Equatable {
  /// An argument: its label, empty if it has none, and its text.
  struct Argument: Equatable {
    var label: String
    var text: String
  }

  /// The name of the function.
  let name: String

  /// The arguments in parentheses.
  private(set) var arguments: [Argument]

  /// The trailing closures with their labels.
  let closures: String

  /// The labels of an audit, in their order.
  private static let order = [
    "", "scene", "for", "only", "on", "as", "frames", "at", "within", "spec", "allowing", "behind",
    "inside",
  ]

  /// Reads the call at a place; nil if the file cannot be read.
  init?(at place: IssuePlace) {
    guard let source = try? String(contentsOfFile: "\(place.filePath)", encoding: .utf8) else {
      return nil
    }
    self.init(in: source, line: Int(place.line), column: Int(place.column))
  }

  /// Reads the call whose parenthesis is at a line and a column, counted from 1; nil if there is
  /// none.
  init?(in source: String, line: Int, column: Int) {
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1), column > 0,
      let start = source.utf8.index(
        lines[line - 1].startIndex, offsetBy: column - 1, limitedBy: lines[line - 1].endIndex)
    else { return nil }
    let name = source[..<start].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, let end = Self.end(ofGroupAt: start, in: source) else { return nil }
    self.name = String(name.reversed())
    arguments = Self.arguments(in: source[source.index(after: start)..<end])
    var tail = source[source.index(after: end)...]
    var last = tail.startIndex
    while let brace = tail.firstIndex(where: { !$0.isWhitespace && !$0.isLetter && $0 != ":" }),
      tail[brace] == "{", !tail[..<brace].contains("\n"),
      let close = Self.end(ofGroupAt: brace, in: source)
    {
      last = source.index(after: close)
      tail = source[last...]
    }
    closures = String(source[source.index(after: end)..<last])
  }

  /// Sets an argument, or removes it.
  mutating func set(_ label: String, to text: String?) {
    arguments.removeAll { $0.label == label }
    if let text { arguments.append(Argument(label: label, text: text)) }
  }

  /// The call with its arguments in the order of an audit.
  var text: String {
    func rank(_ argument: Argument) -> Int { Self.order.firstIndex(of: argument.label) ?? 99 }
    let texts = arguments.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map {
        $0.element.label.isEmpty ? $0.element.text : "\($0.element.label): \($0.element.text)"
      }
    return "\(name)(\(texts.joined(separator: ", ")))\(closures)"
  }

  /// The bracket that closes the one at an index; nil if there is none.
  private static func end(ofGroupAt start: String.Index, in source: String) -> String.Index? {
    var depth = 0
    var isInString = false
    var index = start
    while index < source.endIndex {
      switch source[index] {
      case "\\" where isInString:
        let next = source.index(after: index)
        guard next < source.endIndex else { return nil }
        index = source[next] == "(" ? end(ofGroupAt: next, in: source) ?? next : next
      case "\"": isInString.toggle()
      case "(" where !isInString, "[" where !isInString, "{" where !isInString: depth += 1
      case ")" where !isInString, "]" where !isInString, "}" where !isInString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index = source.index(after: index)
    }
    return nil
  }

  private static func arguments(in text: Substring) -> [Argument] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "(", "[", "{":
        index = end(ofGroupAt: index, in: String(text.base)) ?? index
      case "\"":
        let rest = text[text.index(after: index)...]
        index = rest.firstIndex(of: "\"") ?? index
      case ",":
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      index = text.index(after: index)
    }
    parts.append(text[start...])
    return parts.map { String($0).trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .map { part in
        let label = part.prefix { $0.isLetter }
        let rest = part.dropFirst(label.count)
        guard !label.isEmpty, rest.first == ":" else { return Argument(label: "", text: part) }
        return Argument(
          label: String(label),
          text: String(rest.dropFirst()).trimmingCharacters(in: .whitespaces))
      }
  }
}
