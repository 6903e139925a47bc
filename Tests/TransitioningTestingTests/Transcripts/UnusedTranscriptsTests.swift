import Foundation
import Expectations

@testable import TransitioningTesting

@Suite("Unused transcripts")
struct UnusedTranscriptsTests {
  @Test("are those whose file, test or name is gone")
  func unused() throws {
    try withFolder { folder in
      let transcripts = folder.appending(path: "Drops/__Transcripts__")
      try FileManager.default.createDirectory(at: transcripts, withIntermediateDirectories: true)
      try """
      @Test func drop() { expectTranscript(of: Drop(), named: "to left") }
      @Test func `rises again`() { expectTranscript(of: Rise()) }
      """.write(
        to: folder.appending(path: "Drops/DropTests.swift"), atomically: true, encoding: .utf8)
      try "@Test func each(_ law: Law) { expectTranscript(of: Drop(), named: \"\\(law)\") }".write(
        to: folder.appending(path: "Drops/EachTests.swift"), atomically: true, encoding: .utf8)
      let names = [
        "DropTests.drop.to left.transcript", "DropTests.rises again.transcript",
        "EachTests.each.reduces motion.transcript", "DropTests.drop.to right.transcript",
        "DropTests.fall.transcript", "DropTests.fall.transcript.new", "GoneTests.drop.transcript",
      ]
      for name in names + ["notes.txt"] {
        try "".write(
          to: transcripts.appending(path: name), atomically: true, encoding: .utf8)
      }
      expectEqual(
        unusedTranscripts(in: folder).map(\.lastPathComponent), names.dropFirst(3).sorted())
    }
  }
}
