import CatalogSamples
import TransitionLaws

/// The results of audits as text: a table of samples and laws, then the violations.
@MainActor
struct AuditTable {
  let audits: [SampleAudit]
  let laws: [TransitionLaw]

  /// The list of one sample or the table of several, the legend, the violations and the sum.
  var text: String {
    let first = audits.count == 1 ? audits.map(list) : [table, AuditReport.Outcome.legend]
    let paragraphs = audits.flatMap { audit in
      audit.report.violatedRows.map { audit.paragraph(of: $0) }
    }
    return (first + paragraphs + [sum]).joined(separator: "\n\n")
  }

  /// A line for each sample and a column for each law; the names of the laws are read downwards.
  private var table: String {
    let width = audits.map { $0.sample.name.count }.max() ?? 0
    let height = laws.map(\.name.rawValue.count).max() ?? 0
    let heads = (0..<height).map { row in
      let letters = laws.map { law in
        let name = Array(law.name.rawValue)
        let place = row - (height - name.count)
        return name.indices.contains(place) ? String(name[place]) : " "
      }
      return line("", letters, width)
    }
    let lines = audits.map { audit in
      line(audit.sample.name, audit.report.rows.map { String($0.outcome.mark) }, width)
    }
    return (heads + lines).joined(separator: "\n")
  }

  private func line(_ name: String, _ cells: [String], _ width: Int) -> String {
    let line = ([name.padded(to: width) + " "] + cells).joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// A line for each law.
  private func list(_ audit: SampleAudit) -> String {
    let outcomes = AuditReport.Outcome.allCases.map(\.rawValue.count).max() ?? 0
    let names = laws.map(\.name.rawValue.count).max() ?? 0
    let lines = zip(laws, audit.report.rows).map { law, row in
      let note = row.reason.map { ": \($0)" } ?? ""
      return "  \(row.outcome.rawValue.padded(to: outcomes))"
        + "  \(law.name.rawValue.padded(to: names))  \(law.meaning)\(note)"
    }
    return (["\(audit.sample.name): \(audit.sample.summary)"] + lines).joined(separator: "\n")
  }

  private var sum: String {
    let rows = audits.flatMap(\.report.rows)
    let counts = AuditReport.Outcome.allCases.compactMap { outcome in
      let count = rows.count { $0.outcome == outcome }
      return count == 0 && outcome != .violated ? nil : "\(count) \(outcome.rawValue)"
    }
    let samples = audits.count == 1 ? "1 sample" : "\(audits.count) samples"
    let runs = audits.map(\.report.runs).reduce(0, +)
    return "\(samples): \(counts.joined(separator: ", ")); \(runs) runs"
  }
}

extension String {
  /// The text with spaces up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 0))
  }
}
