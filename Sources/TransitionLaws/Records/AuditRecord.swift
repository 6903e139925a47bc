import Foundation

/// An audit of a test as a file of an `AuditFolder`: where it was called, and the results.
public struct AuditRecord: Sendable, Codable {
  /// The program that ran the audit.
  public struct Origin: Hashable, Sendable, Codable {
    /// The name of the test bundle.
    public let program: String

    /// The build of the program: the same build finds the same faults.
    public let build: String

    /// The process, by a name that no other process has.
    public let process: String

    /// Creates the origin of records.
    public init(program: String, build: String, process: String) {
      (self.program, self.build, self.process) = (program, build, process)
    }
  }

  /// The program, its build and the process.
  public let origin: Origin

  /// The call.
  public let place: AuditPlace

  /// The results; their faults are in the files of the violations.
  public let report: AuditReport

  /// The names of the files of the violations, one for each violated law.
  public let violations: [String]

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
      name: report.name, rows: report.rows.map { $0.withoutFaults }, runs: report.runs,
      seconds: report.seconds)
  }
}

/// A law that failed a test, as a file of an `AuditFolder`: a violation, or a law that could not be
/// asked.
public struct ViolationRecord: Sendable, Codable {
  /// The name of the transition or of the scene.
  public let name: String

  /// The law.
  public let law: LawName

  /// The law with the transition as its subject.
  public let title: String

  /// The call.
  public let place: AuditPlace

  /// The results of the law in the situations in which it failed, with the faults.
  public let rows: [AuditReport.Row]

  /// The text of the issue in the test.
  public let message: String

  /// The name of the file with the transcript of the first fault's run; nil if there is no run.
  public let recording: String?

  /// The first fault with its place in the run, in one line.
  public var sentence: String {
    rows.first?.violations.first?.sentence
      ?? String(message.prefix { !$0.isNewline })
  }
}

extension AuditReport {
  /// The report with violations that the test knows as declared ones.
  package func declaring(_ laws: Set<LawName>) -> AuditReport {
    let rows = rows.map { row in
      guard row.outcome == .violated, laws.contains(row.law) else { return row }
      return Row(
        law: row.law, title: row.title, situation: row.situation, outcome: .declared,
        checkedCount: row.checkedCount, violations: row.violations,
        reason: "the test knows the issue",
        seconds: row.seconds)
    }
    return AuditReport(name: name, rows: rows, runs: runs, seconds: seconds)
  }
}

extension AuditReport.Row {
  /// The row without its faults.
  fileprivate var withoutFaults: AuditReport.Row {
    AuditReport.Row(
      law: law, title: title, situation: situation, outcome: outcome,
      checkedCount: checkedCount, violations: [], reason: reason, seconds: seconds)
  }
}
