import Expectations
import Transitioning
import TransitioningTesting

@testable import TransitioningTesting

@MainActor
@Suite(
  "The settings of a suite",
  .auditing(
    for: [.ends, .returns],
    settings: .init(screens: [.tablet], placements: [.presented], frameStride: 10)))
struct AuditingTraitTests {
  @Test("hold for its tests")
  func suite() {
    let report = audit(PlainFadeTransition())
    expectEqual(
      report.rows.map { "\($0.law): \($0.situation)" },
      ["ends: presented, tablet", "returns: presented, tablet"])
    expectEqual(AuditDefaults.current.settings.frameStride, 10)
  }

  @Test(
    "are replaced by those of a test, and those by the call's",
    .auditing(settings: .init(screens: [.phone.rotated])))
  func test() {
    expectEqual(audit(PlainFadeTransition()).rows.first?.situation.screen, "rotated phone")
    let report = audit(PlainFadeTransition(), for: [.skips], settings: .init(screens: [.phone]))
    expectEqual(report.rows.map { "\($0.law): \($0.situation)" }, ["skips: presented, phone"])
  }

  @Test(
    "are named in a failure, with the places that make them",
    .auditing(settings: .init(tolerance: .init(points: 2))))
  func summary() throws {
    let failures = issues {
      audit(
        JumpingFadeTransition(), for: [.ends, .isContinuous], settings: .init(screens: [.phone]))
    }
    let settings = try #require(
      failures.first?.text.split(separator: "\n").first { $0.hasPrefix("  settings: ") })
    let trait = "a trait in AuditingTraitTests.swift"
    expectEqual(
      settings,
      """
        settings: within 2.0 pt and an opacity of 0.02 (\(trait)); one frame of 10 (\(trait)); \
      on phone (this call); as presented (\(trait))
      """)
  }

  @Test("are named with an instant, which takes the place of the frames, and with exceptions")
  func instant() {
    let call = AuditSettings(
      instant: 0.1, exceptions: [LawException(.isContinuous, because: "it is a jump")])
    expectEqual(
      AuditDefaults().replaced(by: AuditDefaults(settings: call, madeIn: "this call")).summary,
      """
      within 1.0 pt and an opacity of 0.02 (default); at 0.100 s (this call); \
      except “is continuous” (this call)
      """)
  }

  @Test(
    "add exceptions",
    .auditing(settings: .init(exceptions: [LawException(.isContinuous, because: "it is a jump")])))
  func exceptions() {
    let report = audit(JumpingFadeTransition(), for: [.ends, .isContinuous])
    expectEqual(report.row(.isContinuous)?.outcome, .declared)
  }

  @Test("say which transcripts are written", arguments: TranscriptRecording.allCases)
  func recording(_ mode: TranscriptRecording) {
    let environments = [
      ["TRANSITIONING_RECORD": mode.rawValue, "CI": "true"], [:], ["CI": "1"], ["CI": "false"],
      ["TRANSITIONING_RECORD": "sometimes"],
    ]
    expectEqual(
      environments.map { TranscriptRecording($0) }, [mode, .propose, .never, .propose, nil])
  }
}
