import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

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

  @Test("accepts any duration, delay, fraction and factor", arguments: strangeNumbers)
  func numbers(number: Double) {
    let isPossible = number.isFinite && number >= 0
    let lasting = mover(number)
    expectEqual(lasting.duration, (isPossible ? number : 0))
    expectEqual(scene.stage.diagnostics.issues.count, (isPossible ? 0 : 1))
    lasting.fractionComplete = 0.5
    expectNear(x, 100)
    lasting.continueAnimation(durationFactor: 0)
    scene.stage.advance(by: 1)
    expectTrue(x.isFinite)
    expectEqual((lasting.state == .inactive), (lasting.duration < 1))
    end(lasting)
    scene.view.center.x = 50

    let animator = mover()
    animator.startAnimation(afterDelay: number)
    animator.pauseAnimation()
    animator.fractionComplete = CGFloat(number)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: CGFloat(number))
    expectEqual(scene.view.alpha, 0)
    expectTrue((0...1).contains(animator.fractionComplete))
    animator.continueAnimation(durationFactor: CGFloat(number))
    scene.stage.advance(by: 1)
    expectTrue((50...150).contains(x) && (0...1).contains(scene.opacity))
    end(animator)
    expectEqual(animator.state, .inactive)

    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: number, delay: number, animations: { scene.view.alpha = 1 })
    expectEqual(running.state, .active)
    expectEqual(scene.view.alpha, 1)
    end(running)
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
    expectEqual(scene.stage.diagnostics.issues.count, 9)
    expectTrue(animator.isRunning)
    scene.stage.advance(by: 0.5)
    expectNear([x, scene.opacity], [100, 0.5])
    #expect(try scene.stage.settle() == 0.5)
    expectEqual(log.what, ["end"])
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
    expectEqual(animator.state, .inactive)
    try scene.stage.settle()
    expectTrue([x, scene.opacity] == [250, 0] && scene.layer.animationKeys() == nil)
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
    expectTrue(log.what == ["end, true"] && animator.state == .inactive)
    expectEqual(scene.stage.diagnostics.issues.count, 5)
    animator.startAnimation()
    scene.stage.advance(by: 1)
    expectTrue(log.what == ["end, true", "end, true"] && scene.view.center.x == 250)
  }

  @Test("ends well after a thousand random calls", arguments: 0..<8)
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
      expectTrue(x.isFinite && scene.opacity.isFinite)
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
    expectEqual(animator.state, .inactive)
    expectEqual(log.what.count, added)
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(scene.view.center.x, scene.position.x)
  }
}
