import TransitionLaws
import TransitionPictures

/// The results of audits as one page without external resources.
///
/// It has a table of audits and laws, each failure with its picture, and the declared exceptions.
@MainActor
struct AuditPage {
  /// The heading.
  let title: String

  /// The word for one audited thing, such as `sample`.
  let noun: String

  let audits: [AuditEntry]
  let laws: [AuditedLaw]

  /// The file of the page that plays the run of a failure; nil for none.
  var player: (AuditFailure) -> String? = { _ in nil }

  /// The names of the files that could not be read, each in a sentence.
  var problems: [String] = []

  private var failures: [[AuditFailure]] { AuditFailure.all(of: audits) }

  /// The whole page.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(Self.style)</style>
    </head>
    <body>
    <main>
    <h1>\(Markup.escaped(title))</h1>
    <p>\(summary)</p>
    \(unread)
    \(table)
    \(legend)
    \(violations)
    \(declarations)
    </main>
    </body>
    </html>

    """
  }

  private var summary: String {
    let count = audits.map(\.failures.count).reduce(0, +)
    let found = count == 1 ? "1 violation" : "\(count) violations"
    let number = audits.count == 1 ? "1 \(noun)" : "\(audits.count) \(noun)s"
    return "\(number), \(laws.count) laws: \(found)."
  }

  private var unread: String {
    guard !problems.isEmpty else { return "" }
    let entries = problems.map { "<li>\(Markup.escaped($0))</li>" }
    return "<ul class=\"problems\">\(entries.joined())</ul>"
  }

  private var table: String {
    let heads = laws.map { law in
      "<th scope=\"col\" title=\"\(Markup.escaped(law.meaning))\"><span>"
        + "\(Markup.escaped(law.name))</span></th>"
    }
    let lines = zip(audits, failures).map { audit, failures in
      let cells = laws.map { law in
        cell(law, in: audit, failures.first { $0.row.law.rawValue == law.name })
      }
      let place = audit.place.map {
        " <small>\(Markup.escaped("\($0.file):\($0.line)"))</small>"
      }
      return "<tr><th scope=\"row\">\(Markup.escaped(audit.name))\(place ?? "")</th>"
        + "\(cells.joined())</tr>"
    }
    return """
      <div class="scroll" role="region" aria-label="Results" tabindex="0"><table>
      <thead><tr><td></td>\(heads.joined())</tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }

  /// The results of a law in all situations as one sign: the one that is nearest to a failure.
  private func cell(_ law: AuditedLaw, in audit: AuditEntry, _ failure: AuditFailure?) -> String {
    let rows = audit.report.rows.filter { $0.law.rawValue == law.name }
    let order: [AuditReport.Outcome] = [.violated, .notAsked, .declared, .kept, .nothingToCheck]
    let worst = order.compactMap { outcome in rows.first { $0.outcome == outcome } }.first
    guard let row = failure?.row ?? worst else { return "<td></td>" }
    let note = Markup.escaped(
      [row.outcome.rawValue, row.reason].compactMap(\.self)
        .joined(separator: ": "))
    let mark = "<abbr title=\"\(note)\">\(row.outcome.sign)</abbr>"
    let content = failure.map { "<a href=\"#\($0.name)\">\(mark)</a>" } ?? mark
    return "<td class=\"\(row.outcome)\">\(content)</td>"
  }

  private var legend: String {
    let entries = AuditReport.Outcome.allCases.map {
      "<li class=\"\($0)\"><span>\($0.sign)</span> \($0.rawValue)</li>"
    }
    return "<ul class=\"legend\">\(entries.joined())</ul>"
  }

  private var violations: String {
    let sections = failures.joined().enumerated().map { number, failure in
      let picture = failure.entry.picture(of: failure.row)?
        .filmstrip(idPrefix: Self.letters(number))
      let play = player(failure).map {
        "<p><a href=\"\(Markup.escaped($0))\">Play the run</a></p>"
      }
      return """
        <section id="\(failure.name)">
        <h2>\(Markup.escaped("\(failure.entry.name): \(failure.row.law)"))</h2>
        <pre>\(Markup.escaped(failure.text))</pre>
        <div class="scroll">\(picture ?? "")</div>
        \(play ?? "")
        </section>
        """
    }
    return sections.joined(separator: "\n")
  }

  private var declarations: String {
    let entries = audits.flatMap { audit in
      audit.report.rows.filter { $0.outcome == .declared }.map { row in
        "<li><b>\(Markup.escaped("\(audit.name), \(row.law)"))</b>: "
          + "\(Markup.escaped(row.reason ?? ""))</li>"
      }
    }
    guard !entries.isEmpty else { return "" }
    return """
      <section>
      <h2>What \(noun)s do not keep, and why</h2>
      <ul>
      \(entries.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private static let digits: [Character] = Array("abcdefghij")

  /// A number as letters: `va`, `vb`, and so on.
  private static func letters(_ number: Int) -> String {
    "v" + String("\(number)".compactMap { digit in digit.wholeNumberValue }.map { digits[$0] })
  }

  private static let style = String(decoding: PackageResources.audit_css, as: UTF8.self)
}

extension AuditReport.Outcome {
  /// The sign on pages.
  fileprivate var sign: String {
    switch self {
    case .kept: "✓"
    case .violated: "✗"
    case .declared: "§"
    case .nothingToCheck: "–"
    case .notAsked: "?"
    }
  }
}
