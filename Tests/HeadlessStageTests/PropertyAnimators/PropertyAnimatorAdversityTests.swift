import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Testing

@Suite("A property animator under adversity")
@MainActor
struct PropertyAnimatorAdversityTests {
  let scene = Scene()
  nonisolated static let strangeNumbers = [
    Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
  ]

  func mover(_ duration: TimeInterval = 2) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    return UIViewPropertyAnimator(duration: duration, curve: .linear) { scene.view.center.x = 150 }
  }

  /// Ends an animator in any state.
  func end(_ animator: UIViewPropertyAnimator) {
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: .current) }
  }

  var x: Double { Double(scene.position.x) }

  @Test("accepts any duration", arguments: strangeNumbers)
  func durations(duration: TimeInterval) {
    let log = Log(scene.stage)
    let animator = mover(duration)
    let isPossible = duration.isFinite && duration >= 0
    #expect(animator.duration == (isPossible ? duration : 0))
    #expect(scene.stage.diagnostics.issues.count == (isPossible ? 0 : 1))
    animator.addCompletion { log.note("\($0)") }
    animator.fractionComplete = 0.5
    #expect(isClose(x, 100))
    animator.continueAnimation(durationFactor: 0)
    scene.stage.advance(by: 1)
    #expect(x.isFinite)
    #expect((log.what == ["end"]) == (animator.duration < 1))
    end(animator)
  }

  @Test("accepts any fraction, factor and delay", arguments: strangeNumbers)
  func numbers(number: Double) {
    let animator = mover()
    animator.startAnimation(afterDelay: number)
    animator.pauseAnimation()
    animator.fractionComplete = CGFloat(number)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: CGFloat(number))
    #expect(scene.view.alpha == 0)
    #expect(animator.fractionComplete >= 0)
    #expect(animator.fractionComplete <= 1)
    animator.continueAnimation(durationFactor: CGFloat(number))
    scene.stage.advance(by: 1)
    #expect(x >= 50)
    #expect(x <= 150)
    #expect(scene.opacity >= 0)
    #expect(scene.opacity <= 1)
    end(animator)
    #expect(animator.state == .inactive)
  }

  @Test(
    "makes all changes of a running animator for impossible numbers too", arguments: strangeNumbers)
  func running(number: Double) {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: number, delay: number, animations: { scene.view.alpha = 0 })
    #expect(animator.state == .active)
    #expect(scene.view.alpha == 0)
    end(animator)
  }

  @Test("refuses calls from its own blocks, and continues (PropertyAnimators 2)")
  func fromBlocks() throws {
    let log = Log(scene.stage)
    scene.stage.advance(by: 0)
    weak var own: UIViewPropertyAnimator?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      own?.stopAnimation(true)
      own?.stopAnimation(false)
      own?.finishAnimation(at: .end)
      own?.startAnimation()
      own?.startAnimation(afterDelay: 1)
      own?.pauseAnimation()
      own?.fractionComplete = 0.5
      own?.isReversed = true
      own?.continueAnimation(durationFactor: 1)
      own?.addAnimations { scene.view.alpha = 0 }
      own?.addCompletion { log.note("\($0)") }
      scene.view.center.x = 150
    }
    own = animator
    animator.startAnimation()
    #expect(scene.stage.diagnostics.issues.count == 9)
    #expect(animator.isRunning)
    scene.stage.advance(by: 0.5)
    #expect(isClose(x, 100))
    #expect(isClose(scene.opacity, 0.5))
    #expect(try scene.stage.settle() == 0.5)
    #expect(log.what == ["end"])
  }

  @Test("survives an advance of the clock, up to and beyond its end, in one of its blocks")
  func timeInBlock() throws {
    let animator = mover(1)
    animator.startAnimation()
    animator.addAnimations {
      scene.view.center.x = 250
      scene.stage.advance(by: 5)
      scene.view.alpha = 0
    }
    #expect(animator.state == .inactive)
    try scene.stage.settle()
    #expect(x == 250)
    #expect(scene.opacity == 0)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test(
    "can be prepared for its next run, but not started, by completions (PropertyAnimators 10, 12)"
  )
  func fromCompletions() {
    let log = Log(scene.stage)
    let animator = mover(1)
    func again(_ position: UIViewAnimatingPosition) {
      log.note("\(position), \(animator.isRunning)")
      animator.addAnimations { scene.view.center.x += 100 }
      animator.addCompletion { again($0) }
      animator.startAnimation()
      animator.stopAnimation(true)
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
    }
    animator.addCompletion { again($0) }
    animator.startAnimation()
    scene.stage.advance(by: 1)
    #expect(log.what == ["end, true"])
    #expect(animator.state == .inactive)
    #expect(scene.stage.diagnostics.issues.count == 5)
    animator.startAnimation()
    scene.stage.advance(by: 1)
    #expect(log.what == ["end, true", "end, true"])
    #expect(scene.view.center.x == 250)
  }

  @Test("can be started again after its end, any number of times (PropertyAnimators 12)")
  func reuse() {
    let log = Log(scene.stage)
    let animator = mover(1)
    for round in 1...3 {
      animator.addAnimations { scene.view.center.x = CGFloat(round * 100) }
      animator.addCompletion { log.note("\(round) \($0)") }
      animator.startAnimation()
      scene.stage.advance(by: 2)
    }
    #expect(log.what == ["1 end", "2 end", "3 end"])
    #expect(log.times == [1, 3, 5])
    #expect(scene.stage.isSettled)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("releases blocks, completions and views at its end (PropertyAnimators 12)")
  func letsGo() {
    final class Token {}
    weak var token: Token?
    let animator = mover(1)
    for start in [{ animator.startAnimation() }, { animator.pauseAnimation() }] {
      do {
        let held = Token()
        token = held
        animator.addAnimations { [held] in withExtendedLifetime(held) {} }
        animator.addCompletion { [held] _ in withExtendedLifetime(held) {} }
      }
      start()
      scene.stage.advance(by: 5)
      if animator.state == .active { animator.stopAnimation(true) }
      #expect(token == nil)
    }
  }

  @Test("is released at once and without a report before it began (PropertyAnimators 11)")
  func neverStarted() {
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = mover()
      gone = animator
    }
    #expect(gone == nil)
    #expect(scene.stage.diagnostics.issues.isEmpty)
    #expect(scene.view.center.x == 50)
  }

  @Test("is reported when it is released while it waits for animations (PropertyAnimators 11, 13)")
  func abandonedWaiting() {
    scene.stage.advance(by: 0)
    let log = Log(scene.stage)
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { log.note("\($0)") }
      animator.startAnimation()
    }
    scene.stage.advance(by: 0)
    #expect(log.what == ["current"])
    #expect(scene.stage.diagnostics.issues.count == 1)
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
    #expect(gone == nil)
    #expect(view == nil)
    #expect(calls == 0)
  }

  @Test("finishes at once when it continues after its stage is deallocated")
  func continuesWithoutStage() {
    var positions: [UIViewAnimatingPosition] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    do {
      let other = Scene()
      other.window.addSubview(view)
      other.stage.advance(by: 0)
      animator.fractionComplete = 0.5
      view.removeFromSuperview()
    }
    animator.startAnimation()
    #expect(positions == [.end])
    #expect(animator.state == .inactive)
    #expect(view.alpha == 0)
  }

  @Test("restores and keeps the right models when a view leaves on the way (PropertyAnimators 47)")
  func leavesOnTheWay() {
    let animator = mover()
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    #expect(x == 150)
    animator.fractionComplete = 0.1
    #expect(x == 150)
    animator.stopAnimation(false)
    #expect(scene.view.center.x == 150)
    animator.finishAnimation(at: .start)
    #expect(scene.view.center.x == 50)
    #expect(scene.stage.isSettled)
  }

  @Test("shows nothing of scrubbing before the view is on a stage (PropertyAnimators 47)")
  func scrubsStray() {
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stray.alpha = 0 }
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 0)
    scene.window.addSubview(stray)
    animator.fractionComplete = 0.25
    #expect(stray.layer.presentationProperties.opacity == 0)
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 9)
    #expect(stray.alpha == 1)
  }

  @Test("continues after its animations were removed from the layer")
  func animationsRemoved() {
    let log = Log(scene.stage)
    let animator = mover()
    animator.addCompletion { log.note("\($0)") }
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    scene.layer.removeAllAnimations()
    #expect(x == 150)
    scene.stage.advance(by: 9)
    #expect(log.what == ["end"])
    #expect(log.times == [2])
  }

  @Test(
    "makes no jump when two of them stop in either order on one property (PropertyAnimators 23)")
  func twoOfThem() {
    for isFirst in [true, false] {
      scene.view.center.x = 50
      let first = mover()
      first.startAnimation()
      scene.stage.advance(by: 1)
      let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { scene.view.center.x = 250 }
      second.startAnimation()
      scene.stage.advance(by: 0.5)
      let before = x
      (isFirst ? first : second).stopAnimation(true)
      #expect(isClose(x, before))
      (isFirst ? second : first).stopAnimation(true)
      #expect(isClose(x, before))
      #expect(isClose(scene.view.center.x, before))
    }
  }

  @Test("works with two thousand views in all its states")
  func crowd() {
    let views = (0..<2_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      for view in views { view.frame = CGRect(x: 100, y: 0, width: 20, height: 20) }
    }
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    animator.isReversed = true
    animator.fractionComplete = 0.25
    animator.stopAnimation(false)
    #expect(views.allSatisfy { isClose($0.frame.minX, 75) })
    animator.finishAnimation(at: .start)
    #expect(views.allSatisfy { $0.frame.minX == 0 && $0.layer.animationKeys() == nil })
  }

  @Test("ends well after a thousand random calls", arguments: 0..<7)
  func anything(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let log = Log(scene.stage)
    let animator = mover()
    var added = 0
    func number() -> Double { Double.random(in: -0.5...1.5, using: &numbers) }
    func act(depth: Int = 0) {
      switch Int.random(in: 0..<16, using: &numbers) {
      case 0: animator.startAnimation()
      case 1: animator.startAnimation(afterDelay: number())
      case 2: animator.pauseAnimation()
      case 3: animator.continueAnimation(durationFactor: CGFloat(number()))
      case 4:
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            dampingRatio: number(), initialVelocity: CGVector(dx: number(), dy: number())),
          durationFactor: CGFloat(number()))
      case 5: animator.stopAnimation(false)
      case 6: animator.finishAnimation(at: .start)
      case 7: animator.finishAnimation(at: .end)
      case 8: animator.isReversed.toggle()
      case 9: animator.fractionComplete = number()
      case 10: animator.pausesOnCompletion.toggle()
      case 11: animator.scrubsLinearly.toggle()
      case 12:
        added += 1
        animator.addCompletion { _ in
          log.note("told")
          if depth < 2 { act(depth: depth + 1) }
        }
      case 13:
        let x = number() * 100
        animator.addAnimations(
          {
            scene.view.center.x = x
            if depth < 2 { act(depth: depth + 1) }
          }, delayFactor: CGFloat(number()))
      case 14: UIView.animate(withDuration: 0.5) { scene.view.alpha = max(0, min(1, number())) }
      default: scene.stage.advance(by: max(0, number()))
      }
      #expect(x.isFinite)
      #expect(scene.opacity.isFinite)
    }
    for _ in 0..<1000 { act() }
    animator.pausesOnCompletion = false
    end(animator)
    // A completion that another completion added runs at the next end.
    for _ in 0..<9 where log.what.count < added {
      animator.startAnimation()
      end(animator)
    }
    try scene.stage.settle()
    #expect(animator.state == .inactive)
    #expect(log.what.count == added)
    #expect(scene.layer.animationKeys() == nil)
    #expect(scene.view.center.x == scene.position.x)
  }
}
