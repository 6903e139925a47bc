import Foundation
import Testing
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
  private func looks(as placements: [AuditPlacement], in place: String) -> [Int] {
    var options = AuditOptions()
    options.placements = placements
    let report = TransitionAudit(options) { Fading() }
      .report(for: [.survives, .reverses, .cancels])
    #expect(report.isPassed)
    return report.rows.filter { $0.situation.hasPrefix(place) }.map(\.looked)
  }

  // 0.2 s at 60 frames a second are 12 frames, each way. Nothing is turned back at the first.
  private let frames = 12

  @Test("pushed and presented, each frame has each of them, and one change of traits")
  func everywhere() {
    let presented = looks(as: [.presented], in: "presented")
    #expect(presented == [2 * frames * 5, 2 * (frames - 1), 2 * frames])
    let pushed = looks(as: [.pushed], in: "pushed")
    #expect(pushed == [2 * frames * 6, 2 * (frames - 1), 2 * frames])
  }

  @Test("as a tab, each frame has one of them")
  func tab() {
    let looks = looks(as: [.pushed, .tab], in: "tab")
    #expect(looks.reduce(0, +) == 2 * frames)
    #expect(looks.allSatisfy { $0 > 0 })
  }

  @Test("as a tab that is audited without the push, each frame has each of them")
  func tabAlone() {
    let all = [2 * frames * 5, 2 * (frames - 1), 2 * frames]
    #expect(looks(as: [.tab], in: "tab") == all)
    #expect(looks(as: [.presented, .tab], in: "tab") == all)
  }

  @Test("at a few frames, each of them has all")
  func fewFrames() {
    var options = AuditOptions()
    (options.placements, options.frameStride) = ([.pushed, .tab], 11)
    let report = TransitionAudit(options) { Fading() }.report(for: [.survives])
    // Seven in a tab, and eight in a push: two instants there and two back.
    #expect(report.rows.map(\.looked) == [2 * 2 * 8, 2 * 2 * 7])
  }
}
