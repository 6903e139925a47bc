import Expectations
import Foundation
import TransitionLaws
import TransitioningTesting

@testable import TransitioningTesting

@MainActor
@Suite("The summaries of a process")
struct ReportSummariesTests {
  private let folder = ReportFolder()
  private let scratch = ReportFolder()
  private let step = ReportFolder()

  private func summaries(_ process: String, withFolder: Bool = true) throws -> ReportSummaries {
    let file = step.url.deletingLastPathComponent()
    if !FileManager.default.fileExists(atPath: file.path) {
      try Data("before\n".utf8).write(to: file)
    }
    var variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path]
    if withFolder { variables["TRANSITIONING_REPORT"] = folder.url.path }
    return ReportSummaries(
      environment: TestEnvironment(variables), process: process, scratch: scratch.url)
  }

  private var stepText: String {
    get throws {
      try String(contentsOf: step.url.deletingLastPathComponent(), encoding: .utf8)
    }
  }

  @Test("are that of the folder with all audits, and that of the step with those of the process")
  func both() throws {
    let (report, failures) = try ReportFolder.jump()
    for process in ["a", "b"] {
      try folder.writer(process: process)
        .write(report, failures, at: ReportFolder.place("\(process)()"))
    }
    try summaries("b").write()
    let text = try String(contentsOf: folder.url.appending(path: "summary.md"), encoding: .utf8)
    expectContains(text, "### Transitions: 2 failures\n\n2 audits: 2 kept, 2 violated.")
    expectPrefix(try stepText, "before\n\n### Transitions: 1 failure\n\n1 audit: 1 kept")
    let data = try Data(contentsOf: folder.url.appending(path: "summary.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expectEqual(json["results"] as? [String: Int], ["kept": 2, "violated": 2])
    expectEqual((json["failures"] as? [Any])?.count, 2)
    try summaries("a").write()
    expectEqual(try stepText.components(separatedBy: "### Transitions").count, 3)
    let again = try String(contentsOf: folder.url.appending(path: "summary.md"), encoding: .utf8)
    expectEqual(again, text)
  }

  @Test("of the step have the audits of a process without a folder, whose own is removed")
  func withoutFolder() throws {
    let (report, failures) = try ReportFolder.jump()
    try scratch.writer(process: "a").write(report, failures, at: ReportFolder.place("drop()"))
    try summaries("a", withFolder: false).write()
    expectContains(try stepText, "`JumpingFadeTransition`, law `is continuous`")
    expectTrue(scratch.names.isEmpty)
  }

  @Test("of the step say nothing if no audit ran")
  func nothing() throws {
    try summaries("a").write()
    expectEqual(try stepText, "before\n")
  }

  @Test("of the step never exceed the size that GitHub allows")
  func size() throws {
    let limit = ReportSummaries.largestStepSummary
    let (report, failures) = try ReportFolder.jump()
    try folder.writer(process: "a").write(report, failures, at: ReportFolder.place("drop()"))
    let file = step.url.deletingLastPathComponent()
    try Data(repeating: UInt8(ascii: "x"), count: limit - 700).write(to: file)
    try summaries("a").write()
    expectAtMost(try stepText.utf8.count, limit)
    expectTrue(
      try stepText.hasSuffix(
        "1 more failures are left out here.\n"
          + "\nA table is too large to be shown here.\n"))
    try Data(repeating: UInt8(ascii: "x"), count: limit - 10).write(to: file)
    try summaries("a").write()
    expectEqual(try stepText.utf8.count, limit - 10)
  }

  @Test("are written when the process exits")
  nonisolated func exit() async throws {
    let folder = Self.exitFolder(of: getpid())
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .success) {
      let folder = Self.exitFolder(of: getppid())
      setenv("TRANSITIONING_REPORT", folder.path, 1)
      setenv("GITHUB_ACTIONS", "true", 1)
      setenv("GITHUB_STEP_SUMMARY", folder.path + "/step.md", 1)
      await MainActor.run {
        _ = audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
      }
      Foundation.exit(0)
    }
    let text = try String(contentsOf: folder.appending(path: "summary.md"), encoding: .utf8)
    expectContains(text, "### Transitions: every law holds\n\n1 audit: 1 kept, 0 violated.")
    let step = try String(contentsOf: folder.appending(path: "step.md"), encoding: .utf8)
    expectEqual(step, "\n" + text)
  }

  /// The folder that a process and the one that it starts have in common.
  nonisolated private static func exitFolder(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "report-exit-\(process)")
  }
}
