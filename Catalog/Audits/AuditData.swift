import CatalogSamples
import TransitionLaws

/// The audit of a sample as data, in the structure of the JSON output.
struct AuditData: Encodable {
  /// The result of a law.
  struct Law: Encodable {
    let law: String
    let title: String
    let outcome: AuditReport.Outcome
    let looked: Int
    let reason: String?
    let violations: [Violation]

    /// The shell line that checks the law again; nil in the result of one run.
    let again: String?

    init(_ row: AuditReport.Row, again: String? = nil) {
      (law, title, outcome, looked) = (row.law.rawValue, row.title, row.outcome, row.checkedCount)
      (reason, violations, self.again) = (row.reason, row.violations, again)
    }
  }

  let sample: String
  let situation: String
  let outcome: String
  let laws: [Law]

  @MainActor
  init(_ audit: SampleAudit) {
    sample = audit.sample.name
    situation = audit.plan.screen.name
    outcome = audit.report.isPassed ? "passed" : "failed"
    laws = audit.report.rows.map { Law($0, again: audit.command(of: $0)) }
  }
}
