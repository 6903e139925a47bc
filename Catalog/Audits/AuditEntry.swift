import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures

/// The findings of an audit in the form that all outputs have in common: of a sample, or of a test.
@MainActor
struct AuditEntry {
  /// The name of the sample, or of the transition with the arguments of its test.
  let name: String

  /// The findings.
  let report: AuditReport

  /// The call in a test; nil for a sample.
  var place: AuditPlace?

  /// The text about a row that failed; nil for a row that did not.
  let failure: (AuditReport.Row) -> String?

  /// The run of a row's first fault; an empty array if there is none.
  let legs: (AuditReport.Row) -> [RecordedLeg]

  /// The name, and for a test its file and its function: no other audit has the same.
  var key: String { place?.key(of: report.name) ?? name }

  /// The failures: one for each law and text, at the row of the first situation.
  var failures: [(row: AuditReport.Row, text: String)] {
    var known: Set<[String]> = []
    return report.rows.compactMap { row in
      guard let text = failure(row), known.insert([row.law.rawValue, text]).inserted else {
        return nil
      }
      return (row, text)
    }
  }

  /// The picture of a row's first fault; nil if there is no run.
  func picture(of row: AuditReport.Row) -> FaultPicture? {
    FaultPicture(legs(row), row.violations.first)
  }
}

extension AuditEntry {
  /// The audit of a sample.
  init(_ audit: SampleAudit) {
    self.init(
      name: audit.sample.name, report: audit.report,
      failure: { $0.outcome == .violated ? audit.paragraph(of: $0) : nil }, legs: audit.legs)
  }

  /// An audit of a test.
  ///
  /// - Parameter legs: The runs of its failures.
  init(_ audit: RecordedAudit, legs: @escaping (ViolationRecord) -> [RecordedLeg]) {
    self.init(
      name: audit.place.title(of: audit.report.name), report: audit.report, place: audit.place,
      failure: { row in
        guard row.outcome == .violated || audit.failure(of: row) != nil else { return nil }
        return audit.failure(of: row)?.message ?? audit.report.paragraph(of: row)
      },
      legs: { row in audit.failure(of: row).map(legs) ?? [] })
  }
}

/// A failure of an audit, with a name that no other failure has.
@MainActor
struct AuditFailure {
  let entry: AuditEntry
  let row: AuditReport.Row
  let text: String

  /// The name, as a part of addresses: that of the audit and that of the law.
  let name: String

  /// The failures of audits, each audit with its own.
  static func all(of entries: [AuditEntry]) -> [[AuditFailure]] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      entry.failures.map { row, text in
        let words = "\(word(entry.name))-\(word(row.law.rawValue))"
        let count = (counts[words] ?? 0) + 1
        counts[words] = count
        return AuditFailure(
          entry: entry, row: row, text: text, name: count == 1 ? words : "\(words)-\(count)")
      }
    }
  }

  /// The letters and digits of a text, the others as dashes.
  private static func word(_ text: String) -> String {
    String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }.prefix(60))
  }
}
