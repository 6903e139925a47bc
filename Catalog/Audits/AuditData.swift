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
    let again: String
  }

  let sample: String
  let situation: String
  let outcome: String
  let laws: [Law]

  @MainActor
  init(_ audit: SampleAudit) {
    sample = audit.sample.name
    situation = audit.plan.setting.screen.name
    outcome = audit.report.isPassed ? "passed" : "failed"
    laws = audit.report.rows.map {
      Law(
        law: $0.law.rawValue, title: $0.title, outcome: $0.outcome, looked: $0.checkedCount,
        reason: $0.reason, violations: $0.violations, again: audit.command(of: $0))
    }
  }
}
