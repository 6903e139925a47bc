import Foundation
import Transitioning

extension AuditReport: CustomStringConvertible {
  /// The violations, a paragraph each, what a law of one transition has not found, and a sum.
  public var description: String {
    let paragraphs =
      violatedRows.map { row in paragraph(of: row) }
      + rows.filter { $0.outcome == .nothingToCheck && !$0.isStandard }.map { row in
        "\(name): nothing to check for “\(row.title)” (\(row.situation)): \(row.reason ?? "")"
      }
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
    let unasked = rows.filter { $0.root == .ends && $0.situation == row.situation }.count
    if row.law == .ends, unasked > 0 {
      lines.append("  not asked: \(unasked) other law\(unasked == 1 ? "" : "s"), until it ends")
    }
    lines.append("  again: \(again ?? self.again(row))")
    return lines.joined(separator: "\n")
  }

  /// A call that runs just a law again, for a row that was not asked the law that prevents it; what
  /// has no name in code is a placeholder.
  package func again(_ row: Row) -> String {
    let (placement, screen) = (row.situation.placement, row.situation.screen)
    let name = row.root ?? row.law
    let law =
      TransitionLaw.standard.contains { $0.name == name }
      ? ".\(name.constant)" : row.code ?? "<#\(name)#>"
    let code = StageScreen.code(named: screen) ?? "<#\(screen)#>"
    let settings = [
      screen == StageScreen.phone.name ? nil : "screens: [\(code)]",
      placement.map { "placements: [.\($0)]" },
      row.instant.map { "instant: \(String(format: "%.3f", $0))" },
    ].compactMap(\.self).joined(separator: ", ")
    return "audit(\(placement == nil ? "scene: " : "")\(self.name)(), for: [\(law)]"
      + (settings.isEmpty ? ")" : ", settings: AuditSettings(\(settings)))")
  }
}

extension AuditReport.Row {
  /// True for a law that every transition must keep.
  fileprivate var isStandard: Bool { TransitionLaw.standard.contains { $0.name == law } }
}

extension LawName {
  /// The name of the law's constant: `isContinuous` for *is continuous*.
  package var constant: String {
    let words = rawValue.split(separator: " ")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
