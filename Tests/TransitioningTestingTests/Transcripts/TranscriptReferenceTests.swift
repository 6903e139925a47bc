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
    let paths = ["to/left.1", nil].map { reference(in: folder, named: $0).file.path }
    expectEqual(
      paths,
      [
        "/a/__Transcripts__/DropTests.drop.to-left-1.transcript",
        "/a/__Transcripts__/DropTests.drop.transcript",
      ])
  }

  @Test("is proposed beside, and never compared with before it is accepted")
  func propose() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      func compare(_ text: String) -> String {
        failure(of: reference.compare(text, of: "Drop", .propose))
      }
      for _ in 1...2 {
        let message = compare("a\n")
        expectPrefix(message, "Drop has no accepted transcript “DropTests.drop”; one is proposed")
        expectContains(message, "mv '\(reference.proposal.path)' '\(reference.file.path)'")
        expectEqual([reference.proposal, reference.file].map { text(of: $0) }, ["a\n", nil])
      }
      try FileManager.default.moveItem(at: reference.proposal, to: reference.file)
      expectEqual(compare("a\n"), "equal")
      let message = compare("b\n")
      expectTrue(message.contains("differs from its transcript") && message.contains("- a\n  + b"))
      expectEqual(text(of: reference.file), "a\n")
      expectEqual(compare("a\n"), "equal")
      expectTrue(text(of: reference.proposal) == nil)
    }
  }

  /// The message of a failure; the name of another verdict.
  private func failure(of verdict: TranscriptReference.Verdict) -> String {
    switch verdict {
    case .equal: "equal"
    case .written: "written"
    case .failed(let message): message
    }
  }

  @Test(
    """
    is written where someone asked for it, not on CI, may have other line ends, and must \
    be readable
    """)
  func written() throws {
    try withFolder { folder in
      let reference = reference(in: folder)
      let steps: [(String, TranscriptRecording)] = [
        ("a\n", .never), ("a\n", .missing), ("b\n", .missing), ("b\n", .failed), ("c\n", .all),
        ("c\n", .all),
      ]
      let verdicts = try steps.map { content, mode in
        let verdict = failure(of: reference.compare(content, of: "Drop", mode))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let kind = ["equal", "written"].contains(verdict) ? verdict : "failed"
        return "\(kind): \(names.isEmpty ? "no file" : text(of: reference.file) ?? "")"
      }
      expectEqual(
        verdicts,
        [
          "failed: no file", "written: a\n", "failed: a\n", "written: b\n", "written: c\n",
          "equal: c\n",
        ])
    }
    try withFolder { folder in
      let reference = reference(in: folder)
      _ = reference.compare("a\r\nb\r\n", of: "Drop", .all)
      expectEqual(reference.compare("a\nb\n", of: "Drop", .never), .equal)
      try Data([0xFF, 0xFE, 0xC0]).write(to: reference.file)
      let message = failure(of: reference.compare("a\n", of: "Drop", .never))
      expectContains(message, "cannot be compared")
    }
  }
}
