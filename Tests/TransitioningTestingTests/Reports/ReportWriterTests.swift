import Expectations
import Foundation
import TransitionLaws
import TransitioningTesting

@testable import TransitioningTesting

@MainActor
@Suite("The records of audits")
struct ReportWriterTests {
  private let folder = ReportFolder()

  @Test("have a file for each audit, and for each violation another with its run")
  func files() throws {
    let (report, failures) = try ReportFolder.jump()
    try folder.writer(process: "a").write(report, failures, at: ReportFolder.place("drop()"))
    expectEqual(
      folder.names.map { $0.split(separator: ".").dropFirst(2).joined(separator: ".") },
      ["transcript", "violation.json", "audit.json"])
    expectTrue(
      folder.names.allSatisfy { $0.hasPrefix("DropTests.JumpingFadeTransition-") },
      "\(folder.names)")
    let contents = try folder.contents
    expectTrue(contents.problems.isEmpty)
    let audit = try #require(contents.audits.first)
    expectEqual(audit.place, ReportFolder.place("drop()"))
    expectEqual(audit.report.description, report.description)
    let failure = try #require(audit.failures.first)
    expectEqual(failure.message, report.paragraph(of: report.violatedRows[0]))
    expectContains(failure.sentence, "moves by 80.0 pt at once")
    let legs = try audit.legs(of: failure)
    expectEqual(legs.map(\.title), ["forward", "backward"])
    expectTrue(legs.allSatisfy { $0.recording.frames.count > 10 })
  }

  @Test("of equal results have the same names in each process, and of others have others")
  func names() throws {
    let (report, failures) = try ReportFolder.jump()
    let other = try ReportFolder.jump(60)
    let place = ReportFolder.place("drop()")
    try folder.writer(process: "a").write(report, failures, at: place)
    let first = folder.names
    // The lines of a test move, and its results are the same.
    try folder.writer(process: "b")
      .write(try ReportFolder.jump().report, failures, at: ReportFolder.place("drop()", line: 9))
    expectEqual(folder.names, first)
    let writer = folder.writer(process: "c")
    try writer.write(report, failures, at: place)
    try writer.write(other.report, other.failures, at: place)
    try writer.write(report, failures, at: place)
    expectEqual(folder.audits.count, 3)
    expectEqual(folder.audits.filter { $0.hasSuffix("-2.audit.json") }.count, 1)
    expectTrue(first.allSatisfy(folder.names.contains))
    // A reader sees one call, with both of its faults.
    let audits = try folder.contents.audits
    expectEqual(audits.map(\.failures.count), [2])
    expectEqual(audits.first?.report.rows.count, 6)
  }

  @Test("of several processes stay side by side")
  func processes() throws {
    let (report, failures) = try ReportFolder.jump()
    let writers = (0..<4).map { folder.writer(process: "\($0)") }
    for (number, writer) in writers.enumerated() {
      try writer.write(report, failures, at: ReportFolder.place("drop\(number)()"))
      // XCTest has no names of tests.
      try writer.write(report, failures, at: ReportFolder.place(nil, line: number + 1))
    }
    expectEqual(try folder.contents.audits.count, 8)
  }

  @Test("of a former build are removed by the first audit of a new one, those of others not")
  func builds() throws {
    let (report, failures) = try ReportFolder.jump()
    let write = { (program: String, build: String, process: String, test: String) in
      try folder.writer(program: program, build: build, process: process)
        .write(report, failures, at: ReportFolder.place(test))
    }
    try write("AppTests", "1", "a", "old()")
    try write("OtherTests", "1", "b", "other()")
    try write("AppTests", "2", "c", "new()")
    try write("AppTests", "2", "d", "newer()")
    expectEqual(
      try folder.contents.audits.compactMap(\.place.test).sorted(),
      ["new()", "newer()", "other()"])
    expectEqual(folder.names.count, 9)
  }

  @Test("of a test are replaced when another process runs that test again")
  func again() throws {
    let (report, failures) = try ReportFolder.jump()
    let first = folder.writer(process: "a")
    try first.write(report, failures, at: ReportFolder.place("drop()"))
    try first.write(report, failures, at: ReportFolder.place("lift()"))
    let other = try ReportFolder.jump(60)
    let second = folder.writer(process: "b")
    for _ in 0..<2 {
      try second.write(other.report, other.failures, at: ReportFolder.place("drop()"))
    }
    expectEqual(
      try folder.contents.audits.map { "\($0.origin?.process ?? "") \($0.place.test ?? "")" },
      ["b drop()", "a lift()"])
    expectEqual(folder.audits.count, 3)
  }

  @Test("are written although a file in the folder is damaged, which stays")
  func damaged() throws {
    let (report, failures) = try ReportFolder.jump()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "A.audit.json")
    try Data("{".utf8).write(to: file)
    try folder.writer(process: "a").write(report, failures, at: ReportFolder.place("drop()"))
    let contents = try folder.contents
    expectEqual(contents.audits.count, 1)
    expectEqual(contents.problems.map(\.file.lastPathComponent), ["A.audit.json"])
  }

  @Test("tell two laws with names of other alphabets apart")
  func alphabets() throws {
    let laws = ["静止", "動く"].map { title in
      TransitionLaw(title) { run in run.violations("differs") { _ in true } }
    }
    let settings = AuditSettings(placements: [.presented])
    let report = TransitionAudit(settings) { PlainFadeTransition() }.report(for: laws)
    let failures = report.violatedRows.map { AuditFolder.Failure([$0], message: "m", legs: []) }
    try folder.writer(process: "a").write(report, failures, at: ReportFolder.place("drop()"))
    expectEqual(try folder.contents.audits.first?.failures.map(\.law), ["静止", "動く"])
  }

  @Test("come from each audit of a test with the variable, and know what the test knows")
  func audits() throws {
    let environment = TestEnvironment(["TRANSITIONING_REPORT": folder.url.path])
    TestEnvironment.$current.withValue(environment) {
      audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
      let found = issues {
        audit(JumpingFadeTransition(), for: [.isContinuous], settings: .init(placements: [.tab]))
      }
      expectEqual(found.count, 1)
    }
    let audits = try folder.contents.audits
    expectEqual(audits.map(\.report.name), ["JumpingFadeTransition", "PlainFadeTransition"])
    expectEqual(audits.map { $0.report.rows.map(\.outcome) }, [[.declared], [.kept]])
    expectEqual(audits.flatMap(\.failures).count, 0)
    expectEqual(audits.last?.place.line, #line - 10)
    expectEqual(audits.last?.place.test, "ReportWriterTests/audits()")
    expectEqual(
      audits.last?.place.file, "Tests/TransitioningTestingTests/Reports/ReportWriterTests.swift")
  }

  @Test("that cannot be written are one warning, and the audits go on")
  func unwritable() throws {
    let file = folder.url.deletingLastPathComponent()
    try Data().write(to: file)
    let environment = TestEnvironment(["TRANSITIONING_REPORT": folder.url.path])
    let found = issues {
      TestEnvironment.$current.withValue(environment) {
        for _ in 0..<2 {
          expectTrue(
            audit(PlainFadeTransition(), for: [.ends], settings: .init(placements: [.presented]))
              .isPassed)
        }
      }
    }
    expectEqual(found.count, 1)
    expectContains(found.first?.text, "the report cannot be written to '\(folder.url.path)'")
    expectContains(found.first?.text, ": '\(file.path)' is not a folder")
  }
}
