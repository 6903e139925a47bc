import Expectations
import Foundation
import TransitioningTesting

@testable import TransitionLaws

/// A folder with audits that were made up.
final class WrittenAudits {
  let folder = AuditFolder(
    FileManager.default.temporaryDirectory.appending(path: "audits-\(UUID().uuidString)"))

  deinit { try? FileManager.default.removeItem(at: folder.url) }

  /// Writes an audit in which a law of a name is violated.
  func write(_ name: String, breaking law: LawName, message: String = "m", line: Int = 1) throws {
    var fault = Violation("moves by 80 pt", subject: "UIView 'fore'")
    fault.time = 0.175
    let row = { (law: LawName, outcome: AuditReport.Outcome, faults: [Violation]) in
      AuditReport.Row(
        law: law, title: "is \(law)", situation: .init(placement: .presented, screen: "phone"),
        outcome: outcome,
        checkedCount: 1, violations: faults, reason: nil, seconds: 0.1)
    }
    let report = AuditReport(
      name: name, rows: [row("ends", .kept, []), row(law, .violated, [fault])], runs: 3, seconds: 1)
    let place = AuditPlace(
      file: "Tests/A.swift", fileID: "A/A.swift", line: line, column: 1, test: "a()")
    try folder.write(
      report, at: place,
      from: AuditRecord.Origin(program: "A", build: "1", process: "1"),
      [AuditFolder.Failure([report.rows[1]], message: message, legs: [])],
      named: AuditFolder.name(of: report, at: place))
  }

  func file(_ suffix: String) throws -> URL {
    let names = try folder.names().filter { $0.hasSuffix(suffix) }
    return folder.url.appending(path: try #require(names.first))
  }
}

@Suite("The summary of audits")
struct AuditSummaryTests {
  private let written = WrittenAudits()

  private var summary: AuditSummary {
    get throws { AuditSummary(try written.folder.contents().audits) }
  }

  @Test("counts by law, the library's laws first, and by audit")
  func counts() throws {
    try written.write("B", breaking: "a law of one's own")
    try written.write("A", breaking: "is continuous")
    let summary = try summary
    expectEqual(summary.sum, "2 audits: 2 kept, 2 violated")
    expectEqual(summary.laws.map(\.law), ["ends", "is continuous", "a law of one's own"])
    expectEqual(summary.laws.map(\.results), [["kept": 2], ["violated": 1], ["violated": 1]])
    expectEqual(summary.audits.map(\.name), ["A", "B"])
    expectEqual(summary.audits.first?.results, ["kept": 1, "violated": 1])
  }

  @Test("shows texts of tests as they are: no markup, no table, no mention, no end of a block")
  func markup() throws {
    try written.write(
      "A|<b>`x`</b>", breaking: "@octocat", message: "```\n<script>\n@octocat #1\n````\n")
    let text = try summary.markdown { _ in "https://example.org/a\"b.svg?x&y" }
    expectContains(text, "#### ``A|<b>`x`</b>``, law `@octocat`")
    expectContains(text, "| ``A\\|<b>`x`</b>`` | `Tests/A.swift:1` | 1 | 1 |")
    expectContains(text, "`````text\n```\n<script>\n@octocat #1\n````\n\n`````")
    expectContains(text, "src=\"https://example.org/a&quot;b.svg?x&amp;y\"")
    expectContains(text, "alt=\"A|&lt;b&gt;`x`&lt;/b&gt;, @octocat\"")
  }

  @Test("says how much is left out where there is no room, and never exceeds its size")
  func size() throws {
    for line in 1...40 {
      try written.write(
        "T\(line)", breaking: "is continuous", message: String(repeating: "x", count: 400),
        line: line)
    }
    let summary = try summary
    let whole = summary.markdown()
    expectTrue(!whole.contains("left out") && whole.contains("<summary>Laws</summary>"))
    for size in [1000, 3000, 10_000, 30_000] {
      let text = summary.markdown(within: size)
      expectAtMost(text.utf8.count, size)
      let shown = text.components(separatedBy: "#### ").count - 1
      if shown < 40 { expectContains(text, "\n\(40 - shown) more failures are left out here.\n") }
      expectTrue(shown < 40 || text.contains("<summary>Laws</summary>"))
    }
  }
}

@Suite("A folder of audits")
struct AuditFolderTests {
  private let written = WrittenAudits()

  @Test("names a damaged file and its fault, and has the rest")
  func damaged() throws {
    try written.write("A", breaking: "is continuous")
    try written.write("B", breaking: "is continuous")
    let audit = try written.file(".audit.json")
    try Data("{\"origin\": 3}".utf8).write(to: audit)
    var contents = try written.folder.contents()
    expectEqual(contents.problems.map(\.file.lastPathComponent), [audit.lastPathComponent])
    expectEqual(contents.problems.map(\.reason), ["is damaged: “origin” has another type"])
    // The violation is in a file of its own.
    expectEqual(contents.audits.map(\.report.name), ["A", "B"])
    expectEqual(contents.audits.map(\.report.rows.count), [1, 2])
    expectEqual(contents.audits.flatMap(\.failures).count, 2)
    let violation = try written.file(".violation.json")
    for (text, reason) in [
      ("", "is damaged: it is not JSON"), ("{}", "is damaged: it has no “name”"),
    ] {
      try Data(text.utf8).write(to: violation)
      contents = try written.folder.contents()
      expectEqual(contents.problems.map(\.reason).last, reason)
      expectEqual(contents.audits.map(\.report.name), ["B"])
    }
  }

  @Test("says that the file of a violation is missing, and still has the violated law")
  func missing() throws {
    try written.write("A", breaking: "is continuous")
    try FileManager.default.removeItem(at: written.file(".violation.json"))
    let contents = try written.folder.contents()
    expectEqual(contents.problems.map(\.reason), ["is missing"])
    expectEqual(contents.audits.first?.report.violatedRows.count, 1)
    expectEqual(contents.audits.first?.failures.count, 0)
  }

  @Test("reads no file outside, whatever its files say")
  func outside() throws {
    try written.write("A", breaking: "is continuous")
    let file = try written.file(".audit.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = try written.file(".violation.json").lastPathComponent
    let other = text.replacingOccurrences(of: name, with: "../../\(name)")
    try Data(other.utf8).write(to: file)
    let contents = try written.folder.contents()
    expectTrue(contents.problems.isEmpty)
    expectEqual(contents.audits.first?.failures.count, 1)
  }

  @Test("that does not exist throws")
  func none() {
    #expect(throws: (any Error).self) { try written.folder.contents() }
  }
}

@Suite("A report as JSON")
struct AuditReportCodingTests {
  @Test(
    "has its law and its situation as text, and is read again",
    arguments: [AuditPlacement.presented, .pushed, .tab, nil],
    ["phone", "tablet, dark", "tab, own"])
  func situation(_ placement: AuditPlacement?, _ screen: String) throws {
    let situation = AuditReport.Situation(placement: placement, screen: screen)
    let row = AuditReport.Row(
      law: .reverses, title: "reverses", situation: situation, outcome: .kept, checkedCount: 3,
      violations: [], reason: nil, seconds: 1)
    let data = try JSONEncoder().encode(row)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expectEqual(object["law"] as? String, "reverses")
    expectEqual(object["situation"] as? String, situation.description)
    let read = try JSONDecoder().decode(AuditReport.Row.self, from: data)
    expectEqual(read.law, .reverses)
    expectEqual(read.situation.description, situation.description)
    // A screen of an app's scene may be named like a placement.
    if placement != nil || screen != "tab, own" { expectEqual(read.situation, situation) }
  }
}
