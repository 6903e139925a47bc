import Foundation
import Expectations

@testable import TransitioningTesting

/// Runs `work` with a folder of its own, which is removed afterwards.
func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try work(folder)
}

@Suite("An accepted transcript")
struct TranscriptReferenceTests {
  private func reference(in folder: URL, named name: String? = nil) -> TranscriptReference {
    TranscriptReference(
      beside: folder.appending(path: "DropTests.swift"), function: "drop(_:)", named: name)
  }

  private func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  @Test("is named after the test's file, the test and itself")
  func name() {
    let folder = URL(filePath: "/a")
    expectEqual(
      reference(in: folder, named: "to/left.1").file.path,
      "/a/__Transcripts__/DropTests.drop.to-left-1.transcript")
    expectEqual(reference(in: folder).file.path, "/a/__Transcripts__/DropTests.drop.transcript")
  }

  @Test("is proposed beside, and never compared with before it is accepted")
  func propose() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      for _ in 1...2 {
        let verdict = reference.compare("a\n", of: "Drop", .propose)
        guard case .failed(let message) = verdict else {
          Issue.record("\(verdict)")
          return
        }
        expectTrue(
          message.hasPrefix("Drop has no accepted transcript “DropTests.drop”; one is proposed"))
        expectContains(message, "mv '\(reference.proposal.path)' '\(reference.file.path)'")
        expectEqual(text(of: reference.proposal), "a\n")
        expectTrue(text(of: reference.file) == nil)
      }
      try FileManager.default.moveItem(at: reference.proposal, to: reference.file)
      expectEqual(reference.compare("a\n", of: "Drop", .propose), .equal)
      guard case .failed(let message) = reference.compare("b\n", of: "Drop", .propose) else {
        Issue.record("it must fail")
        return
      }
      expectContains(message, "differs from its transcript")
      expectContains(message, "- a\n  + b")
      expectEqual(text(of: reference.file), "a\n")
      expectEqual(reference.compare("a\n", of: "Drop", .propose), .equal)
      expectTrue(text(of: reference.proposal) == nil)
    }
  }

  @Test("is not written on CI")
  func never() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      guard case .failed = reference.compare("a\n", of: "Drop", .never) else {
        Issue.record("a missing transcript must fail")
        return
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      expectTrue(names.isEmpty)
    }
  }

  @Test("is written where someone asked for it")
  func written() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      guard case .written = reference.compare("a\n", of: "Drop", .missing) else {
        Issue.record("a missing transcript must be written")
        return
      }
      guard case .failed = reference.compare("b\n", of: "Drop", .missing) else {
        Issue.record("a different transcript must fail")
        return
      }
      expectEqual(text(of: reference.file), "a\n")
      guard case .written = reference.compare("b\n", of: "Drop", .failed) else {
        Issue.record("a different transcript must be written")
        return
      }
      expectEqual(text(of: reference.file), "b\n")
      guard case .written = reference.compare("c\n", of: "Drop", .all) else {
        Issue.record("every transcript must be written")
        return
      }
      expectEqual(text(of: reference.file), "c\n")
      expectEqual(reference.compare("c\n", of: "Drop", .all), .equal)
    }
  }

  @Test("with other line ends is equal, and one that cannot be read fails")
  func lineEnds() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      _ = reference.compare("a\r\nb\r\n", of: "Drop", .all)
      expectEqual(reference.compare("a\nb\n", of: "Drop", .never), .equal)
      try Data([0xFF, 0xFE, 0xC0]).write(to: reference.file)
      guard case .failed(let message) = reference.compare("a\n", of: "Drop", .never) else {
        Issue.record("it must fail")
        return
      }
      expectContains(message, "cannot be compared")
    }
  }
}
