import Foundation
import TransitionLaws
import TransitionPictures

extension AuditReport {
  /// Fails the test once for each violated law, and warns of laws that could not be checked.
  ///
  /// - Parameters:
  ///   - place: The call in the test.
  ///   - record: The call as records have it.
  ///   - laws: The laws of the audit.
  ///   - settings: The tolerance and the exceptions, with the places of their settings.
  ///   - legs: Records the run of a row's first fault.
  /// - Returns: The results, in which a violation that the test knows is declared, and the failures.
  @MainActor
  func record(
    at place: IssuePlace, as record: AuditPlace, _ laws: [TransitionLaw], settings: String,
    recording legs: (Row) -> [RecordedLeg]
  ) -> (report: AuditReport, failures: [AuditFolder.Failure]) {
    var failures: [AuditFolder.Failure] = []
    var known: Set<LawName> = []
    for law in laws {
      let rows = violatedRows.filter { $0.law == law.name }
      guard let first = rows.first else { continue }
      var text = paragraph(of: first)
      if rows.count > 1 {
        text += "\n  also: " + rows.dropFirst().map(\.situation.description).joined(separator: "; ")
      }
      if let variant = record.variant { text += "\n  case: \(variant)" }
      text += "\n  settings: \(settings)"
      let message = text
      let title = "\(record.title(of: name)) breaks “\(law.title)”"
      let run = first.violations.isEmpty ? [] : legs(first)
      if !run.isEmpty {
        let page = PlayerPage(
          title: title, legs: run,
          sections: [.init(title: "What the audit found", text: text, isCode: true)])
        let file = place.attach(page, named: fileName(law, record))
        text += "\n  picture: \(file)"
      }
      if place.fail(text, title: title) {
        failures.append(AuditFolder.Failure(rows, message: message, legs: run))
      } else {
        known.insert(law.name)
      }
    }
    return (declaring(known), failures + unasked(at: place, as: record, laws))
  }

  /// Warns of laws of one's own with nothing to check; if no law is violated, fails the test if
  /// one could not be asked, and warns if none had anything to check.
  private func unasked(
    at place: IssuePlace, as record: AuditPlace, _ laws: [TransitionLaw]
  ) -> [AuditFolder.Failure] {
    for law in laws where !TransitionLaw.standard.contains(law) { warn(of: law, at: place) }
    guard isPassed else { return [] }
    if let row = rows.first(where: { $0.outcome == .notAsked }) {
      let text =
        "\(name) could not be asked for “\(row.title)” (\(row.situation)): \(row.reason ?? "")\n"
        + "  again: \(again(row))"
      let isNew = place.fail(
        text, title: "\(record.title(of: name)) could not be asked for “\(row.title)”")
      return isNew ? [AuditFolder.Failure([row], message: text, legs: [])] : []
    }
    for law in laws where TransitionLaw.standard.contains(law) { warn(of: law, at: place) }
    return []
  }

  /// Warns of a law with nothing to check, if it is one of the app's own, or no law had anything.
  private func warn(of law: TransitionLaw, at place: IssuePlace) {
    let own = rows.filter { $0.law == law.name }
    let asked = TransitionLaw.standard.contains(law) ? rows : own
    guard let row = own.first, asked.allSatisfy({ $0.outcome == .nothingToCheck }) else { return }
    place.warn("\(name), “\(law.title)”: nothing to check, \(row.reason ?? "")")
  }

  /// The name of the page of a law, which that of no other case is.
  private func fileName(_ law: TransitionLaw, _ place: AuditPlace) -> String {
    let letters = "\(name)-\(law.name.rawValue)".map { character in
      character.isLetter || character.isNumber ? character : "-"
    }
    let parts = [place.variant.map(FileNameText.word), place.number.map { "\($0)" }]
    return ([String(letters)] + parts.compactMap(\.self)).joined(separator: "-") + ".html"
  }
}
