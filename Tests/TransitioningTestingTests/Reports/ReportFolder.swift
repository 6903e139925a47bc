import Foundation
import TransitionLaws

@testable import TransitioningTesting

/// A folder for the reports of one test, which need not exist.
@MainActor
final class ReportFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "report-\(UUID().uuidString)/new")

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }

  /// The records of audits, sorted by their names.
  var audits: [String] { names.filter { $0.hasSuffix(".audit.json") } }

  var contents: AuditFolder.Contents { get throws { try AuditFolder(url).contents() } }

  func writer(program: String = "AppTests", build: String = "1", process: String) -> ReportWriter {
    ReportWriter(
      url, as: AuditRecord.Origin(program: program, build: build, process: process))
  }

  /// The report of a fade that jumps, and its failure.
  static func jump(
    _ distance: CGFloat = 80
  ) throws -> (report: AuditReport, failures: [AuditFolder.Failure]) {
    let settings = AuditSettings(placements: [.presented])
    let audit = TransitionAudit(settings) { JumpingFadeTransition(distance) }
    let report = audit.report(for: [.ends, .isContinuous])
    let row = report.violatedRows[0]
    let failure = AuditFolder.Failure(
      [row], message: report.paragraph(of: row), legs: audit.recordings(of: row))
    return (report, [failure])
  }

  static func place(_ test: String?, line: Int = 7) -> AuditPlace {
    AuditPlace(
      file: "Tests/AppTests/DropTests.swift", fileID: "AppTests/DropTests.swift", line: line,
      column: 3, test: test)
  }
}
