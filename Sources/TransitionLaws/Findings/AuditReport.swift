public import Foundation
public import Transitioning

/// The findings of an audit, law by law.
public struct AuditReport: Sendable, Codable {
  /// The result of a law in a situation.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// Every check holds.
    case kept
    /// At least one violation.
    case violated
    /// Violated, but declared with a reason.
    case declared
    /// There was nothing to check; this does not count as kept.
    case nothingToCheck = "nothing to check"
    /// The fault of another row prevents the check, such as a transition that does not end.
    case notAsked = "not asked"
  }

  /// A law in a situation.
  public struct Row: Sendable, Codable {
    /// The name of the law.
    public let law: String
    /// The law with the transition as its subject.
    public let title: String
    /// The placement and the screen: `pushed, phone`.
    public let situation: String
    /// The result.
    public let outcome: Outcome
    /// The number of checks.
    public let looked: Int
    /// The faults.
    public let violations: [Violation]
    /// The reason of an exception, or why there was nothing to check.
    ///
    /// A violated row has a reason if the fault is a needless exception: the reason of that
    /// exception.
    public let reason: String?
    /// The time that the check took, in seconds.
    public let seconds: Double
  }

  /// The name of the transition or of the scene.
  public let name: String

  /// The laws, situation by situation.
  public let rows: [Row]

  /// The number of runs.
  public let runs: Int

  /// The time that the audit took, in seconds.
  public let seconds: Double

  /// True if no law is violated.
  public var isPassed: Bool { !rows.contains { $0.outcome == .violated } }

  /// The rows of laws that are violated.
  public var violations: [Row] { rows.filter { $0.outcome == .violated } }

  /// The row of a law in the first situation, or in one whose name contains a text.
  public func row(_ law: LawName, in situation: String = "") -> Row? {
    rows.first {
      $0.law == law.rawValue && (situation.isEmpty || $0.situation.contains(situation))
    }
  }
}

extension AuditReport: CustomStringConvertible {
  /// The violations, a paragraph each, or one line if there is none.
  public var description: String {
    let paragraphs = violations.map { row in paragraph(of: row) }
    let kept = rows.filter { $0.outcome == .kept }.count
    let unasked = rows.filter { $0.outcome == .notAsked }.count
    let summary =
      "\(name): \(kept) of \(rows.count) kept, \(violations.count) violated"
      + (unasked == 0 ? "" : ", \(unasked) not asked")
      + "; \(runs) runs in \(Int((seconds * 1000).rounded())) ms"
    return (paragraphs + [summary]).joined(separator: "\n")
  }

  /// The faults of a law as a paragraph, whose first line is complete by itself.
  ///
  /// - Parameters:
  ///   - row: A law in a situation.
  ///   - again: The code that runs just this law again; nil for a call of `audit`.
  public func paragraph(of row: Row, again: String? = nil) -> String {
    var lines: [String] = []
    if row.outcome == .violated, let reason = row.reason {
      lines.append(
        "\(name) declares that it breaks “\(row.title)”, and keeps it (\(row.situation)): remove"
          + " the declaration “\(reason)”")
    }
    for (index, violation) in row.violations.enumerated() {
      lines.append("\(name) breaks “\(row.title)” (\(row.situation)): \(violation.sentence)")
      if let property = violation.property, !violation.neighbours.isEmpty {
        lines.append("  \(property)  " + violation.values.joined(separator: "   "))
      }
      let following = row.violations.dropFirst(index + 1).first
      if let cause = violation.cause, cause != following?.cause {
        lines.append("  likely: \(cause)")
      }
      if violation.others > 0 { lines.append("  and \(violation.others) more") }
    }
    let unasked = rows.filter { $0.outcome == .notAsked && $0.situation == row.situation }.count
    if row.law == LawName.ends.rawValue, unasked > 0 {
      lines.append("  not asked: \(unasked) other law\(unasked == 1 ? "" : "s"), until it ends")
    }
    lines.append("  again: \(again ?? self.again(row))")
    return lines.joined(separator: "\n")
  }

  private func again(_ row: Row) -> String {
    let (placement, screen) = row.placementAndScreen
    let arguments = [
      "\(name)()", "for: [.\(row.law)]",
      screen == AuditScreen.phone.name ? nil : "on: [\(AuditScreen.expression(of: screen))]",
      placement.map { "as: [.\($0)]" }, row.instant.map { "at: \(String(format: "%.3f", $0))" },
    ]
    return "audit(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension AuditReport.Row {
  /// The instant of the first fault's interruption, in seconds; nil without an interruption.
  public var instant: TimeInterval? {
    violations.first.flatMap { $0.interruption == nil ? nil : $0.time }
  }

  /// The placement, nil for an app's scene, and the name of the screen.
  fileprivate var placementAndScreen: (placement: AuditPlacement?, screen: String) {
    for placement in AuditPlacement.allCases {
      let prefix = placement.rawValue + ", "
      if situation.hasPrefix(prefix) {
        return (placement, String(situation.dropFirst(prefix.count)))
      }
    }
    return (nil, situation)
  }

  /// The row for a law that holds in spite of a declared exception.
  func withNeedlessException(_ reason: String) -> AuditReport.Row {
    AuditReport.Row(
      law: law, title: title, situation: situation, outcome: .violated, looked: looked,
      violations: [], reason: reason, seconds: seconds)
  }
}
