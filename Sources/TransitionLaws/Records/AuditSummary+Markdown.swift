import Foundation

extension AuditSummary {
  /// The summary as GitHub's Markdown: the failures with their pictures, and tables.
  ///
  /// - Parameters:
  ///   - size: The greatest size, in bytes of UTF-8. What is left out is counted in a sentence.
  ///   - picture: The address of a failure's picture; nil for none.
  package func markdown(
    within size: Int = 1 << 20, picture: (ViolationRecord) -> String? = { _ in nil }
  ) -> String {
    let title =
      switch failureCount {
      case 0: "every law holds"
      case 1: "1 failure"
      default: "\(failureCount) failures"
      }
    var text = "### Transitions: \(title)\n\n\(sum).\n"
    // The sentence about what is left out always has room.
    var rest = size - text.utf8.count - 200
    var left: Set<String> = []
    func add(_ part: String) -> Bool {
      guard part.utf8.count <= rest else { return false }
      text += part
      rest -= part.utf8.count
      return true
    }
    for failure in failures where !add(Self.paragraph(failure, picture(failure))) {
      left.insert("\(failure.place.key(of: failure.name)), \(failure.law)")
    }
    let tables = [
      Self.table("Audits", ["transition", "call"], audits) {
        let call = MarkdownText.code("\($0.place.file):\($0.place.line)")
        return ([MarkdownText.code($0.place.title(of: $0.name)), call], $0.results)
      },
      Self.table("Laws", ["law"], laws) { ([MarkdownText.code($0.law.rawValue)], $0.results) },
    ]
    let isWhole = tables.map { audits.isEmpty || add($0) }.allSatisfy { $0 }
    if !left.isEmpty { text += "\n\(left.count) more failures are left out here.\n" }
    if !isWhole { text += "\nA table is too large to be shown here.\n" }
    return text
  }

  private static func paragraph(_ failure: ViolationRecord, _ picture: String?) -> String {
    let situations = failure.rows.map(\.situation.description).joined(separator: "; ")
    let title = failure.place.title(of: failure.name)
    let image = picture.map { address in
      let about = MarkdownText.attribute("\(title), \(failure.law)")
      return
        "<td><img src=\"\(MarkdownText.attribute(address))\" width=\"140\" alt=\"\(about)\"></td>"
    }
    // Blank lines make Markdown of what stands in a cell.
    return """

      #### \(MarkdownText.code(title)), law \(MarkdownText.code(failure.law.rawValue))

      \(MarkdownText.code("\(failure.place.file):\(failure.place.line)")), \
      \(MarkdownText.code(situations))

      <table><tr>\(image ?? "")<td>

      \(MarkdownText.code(failure.sentence))

      <details><summary>Values, and the call that asks again</summary>

      \(MarkdownText.block(failure.message))

      </details></td></tr></table>

      """
  }

  private static func table<Line>(
    _ title: String, _ heads: [String], _ lines: [Line],
    _ cells: (Line) -> (names: [String], results: [String: Int])
  ) -> String {
    let outcomes = AuditReport.Outcome.allCases.map(\.rawValue)
    func row(_ cells: [String]) -> String {
      let cells = cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }
      return "| \(cells.joined(separator: " | ")) |"
    }
    let body = lines.map { line in
      let (names, results) = cells(line)
      return row(names + outcomes.map { outcome in results[outcome].map { "\($0)" } ?? "" })
    }
    let marks = heads.map { _ in "---" } + outcomes.map { _ in "---:" }
    return """

      <details><summary>\(title)</summary>

      \(row(heads + outcomes))
      \(row(marks))
      \(body.joined(separator: "\n"))

      </details>

      """
  }
}

/// Text of tests in Markdown: it is shown as it is, and mentions no person and no issue.
enum MarkdownText {
  /// A text of one line as code.
  static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    let space = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty ? " " : ""
    return fence + space + line + space + fence
  }

  /// A text of several lines as a block of code.
  static func block(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(longestRun(in: text) + 1, 3))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// A text as the value of an attribute of HTML.
  static func attribute(_ text: String) -> String {
    [("&", "&amp;"), ("\"", "&quot;"), ("<", "&lt;"), (">", "&gt;"), ("\n", " ")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
