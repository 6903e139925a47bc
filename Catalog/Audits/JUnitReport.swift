import Foundation
import TransitionLaws

/// The results of audits as JUnit XML: a suite for each sample, a test case for each law.
///
/// A violation is a failure. A law that could not be checked is skipped, so that it does not count
/// as passed.
@MainActor
struct JUnitReport {
  let audits: [SampleAudit]

  /// The XML document.
  var text: String {
    let rows = audits.flatMap(\.report.rows)
    let seconds = audits.map(\.report.seconds).reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="catalog audit" \(attributes(rows, seconds))>
      \(audits.map(suite).joined(separator: "\n"))
      </testsuites>

      """
  }

  private func attributes(_ rows: [AuditReport.Row], _ seconds: Double) -> String {
    let failures = rows.count { $0.outcome == .violated }
    let skipped = rows.count(where: \.isSkipped)
    return """
      tests="\(rows.count)" failures="\(failures)" errors="0" skipped="\(skipped)" \
      time="\(text(seconds))"
      """
  }

  private func suite(_ audit: SampleAudit) -> String {
    let (report, name) = (audit.report, MarkupText.escaped(audit.sample.name))
    return """
        <testsuite name="\(name)" \(attributes(report.rows, report.seconds))>
      \(report.rows.map { testCase($0, in: audit) }.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func testCase(_ row: AuditReport.Row, in audit: SampleAudit) -> String {
    let name = MarkupText.escaped(audit.sample.name)
    let start = """
          <testcase classname="\(name)" name="\(MarkupText.escaped(row.law))" \
      time="\(text(row.seconds))"
      """
    let reason = MarkupText.escaped(row.reason ?? row.outcome.rawValue)
    switch row.outcome {
    case .kept:
      return start + "/>"
    case .declared:
      return start + "><system-out>declared: \(reason)</system-out></testcase>"
    case .nothingToCheck, .notAsked:
      return start + "><skipped message=\"\(row.outcome.rawValue): \(reason)\"/></testcase>"
    case .violated:
      let sentence = MarkupText.escaped(row.violations.first?.sentence ?? row.title)
      let paragraph = MarkupText.escaped(audit.paragraph(of: row))
      return start + "><failure message=\"\(sentence)\">\(paragraph)</failure></testcase>"
    }
  }

  private func text(_ seconds: Double) -> String { String(format: "%.4f", seconds) }
}

extension AuditReport.Row {
  /// True if there was nothing to check, or the check was not possible.
  fileprivate var isSkipped: Bool { outcome == .nothingToCheck || outcome == .notAsked }
}

/// Text that is escaped for XML and HTML.
enum MarkupText {
  /// The text with an entity for each character that is special in markup, and a question mark for
  /// each that XML forbids.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
