import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@Suite("The states of a property animator")
@MainActor
struct PropertyAnimatorStateTests {
  enum Situation: String, CaseIterable { case inactive, running, paused, stopped }
  enum Call: String, CaseIterable {
    case startAnimation, pauseAnimation, continueAnimation, stopAnimation, stopForGood
    case finishAnimation, addAnimations, fractionComplete, isReversed, isInterruptible
  }

  let scene = Scene()

  func animator(_ situation: Situation) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 }
    guard situation != .inactive else { return animator }
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    if situation == .paused { animator.pauseAnimation() }
    if situation == .stopped { animator.stopAnimation(false) }
    return animator
  }

  func perform(_ call: Call, on animator: UIViewPropertyAnimator) {
    switch call {
    case .startAnimation: animator.startAnimation()
    case .pauseAnimation: animator.pauseAnimation()
    case .continueAnimation: animator.continueAnimation(durationFactor: 0)
    case .stopAnimation: animator.stopAnimation(false)
    case .stopForGood: animator.stopAnimation(true)
    case .finishAnimation: animator.finishAnimation(at: .end)
    case .addAnimations: animator.addAnimations {}
    case .fractionComplete: animator.fractionComplete = 0.5
    case .isReversed: animator.isReversed = true
    case .isInterruptible: animator.isInterruptible = false
    }
  }

  func situation(of animator: UIViewPropertyAnimator) -> Situation {
    switch animator.state {
    case .inactive: .inactive
    case .active: animator.isRunning ? .running : .paused
    case .stopped: .stopped
    }
  }

  /// The situation after each call; nil if the call is refused.
  func outcome(of call: Call, in situation: Situation) -> Situation? {
    switch (call, situation) {
    case (.startAnimation, .stopped), (.pauseAnimation, .stopped): nil
    case (.startAnimation, _): .running
    case (.pauseAnimation, _), (.fractionComplete, .inactive), (.fractionComplete, .running):
      .paused
    case (.continueAnimation, .paused): .running
    case (.continueAnimation, _): nil
    case (.stopAnimation, .inactive), (.stopForGood, .inactive): nil
    case (.stopAnimation, .stopped), (.stopForGood, .stopped): nil
    case (.stopAnimation, _): .stopped
    case (.stopForGood, _): .inactive
    case (.finishAnimation, .stopped): .inactive
    case (.finishAnimation, _): nil
    case (.addAnimations, .stopped), (.fractionComplete, .stopped), (.isReversed, .stopped): nil
    case (.isInterruptible, .running), (.isInterruptible, .paused): nil
    default: situation
    }
  }

  @Test(
    "follow each call as documented, or refuse it (PropertyAnimators 1–9, 28, 34)",
    arguments: Situation.allCases, Call.allCases)
  func transition(situation: Situation, call: Call) {
    let animator = animator(situation)
    perform(call, on: animator)
    let outcome = outcome(of: call, in: situation)
    expectEqual(self.situation(of: animator), outcome ?? situation)
    expectEqual(scene.stage.diagnostics.issues.count, (outcome == nil ? 1 : 0))
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }

  @Test("allow no interruption when the animator is not interruptible (PropertyAnimators 34)")
  func notInterruptible() {
    let animator = animator(.inactive)
    animator.isInterruptible = false
    animator.startAnimation()
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.fractionComplete = 0.5
    expectEqual(situation(of: animator), .running)
    // A completion cannot finish it either (PropertyAnimators 10).
    animator.addCompletion { _ in animator.finishAnimation(at: .start) }
    scene.stage.advance(by: 1)
    expectEqual(animator.state, .inactive)
    expectEqual(scene.stage.diagnostics.issues.count, 4)
  }

  // Rules: PropertyAnimators 11.
  @Test(
    """
    retain a running animator until its end, and report a paused or stopped animator that is \
    released, whose completions still run
    """,
    arguments: [
      (Situation.running, "end", 0.0), (.paused, "current", 0.5), (.stopped, "current", 0.5),
    ])
  func abandoned(situation: Situation, end: String, alpha: Double) {
    let log = Log(scene.stage)
    weak var kept: UIViewPropertyAnimator?
    do {
      let animator = animator(situation)
      animator.addCompletion { log.note("\($0)") }
      kept = animator
    }
    expectEqual((kept != nil), (situation == .running))
    scene.stage.advance(by: 1)
    expectEqual(log.what, [end])
    expectNear(scene.view.alpha, alpha)
    expectTrue(kept == nil)
    expectEqual(scene.stage.diagnostics.issues.count, (situation == .running ? 0 : 1))
    expectTrue(scene.stage.isSettled)
  }
}
