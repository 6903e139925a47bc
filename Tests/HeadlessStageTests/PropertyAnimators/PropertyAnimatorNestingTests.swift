import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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

  // Rules: PropertyAnimators 37; ViewAnimation 23.
  @Test("gives an inner block its part of the time, by delay, own duration and own curve")
  func windows() {
    let log = Log(scene.stage)
    let animator = linear {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.overrideInheritedDuration],
        animations: { scene.view.alpha = 0 }, completion: log.completion("in"))
      UIView.animate(withDuration: 9, options: .curveEaseIn) { scene.view.center.x = 150 }
      UIView.animate(withDuration: 9, options: [.overrideInheritedCurve, .curveEaseIn]) {
        scene.view.layer.cornerRadius = 10
      }
    }
    animator.addCompletion { log.note("\($0)") }
    let film = scrub(animator, [0, 0.25, 0.5, 0.75, 1, 0.5]) { $0.opacity }
    expectNear(film, [1, 1, 0.5, 0, 0, 0.5])
    expectNear(scrub(animator, [0.5]) { $0.position.x }, [100])
    animator.fractionComplete = 0
    animator.startAnimation()
    scene.stage.advance(by: 0.6)
    let eased = 10 * MediaTimingFunction.easeIn.value(at: 0.3)
    expectNear([Double(scene.shown.cornerRadius), x], [eased, 50 + 100 * 0.3])
    scene.stage.advance(by: 9)
    expectEqual(log.lines, ["2.0 in true", "2.0 end"])
  }

  /// Moves an animator to each fraction, and returns a number that the view shows there.
  private func scrub(
    _ animator: UIViewPropertyAnimator, _ fractions: [CGFloat],
    of number: (LayerProperties) -> Double
  ) -> [Double] {
    fractions.map { fraction in
      animator.fractionComplete = fraction
      return number(scene.shown)
    }
  }

  @Test(
    """
    scrubs, reverses and stops inner keyframes, and plays them linearly while a spring drives all \
    else (PropertyAnimators 38)
    """)
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
    let film = scrub(animator, [0.25, 0.75, 0.5]) { $0.position.x }
    expectNear(film, [100, 250, 150])
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    expectNear(x, 100)
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["keys true", "start"])
    expectEqual(scene.view.center.x, 50)
    expectEqual(x, 50)
    let sprung = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      UIView.animateKeyframes(withDuration: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          scene.view.center.x = 150
        }
      }
      scene.view.alpha = 0
    }
    sprung.startAnimation()
    scene.stage.advance(by: 0.25)
    expectNear(x, 75)
    expectLess(scene.opacity, 0.5)
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
    expectNear([scene.opacity, x], [0.75, 50])
    animator.stopAnimation(true)
    scene.view.layer.removeAllAnimations()
  }

  // Rules: PropertyAnimators 3, 22, 37.
  @Test("begins inner repetitions after its delay, and after the delay of their changes")
  func repeatsLate() {
    let changes = { UIView.animate(withDuration: 1, options: .repeat) { scene.view.alpha = 0 } }
    for (delay, factor) in [(0.5, 0), (0, 0.25), (0.25, 0.125)] {
      scene.view.alpha = 1
      let animator = linear { scene.view.center.x = 150 }
      animator.addAnimations(changes, delayFactor: factor)
      animator.startAnimation(afterDelay: delay)
      scene.stage.advance(by: 0.5)
      expectNear(scene.opacity, 1)
      scene.stage.advance(by: 0.5)
      let whole = 2 - 2 * factor
      expectNear(scene.opacity, 1 - 0.5 / whole)
      animator.stopAnimation(true)
      scene.view.layer.removeAllAnimations()
    }
    let animator = linear { scene.view.center.x = 50 }
    animator.startAnimation(afterDelay: 0.5)
    scene.stage.advance(by: 0.25)
    scene.view.alpha = 1
    animator.addAnimations(changes)
    scene.stage.advance(by: 0.25)
    expectNear(scene.opacity, 1)
    animator.stopAnimation(true)
    scene.view.layer.removeAllAnimations()
  }

  @Test(
    "is paused, scrubbed and ended by the animator whose block made it (PropertyAnimators 36)"
  )
  func tracked() throws {
    let log = Log(scene.stage)
    var made: UIViewPropertyAnimator?
    let outer = linear {
      made = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 99, delay: 1, options: .curveEaseIn,
        animations: { scene.view.alpha = 0 }, completion: { log.note("inner \($0)") })
    }
    outer.addCompletion { log.note("outer \($0)") }
    outer.fractionComplete = 0.75
    let inner = try #require(made)
    expectEqual(inner.state, .active)
    expectTrue(inner.isRunning)
    expectTrue(!inner.isInterruptible)
    expectNear([scene.opacity, inner.fractionComplete, inner.duration], [0.5, 0.5, 2])
    scene.stage.advance(by: 9)
    expectTrue(log.what.isEmpty)
    inner.pauseAnimation()
    inner.isReversed = true
    inner.fractionComplete = 0
    inner.stopAnimation(true)
    inner.finishAnimation(at: .end)
    expectEqual(scene.stage.diagnostics.issues.count, 5)
    expectNear(scene.opacity, 0.5)
    inner.addAnimations { scene.view.center.x = 150 }
    outer.fractionComplete = 0.875
    expectNear(x, 100)
    outer.isReversed = true
    outer.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(log.what, ["inner start", "outer start"])
    expectEqual(inner.state, .inactive)
    expectTrue(!inner.isRunning)
    expectEqual(scene.view.alpha, 1)
    expectEqual(scene.view.center.x, 50)
  }

  @Test(
    """
    ends where the stopped enclosing animator finishes, and at .current if it does not finish \
    (PropertyAnimators 6, 7, 36)
    """,
    arguments: [UIViewAnimatingPosition.start, .current, .end, nil])
  func trackedFinishes(position: UIViewAnimatingPosition?) {
    let log = Log(scene.stage)
    weak var kept: UIViewPropertyAnimator?
    let outer = linear {
      kept = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: { log.note("\($0)") })
    }
    outer.startAnimation()
    scene.stage.advance(by: 0.5)
    outer.stopAnimation(position == nil)
    expectTrue(kept != nil)
    expectTrue(log.what.isEmpty)
    expectNear(scene.view.alpha, 0.75)
    if let position { outer.finishAnimation(at: position) }
    scene.stage.advance(by: 0)
    expectTrue(log.what == ["\(position ?? .current)"] && kept == nil)
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
    expectEqual(inner?.isInterruptible, false)
    scene.stage.advance(by: 2.5)
    expectNear(scene.opacity, 0.5)
    inner?.pauseAnimation()
    scene.stage.advance(by: 9)
    expectTrue(log.lines == ["3.5 end"] && scene.stage.diagnostics.issues.count == 1)
  }

  @Test("is driven by the block's spring, unless its options override it (PropertyAnimators 36)")
  func withinSpring() {
    scene.stage.advance(by: 0)
    let others = [UIView(), UIView()]
    for view in others { scene.window.addSubview(view) }
    var own: UIViewPropertyAnimator?
    UIView.animate(withDuration: 2, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
      others[0].alpha = 0
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, animations: { scene.view.alpha = 0 })
      own = .runningPropertyAnimator(
        withDuration: 1,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: { others[1].alpha = 0 })
    }
    scene.stage.advance(by: 0.25)
    let shown = others.map(\.layer.presentationProperties.opacity)
    expectNear([shown[0], 0.75], [scene.opacity, shown[1]])
    expectEqual(own?.duration, 1)
  }

  @Test("is independent when it is only started within a block (PropertyAnimators 36)")
  func startedWithin() {
    let inner = linear { scene.view.alpha = 0 }
    let outer = linear { inner.startAnimation() }
    outer.pauseAnimation()
    scene.stage.advance(by: 1)
    expectNear(scene.opacity, 0.5)
    inner.pauseAnimation()
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    inner.stopAnimation(true)
    outer.stopAnimation(true)
  }

  // Rules: ViewAnimation 26; PropertyAnimators 15.
  @Test(
    """
    changes at once, and ends in the same instant, while animations are disabled; it restores its \
    start even so
    """)
  func disabled() {
    let log = Log(scene.stage)
    let animator = linear { scene.view.center.x = 150 }
    animator.addCompletion { log.note("\($0)") }
    UIView.setAnimationsEnabled(false)
    animator.startAnimation(afterDelay: 1)
    UIView.setAnimationsEnabled(true)
    expectEqual(x, 150)
    scene.stage.advance(by: 0)
    expectEqual(log.lines, ["0.0 end"])
    let back = linear {
      scene.view.center.x = 250
      UIView.animate(withDuration: 1) { scene.view.alpha = 0 }
    }
    UIView.setAnimationsEnabled(false)
    back.pauseAnimation()
    UIView.setAnimationsEnabled(true)
    expectEqual([x, scene.opacity], [250, 0])
    back.isReversed = true
    back.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual([x, scene.opacity, Double(scene.view.alpha)], [150, 1, 1])
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
    expectNear([x, scene.opacity], [100, 0.5])
    scene.stage.advance(by: 0.5)
    expectNear([x, scene.opacity], [150, 0.625])
    animator.stopAnimation(false)
    expectNear([x, scene.opacity], [150, 0.625])
    animator.finishAnimation(at: .end)
    expectEqual(scene.view.alpha, 1)
    expectNear(scene.opacity, 0.625)
    scene.stage.advance(by: 9)
    expectEqual(scene.opacity, 1)
  }
}
