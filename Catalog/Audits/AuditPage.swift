import TransitionLaws
import TransitionPictures

/// The results of audits as one page without external resources.
///
/// It has a table of audits and laws, the failures with their pictures, folded by law, and the
/// declared exceptions. A failure is a law that fails in an audit, in one situation or in several: a
/// mark of the table. A script filters them; without it the page shows them all.
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

  /// The address of the documentation, a folder; nil if the laws are only explained here.
  var documentation: String?

  /// The names of the files that could not be read, each in a sentence.
  var problems: [String] = []

  /// The whole page.
  var html: String {
    let failures = AuditFailure.all(of: audits)
    let groups = laws.map { FailedLaw($0, failures) }.filter { !$0.audits.isEmpty }
    let count = groups.map(\.audits.count).reduce(0, +)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(String(decoding: PackageResources.audit_css, as: UTF8.self))</style>
      </head>
      <body>
      <main>
      <h1>\(Markup.escaped(title))</h1>
      <p>\(summary(count))</p>
      \(unread)
      \(filter(groups))
      \(AuditGrid(audits: audits, laws: laws, failures: failures).markup)
      \(count == 0 ? "" : "<h2>The failures, by law</h2>")
      \(sections(groups, areOpen: count <= 2))
      <p id="none" hidden>Nothing has all these words.</p>
      \(declarations)
      \(glossary)
      </main>
      <script>
      \(String(decoding: PackageResources.audit_js, as: UTF8.self))</script>
      </body>
      </html>

      """
  }

  private func summary(_ count: Int) -> String {
    let sum = [
      Self.number(audits.count, noun), Self.number(laws.count, "law"),
    ].joined(separator: ", ")
    guard count > 0 else { return "\(sum): no failure." }
    return """
      \(sum): <strong>\(Self.number(count, "failure"))</strong>. A failure is a law that fails in \
      \(noun == "audit" ? "an audit" : "a \(noun)"), in one situation or in several.
      """
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private var unread: String {
    guard !problems.isEmpty else { return "" }
    let entries = problems.map { "<li>\(Markup.escaped($0))</li>" }
    return "<ul class=\"problems\">\(entries.joined())</ul>"
  }

  /// The filter, which only a page with scripts shows.
  private func filter(_ groups: [FailedLaw]) -> String {
    guard !groups.isEmpty else { return "" }
    let options = groups.map { group in
      let name = Markup.escaped(group.law.name)
      return "<option value=\"\(name)\">\(name) (\(group.audits.count))</option>"
    }
    return """
      <search class="filter" id="filter" hidden>
      <label><span>Words</span><input id="words" type="search" autocomplete="off"></label>
      <label><span>Law</span><select id="law"><option value="">all laws</option>\
      \(options.joined())</select></label>
      <label><input id="only" type="checkbox"> Failures only</label>
      <p id="count" role="status"></p>
      </search>
      """
  }

  private func sections(_ groups: [FailedLaw], areOpen: Bool) -> String {
    var number = 0
    return groups.map { group in
      let name = Markup.escaped(group.law.name)
      let sections = group.audits.map { failures in
        defer { number += failures.count }
        return section(failures, from: number)
      }
      return """
        <details class="law" data-law="\(name)"\(areOpen ? " open" : "")>
        <summary><h3>\(name)</h3> <b>\(Self.number(group.audits.count, "failure"))</b></summary>
        <p class="meaning">\(meaning(of: group.law))</p>
        \(sections.joined(separator: "\n"))
        </details>
        """
    }.joined(separator: "\n")
  }

  /// A law in a sentence, with a link to more words.
  private func meaning(of law: AuditedLaw) -> String {
    let words = Markup.escaped(law.meaning)
    guard let documentation, let page = law.page else { return words }
    let folder = documentation.hasSuffix("/") ? documentation : documentation + "/"
    return """
      \(words). <a href="\(Markup.escaped(folder + page))">About this law<span class="unseen">, \
      \(Markup.escaped(law.name))</span></a>
      """
  }

  /// A law in one audit: the first text with its picture, and the others folded.
  private func section(_ failures: [AuditFailure], from number: Int) -> String {
    let parts = failures.enumerated().map { part($1, number + $0) }
    let rest = parts.dropFirst()
    let more = """
      <details class="more"><summary>\(Self.number(rest.count, "more text")) about this \
      failure<span class="unseen"> of \(Markup.escaped(failures[0].name))</span></summary>
      \(rest.joined(separator: "\n"))
      </details>
      """
    return """
      <div class="failure">
      \(parts[0])
      \(rest.isEmpty ? "" : more)
      </div>
      """
  }

  private func part(_ failure: AuditFailure, _ number: Int) -> String {
    let picture = failure.entry.picture(of: failure.row)?
      .filmstrip(idPrefix: Self.letters(number))
    let play = player(failure).map {
      """
      <p><a href="\(Markup.escaped($0))">Play the run<span class="unseen"> of \
      \(Markup.escaped(failure.name))</span></a></p>
      """
    }
    return """
      <section id="\(failure.name)">
      <h4>\(Markup.escaped(failure.entry.name))</h4>
      <pre>\(Markup.escaped(failure.text))</pre>
      \(picture.map { Self.region($0, named: "Pictures of \(failure.name)") } ?? "")
      \(play ?? "")
      </section>
      """
  }

  /// A part that scrolls sideways where it has no room.
  private static func region(_ content: String, named name: String) -> String {
    """
    <div class="picture" role="region" aria-label="\(Markup.escaped(name))" tabindex="0">\
    \(content)</div>
    """
  }

  private var declarations: String {
    var entries: [String] = []
    for audit in audits {
      for row in audit.report.rows where row.outcome == .declared {
        let entry =
          "<li><b>\(Markup.escaped("\(audit.name), \(row.law)"))</b>: "
          + "\(Markup.escaped(row.reason ?? ""))</li>"
        // One reason for several situations is read once.
        if entries.last != entry { entries.append(entry) }
      }
    }
    guard !entries.isEmpty else { return "" }
    return """
      <details class="note">
      <summary><h2>What \(noun)s do not keep, and why</h2> \(entries.count)</summary>
      <ul>
      \(entries.joined(separator: "\n"))
      </ul>
      </details>
      """
  }

  private var glossary: String {
    let entries = laws.map { law in
      "<div><dt>\(Markup.escaped(law.name))</dt><dd>\(meaning(of: law))\(sight(of: law))</dd></div>"
    }
    return """
      <details class="note">
      <summary><h2>What the laws say</h2> \(laws.count)</summary>
      <dl>\(entries.joined(separator: "\n"))</dl>
      </details>
      """
  }

  /// What a law looks at, and what it cannot see.
  private func sight(of law: AuditedLaw) -> String {
    guard let sight = law.sight else { return "" }
    return "<br>It reads \(Markup.escaped(sight.reads)). It cannot see"
      + " \(Markup.escaped(sight.cannotSee))."
  }

  private static let digits: [Character] = Array("abcdefghij")

  /// A number as letters: `va`, `vb`, and so on.
  private static func letters(_ number: Int) -> String {
    "v" + String("\(number)".compactMap { digit in digit.wholeNumberValue }.map { digits[$0] })
  }
}

/// A law with its failures, audit by audit.
@MainActor
private struct FailedLaw {
  let law: AuditedLaw

  /// The texts of the law in each audit in which it fails.
  let audits: [[AuditFailure]]

  init(_ law: AuditedLaw, _ failures: [[AuditFailure]]) {
    self.law = law
    audits = failures.map { $0.filter { $0.row.law.rawValue == law.name } }.filter { !$0.isEmpty }
  }
}
