import CatalogSamples
import TransitionLaws

/// The audit of a sample as data, in the structure of the JSON output.
struct AuditData: Encodable {
  let sample: String
  let situation: String
  let outcome: String
  let laws: [LawData]

  @MainActor
  init(_ audit: SampleAudit) {
    sample = audit.sample.name
    situation = audit.plan.screen.name
    outcome = audit.report.isPassed ? "passed" : "failed"
    laws = audit.report.rows.map { LawData($0, again: audit.command(of: $0)) }
  }
}
