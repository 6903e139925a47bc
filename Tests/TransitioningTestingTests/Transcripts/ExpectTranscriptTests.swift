import Foundation
import Expectations
import Transitioning
import TransitionLaws

@testable import TransitioningTesting

@MainActor
@Suite("A transcript in a test")
struct ExpectTranscriptTests {
  private func run(
    _ folder: URL, _ make: @escaping @MainActor () -> any Transition, named name: String? = nil,
    _ environment: [String: String] = [:], line: UInt = #line
  ) {
    let settings = AuditSettings(placements: [.presented])
    let reference = TranscriptReference(
      beside: folder.appending(path: "DropTests.swift"), function: "drop()", named: name)
    TranscriptTest(
      place: IssuePlace(fileID: #fileID, filePath: #filePath, line: line, column: 1),
      reference: reference, environment: environment
    ).run(TransitionAudit(settings, make), "Drop", nil)
  }

  @Test("passes if it is as accepted")
  func accepted() {
    expectTranscript(of: PlainFadeTransition())
  }

  @Test("fails if it is missing or different, and says what differs")
  func different() throws {
    try withFolder { folder in
      let ci = ["CI": "true"]
      let missing = issues { run(folder, { PlainFadeTransition() }, named: "a", ci) }
      let parts = ["Drop has no accepted transcript", "DropTests.drop.a.transcript.html"]
      expectEqual(missing.map { issue in parts.allSatisfy { issue.text.contains($0) } }, [true])
      run(folder, { PlainFadeTransition() }, named: "b", ["TRANSITIONING_RECORD": "missing"])
      let file = folder.appending(path: "__Transcripts__/DropTests.drop.b.transcript")
      try FileManager.default.moveItem(
        at: file,
        to: folder.appending(path: "__Transcripts__/DropTests.drop.c.transcript"))
      let different = issues {
        run(folder, { JumpingFadeTransition() }, named: "c", ci)
      }
      expectContains(different.first?.text, "lines are gone")
    }
  }

  @Test("refuses a name that is used twice, and an unknown mode")
  func twice() throws {
    try withFolder { folder in
      let all = ["TRANSITIONING_RECORD": "all"]
      run(folder, { PlainFadeTransition() }, all, line: 7)
      run(folder, { PlainFadeTransition() }, all, line: 7)
      let line = issues { run(folder, { PlainFadeTransition() }, all, line: 8) }
      expectContains(line.first?.text, "is used twice (line 7 and line 8)")
      let loop = issues { run(folder, { JumpingFadeTransition() }, all, line: 7) }
      expectContains(loop.first?.text, "is used twice")
    }
    try withFolder { folder in
      let found = issues {
        run(folder, { PlainFadeTransition() }, ["TRANSITIONING_RECORD": "sometimes"])
      }
      expectContains(found.first?.text, "propose, missing, failed, all, never")
    }
  }

  @Test("tells of transcripts that no test uses, and fails on CI")
  func unused() throws {
    try withFolder { folder in
      let transcripts = folder.appending(path: "__Transcripts__")
      try FileManager.default.createDirectory(at: transcripts, withIntermediateDirectories: true)
      try "func drop() {}".write(
        to: folder.appending(path: "DropTests.swift"), atomically: true, encoding: .utf8)
      try "".write(
        to: transcripts.appending(path: "DropTests.rise.transcript"), atomically: true,
        encoding: .utf8)
      let found = issues {
        run(folder, { PlainFadeTransition() }, ["CI": "1", "TRANSITIONING_RECORD": "all"])
      }
      expectTrue(
        found.map(\.text).contains(
          "1 transcripts are used by no test: DropTests.rise.transcript"), "\(found)")
    }
  }
}
