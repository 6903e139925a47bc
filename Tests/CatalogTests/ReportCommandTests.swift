import Expectations
import Foundation
import TransitionLaws
import TransitionPictures
import Transitioning

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import TransitioningCatalog

/// Folders of one test: one with audits, and one for the report.
@MainActor
private final class ReportFolders {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "catalog-report-\(UUID().uuidString)")

  /// The audits in the repository, as an earlier version has written them.
  static let kept = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "PlayerChecks/Audits")

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var audits: URL { root.appending(path: "audits") }

  var report: URL { root.appending(path: "report") }

  /// A copy of the kept audits.
  func copy() throws {
    try FileManager.default.copyItem(at: Self.kept, to: audits)
  }

  func run(_ words: String...) -> Result {
    Result(["report", audits.path, "--output", report.path] + words)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: report.appending(path: name), encoding: .utf8)
  }

  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: report.appending(path: folder).path
    ).sorted()
  }

  func file(_ suffix: String) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: audits.path).sorted()
    return audits.appending(path: try #require(names.first { $0.hasSuffix(suffix) }))
  }
}

@MainActor
@Suite("catalog report")
struct ReportCommandTests {
  private let folders: ReportFolders

  init() throws {
    folders = try ReportFolders()
  }

  @Test("writes a page, JUnit XML, SARIF, a comment, and the runs and pictures of failures")
  func files() throws {
    try folders.copy()
    let result = folders.run()
    expectEqual(result.status, 0, "\(result.complaints)")
    expectEqual(result.complaints, "")
    expectContains(result.output, "2 audits: 15 kept, 1 violated")
    expectContains(result.output, "the report is in \(folders.report.path); begin with index.html")
    expectEqual(
      try folders.names(),
      ["audit.sarif", "comment.md", "files.txt", "index.html", "junit.xml", "pictures", "runs"])
    expectEqual(try folders.names("pictures"), ["JumpTransition-is-continuous.svg"])
    expectEqual(try folders.names("runs"), ["JumpTransition-is-continuous.html"])
    let page = try folders.text("index.html")
    expectContains(page, "<a href=\"#JumpTransition-is-continuous\" ")
    expectContains(page, "<section id=\"JumpTransition-is-continuous\">")
    expectContains(page, "<a href=\"runs/JumpTransition-is-continuous.html\">Play the run<")
    expectEqual(page.components(separatedBy: "<svg").count, 2)
    expectContains(page, "2 audits, 16 laws: <strong>1 failure</strong>.")
    let run = try folders.text("runs/JumpTransition-is-continuous.html")
    expectContains(run, "JumpTransition breaks “is continuous”")
    expectContains(run, "href=\"../index.html\"")
  }

  @Test("writes a test case for each law, with the file and the line of the call")
  func junit() throws {
    try folders.copy()
    _ = folders.run()
    let xml = try folders.text("junit.xml")
    expectTrue(XMLParser(data: Data(xml.utf8)).parse())
    expectContains(xml, "<testsuites name=\"audits of transitions\" tests=\"18\" failures=\"1\"")
    expectContains(
      xml,
      "<testcase classname=\"JumpTransition in AppTests/DropTests.swift, jump()\""
        + " name=\"is continuous\""
        + " file=\"Tests/AppTests/DropTests.swift\" line=\"11\"")
    expectContains(xml, "<failure message=\"forward, at 0.175 s (frame 10 of 22): UIView")
  }

  @Test("writes a result for each failure in SARIF, at a path relative to the checkout")
  func sarif() throws {
    try folders.copy()
    _ = folders.run()
    let data = Data(try folders.text("audit.sarif").utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expectEqual(log["version"] as? String, "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    expectEqual(result["ruleId"] as? String, "is continuous")
    let rules = try #require(
      ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    expectEqual(rules[index]["id"] as? String, "is continuous")
    let text = try folders.text("audit.sarif")
    expectContains(text, "\"uri\" : \"Tests/AppTests/DropTests.swift\"")
    expectContains(text, "\"uriBaseId\" : \"%SRCROOT%\"")
    expectContains(text, "\"startLine\" : 11")
  }

  @Test("writes a comment that begins with its mark, and has the addresses of the pictures")
  func comment() throws {
    try folders.copy()
    _ = folders.run()
    expectContains(
      try folders.text("comment.md"), "<img src=\"pictures/JumpTransition-is-continuous.svg\"")
    for address in ["https://example.org/pull-1", "https://example.org/pull-1/"] {
      expectEqual(folders.run("--base-address", address).status, 0)
      let comment = try folders.text("comment.md")
      expectPrefix(comment, "<!-- transitioning-report -->\n### Transitions: 1 failure\n")
      expectContains(
        comment, "<img src=\"https://example.org/pull-1/JumpTransition-is-continuous.svg\"")
    }
  }

  @Test("has a law that could not be asked as a failure, and tells audits of one name apart")
  func unasked() throws {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { EndlessTransition() }.report(for: [.isContinuous])
    let row = try #require(report.rows.first)
    expectEqual(row.outcome, .notAsked)
    for line in 1...2 {
      let place = AuditPlace(
        file: "/elsewhere/a b.swift", fileID: "A/a b.swift", line: line, column: 1)
      try AuditFolder(folders.audits).write(
        report, at: place, from: .init(program: "A", build: "1", process: "\(line)"),
        [AuditFolder.Failure([row], message: "could not be asked\nfor it", legs: [])],
        named: "A\(line)")
    }
    expectEqual(folders.run().status, 0)
    let xml = try folders.text("junit.xml")
    expectContains(xml, "tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\"")
    expectContains(xml, "<failure message=\"could not be asked\">")
    let page = try folders.text("index.html")
    for anchor in ["EndlessTransition-is-continuous", "EndlessTransition-is-continuous-2"] {
      expectContains(page, "<section id=\"\(anchor)\">")
      expectContains(page, "<a href=\"#\(anchor)\" ")
    }
    expectContains(try folders.text("audit.sarif"), "\"uri\" : \"file:///elsewhere/a%20b.swift\"")
    expectContains(try folders.text("comment.md"), "### Transitions: 2 failures")
    expectTrue(!FileManager.default.fileExists(atPath: folders.report.path + "/pictures"))
  }

  @Test("tells the cases of a parameterised test apart, in rows, headings, test cases and results")
  func cases() throws {
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { EndlessTransition() }.report(for: [.ends])
    let row = try #require(report.rows.first)
    for number in 1...7 {
      let place = AuditPlace(
        file: "Tests/A.swift", fileID: "A/A.swift", line: 3, column: 1, test: "A/a(way:)",
        variant: number == 7 ? nil : "way: .\(number % 6)", number: number == 7 ? 2 : nil)
      try AuditFolder(folders.audits).write(
        report, at: place, from: .init(program: "A", build: "1", process: "1"),
        [AuditFolder.Failure([row], message: "never ends", legs: [])], named: "A\(number)")
    }
    expectEqual(folders.run().status, 0)
    let titles = (0..<6).map { "EndlessTransition (way: .\($0))" } + ["EndlessTransition (audit 2)"]
    let (page, xml) = (try folders.text("index.html"), try folders.text("junit.xml"))
    let (sarif, comment) = (try folders.text("audit.sarif"), try folders.text("comment.md"))
    for title in titles {
      expectContains(page, "<th scope=\"row\">\(title) <small>")
      expectContains(page, "<h4>\(title)</h4>")
      expectContains(
        xml, "<testcase classname=\"\(title) in A/A.swift, A/a(way:)\" name=\"ends\"")
      expectContains(sarif, "\"audit/v2\" : \"ends: \(title) in A/A.swift, A/a(way:)\"")
      expectContains(comment, "#### `\(title)`, law `ends`")
    }
    expectContains(page, "7 audits, 1 law: <strong>7 failures</strong>.")
    expectContains(page, "<summary><h3>ends</h3> <b>7 failures</b></summary>")
    expectContains(comment, "### Transitions: 7 failures\n\n7 audits: 7 violated.")
  }

  @Test("counts a law once for an audit that breaks it in several situations, in all its outputs")
  func unit() throws {
    let report = TransitionAudit { EndlessTransition() }.report(for: [.ends, .releases])
    let rows = report.rows.filter { $0.law == .ends }
    expectTrue(rows.count > 2 && rows.allSatisfy { $0.outcome == .violated })
    let place = AuditPlace(file: "Tests/A.swift", fileID: "A/A.swift", line: 3, column: 1)
    // The first situation has a text of its own.
    let failures = [Array(rows.prefix(1)), Array(rows.dropFirst())].map {
      AuditFolder.Failure($0, message: "never ends in \($0.count)", legs: [])
    }
    try AuditFolder(folders.audits).write(
      report, at: place, from: .init(program: "A", build: "1", process: "1"), failures, named: "A")
    let result = folders.run()
    expectEqual(result.output.prefix { !$0.isNewline }, "1 audit: 1 violated, 1 not asked")
    let page = try folders.text("index.html")
    expectContains(page, "1 audit, 2 laws: <strong>1 failure</strong>.")
    expectEqual(page.components(separatedBy: "class=\"violated failed\"").count, 2)
    expectContains(page, "1 more text about this failure")
    let comment = try folders.text("comment.md")
    expectContains(comment, "### Transitions: 1 failure\n\n1 audit: 1 violated")
  }

  @Test("leads from a law to its page in the documentation, and explains it without one")
  func documentation() throws {
    try folders.copy()
    _ = folders.run()
    expectTrue(try !folders.text("index.html").contains("About this law"))
    expectEqual(folders.run("--documentation", "https://example.org/docs").status, 0)
    let page = "documentation/transitionlaws/transitionlaw/iscontinuous/"
    expectContains(
      try folders.text("index.html"), "<a href=\"https://example.org/docs/\(page)\">")
    expectContains(folders.run("--documentation", "docs").complaints, "'--documentation' takes")
  }

  @Test("replaces an earlier report, of which nothing stays, and no other files")
  func replaces() throws {
    try folders.copy()
    _ = folders.run()
    let own = folders.report.appending(path: "pictures/own.svg")
    try Data().write(to: own)
    for suffix in [".violation.json", ".transcript"] {
      try FileManager.default.removeItem(at: folders.file(suffix))
    }
    let audit = try folders.file("JumpTransition-9fdd271c014b.audit.json")
    try FileManager.default.removeItem(at: audit)
    expectEqual(folders.run().status, 0)
    expectEqual(try folders.names("pictures"), ["own.svg"])
    expectEqual(try folders.names("runs"), [])
    expectContains(try folders.text("comment.md"), "### Transitions: every law holds")
    try FileManager.default.removeItem(at: folders.report.appending(path: "files.txt"))
    let refused = folders.run()
    expectEqual(refused.status, 1)
    expectContains(refused.complaints, "has files that are no earlier report")
  }

  @Test("names each damaged file in one sentence, reports the others, and has status 1")
  func damaged() throws {
    try folders.copy()
    let transcript = try folders.file(".transcript")
    try Data("transcript 1\nnonsense\n".utf8).write(to: transcript)
    let other = folders.audits.appending(path: "B.audit.json")
    try Data("{".utf8).write(to: other)
    let result = folders.run()
    expectEqual(result.status, 1)
    let lines = result.complaints.split(separator: "\n")
    expectEqual(lines.count, 2)
    expectEqual(lines.first.map(String.init), "'\(other.path)' is damaged: it is not JSON.")
    expectEqual(lines.last?.hasPrefix("'\(transcript.path)' is damaged: line "), true, "\(lines)")
    expectContains(result.output, "2 audits: 15 kept, 1 violated")
    let page = try folders.text("index.html")
    expectContains(page, "B.audit.json")
    expectContains(page, "<section id=\"JumpTransition-is-continuous\">")
    expectTrue(!page.contains("Play the run"))
  }

  @Test("says that there is no folder, or no audit in it")
  func nothing() throws {
    let missing = folders.run()
    expectEqual(missing.status, 1)
    expectContains(missing.complaints, "'\(folders.audits.path)' does not exist; run the tests")
    try FileManager.default.createDirectory(at: folders.audits, withIntermediateDirectories: true)
    let empty = folders.run()
    expectEqual(empty.status, 1)
    expectContains(empty.complaints, "'\(folders.audits.path)' has no audits; run the tests")
    try Data().write(to: folders.report)
    try FileManager.default.removeItem(at: folders.audits)
    try folders.copy()
    expectContains(folders.run().complaints, "'\(folders.report.path)' is not a folder.")
    let file = Result("report", folders.report.path)
    expectContains(file.complaints, "is not a folder.")
    for result in [missing, empty, file] {
      expectEqual(result.complaints.split(separator: "\n").count, 1)
      expectEqual(result.output, "")
    }
  }

  @Test("writes into the folder of the audits by default, and reads none of its own files there")
  func defaultFolder() throws {
    try folders.copy()
    for _ in 0..<2 { expectEqual(Result("report", folders.audits.path).status, 0) }
    expectTrue(
      FileManager.default.fileExists(atPath: folders.audits.path + "/report/index.html"))
  }

  @Test("gives the same bytes for the same audits")
  func deterministic() throws {
    try folders.copy()
    _ = folders.run()
    let names = try folders.text("files.txt").split(separator: "\n").map(String.init)
    let first = try names.map { try folders.text($0) }
    _ = folders.run()
    expectEqual(try names.map { try folders.text($0) }, first)
  }

  @Test(
    "answers a mistake with one helpful sentence and status 64",
    arguments: [
      (["report"], "needs the folder"), (["report", "a", "b"], "one folder, not 2"),
      (["report", "a", "--output"], "the name of a folder"),
      (["report", "a", "--base-address"], "a web address"),
      (["report", "a", "--base-address", "pictures"], "not 'pictures'"),
      (["report", "a", "--base-address", "https://example.org/?a=b"], "the address of a folder"),
      (["report", "a", "--ouput", "b"], "did you mean '--output'"),
    ])
  func slips(_ words: [String], _ hint: String) {
    let result = Result(words)
    expectEqual(result.status, 64)
    expectTrue(result.output.isEmpty)
    expectTrue(result.complaints.contains(hint), "\(result.complaints)")
    expectEqual(result.complaints.split(separator: "\n").count, 1)
  }

  @Test("has help with each file of the report")
  func help() {
    let text = Result("report", "--help").output
    for part in ["--base-address URL", "junit.xml", "audit.sarif", "comment.md"] {
      expectContains(text, part)
    }
    expectContains(Result("--help").output, "catalog report DIR")
  }
}

/// A fade that does not end.
private final class EndlessTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
  }
}

@MainActor
@Suite("The picture of a fault")
struct FaultPictureTests {
  @Test("moves as exactly as its size allows, and is a filmstrip if no moving one is small enough")
  func size() throws {
    let stage = Stage(size: .phone)
    let window = UIWindow(stage: stage)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .black
    window.addSubview(view)
    // A path that no curve can tell.
    let recording = Recorder(stage).record {
      for frame in 0..<30 {
        stage.perform(afterDelay: Double(frame) / 60) {
          view.center = CGPoint(x: 200 + 9 * sin(CGFloat(frame)), y: CGFloat(frame * frame) / 2)
        }
      }
    }
    let leg = RecordedLeg("forward", recording)
    var fault = Violation("jumps")
    fault.direction = .forward
    fault.time = recording.duration / 4
    let picture = try #require(FaultPicture([RecordedLeg("backward", recording), leg], fault))
    let exact = AnimatedSVG([leg], still: 0.25, isFramed: true, title: "t").text
    expectEqual(picture.moving(title: "t"), exact)
    expectEqual(picture.moving(title: "t", within: exact.utf8.count), exact)
    let coarse = picture.moving(title: "t", within: exact.utf8.count - 1)
    expectLess(coarse.utf8.count, exact.utf8.count)
    expectTrue(coarse.contains("@keyframes"))
    let strip = picture.moving(title: "t", within: coarse.utf8.count - 1)
    expectTrue(!strip.contains("@keyframes"))
    expectContains(strip, "forward, around 0.1")
    // The pictures have their times in the run, the fault in their middle.
    func times(_ strip: String) -> [String] {
      strip.matches(of: #/(\d\.\d{3} s) · /#).map { String($0.output.1) }
    }
    expectEqual(times(strip).count, 7)
    expectEqual(times(strip)[3], "0.117 s")
    let short = picture.moving(title: "t", within: strip.utf8.count - 1)
    expectEqual(times(short), Array(times(strip)[2...4]))
    expectEqual(times(picture.moving(title: "t", within: 0)), ["0.117 s"])
    expectTrue(FaultPicture([RecordedLeg("backward", recording)], fault) == nil)
  }
}
