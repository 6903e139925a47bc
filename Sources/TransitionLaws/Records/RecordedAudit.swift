import Foundation
package import TransitionRecording

/// A call of `audit` that was read from an `AuditFolder`, with its violations.
///
/// Calls of one test that ask different laws, such as one for each law as an argument of the test,
/// are one audit with the results of all.
package struct RecordedAudit: Sendable {
  /// The program that ran the audit; nil if the audit's own file is missing or damaged.
  package let origin: AuditRecord.Origin?

  /// The call.
  package let place: AuditPlace

  /// The results with their faults.
  package let report: AuditReport

  /// The laws that failed the test.
  package let failures: [ViolationRecord]

  private let folder: URL

  /// An audit with those of its violations that could be read.
  init(_ record: AuditRecord, _ failures: [ViolationRecord], in folder: URL) {
    var rows = record.report.rows
    for row in failures.flatMap(\.rows) {
      let index = rows.firstIndex { $0.law == row.law && $0.situation == row.situation }
      if let index { rows[index] = row }
    }
    self.init(
      origin: record.origin, place: record.place,
      report: AuditReport(
        name: record.report.name, rows: rows, runs: record.report.runs,
        seconds: record.report.seconds),
      failures: failures, folder: folder)
  }

  /// A violation without its audit.
  init(_ failure: ViolationRecord, in folder: URL) {
    let seconds = failure.rows.reduce(0) { $0 + $1.seconds }
    self.init(
      origin: nil, place: failure.place,
      report: AuditReport(name: failure.name, rows: failure.rows, runs: 0, seconds: seconds),
      failures: [failure], folder: folder)
  }

  /// The results of calls of one process that nothing but their laws tells apart as those of one.
  static func merged(_ audits: [RecordedAudit]) -> [RecordedAudit] {
    var merged: [RecordedAudit] = []
    for audit in audits {
      let index = merged.firstIndex {
        $0.origin == audit.origin && $0.place == audit.place
          && $0.report.name == audit.report.name
      }
      guard let index else {
        merged.append(audit)
        continue
      }
      let other = merged[index]
      merged[index] = RecordedAudit(
        origin: audit.origin, place: audit.place,
        report: AuditReport(
          name: audit.report.name, rows: other.report.rows + audit.report.rows,
          runs: other.report.runs + audit.report.runs,
          seconds: other.report.seconds + audit.report.seconds),
        failures: other.failures
          + audit.failures.filter { failure in
            !other.failures.contains {
              $0.law == failure.law && $0.message == failure.message
            }
          }, folder: audit.folder)
    }
    return merged
  }

  private init(
    origin: AuditRecord.Origin?, place: AuditPlace, report: AuditReport,
    failures: [ViolationRecord], folder: URL
  ) {
    (self.origin, self.place, self.report) = (origin, place, report)
    (self.failures, self.folder) = (failures, folder)
  }

  /// The failure of a row; nil if the row did not fail the test.
  package func failure(of row: AuditReport.Row) -> ViolationRecord? {
    failures.first { failure in
      failure.rows.contains {
        $0.law == row.law && $0.situation == row.situation && $0.outcome == row.outcome
          && $0.violations == row.violations
      }
    }
  }

  /// Reads the runs of a violation's first fault; an empty array if it has none.
  ///
  /// - Throws: The reason why the file of the transcript cannot be read.
  package func legs(of failure: ViolationRecord) throws -> [RecordedLeg] {
    guard let file = recording(of: failure) else { return [] }
    return try RecordedLeg.legs(inTranscript: String(contentsOf: file, encoding: .utf8))
  }

  /// The file with the transcript of a violation's first fault; nil if there is none.
  package func recording(of failure: ViolationRecord) -> URL? {
    failure.recording.map {
      folder.appendingPathComponent(URL(fileURLWithPath: $0).lastPathComponent)
    }
  }
}
