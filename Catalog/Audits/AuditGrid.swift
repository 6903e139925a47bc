import TransitionLaws
import TransitionPictures

/// The table of a page about audits: a row for each audit, a column for each law, and a legend.
///
/// On a narrow screen each audit is a block: its name, the number of laws that need no look, and the
/// others by name.
@MainActor
struct AuditGrid {
  let audits: [AuditEntry]
  let laws: [AuditedLaw]

  /// The failures of each audit.
  let failures: [[AuditFailure]]

  /// The table and the legend.
  var markup: String {
    let heads = laws.map { law in
      """
      <th scope="col" data-law="\(Markup.escaped(law.name))" title="\(Markup.escaped(law.meaning))">\
      <span>\(Markup.escaped(law.name))</span></th>
      """
    }
    let signs = AuditReport.Outcome.allCases.map {
      "<li class=\"\($0)\"><span>\($0.sign)</span> \($0.rawValue)</li>"
    }
    return """
      <div class="scroll" role="region" aria-label="Results" tabindex="0"><table>
      <thead><tr><td></td>\(heads.joined())</tr></thead>
      <tbody>
      \(zip(audits, failures).map(line).joined(separator: "\n"))
      </tbody>
      </table></div>
      <ul class="legend">\(signs.joined())</ul>
      """
  }

  private func line(_ audit: AuditEntry, _ failures: [AuditFailure]) -> String {
    let cells = laws.map { law in
      cell(law, in: audit, failures.first { $0.row.law.rawValue == law.name })
    }
    let place = audit.place.map {
      " <small>\(Markup.escaped("\($0.file):\($0.line)"))</small>"
    }
    let outcomes = audit.report.outcomes.values
    let quiet: [AuditReport.Outcome] = [.kept, .nothingToCheck]
    let counts = quiet.compactMap { outcome in
      let count = outcomes.count { $0 == outcome }
      return count == 0 ? nil : "\(count) \(outcome.rawValue)"
    }
    return """
      <tr><th scope="row">\(Markup.escaped(audit.name))\(place ?? "")\
      <span class="quiet">\(counts.joined(separator: ", "))</span></th>\(cells.joined())</tr>
      """
  }

  /// The results of a law in all situations as one sign: the one that is nearest to a failure.
  private func cell(_ law: AuditedLaw, in audit: AuditEntry, _ failure: AuditFailure?) -> String {
    let rows = audit.report.rows.filter { $0.law.rawValue == law.name }
    let worst = rows.first { $0.outcome == audit.report.outcomes[$0.law] }
    guard let row = failure?.row ?? worst else { return "<td></td>" }
    let note = [row.outcome.rawValue, row.reason].compactMap(\.self).joined(separator: ": ")
    let mark = "<abbr title=\"\(Markup.escaped(note))\">\(row.outcome.sign)</abbr>"
    let name = Markup.escaped(law.name)
    let content = failure.map { failure in
      """
      <a href="#\(failure.name)" aria-label="\(Markup.escaped("\(audit.name): \(law.name)"))">\
      \(mark)</a>
      """
    }
    return """
      <td class="\(row.outcome)\(failure == nil ? "" : " failed")" data-law="\(name)">\
      \(content ?? mark)</td>
      """
  }
}

extension AuditReport.Outcome {
  /// The sign on pages.
  var sign: String {
    switch self {
    case .kept: "✓"
    case .violated: "✗"
    case .declared: "§"
    case .nothingToCheck: "–"
    case .notAsked: "?"
    }
  }
}
