import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@Suite("A property animator with inner and enclosing blocks")
@MainActor
struct PropertyAnimatorNestingTests {
  let scene = Scene()

  /// A linear animator of two seconds.
  func linear(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    return UIViewPropertyAnimator(duration: 2, curve: .linear, animations: animations)
  }

  var x: Double { Double(scene.position.x) }

  // Rules: PropertyAnimators 37.
  @Test("gives an inner block its part of the time, by delay and own duration")
  func windows() {
    let log = Log(scene.stage)
    let animator = linear {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.overrideInheritedDuration],
        animations: { scene.view.alpha = 0 }, completion: log.completion("in"))
    }
    animator.addCompletion { log.note("\($0)") }
    for (fraction, opacity) in [(0.0, 1.0), (0.25, 1), (0.5, 0.5), (0.75, 0), (1, 0), (0.5, 0.5)] {
      animator.fractionComplete = CGFloat(fraction)
      expectTrue(isClose(scene.opacity, opacity))
    }
    animator.continueAnimation(durationFactor: 0)
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["in true", "end"])
    expectEqual(log.times, [1, 1])
  }

  // Rules: PropertyAnimators 37; ViewAnimation 23.
  @Test("respects an inner block's own curve")
  func ownCurve() {
    let animator = linear {
      UIView.animate(
        withDuration: 9, options: [.overrideInheritedCurve, .curveEaseIn],
        animations: { scene.view.alpha = 0 })
      UIView.animate(withDuration: 9, options: .curveEaseIn) { scene.view.center.x = 150 }
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.6)
    expectTrue(isClose(scene.opacity, 1 - MediaTimingFunction.easeIn.value(at: 0.3)))
    expectTrue(isClose(x, 50 + 100 * 0.3))
    animator.stopAnimation(true)
  }

  @Test("scrubs, reverses and stops inner keyframes (PropertyAnimators 38)")
  func keyframes() {
    let log = Log(scene.stage)
    let animator = linear {
      UIView.animateKeyframes(
        withDuration: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            scene.view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            scene.view.center.x = 350
          }
        }, completion: log.completion("keys"))
    }
    animator.addCompletion { log.note("\($0)") }
    for (fraction, place) in [(0.25, 100.0), (0.75, 250), (0.5, 150)] {
      animator.fractionComplete = CGFloat(fraction)
      expectTrue(isClose(x, place))
    }
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    expectTrue(isClose(x, 100))
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["keys true", "start"])
    expectEqual(scene.view.center.x, 50)
    expectEqual(x, 50)
  }

  @Test("plays keyframes linearly while a spring drives all else (PropertyAnimators 38)")
  func keyframesUnderSpring() {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      UIView.animateKeyframes(withDuration: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          scene.view.center.x = 150
        }
      }
      scene.view.alpha = 0
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.25)
    expectTrue(isClose(x, 75))
    expectTrue(scene.opacity < 0.5)
    scene.stage.advance(by: 9)
    expectEqual(x, 150)
  }

  @Test("leaves inner repetitions to the clock (PropertyAnimators 37)")
  func repeats() {
    let animator = linear {
      scene.view.center.x = 150
      UIView.animate(withDuration: 1, options: [.repeat]) { scene.view.alpha = 0 }
    }
    animator.pauseAnimation()
    scene.stage.advance(by: 0.5)
    expectTrue(isClose(scene.opacity, 0.75))
    expectEqual(x, 50)
    animator.stopAnimation(true)
    scene.view.layer.removeAllAnimations()
  }

  @Test(
    "is paused, scrubbed and ended by the animator whose block made it (PropertyAnimators 36)"
  )
  func tracked() {
    let log = Log(scene.stage)
    var inner: UIViewPropertyAnimator?
    let outer = linear {
      inner = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 99, delay: 1, options: .curveEaseIn,
        animations: { scene.view.alpha = 0 }, completion: { log.note("inner \($0)") })
    }
    outer.addCompletion { log.note("outer \($0)") }
    outer.fractionComplete = 0.75
    expectTrue(isClose(scene.opacity, 0.5))
    expectEqual(inner?.state, .active)
    expectTrue(inner?.isRunning == true)
    expectTrue(inner?.isInterruptible == false)
    expectEqual(inner?.duration, 2)
    expectTrue(isClose(inner?.fractionComplete ?? 0, 0.5))
    scene.stage.advance(by: 9)
    expectTrue(log.what.isEmpty)
    inner?.pauseAnimation()
    inner?.isReversed = true
    inner?.fractionComplete = 0
    inner?.stopAnimation(true)
    inner?.finishAnimation(at: .end)
    expectEqual(scene.stage.diagnostics.issues.count, 5)
    expectTrue(isClose(scene.opacity, 0.5))
    inner?.addAnimations { scene.view.center.x = 150 }
    outer.fractionComplete = 0.875
    expectTrue(isClose(x, 100))
    outer.isReversed = true
    outer.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["inner start", "outer start"])
    expectEqual(inner?.state, .inactive)
    expectTrue(inner?.isRunning == false)
    expectEqual(scene.view.alpha, 1)
    expectEqual(scene.view.center.x, 50)
  }

  @Test(
    "ends at .current when the enclosing animator stops without finishing (PropertyAnimators 6, 36)"
  )
  func trackedStops() {
    let log = Log(scene.stage)
    weak var kept: UIViewPropertyAnimator?
    let outer = linear {
      kept = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: { log.note("\($0)") })
    }
    outer.startAnimation()
    scene.stage.advance(by: 0.5)
    expectTrue(kept != nil)
    outer.stopAnimation(true)
    expectTrue(log.what.isEmpty)
    expectTrue(isClose(scene.view.alpha, 0.75))
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["current"])
    expectTrue(kept == nil)
  }

  @Test(
    "ends where the stopped enclosing animator finishes (PropertyAnimators 7, 36)",
    arguments: [UIViewAnimatingPosition.start, .current, .end])
  func trackedFinishes(position: UIViewAnimatingPosition) {
    let log = Log(scene.stage)
    let outer = linear {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: { log.note("\($0)") })
    }
    outer.startAnimation()
    scene.stage.advance(by: 0.5)
    outer.stopAnimation(false)
    expectTrue(log.what.isEmpty)
    outer.finishAnimation(at: position)
    expectEqual(log.what, ["\(position)"])
  }

  @Test(
    "has the duration, delay and curve of a block, and runs by itself (PropertyAnimators 36)")
  func withinBlock() {
    let log = Log(scene.stage)
    scene.stage.advance(by: 0)
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      inner = .runningPropertyAnimator(
        withDuration: 0.1, delay: 0.5, options: .curveEaseIn,
        animations: { scene.view.alpha = 0 }, completion: { log.note("\($0)") })
    }
    expectEqual(inner?.duration, 2)
    expectTrue(inner?.isInterruptible == false)
    scene.stage.advance(by: 2.5)
    expectTrue(isClose(scene.opacity, 0.5))
    inner?.pauseAnimation()
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["end"])
    expectEqual(log.times, [3.5])
    expectEqual(scene.stage.diagnostics.issues.count, 1)
  }

  @Test("keeps the settings that its options override in a block (PropertyAnimators 36)")
  func overrides() {
    scene.stage.advance(by: 0)
    var inner: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      inner = .runningPropertyAnimator(
        withDuration: 1,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: { scene.view.alpha = 0 })
    }
    scene.stage.advance(by: 0.25)
    expectEqual(inner?.duration, 1)
    expectTrue(isClose(scene.opacity, 0.75))
  }

  @Test("is driven by the spring of the block in which it was made (PropertyAnimators 36)")
  func inheritsSpring() {
    scene.stage.advance(by: 0)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.window.addSubview(other)
    UIView.animate(withDuration: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
      other.alpha = 0
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, animations: { scene.view.alpha = 0 })
    }
    scene.stage.advance(by: 0.3)
    expectTrue(isClose(scene.opacity, other.layer.presentationProperties.opacity))
  }

  @Test("is independent when it is only started within a block (PropertyAnimators 36)")
  func startedWithin() {
    let inner = linear { scene.view.alpha = 0 }
    let outer = linear { inner.startAnimation() }
    outer.pauseAnimation()
    scene.stage.advance(by: 1)
    expectTrue(isClose(scene.opacity, 0.5))
    inner.pauseAnimation()
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    inner.stopAnimation(true)
    outer.stopAnimation(true)
  }

  // Rules: ViewAnimation 26.
  @Test("changes at once, and ends in the same instant, while animations are disabled")
  func disabled() {
    let log = Log(scene.stage)
    let animator = linear { scene.view.center.x = 150 }
    animator.addCompletion { log.note("\($0)") }
    UIView.setAnimationsEnabled(false)
    animator.startAnimation(afterDelay: 1)
    UIView.setAnimationsEnabled(true)
    expectEqual(x, 150)
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["end"])
    expectEqual(log.times, [0])
  }

  // Rules: ViewAnimation 26; PropertyAnimators 15.
  @Test("restores its start even if it changed without an animation")
  func disabledAndReversed() {
    let animator = linear {
      scene.view.center.x = 150
      UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    }
    UIView.setAnimationsEnabled(false)
    animator.pauseAnimation()
    UIView.setAnimationsEnabled(true)
    expectEqual(x, 150)
    expectEqual(scene.opacity, 0)
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(x, 50)
    expectEqual(scene.view.alpha, 1)
    expectEqual(scene.opacity, 1)
  }

  // Rules: PropertyAnimators 23.
  @Test("adds to a block's motion, and leaves alone properties that a block has taken over")
  func blocksBeside() {
    let animator = linear {
      scene.view.center.x = 150
      scene.view.alpha = 0
    }
    animator.startAnimation()
    scene.stage.advance(by: 1)
    UIView.animate(withDuration: 2, options: [.curveLinear, .beginFromCurrentState]) {
      scene.view.center.x = 250
      scene.view.alpha = 1
    }
    expectTrue(isClose(x, 100))
    expectTrue(isClose(scene.opacity, 0.5))
    scene.stage.advance(by: 0.5)
    expectTrue(isClose(x, 150))
    expectTrue(isClose(scene.opacity, 0.625))
    animator.stopAnimation(false)
    expectTrue(isClose(x, 150))
    expectTrue(isClose(scene.opacity, 0.625))
    animator.finishAnimation(at: .end)
    expectEqual(scene.view.alpha, 1)
    expectTrue(isClose(scene.opacity, 0.625))
    scene.stage.advance(by: 9)
    expectEqual(scene.opacity, 1)
  }
}
