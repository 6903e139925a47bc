import Foundation
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

  /// The place of a check: in a file it is the text `pushed, phone`.
  public struct Situation: Hashable, Sendable {
    /// The placement of the controller; nil for an app's scene.
    public let placement: AuditPlacement?
    /// The name of the screen.
    public let screen: String
  }

  /// A law in a situation.
  public struct Row: Sendable, Codable {
    /// The law.
    public let law: LawName
    /// The law with the transition as its subject.
    public let title: String
    /// The placement and the screen.
    public let situation: Situation
    /// The result.
    public let outcome: Outcome
    /// The number of checks.
    public let checkedCount: Int
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
  public var violatedRows: [Row] { rows.filter { $0.outcome == .violated } }

  /// The row of a law in the first situation, or in the first with a placement or on a screen.
  public func row(
    _ law: LawName, as placement: AuditPlacement? = nil, on screen: StageScreen? = nil
  ) -> Row? {
    rows.first {
      $0.law == law && (placement == nil || $0.situation.placement == placement)
        && (screen == nil || $0.situation.screen == screen?.name)
    }
  }
}

extension AuditReport.Situation: CustomStringConvertible {
  /// The placement and the screen: `pushed, phone`.
  public var description: String {
    [placement?.rawValue, screen].compactMap(\.self).joined(separator: ", ")
  }
}

extension AuditReport.Situation: Codable {
  /// Reads the text of a situation.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    placement = AuditPlacement.allCases.first { text.hasPrefix("\($0.rawValue), ") }
    screen = placement.map { String(text.dropFirst($0.rawValue.count + 2)) } ?? text
  }

  /// Writes the text of the situation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension AuditReport: CustomStringConvertible {
  /// The violations, a paragraph each, or one line if there is none.
  public var description: String {
    let paragraphs = violatedRows.map { row in paragraph(of: row) }
    let kept = rows.filter { $0.outcome == .kept }.count
    let unasked = rows.filter { $0.outcome == .notAsked }.count
    let summary =
      "\(name): \(kept) of \(rows.count) kept, \(violatedRows.count) violated"
      + (unasked == 0 ? "" : ", \(unasked) not asked")
      + "; \(runs) runs in \(Int((seconds * 1000).rounded())) ms"
    return (paragraphs + [summary]).joined(separator: "\n")
  }

  /// The faults of a law as a paragraph, whose first line is complete by itself.
  ///
  /// - Parameters:
  ///   - row: A law in a situation.
  ///   - again: The code that runs just this law again; nil for a call of `audit`.
  package func paragraph(of row: Row, again: String? = nil) -> String {
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
    if row.law == .ends, unasked > 0 {
      lines.append("  not asked: \(unasked) other law\(unasked == 1 ? "" : "s"), until it ends")
    }
    lines.append("  again: \(again ?? self.again(row))")
    return lines.joined(separator: "\n")
  }

  /// A call that runs just a law again; what has no name in code is a placeholder.
  private func again(_ row: Row) -> String {
    let (placement, screen) = (row.situation.placement, row.situation.screen)
    let law =
      TransitionLaw.standard.contains { $0.name == row.law }
      ? ".\(row.law.constant)" : "<#\(row.law)#>"
    let known: [(screen: StageScreen, code: String)] = [
      (.phone.rotated, ".phone.rotated"), (.tablet, ".tablet"),
    ]
    let code = known.first { $0.screen.name == screen }?.code ?? "<#\(screen)#>"
    let settings = [
      screen == StageScreen.phone.name ? nil : "screens: [\(code)]",
      placement.map { "placements: [.\($0)]" },
      row.instant.map { "instant: \(String(format: "%.3f", $0))" },
    ].compactMap(\.self).joined(separator: ", ")
    return "audit(\(placement == nil ? "scene: " : "")\(name)(), for: [\(law)]"
      + (settings.isEmpty ? ")" : ", settings: AuditSettings(\(settings)))")
  }
}

extension LawName {
  /// The name of the law's constant: `isContinuous` for *is continuous*.
  fileprivate var constant: String {
    let words = rawValue.split(separator: " ")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension AuditReport.Row {
  /// The instant of the first fault's interruption, in seconds; nil without an interruption.
  package var instant: TimeInterval? {
    violations.first.flatMap { $0.interruption == nil ? nil : $0.time }
  }

  /// The row for a law that holds in spite of a declared exception.
  func withNeedlessException(_ reason: String) -> AuditReport.Row {
    AuditReport.Row(
      law: law, title: title, situation: situation, outcome: .violated, checkedCount: checkedCount,
      violations: [], reason: reason, seconds: seconds)
  }
}
