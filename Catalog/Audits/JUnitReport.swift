import Foundation
import TransitionLaws
import TransitionPictures

/// The results of audits as JUnit XML: a suite for each audit, a test case for each law and situation.
///
/// A violation is a failure. A law that could not be checked is skipped, so that it does not count
/// as passed.
@MainActor
struct JUnitReport {
  let title: String
  let audits: [AuditEntry]

  /// The XML document.
  var text: String {
    let seconds = audits.map(\.report.seconds).reduce(0, +)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(Markup.escaped(title))" \(attributes(audits, seconds))>
      \(audits.map(suite).joined(separator: "\n"))
      </testsuites>

      """
  }

  private func attributes(_ audits: [AuditEntry], _ seconds: Double) -> String {
    var (tests, failures, skipped) = (0, 0, 0)
    for audit in audits {
      for row in audit.report.rows {
        tests += 1
        if audit.failure(row) != nil {
          failures += 1
        } else if row.isSkipped {
          skipped += 1
        }
      }
    }
    return """
      tests="\(tests)" failures="\(failures)" errors="0" skipped="\(skipped)" \
      time="\(text(seconds))"
      """
  }

  private func suite(_ audit: AuditEntry) -> String {
    let name = Markup.escaped(audit.name)
    let file = audit.place.map { " file=\"\(Markup.escaped($0.file))\"" } ?? ""
    return """
        <testsuite name="\(name)"\(file) \(attributes([audit], audit.report.seconds))>
      \(audit.report.rows.map { testCase($0, in: audit) }.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func testCase(_ row: AuditReport.Row, in audit: AuditEntry) -> String {
    let situations = audit.report.rows.count { $0.law == row.law }
    let name = situations == 1 ? "\(row.law)" : "\(row.law) (\(row.situation))"
    let place = audit.place.map {
      " file=\"\(Markup.escaped($0.file))\" line=\"\($0.line)\""
    }
    let start = """
          <testcase classname="\(Markup.escaped(audit.key))" \
      name="\(Markup.escaped(name))"\(place ?? "") time="\(text(row.seconds))"
      """
    if let failure = audit.failure(row) {
      let sentence = Markup.escaped(
        row.violations.first?.sentence ?? String(failure.prefix { !$0.isNewline }))
      return start
        + "><failure message=\"\(sentence)\">\(Markup.escaped(failure))</failure></testcase>"
    }
    let reason = Markup.escaped(row.reason ?? row.outcome.rawValue)
    switch row.outcome {
    case .kept, .violated:
      return start + "/>"
    case .declared:
      return start + "><system-out>declared: \(reason)</system-out></testcase>"
    case .nothingToCheck, .notAsked:
      return start + "><skipped message=\"\(row.outcome.rawValue): \(reason)\"/></testcase>"
    }
  }

  private func text(_ seconds: Double) -> String { String(format: "%.4f", seconds) }
}

extension AuditReport.Row {
  /// True if there was nothing to check, or the check was not possible.
  fileprivate var isSkipped: Bool { outcome == .nothingToCheck || outcome == .notAsked }
}
