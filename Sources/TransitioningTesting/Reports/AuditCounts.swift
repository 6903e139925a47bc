import TransitionLaws

/// The number of audits that this process has made, which distinguishes equal audits of one test.
@MainActor
struct AuditCounts {
  /// The counts of this process.
  static var current = AuditCounts()

  private var counts: [[String]: Int] = [:]

  /// The place of a further audit: with a number if the test has asked one of its laws before.
  ///
  /// Audits of different laws have the same number, because each result names its law.
  mutating func place(_ place: AuditPlace, of report: AuditReport) -> AuditPlace {
    let keys = Set(report.rows.map(\.law)).map { law in
      [place.fileID, place.testOrLine, report.name, place.variant ?? "", law.rawValue]
    }
    let number = (keys.map { counts[$0] ?? 0 }.max() ?? 0) + 1
    for key in keys { counts[key] = number }
    return number == 1 ? place : place.numbered(number)
  }
}
