/// Text in lines that fit the width of a terminal.
///
/// A line that is too long is broken at a space. Its rest stands below its last column, if that
/// begins in the left part of the line, such as the description of an option; the rest of a
/// paragraph stands in its first column.
enum TextColumns {
  /// The text with lines of at most `columns` characters, and without spaces at their ends.
  ///
  /// A word that is longer than the line stays whole, and so does a line with escape sequences.
  static func wrapped(_ text: String, to columns: Int) -> String {
    lines(of: text).flatMap { wrapped($0, to: columns) }.joined(separator: "\n")
  }

  /// The text of a help page, whose paragraphs are wrapped anew if one of its lines is too long.
  static func reflowed(_ text: String, to columns: Int) -> String {
    guard lines(of: text).contains(where: { $0.count > columns }) else { return text }
    return wrapped(joined(lines(of: text)).joined(separator: "\n"), to: columns)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines, each with those that continue it: in the same column as its own last column, or in
  /// the first column if it has no others.
  private static func joined(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    for line in lines {
      let indent = indentation(of: line)
      guard let last = paragraphs.last, !last.isEmpty, !line.isEmpty, gaps(in: line).isEmpty,
        indent == gaps(in: last).last ?? 0, !last.hasPrefix("usage:")
      else {
        paragraphs.append(line)
        continue
      }
      paragraphs[paragraphs.count - 1] += " " + line.dropFirst(indent)
    }
    return paragraphs
  }

  private static func wrapped(_ line: String, to columns: Int) -> [String] {
    guard line.count > columns, !line.contains("\u{1B}") else { return [trimmed(line)] }
    let hang = hangingIndent(of: line, columns)
    var lines: [String] = []
    var rest = line
    while rest.count > columns {
      let start = rest.firstIndex { $0 != " " } ?? rest.endIndex
      let limit = rest.index(rest.startIndex, offsetBy: columns)
      let space =
        start < limit ? rest[start...limit].lastIndex(of: " ") : rest[start...].firstIndex(of: " ")
      guard let space = space ?? rest[limit...].firstIndex(of: " ") else { break }
      lines.append(trimmed(String(rest[..<space])))
      rest = String(repeating: " ", count: hang) + rest[space...].drop { $0 == " " }
    }
    return lines + [trimmed(rest)]
  }

  /// The indentation of what follows the first line: the last column that leaves room enough.
  private static func hangingIndent(of line: String, _ columns: Int) -> Int {
    if let gap = gaps(in: line).last(where: { $0 <= columns * 3 / 5 }) { return gap }
    let indent = indentation(of: line)
    return indent == 0 ? 0 : min(indent + 4, columns / 2)
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  /// The places of words that follow at least two spaces within the line.
  private static func gaps(in line: String) -> [Int] {
    let letters = Array(line)
    let start = indentation(of: line)
    return letters.indices.filter { place in
      place > start + 2 && letters[place] != " " && letters[place - 1] == " "
        && letters[place - 2] == " "
    }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
