import TransitionLaws

/// The result of a law as data, in the structure of the JSON output.
struct LawData: Encodable {
  let law: String
  let title: String
  let outcome: AuditReport.Outcome
  let checkedCount: Int
  let reason: String?
  let violations: [Violation]

  /// The shell line that checks the law again; nil in the result of one run.
  let again: String?

  init(_ row: AuditReport.Row, again: String? = nil) {
    (law, title, outcome) = (row.law.rawValue, row.title, row.outcome)
    (checkedCount, reason) = (row.checkedCount, row.reason)
    (violations, self.again) = (row.violations, again)
  }
}
