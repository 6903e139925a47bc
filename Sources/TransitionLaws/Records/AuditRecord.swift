import Foundation

/// An audit of a test as a file of an `AuditFolder`: where it was called, and the results.
package struct AuditRecord: Sendable, Codable {
  /// The program that ran the audit.
  package struct Origin: Hashable, Sendable, Codable {
    /// The name of the test bundle.
    package let program: String

    /// The build of the program: the same build finds the same faults.
    package let build: String

    /// The process, by a name that no other process has.
    package let process: String

    /// Creates the origin of records.
    package init(program: String, build: String, process: String) {
      (self.program, self.build, self.process) = (program, build, process)
    }
  }

  /// The program, its build and the process.
  package let origin: Origin

  /// The call.
  package let place: AuditPlace

  /// The results; their faults are in the files of the violations.
  package let report: AuditReport

  /// The names of the files of the violations, one for each violated law.
  package let violations: [String]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - origin: The program, its build and the process.
  ///   - place: The call.
  ///   - report: The results, whose faults the record leaves out.
  ///   - violations: The names of the files of the violations.
  init(origin: Origin, place: AuditPlace, report: AuditReport, violations: [String]) {
    (self.origin, self.place, self.violations) = (origin, place, violations)
    self.report = AuditReport(
      name: report.name, rows: report.rows.map { $0.with(violations: []) }, runs: report.runs,
      seconds: report.seconds)
  }
}

/// A law that failed a test, as a file of an `AuditFolder`: a violation, or a law that could not be
/// asked.
package struct ViolationRecord: Sendable, Codable {
  /// The name of the transition or of the scene.
  package let name: String

  /// The law.
  package let law: LawName

  /// The law with the transition as its subject.
  package let title: String

  /// The call.
  package let place: AuditPlace

  /// The results of the law in the situations in which it failed, with the faults.
  package let rows: [AuditReport.Row]

  /// The text of the issue in the test.
  package let message: String

  /// The name of the file with the transcript of the first fault's run; nil if there is no run.
  package let recording: String?

  /// The first fault with its place in the run, in one line.
  package var sentence: String {
    rows.first?.violations.first?.sentence
      ?? String(message.prefix { !$0.isNewline })
  }
}

extension AuditReport {
  /// The report with violations that the test knows as declared ones.
  package func declaring(_ laws: Set<LawName>) -> AuditReport {
    let rows = rows.map { row in
      guard row.outcome == .violated, laws.contains(row.law) else { return row }
      return row.with(.declared, reason: "the test knows the issue")
    }
    return AuditReport(name: name, rows: rows, runs: runs, seconds: seconds)
  }
}
