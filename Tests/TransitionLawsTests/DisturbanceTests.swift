import Expectations
import TransitionLaws
import Transitioning

/// What interrupts a transition takes turns at the instants where it need not come at each.
@MainActor
struct DisturbanceTests {
  private final class Fading: TransitionWithCustomDuration {
    func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.2 }

    func start(with context: TransitionContext) {
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  /// The numbers of things that the laws of interruptions looked at, in the order of the laws.
  private func looks(as placements: [AuditPlacement]?, in place: AuditPlacement) -> [Int] {
    let settings = AuditSettings(placements: placements)
    let report = TransitionAudit(settings) { Fading() }
      .report(for: [.survives, .reverses, .cancels])
    expectTrue(report.isPassed)
    return report.rows.filter { $0.situation.placement == place }.map(\.checkedCount)
  }

  // 0.2 s at 60 frames a second are 12 frames, each way. Nothing is turned back at the first.
  private let frames = 12

  @Test(
    "where it is audited alone, each frame has each of them; a tab beside a push has one of them")
  func everywhere() {
    // The resize in steps comes once each way, and what the app changes at every other frame.
    let all = [2 * frames * 5 + 2 + frames, 2 * (frames - 1), 2 * frames]
    expectEqual(looks(as: nil, in: .presented), all)
    // A push has one change of traits more.
    expectEqual(looks(as: nil, in: .pushed), [2 * frames * 6 + 2 + frames] + all.dropFirst())
    let tab = looks(as: nil, in: .tab)
    expectEqual(tab.reduce(0, +), 2 * frames + frames)
    expectTrue(tab.allSatisfy { $0 > 0 })
    for placements in [[AuditPlacement.tab], [.presented, .tab]] {
      expectEqual(looks(as: placements, in: .tab), all)
    }
  }

  @Test("at a few frames, each of them has all")
  func fewFrames() {
    let settings = AuditSettings(placements: [.pushed, .tab], frameStride: 6)
    let report = TransitionAudit(settings) { Fading() }.report(for: [.survives])
    // Eight in a tab, and nine in a push: two instants there and two back; the resize in steps; and
    // three changes by the app once each way.
    expectEqual(report.rows.map(\.checkedCount), [2 * 2 * 9 + 2 + 6, 2 * 2 * 8 + 2 + 6])
  }
}
