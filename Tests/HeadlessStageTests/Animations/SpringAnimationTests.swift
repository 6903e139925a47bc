import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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

  @Test(
    """
    has Core Animation's defaults, settles as Core Animation documents, and copies all its \
    properties (Animations 27, 31)
    """)
  func defaults() throws {
    let plain = CASpringAnimation()
    expectEqual(
      [plain.mass, plain.stiffness, plain.damping, plain.initialVelocity], [1, 100, 10, 0])
    expectTrue(!plain.allowsOverdamping)
    let durations = [5, 10, 15].map { spring(100, $0).settlingDuration }
    expectNear(durations, [2.858, 1.438, 1.035], within: 0.001)
    // Rules: Animations 1.
    let original = spring(200, 30, velocity: 2)
    original.mass = 4
    original.allowsOverdamping = true
    let copy = try #require(original.copy() as? CASpringAnimation)
    expectEqual(copy.spring, original.spring)
    expectEqual(copy.target, original.target)
    expectEqual(copy.fromValue as? CGFloat, 100)
  }

  @Test(
    "shows the closed form at every instant, over-damping clamped (Animations 28, 29, 33)",
    arguments: [(100.0, 10.0, 0.0), (100, 5, 3), (100, 20, -2), (250, 40, 5), (1000, 500, 1)])
  func closedForm(stiffness: Double, damping: Double, velocity: Double) {
    let scene = Scene()
    let animation = spring(stiffness, damping, velocity: velocity)
    scene.layer.add(animation, forKey: nil)
    scene.view.center.x = 300
    let times = (0..<100).map { animation.duration * Double($0) / 100 }
    let expected = times.map {
      100 + 200
        * springProgress(
          mass: 1, stiffness: stiffness, damping: damping, velocity: velocity, at: $0)
    }
    expectNear(scene.film(times) { $0.position.x }, expected)
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
    expectNear(animation.duration, 3.4, within: 0.3)
    scene.layer.add(animation, forKey: nil)
    // Two real roots of 3λ² + 500λ + 1000 = 0.
    let root = (250_000.0 - 12_000).squareRoot()
    let (slow, fast) = ((-500 + root) / 6, (-500 - root) / 6)
    let times = (0..<50).map { Double($0) / 20 }
    let expected = times.map { time in
      1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
    }
    expectNear(scene.film(times) { $0.position.x }, expected)
  }

  @Test(
    """
    ignores timing functions, is cut off by a shorter duration, which is the transaction's by \
    default, and jumps to the model then (Animations 3, 30)
    """)
  func cutOff() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = spring(100, 10)
    animation.timingFunction = .easeIn
    animation.duration = 0.2
    animation.delegate = log.delegate("it")
    scene.view.center.x = 300
    scene.layer.add(animation, forKey: nil)
    let progress = springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.199)
    expectNear(scene.film([0.199, 0.2]) { $0.position.x }, [100 + 200 * progress, 300])
    expectEqual(log.lines, ["0.0 it starts", "0.2 it stops true"])
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
    expectEqual(scene.film([2, 9.9, 10, 20]) { $0.position.x }, [300, 300, 300, 300])
  }
}
