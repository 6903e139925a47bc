/// The audits of a process or of a folder in numbers, and what failed.
///
/// A law counts once for each audit that asked it, whatever the number of its situations.
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

  /// What failed a test: a law in the situations that have one text.
  package let failures: [ViolationRecord]

  /// The number of failures: of the laws that fail in an audit, in one situation or in several.
  package let failureCount: Int

  /// Counts the results of audits.
  package init(_ audits: [RecordedAudit]) {
    let all = audits.map(\.report.outcomes)
    results = Self.count(all.flatMap(\.values))
    let standard = TransitionLaw.standard.map(\.name)
    let own = Set(all.flatMap(\.keys)).subtracting(standard)
    let names = standard + own.sorted { $0.rawValue < $1.rawValue }
    laws = names.compactMap { name in
      let asked = all.compactMap { $0[name] }
      return asked.isEmpty ? nil : Law(law: name, results: Self.count(asked))
    }
    self.audits = zip(audits, all).map { audit, outcomes in
      Audit(
        name: audit.report.name, place: audit.place, results: Self.count(Array(outcomes.values)))
    }
    failures = audits.flatMap(\.failures)
    failureCount = audits.map { Set($0.failures.map(\.law)).count }.reduce(0, +)
  }

  private static func count(_ outcomes: [AuditReport.Outcome]) -> [String: Int] {
    outcomes.reduce(into: [:]) { $0[$1.rawValue, default: 0] += 1 }
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

extension AuditReport {
  /// The result of each law in all situations as one: the one that is nearest to a failure.
  package var outcomes: [LawName: Outcome] {
    let order: [Outcome] = [.violated, .notAsked, .declared, .kept, .nothingToCheck]
    return Dictionary(rows.map { ($0.law, $0.outcome) }) { one, other in
      order.first { $0 == one || $0 == other } ?? one
    }
  }
}
