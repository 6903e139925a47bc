import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@Suite("A property animator whose views, stage or owner go")
@MainActor
struct PropertyAnimatorLifetimeTests {
  let scene = Scene()

  func mover(_ duration: TimeInterval = 2) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    return UIViewPropertyAnimator(duration: duration, curve: .linear) { scene.view.center.x = 150 }
  }

  var x: Double { Double(scene.position.x) }

  @Test(
    """
    can be started again after its end, any number of times, and releases blocks, completions and \
    views at each end (PropertyAnimators 12)
    """)
  func reuse() {
    final class Token {}
    weak var token: Token?
    let log = Log(scene.stage)
    let animator = mover(1)
    for round in 1...3 {
      do {
        let held = Token()
        token = held
        animator.addAnimations { [held] in
          withExtendedLifetime(held) { scene.view.center.x = CGFloat(round * 100) }
        }
        animator.addCompletion { [held] in
          withExtendedLifetime(held) {}
          log.note("\(round) \($0)")
        }
      }
      animator.startAnimation()
      scene.stage.advance(by: 2)
      expectTrue(token == nil)
    }
    expectEqual(log.lines, ["1.0 1 end", "3.0 2 end", "5.0 3 end"])
    expectTrue(scene.stage.isSettled && scene.layer.animationKeys() == nil)
  }

  @Test(
    "calls no completion after its stage is deallocated, and retains nothing",
    arguments: [false, true])
  func stageGoes(isPaused: Bool) {
    weak var gone: UIViewPropertyAnimator?
    weak var view: UIView?
    var calls = 0
    do {
      let other = Scene()
      view = other.view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = other.view] in
        view.alpha = 0
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 1, animations: { view.center.x = 9 }, completion: { _ in calls += 1 })
      }
      animator.addCompletion { _ in calls += 1 }
      animator.startAnimation()
      other.stage.advance(by: 0.5)
      if isPaused { animator.pauseAnimation() }
      gone = animator
    }
    expectTrue(gone == nil)
    expectTrue(view == nil)
    expectEqual(calls, 0)
  }

  @Test("finishes at once when it continues after its stage is deallocated")
  func continuesWithoutStage() {
    let log = Log()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { log.note("\($0)") }
    do {
      let other = Scene()
      other.window.addSubview(view)
      other.stage.advance(by: 0)
      animator.fractionComplete = 0.5
      view.removeFromSuperview()
    }
    animator.startAnimation()
    expectTrue(log.what == ["end"] && animator.state == .inactive && view.alpha == 0)
  }

  @Test(
    """
    completes when its views have left, or never were in, a window, or lost their animations \
    (PropertyAnimators 47)
    """)
  func leaves() {
    let log = Log(scene.stage)
    let (robbed, stray) = (UIView(), UIView())
    scene.window.addSubview(robbed)
    let animator = mover()
    let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { robbed.alpha = 0 }
    let third = UIViewPropertyAnimator(duration: 1, curve: .linear) { stray.alpha = 0 }
    for (name, animator) in [("left", animator), ("robbed", second), ("stray", third)] {
      animator.addCompletion { log.note("\(name) \($0)") }
      animator.startAnimation()
      if name == "robbed" { scene.stage.advance(by: 0.5) }
    }
    scene.view.removeFromSuperview()
    robbed.layer.removeAllAnimations()
    expectEqual(robbed.layer.presentationProperties.opacity, 0)
    scene.stage.advance(by: 9)
    expectTrue(
      log.lines == ["1.5 stray end", "2.0 left end", "2.0 robbed end"] && stray.alpha == 0)
  }

  @Test("restores and keeps the right models when a view leaves on the way (PropertyAnimators 47)")
  func leavesOnTheWay() {
    let animator = mover()
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    var xs = [x]
    animator.fractionComplete = 0.1
    xs.append(x)
    animator.stopAnimation(false)
    xs.append(Double(scene.view.center.x))
    animator.finishAnimation(at: .start)
    xs.append(Double(scene.view.center.x))
    expectTrue(xs == [150, 150, 150, 50] && scene.stage.isSettled)
  }

  @Test("shows nothing of scrubbing before the view is on a stage (PropertyAnimators 47)")
  func scrubsStray() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stray.alpha = 0 }
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 0)
    scene.window.addSubview(stray)
    animator.fractionComplete = 0.25
    expectEqual(stray.layer.presentationProperties.opacity, 0)
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(stray.alpha, 1)
  }

  @Test(
    """
    is released at once and without a report before it began, and reported when it waits for \
    animations (PropertyAnimators 11, 13)
    """)
  func neverStarted() {
    weak var gone: UIViewPropertyAnimator?
    do { gone = mover() }
    expectTrue(gone == nil)
    expectEqual(scene.view.center.x, 50)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    let log = Log(scene.stage)
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { log.note("\($0)") }
      animator.startAnimation()
    }
    scene.stage.advance(by: 0)
    expectTrue(log.what == ["current"] && scene.stage.diagnostics.issues.count == 1)
  }
}
