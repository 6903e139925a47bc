import Expectations
import Transitioning
import TransitionLaws

@testable import TransitioningTesting

@MainActor
@Suite("A difference of transcripts")
struct TranscriptDifferenceTests {
  private func transcript(_ make: @escaping @MainActor () -> any Transition) -> String {
    Transcript(TransitionAudit(AuditSettings(), make).recordings()).text
  }

  @Test("names the instant, the node and the property, and is none between equal ones")
  func motion() throws {
    let lines = transcript { PlainFadeTransition() }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.lastIndex { $0.hasPrefix("item ") && $0.contains("group") })
    var other = lines
    other[index] += " radius=7"
    let found = try #require(
      TranscriptDifference(
        from: lines.joined(separator: "\n"), to: other.joined(separator: "\n")))
    expectTrue(found.title.hasPrefix("backward, at 0.") && found.title.contains(" s, "))
    expectTrue(found.title.hasSuffix("1 of \(lines.count) lines differ"))
    let parts = ["  - \(lines[index])", "  + \(other[index])", "    \(lines[index - 1])"]
    expectEqual(parts.filter { !found.details.contains($0.prefix(90)) }, [])
    let text = transcript { PlainFadeTransition() }
    expectTrue(TranscriptDifference(from: text, to: text) == nil)
    expectEqual(text, transcript { PlainFadeTransition() })
  }

  @Test("shows the values of a track near the first that differs")
  func track() throws {
    let head =
      "transitioning-transcript 1 \"forward\"\nrate 60\ntrack 3 \"UIView 'card'\" opacity 6 ("
    let found = try #require(
      TranscriptDifference(from: head + "0 0.5 (1 2) 1)\n", to: head + "0 0.5 (1 3) 1)\n"))
    expectEqual(found.title, "forward, track of opacity of UIView 'card', 1 of 4 lines differ")
    expectEqual(
      found.details,
      """
          0.117 s       0.133 s       0.150 s
        - 0.5           (1 2)         1
        + 0.5           (1 3)         1
      """)
  }

  @Test("shows lines that came or went")
  func length() throws {
    let found = try #require(
      TranscriptDifference(from: "a\nb\nc\nd\n", to: "a\nb\nx\ny\nz\nw\nc\nd\n"))
    expectTrue(found.title.hasSuffix("0 lines are gone and 4 are new"))
    expectEqual(
      found.details,
      """
          a
          b
        + x
        + y
        + z
        + … 1 more
          c
          d
      """)
  }
}
