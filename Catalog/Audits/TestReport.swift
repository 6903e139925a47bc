import Foundation
import TransitionLaws
import TransitionPictures

/// The report about a folder of audits of tests: a page, JUnit XML, SARIF, a comment, and for each
/// failure a page that plays it and a moving picture.
@MainActor
struct TestReport {
  /// The folder of the moving pictures, in the report's folder.
  static let pictures = "pictures"

  /// The folder of the pages that play runs, in the report's folder.
  static let runs = "runs"

  /// The greatest size of a comment, in bytes: GitHub allows 65,536 characters.
  static let largestComment = 60_000

  /// The audits and the failures in numbers.
  let summary: AuditSummary

  /// The files that could not be read, each in a sentence.
  private(set) var problems: [String]

  private let entries: [AuditEntry]
  private let laws: [AuditedLaw]

  /// The failures that have a run.
  private let shows: [Show]

  /// A failure with its run.
  private struct Show {
    let name: String
    let record: ViolationRecord
    let legs: [RecordedLeg]
    let picture: FaultPicture

    var title: String {
      "\(record.place.title(of: record.name)) breaks “\(record.title)”"
    }

    /// The page that plays the run.
    var player: PlayerPage {
      PlayerPage(
        title: title, legs: legs,
        sections: [.init(title: "What the audit found", text: record.message, isCode: true)],
        neighbors: [.init(title: "All audits", address: "../index.html")])
    }
  }

  /// Reads what the report shows.
  init(_ contents: AuditFolder.Contents) {
    summary = AuditSummary(contents.audits)
    var problems = contents.problems.map { "\(QuotedText.path($0.file.path)) \($0.reason)." }
    var entries: [AuditEntry] = []
    for audit in contents.audits {
      var runs: [String: [RecordedLeg]] = [:]
      for failure in audit.failures {
        do {
          runs[failure.recording ?? ""] = try audit.legs(of: failure)
        } catch {
          let file = audit.recording(of: failure)?.path ?? ""
          let reason = (error as? TranscriptError).map { "is damaged: \($0)" } ?? "cannot be read"
          problems.append("\(QuotedText.path(file)) \(reason).")
        }
      }
      entries.append(AuditEntry(audit) { runs[$0.recording ?? ""] ?? [] })
    }
    self.entries = entries
    self.problems = problems
    laws = AuditedLaw.asked(in: entries)
    shows = zip(contents.audits, AuditFailure.all(of: entries)).flatMap { audit, failures in
      failures.compactMap { failure in
        guard let record = audit.failure(of: failure.row),
          let picture = failure.entry.picture(of: failure.row)
        else { return nil }
        return Show(
          name: failure.name, record: record, legs: failure.entry.legs(failure.row),
          picture: picture)
      }
    }
  }

  /// The files of the report, by their names relative to its folder.
  ///
  /// - Parameters:
  ///   - base: The address of the folder of the moving pictures.
  ///   - documentation: The address of the documentation's site; nil for none.
  ///   - version: The version of the program.
  func files(
    picturesAt base: String, documentation: String?, version: String
  ) throws -> [(name: String, data: Data)] {
    let playable = Set(shows.map(\.name))
    let page = AuditPage(
      title: "Audits of transitions", noun: "audit", audits: entries, laws: laws,
      player: { failure in
        playable.contains(failure.name) ? "\(Self.runs)/\(failure.name).html" : nil
      }, documentation: documentation, problems: problems)
    let junit = JUnitReport(title: "audits of transitions", audits: entries)
    let sarif = SARIFReport(summary.failures, laws: laws, version: version)
    let texts =
      [
        ("index.html", page.html), ("junit.xml", junit.text),
        ("audit.sarif", try JSONFile.text(sarif) + "\n"), ("comment.md", comment(picturesAt: base)),
      ]
      + shows.map { ("\(Self.runs)/\($0.name).html", $0.player.html) }
      + shows.map { ("\(Self.pictures)/\($0.name).svg", $0.picture.moving(title: $0.title)) }
    return texts.map { (name: $0.0, data: Data($0.1.utf8)) }
  }

  /// The comment on a pull request, which begins with a line by which a later one finds it.
  private func comment(picturesAt base: String) -> String {
    let folder = base.hasSuffix("/") ? base : base + "/"
    let text = summary.markdown(within: Self.largestComment) { failure in
      shows.first { $0.record.recording == failure.recording }.map { "\(folder)\($0.name).svg" }
    }
    return "<!-- transitioning-report -->\n\(text)"
  }
}
