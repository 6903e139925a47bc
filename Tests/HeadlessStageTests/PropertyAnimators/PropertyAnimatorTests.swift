import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import Observation
import TestSupport
import Expectations

@Suite("A property animator")
@MainActor
struct PropertyAnimatorTests {
  let scene = Scene()

  /// An animator that moves the view from x = 50 to x = 150 in two seconds and logs its end.
  func mover(
    _ log: Log,
    _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  ) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: parameters)
    animator.addAnimations { scene.view.center.x = 150 }
    animator.addCompletion { log.note("\($0)") }
    return animator
  }

  var x: Double { Double(scene.position.x) }
  var model: Double { Double(scene.view.center.x) }

  func refusals() -> [PropertyAnimatorIssue] {
    scene.stage.diagnostics.issues.compactMap { $0 as? PropertyAnimatorIssue }
  }

  // Rules: PropertyAnimators 1, 2, 12, 18.
  @Test(
    "runs its blocks at the start and its completions at the exact end, in order"
  )
  func runs() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.addCompletion { _ in log.note("second, \(animator.isRunning)") }
    expectEqual(animator.state, .inactive)
    expectEqual(model, 50)
    animator.startAnimation()
    expectEqual(animator.state, .active)
    expectTrue(animator.isRunning)
    expectEqual(model, 150)
    scene.stage.advance(by: 0.5)
    expectTrue(abs(x - 75) < 1e-9)
    scene.stage.advance(by: 7)
    expectEqual(log.what, ["end", "second, true"])
    expectEqual(log.times, [2, 2])
    expectEqual(animator.state, .inactive)
    expectTrue(!animator.isRunning)
    expectEqual(x, 150)
    animator.addAnimations { scene.view.center.x = 250 }
    animator.startAnimation()
    scene.stage.advance(by: 1)
    expectTrue(abs(x - 200) < 1e-9)
  }

  // Rules: PropertyAnimators 3.
  @Test("changes models at once and moves after its delay; a negative delay is refused")
  func delay() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.startAnimation(afterDelay: -1)
    expectEqual(animator.state, .inactive)
    expectEqual(refusals(), [.impossible(value: "delay of -1.0 s")])
    animator.startAnimation(afterDelay: 1)
    expectEqual(animator.state, .active)
    expectEqual(animator.delay, 1)
    expectEqual(model, 150)
    scene.stage.advance(by: 1)
    expectEqual(x, 50)
    scene.stage.advance(by: 0.5)
    expectTrue(abs(x - 75) < 1e-9)
    scene.stage.advance(by: 9)
    expectEqual(log.times, [3])
  }

  @Test(
    "pauses, scrubs to a progress and does not delay settling (PropertyAnimators 4, 5, 24)")
  func scrubs() throws {
    let log = Log(scene.stage)
    let animator = mover(log, UICubicTimingParameters(animationCurve: .easeInOut))
    animator.fractionComplete = 0.25
    expectEqual(animator.state, .active)
    expectTrue(!animator.isRunning)
    expectTrue(abs(x - 75) < 1e-9)
    animator.fractionComplete = 7
    expectEqual(animator.fractionComplete, 1)
    expectTrue(abs(x - 150) < 1e-9)
    animator.fractionComplete = 0.5
    #expect(try scene.stage.settle() == 0)
    scene.stage.advance(by: 100)
    expectTrue(abs(x - 100) < 1e-9)
    expectTrue(log.what.isEmpty)
    animator.stopAnimation(true)
  }

  @Test("counts time instead of progress when it does not scrub linearly (PropertyAnimators 26)")
  func scrubsCurve() {
    let animator = mover(Log(scene.stage), UICubicTimingParameters(animationCurve: .easeIn))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.3
    expectTrue(abs(x - (50 + 100 * MediaTimingFunction.easeIn.value(at: 0.3))) < 1e-9)
    expectTrue(abs(animator.fractionComplete - 0.3) < 1e-12)
    animator.stopAnimation(true)
  }

  // Rules: PropertyAnimators 25, 28, 29.
  @Test("continues where its curve has the shown progress, for the remaining time")
  func continues() throws {
    let log = Log(scene.stage)
    let curve = MediaTimingFunction.easeIn
    let animator = mover(log, UICubicTimingParameters(animationCurve: .easeIn))
    animator.pauseAnimation()
    let time = 0.6
    animator.fractionComplete = CGFloat(curve.value(at: time))
    animator.continueAnimation(durationFactor: 0)
    scene.stage.advance(by: 0.4)
    expectTrue(abs(x - (50 + 100 * curve.value(at: time + 0.4 / 2))) < 1e-9)
    scene.stage.advance(by: 9)
    try #require(log.what == ["end"])
    expectTrue(abs(log.times[0] - (1 - time) * 2) < 1e-9)
  }

  // Rules: PropertyAnimators 28, 31.
  @Test("covers the rest with another curve in the time that the factor gives")
  func continuesOtherwise() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.fractionComplete = 0.2
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    scene.stage.advance(by: 0.25)
    let progress = 0.2 + 0.8 * MediaTimingFunction.easeOut.value(at: 0.25)
    expectTrue(abs(x - (50 + 100 * progress)) < 1e-9)
    scene.stage.advance(by: 9)
    expectEqual(log.times, [1])
  }

  @Test(
    "uses the time of the factor even at its end, and none without a factor (PropertyAnimators 30)",
    arguments: [0, 0.5])
  func continuesAtEnd(factor: Double) {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.fractionComplete = 1
    animator.continueAnimation(durationFactor: CGFloat(factor))
    scene.stage.advance(by: 5)
    expectEqual(log.what, ["end"])
    expectEqual(log.times, [factor * 2])
  }

  @Test(
    "runs back along its curve to its start, where models are restored (PropertyAnimators 15, 17)")
  func reverses() throws {
    let log = Log(scene.stage)
    let curve = MediaTimingFunction.easeInEaseOut
    let animator = mover(log, UICubicTimingParameters(animationCurve: .easeInOut))
    animator.startAnimation()
    scene.stage.advance(by: 1.2)
    animator.isReversed = true
    expectTrue(abs(animator.fractionComplete - 0.4) < 1e-9)
    scene.stage.advance(by: 0.4)
    expectTrue(abs(x - (50 + 100 * curve.value(at: 0.4))) < 1e-9)
    expectEqual(model, 150)
    scene.stage.advance(by: 9)
    try #require(log.what == ["start"])
    expectTrue(abs(log.times[0] - 2.4) < 1e-9)
    expectEqual(model, 50)
    expectEqual(x, 50)
    expectTrue(!animator.isReversed)
  }

  // Rules: PropertyAnimators 19.
  @Test("pauses at its end without completing on request, and can run back from there")
  func pausesOnCompletion() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.stage.advance(by: 3)
    expectEqual(animator.state, .active)
    expectTrue(!animator.isRunning)
    expectEqual(animator.fractionComplete, 1)
    expectTrue(log.what.isEmpty)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["start"])
    expectEqual(log.times, [5])
    expectEqual(model, 50)
  }

  @Test(
    "sets models to presentation values when it stops, without completing (PropertyAnimators 6)"
  )
  func stops() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.stopAnimation(true)
    expectTrue(abs(model - 75) < 1e-9)
    expectEqual(animator.state, .inactive)
    scene.stage.advance(by: 9)
    expectTrue(abs(x - 75) < 1e-9)
    expectTrue(log.what.isEmpty)
    expectTrue(scene.stage.isSettled)
  }

  @Test(
    "finishes at any given position after a stop (PropertyAnimators 7)",
    arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
  func finishes(position: UIViewAnimatingPosition, place: Double) {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.stopAnimation(false)
    expectEqual(animator.state, .stopped)
    expectTrue(abs(model - 75) < 1e-9)
    animator.finishAnimation(at: position)
    expectEqual(animator.state, .inactive)
    expectEqual(log.what, ["\(position)"])
    expectTrue(abs(model - place) < 1e-9)
    expectTrue(abs(x - place) < 1e-9)
  }

  @Test(
    "adds late changes over the remaining time, and delayed ones later (PropertyAnimators 20–22)")
  func addsLate() {
    let animator = mover(Log(scene.stage))
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.addAnimations { scene.view.alpha = 0 }
    animator.addAnimations({ scene.view.center.y = 150 }, delayFactor: 0.25)
    scene.stage.advance(by: 0.75)
    expectTrue(abs(scene.opacity - 0.5) < 1e-9)
    expectTrue(abs(Double(scene.position.y) - (50 + 100 * 0.25)) < 1e-9)
  }

  @Test("waits for the first animation when it is started without one (PropertyAnimators 13)")
  func waits() {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    expectEqual(animator.state, .active)
    expectTrue(!animator.isRunning)
    scene.stage.advance(by: 5)
    animator.addAnimations { scene.view.alpha = 0 }
    scene.stage.advance(by: 0.25)
    expectTrue(abs(scene.opacity - 0.75) < 1e-9)
  }

  @Test("includes inner blocks, and runs their completions (PropertyAnimators 37)")
  func nested() {
    let log = Log(scene.stage)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(
        withDuration: 9, animations: { scene.view.alpha = 0 }, completion: log.completion("in"))
    }
    animator.addCompletion { log.note("\($0)") }
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 10)
    expectTrue(abs(scene.opacity - 0.5) < 1e-9)
    expectTrue(log.what.isEmpty)
    animator.startAnimation()
    scene.stage.advance(by: 1)
    expectEqual(log.what, ["in true", "end"])
  }

  @Test(
    "is driven by a spring, and restarts it from its current value (PropertyAnimators 33, 42, 43)"
  )
  func springs() {
    let log = Log(scene.stage)
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    let animator = mover(log, UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
    expectEqual(animator.duration, spring.settlingDuration)
    animator.startAnimation()
    scene.stage.advance(by: 0.1)
    expectTrue(abs(x - (50 + 100 * spring.value(at: 0.1))) < 1e-9)
    let before = x
    animator.pauseAnimation()
    expectTrue(abs(x - before) < 1e-9)
    animator.continueAnimation(durationFactor: 1)
    scene.stage.advance(by: 0.1)
    expectTrue(abs(x - (before + (150 - before) * spring.value(at: 0.1))) < 1e-9)
    scene.stage.advance(by: 20)
    expectEqual(log.what, ["end"])
    expectEqual(x, 150)
  }

  @Test("completes when its views have left, or never were in, a window (PropertyAnimators 47)")
  func leaves() {
    let log = Log(scene.stage)
    mover(log).startAnimation()
    scene.stage.advance(by: 0.5)
    scene.view.removeFromSuperview()
    let stray = UIView()
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { stray.alpha = 0 }
    other.addCompletion { log.note("stray \($0)") }
    other.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["stray end", "end"])
    expectEqual(log.times, [1.5, 2])
    expectEqual(stray.alpha, 0)
  }

  @Test("completes at once when it has no duration (PropertyAnimators 48)")
  func instant() {
    scene.stage.advance(by: 0)
    let log = Log(scene.stage)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0, animations: { scene.view.alpha = 0 }, completion: { log.note("\($0)") })
    expectEqual(scene.opacity, 0)
    expectTrue(log.what.isEmpty)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["end"])
  }

  @Test("takes over another animator's property from its presentation value (PropertyAnimators 23)")
  func takesOver() {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, options: .curveLinear, animations: { scene.view.alpha = 0 })
    scene.stage.advance(by: 0.5)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, options: .curveLinear, animations: { scene.view.alpha = 1 })
    scene.stage.advance(by: 0.5)
    expectTrue(abs(scene.opacity - 0.75) < 1e-9)
  }

  @Test("has UIKit's numbers for states and positions (PropertyAnimators 1, 18)")
  func numbers() {
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    expectEqual(states.map(\.rawValue), [0, 1, 2])
    expectEqual(positions.map(\.rawValue), [0, 1, 2])
  }

  @Test("can be observed, for example when it pauses at its end (PropertyAnimators 14, 19)")
  func observed() async {
    let animator = mover(Log(scene.stage))
    animator.pausesOnCompletion = true
    for change in [{ animator.startAnimation() }, { scene.stage.advance(by: 9) }] {
      await confirmation { confirm in
        withObservationTracking {
          _ = animator.isRunning
        } onChange: {
          confirm()
        }
        change()
      }
    }
    await confirmation { confirm in
      withObservationTracking {
        _ = (animator.isReversed, animator.state)
      } onChange: {
        confirm()
      }
      animator.isReversed = true
      animator.stopAnimation(true)
    }
  }

  @Test("does not blend the velocity of a spring into another curve (PropertyAnimators 32)")
  func noBlending() {
    let animator = mover(Log(scene.stage), UISpringTimingParameters(dampingRatio: 1))
    animator.startAnimation()
    scene.stage.advance(by: 0.2)
    animator.pauseAnimation()
    let (before, rest) = (x, 150 - x)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    scene.stage.advance(by: 0.1)
    expectTrue(abs(x - before - rest * MediaTimingFunction.easeIn.value(at: 0.1)) < 1e-9)
  }

  @Test("delays the completion block of a transaction until its end (Transactions 5)")
  func transaction() {
    let log = Log(scene.stage)
    let animator = mover(log)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("committed") }
    animator.pauseAnimation()
    CATransaction.commit()
    scene.stage.advance(by: 5)
    expectTrue(log.what.isEmpty)
    animator.startAnimation()
    scene.stage.advance(by: 5)
    expectEqual(log.what, ["committed", "end"])
  }
}
