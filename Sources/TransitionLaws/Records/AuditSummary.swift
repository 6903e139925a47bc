/// The audits of a process or of a folder in numbers, and what failed.
package struct AuditSummary: Sendable, Encodable {
  /// The results of a law, in all situations of all audits.
  package struct Law: Sendable, Encodable {
    /// The law.
    package let law: LawName

    /// The number of results, by the words of reports.
    package let results: [String: Int]
  }

  /// The results of an audit.
  package struct Audit: Sendable, Encodable {
    /// The name of the transition or of the scene.
    package let name: String

    /// The call.
    package let place: AuditPlace

    /// The number of results, by the words of reports.
    package let results: [String: Int]
  }

  /// The number of results, by the words of reports.
  package let results: [String: Int]

  /// The laws that were asked: those of this library first, in their order.
  package let laws: [Law]

  /// The audits, in the order of the folder.
  package let audits: [Audit]

  /// The laws that failed a test.
  package let failures: [ViolationRecord]

  /// Counts the results of audits.
  package init(_ audits: [RecordedAudit]) {
    let rows = audits.flatMap(\.report.rows)
    results = Self.count(rows)
    let standard = TransitionLaw.standard.map(\.name)
    let own = Set(rows.map(\.law)).subtracting(standard)
    let names = standard + own.sorted { $0.rawValue < $1.rawValue }
    laws = names.compactMap { name in
      let asked = rows.filter { $0.law == name }
      return asked.isEmpty ? nil : Law(law: name, results: Self.count(asked))
    }
    self.audits = audits.map {
      Audit(name: $0.report.name, place: $0.place, results: Self.count($0.report.rows))
    }
    failures = audits.flatMap(\.failures)
  }

  private static func count(_ rows: [AuditReport.Row]) -> [String: Int] {
    rows.reduce(into: [:]) { $0[$1.outcome.rawValue, default: 0] += 1 }
  }

  /// The sum in one line: `2 audits: 30 kept, 1 violated`.
  package var sum: String {
    let counts = AuditReport.Outcome.allCases.compactMap { outcome in
      let count = results[outcome.rawValue] ?? 0
      return count == 0 && outcome != .violated ? nil : "\(count) \(outcome.rawValue)"
    }
    let number = audits.count == 1 ? "1 audit" : "\(audits.count) audits"
    return "\(number): \(counts.joined(separator: ", "))"
  }
}
