import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import Observation
import StageSupport
import TestFormulas
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
  @Test("runs its blocks at the start and its completions at the exact end, in order")
  func runs() {
    // States and positions have UIKit's numbers.
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    expectTrue(states.map(\.rawValue) == [0, 1, 2] && positions.map(\.rawValue) == [0, 1, 2])
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.addCompletion { _ in log.note("second, \(animator.isRunning)") }
    expectEqual(animator.state, .inactive)
    expectEqual(model, 50)
    animator.startAnimation()
    expectEqual(animator.state, .active)
    expectTrue(animator.isRunning)
    expectEqual(model, 150)
    expectNear(scene.film([0.5, 7.5]) { $0.position.x }, [75, 150])
    expectEqual(log.lines, ["2.0 end", "2.0 second, true"])
    expectEqual(animator.state, .inactive)
    expectTrue(!animator.isRunning)
    animator.addAnimations { scene.view.center.x = 250 }
    animator.startAnimation()
    expectNear(scene.film([8.5]) { $0.position.x }, [200])
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
    expectNear(scene.film([1, 1.5, 9]) { $0.position.x }, [50, 75, 150])
    expectEqual(log.times, [3])
  }

  // Rules: PropertyAnimators 3.
  @Test("goes on after the delay, too, if it was paused")
  func delayedContinuation() {
    let log = Log(scene.stage)
    let animator = mover(log)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.startAnimation(afterDelay: 1)
    expectTrue(animator.isRunning)
    expectNear(scene.film([1, 1.5, 9]) { $0.position.x }, [100, 125, 150])
    expectEqual(log.times, [2])
  }

  @Test(
    """
    pauses, scrubs to a progress, or to a time when it does not scrub linearly, and does not \
    delay settling (PropertyAnimators 4, 5, 24, 26)
    """)
  func scrubs() throws {
    let log = Log(scene.stage)
    let animator = mover(log, UICubicTimingParameters(animationCurve: .easeIn))
    func scrub(_ fractions: [CGFloat]) -> [[Double]] {
      fractions.map { fraction in
        animator.fractionComplete = fraction
        return [x, Double(animator.fractionComplete)]
      }
    }
    expectNear(scrub([0.25, 7, 0.5]), [[75, 0.25], [150, 1], [100, 0.5]])
    expectEqual(animator.state, .active)
    expectTrue(!animator.isRunning)
    #expect(try scene.stage.settle() == 0)
    scene.stage.advance(by: 100)
    expectNear(x, 100, within: 1e-9)
    expectTrue(log.what.isEmpty)
    animator.scrubsLinearly = false
    expectNear(scrub([0.3]), [[50 + 100 * MediaTimingFunction.easeIn.value(at: 0.3), 0.3]])
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
    expectNear(x, (50 + 100 * curve.value(at: time + 0.4 / 2)), within: 1e-9)
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["end"])
    expectNear(log.times, [(1 - time) * 2])
  }

  // Rules: PropertyAnimators 28, 30, 31, 32.
  @Test(
    """
    covers the rest with another curve in the time that the factor gives, even at its end, and \
    does not blend the velocity of a spring into it
    """)
  func continuesOtherwise() {
    let log = Log(scene.stage)
    let animator = mover(log, UISpringTimingParameters(dampingRatio: 1))
    animator.startAnimation()
    scene.stage.advance(by: 0.2)
    animator.pauseAnimation()
    let (before, rest) = (x, 150 - x)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    scene.stage.advance(by: 0.1)
    expectNear(x, before + rest * MediaTimingFunction.easeIn.value(at: 0.1))
    scene.stage.advance(to: 5)
    for factor in [0, 0.5] {
      scene.view.center.x = 50
      let other = mover(log)
      other.fractionComplete = 1
      other.continueAnimation(durationFactor: factor)
      scene.stage.advance(by: 5)
    }
    expectEqual(log.what, ["end", "end", "end"])
    expectNear(log.times, [1.2, 5, 11])
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
    expectNear(animator.fractionComplete, 0.4, within: 1e-9)
    scene.stage.advance(by: 0.4)
    expectNear([x, model], [50 + 100 * curve.value(at: 0.4), 150])
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["start"])
    expectNear(log.times, [2.4])
    expectTrue([model, x] == [50, 50] && !animator.isReversed)
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
    expectTrue(log.lines == ["5.0 start"] && model == 50)
  }

  @Test(
    """
    sets models to presentation values when it stops, without completing (PropertyAnimators 6), \
    and makes no jump when two of them stop in either order on one property (PropertyAnimators 23)
    """, arguments: [true, false])
  func stops(isFirst: Bool) {
    let log = Log(scene.stage)
    let first = mover(log)
    first.startAnimation()
    scene.stage.advance(by: 1)
    let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { scene.view.center.x = 250 }
    second.startAnimation()
    scene.stage.advance(by: 0.5)
    let before = x
    (isFirst ? first : second).stopAnimation(true)
    expectNear(x, before)
    (isFirst ? second : first).stopAnimation(true)
    expectNear([x, model], [before, before])
    expectEqual(first.state, .inactive)
    scene.stage.advance(by: 9)
    expectNear(x, before)
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
    expectNear(model, 75, within: 1e-9)
    animator.finishAnimation(at: position)
    expectTrue(animator.state == .inactive && log.what == ["\(position)"])
    expectNear([model, x], [place, place])
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
    expectNear([scene.opacity, scene.position.y], [0.5, 50 + 100 * 0.25])
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
    expectNear(scene.opacity, 0.75, within: 1e-9)
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
    let before = 50 + 100 * spring.value(at: 0.1)
    var xs = [x]
    animator.pauseAnimation()
    xs.append(x)
    animator.continueAnimation(durationFactor: 1)
    scene.stage.advance(by: 0.1)
    xs.append(x)
    expectNear(xs, [before, before, before + (150 - before) * spring.value(at: 0.1)])
    scene.stage.advance(by: 20)
    expectTrue(log.what == ["end"] && x == 150)
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
    expectNear(scene.opacity, 0.75, within: 1e-9)
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
