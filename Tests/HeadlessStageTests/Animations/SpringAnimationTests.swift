import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A spring animation")
struct SpringAnimationTests {
  private func spring(_ stiffness: Double, _ damping: Double, velocity: Double = 0)
    -> CASpringAnimation
  {
    let spring = CASpringAnimation(\.position.x, from: 100, to: 300)
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity
    spring.duration = spring.settlingDuration
    return spring
  }

  @Test("has Core Animation's defaults (Animations 27)")
  func defaults() {
    let spring = CASpringAnimation()
    expectEqual(spring.mass, 1)
    expectEqual(spring.stiffness, 100)
    expectEqual(spring.damping, 10)
    expectEqual(spring.initialVelocity, 0)
    expectTrue(!spring.allowsOverdamping)
  }

  @Test(
    "shows the closed form at every instant, over-damping clamped (Animations 28, 29, 33)",
    arguments: [(100.0, 10.0, 0.0), (100, 5, 3), (100, 20, -2), (250, 40, 5), (1000, 500, 1)])
  func closedForm(stiffness: Double, damping: Double, velocity: Double) {
    let scene = Scene()
    let animation = spring(stiffness, damping, velocity: velocity)
    scene.layer.add(animation, forKey: nil)
    scene.view.center.x = 300
    for step in 0..<100 {
      let time = animation.duration * Double(step) / 100
      scene.stage.advance(to: time)
      let progress = springProgress(
        mass: 1, stiffness: stiffness, damping: damping, velocity: velocity, at: time)
      expectTrue(isClose(scene.position.x, 100 + 200 * progress))
    }
    scene.stage.advance(to: animation.duration)
    expectEqual(scene.position.x, 300)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("satisfies the spring's equation when over-damping is allowed")
  func overdamped() {
    let scene = Scene()
    let animation = CASpringAnimation(\.position.x, from: 0, to: 1)
    animation.mass = 3
    animation.stiffness = 1000
    animation.damping = 500
    animation.allowsOverdamping = true
    animation.duration = animation.settlingDuration
    expectTrue(isClose(animation.duration, 3.4, 0.3))
    scene.layer.add(animation, forKey: nil)
    // Two real roots of 3λ² + 500λ + 1000 = 0.
    let root = (250_000.0 - 12_000).squareRoot()
    let (slow, fast) = ((-500 + root) / 6, (-500 - root) / 6)
    for step in 0..<50 {
      let time = Double(step) / 20
      scene.stage.advance(to: time)
      let left = (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
      expectTrue(isClose(scene.position.x, 1 - left))
    }
  }

  @Test("settles as Core Animation documents (Animations 31)")
  func settling() {
    expectTrue(isClose(spring(100, 5).settlingDuration, 2.858, 0.001))
    expectTrue(isClose(spring(100, 10).settlingDuration, 1.438, 0.001))
    expectTrue(isClose(spring(100, 15).settlingDuration, 1.035, 0.001))
  }

  @Test("ignores timing functions (Animations 30)")
  func timingFunction() {
    let (plain, eased) = (Scene(), Scene())
    plain.layer.add(spring(100, 10), forKey: nil)
    let animation = spring(100, 10)
    animation.timingFunction = .easeIn
    eased.layer.add(animation, forKey: nil)
    for scene in [plain, eased] { scene.stage.advance(to: 0.2) }
    expectEqual(plain.position, eased.position)
  }

  @Test("is cut off by a shorter duration, and jumps to the model then (Animations 30)")
  func cutOff() {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = spring(100, 10)
    animation.duration = 0.2
    animation.delegate = log.delegate("it")
    scene.view.center.x = 300
    scene.layer.add(animation, forKey: nil)
    scene.stage.advance(to: 0.199)
    let progress = springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.199)
    expectTrue(isClose(scene.position.x, 100 + 200 * progress))
    scene.stage.advance(to: 0.2)
    expectEqual(scene.position.x, 300)
    expectEqual(log.what, ["it starts", "it stops true"])
  }

  @Test("lasts as long as the transaction when it has no duration (Animations 3)")
  func noDuration() throws {
    let scene = Scene()
    let animation = spring(100, 10)
    animation.duration = 0
    scene.layer.add(animation, forKey: nil)
    #expect(try scene.stage.settle() == 0.25)
  }

  @Test("ends exactly at its target, and stays there, when it fills")
  func landing() {
    let scene = Scene()
    let animation = spring(100, 10)
    animation.duration = 10
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    scene.layer.add(animation, forKey: nil)
    for time in [2, 9.9, 10, 20] {
      scene.stage.advance(to: time)
      expectEqual(scene.position.x, 300)
    }
  }

  @Test("copies all its properties (Animations 1)")
  func copies() throws {
    let original = spring(200, 30, velocity: 2)
    original.mass = 4
    original.allowsOverdamping = true
    let copy = try #require(original.copy() as? CASpringAnimation)
    expectEqual(copy.spring, original.spring)
    expectEqual(copy.target, original.target)
    expectEqual(copy.fromValue as? CGFloat, 100)
  }
}
