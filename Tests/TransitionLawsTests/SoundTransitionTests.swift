import Expectations
import TransitionLaws
import Transitioning

/// No law blames a transition for what is unusual and sound.
@MainActor
struct SoundTransitionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The laws that have nothing to check.
    let unchecked: Set<LawName>
    let audit: @MainActor @Sendable (AuditSettings) -> TransitionAudit

    init(
      _ words: String, unchecked: Set<LawName>,
      _ make: @escaping @MainActor @Sendable () -> any Transition
    ) {
      (testDescription, self.unchecked) = (words, unchecked)
      audit = { TransitionAudit($0, make) }
    }

    init(
      _ words: String, unchecked: Set<LawName>,
      scene: @escaping @MainActor @Sendable () -> any AuditScene
    ) {
      (testDescription, self.unchecked) = (words, unchecked)
      audit = { TransitionAudit(named: words, $0, scene) }
    }
  }

  nonisolated static let cases = [
    Case("a transition that declines interruption", unchecked: [.reverses, .follows, .conforms]) {
      DecliningTransition()
    },
    Case("motion by the time that has passed", unchecked: [.reverses, .follows, .conforms]) {
      OwnTimeTransition()
    },
    Case("an animator that keeps its own time", unchecked: [.reverses, .follows, .conforms]) {
      SpinningTransition()
    },
    Case(
      "a clear screen that holds still",
      unchecked: [.isSeen, .follows, .conforms, .keepsProportions],
      scene: { ClearScene() }),
    Case("the usual pan", unchecked: [.conforms]) { UsualPanTransition() },
    Case("text that grows evenly", unchecked: [.follows, .conforms]) { GrowingPageTransition() },
    Case("springs and a fade of three durations", unchecked: [.follows, .conforms]) {
      OvershootingTransition()
    },
    Case("a lid in perspective", unchecked: [.follows, .conforms]) { LidTransition() },
    Case("a decoration that lets touches through", unchecked: [.follows, .conforms]) {
      DecoratedTransition()
    },
    Case("a mask that opens", unchecked: [.follows, .conforms]) { MaskTransition() },
    Case("parts one after the other", unchecked: [.follows, .conforms]) { CascadeTransition() },
    Case("three seconds", unchecked: [.follows, .conforms]) { SlowTransition() },
    Case(
      "an app's animator, presented",
      unchecked: [.reverses, .follows, .conforms, .keepsProportions],
      scene: { LeavesScene(isPushed: false) }),
    Case(
      "an app's animator, pushed", unchecked: [.reverses, .follows, .conforms, .keepsProportions],
      scene: { LeavesScene(isPushed: true) }),
    Case(
      "two screens of one class, presented", unchecked: [.follows, .conforms, .keepsProportions],
      scene: { LeavesScene(isPushed: false) { FaultyFadeTransition() } }),
    Case(
      "two screens of one class, pushed", unchecked: [.follows, .conforms, .keepsProportions],
      scene: { LeavesScene(isPushed: true) { FaultyFadeTransition() } }),
  ]

  @Test("keeps all laws, and has the declared ones unchecked", arguments: cases)
  func sound(_ sound: Case) {
    let settings = AuditSettings(placements: [.presented], frameStride: 4)
    let report = sound.audit(settings).report()
    expectTrue(report.isPassed, "\(report)")
    let unchecked = report.rows.filter { $0.outcome == .nothingToCheck }.map(\.law)
    expectEqual(Set(unchecked), Set(sound.unchecked))
  }

  @Test(
    "is continuous with a snapshot in the middle of what grows out of it, or scaled with that",
    arguments: [GrowingTransition.Snapshot.centred, .scaled])
  func snapshot(_ snapshot: GrowingTransition.Snapshot) {
    let report = TransitionAudit { GrowingTransition(snapshot) }.report(for: [.isContinuous])
    expectTrue(report.isPassed, "\(report)")
  }
}
