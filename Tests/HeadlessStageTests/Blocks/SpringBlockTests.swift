import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("An animation block with a spring")
struct SpringBlockTests {
  @Test(
    "with a damping ratio is at rest within a thousandth at its end (ViewAnimation 32–34)",
    arguments: [0.2, 0.5, 0.8, 1], [0, 2, -3])
  func springs(ratio: Double, velocity: Double) {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 0.8, usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity), options: .curveEaseIn
    ) {
      scene.view.center.x = 150
    } completion: {
      log.completion("it")($0)
    }
    // The initial velocity is in whole distances a second.
    scene.stage.advance(to: 1e-6)
    expectNear((Double(scene.position.x) - 50) / 100 / 1e-6, velocity, within: 1e-2)
    var farthest = 0.0
    for step in 1..<80 {
      scene.stage.advance(to: 0.8 * Double(step) / 80)
      farthest = max(farthest, Double(scene.position.x))
    }
    expectNear(scene.position.x, 150, within: 1)
    expectTrue(ratio < 0.9 ? farthest > 150 : velocity != 0 || farthest <= 150)
    let end = scene.film([0.8 - 1e-6, 0.8]) { $0.position.x }
    expectNear(end[0], 150, within: 0.11)
    expectEqual(end[1], 150)
    expectEqual(log.times, [0.8])
  }

  // Rules: ViewAnimation 35; Animations 32.
  @Test("with a perceptual duration shows the closed form and completes at rest")
  func perceived() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      scene.view.center.x = 150
    } completion: {
      log.completion("it")($0)
    }
    let frequency = 2 * Double.pi / 0.5
    let spring = SpringCurve(duration: 0.5, bounce: 0.3)
    let times = (0..<50).map { spring.settlingDuration * Double($0) / 50 }
    let expected = times.map {
      50 + 100
        * springProgress(
          mass: 1, stiffness: frequency * frequency, damping: 2 * 0.7 * frequency, at: $0)
    }
    expectNear(scene.film(times) { $0.position.x }, expected)
    try scene.stage.settle()
    expectTrue(log.times == [spring.settlingDuration] && spring.settlingDuration > 0.5)
    expectEqual(scene.position.x, 150)
  }

  @Test(
    """
    with a spring out of range uses the nearest possible spring, and with a negative bounce the \
    exact one (ViewAnimation 33; Animations 32)
    """)
  func clampedSprings() throws {
    for (ratio, possible) in [(-1, 0.01), (0, 0.01), (7, 1), (CGFloat.infinity, 1)] {
      try expectMotion(of: SpringCurve(settlingIn: 1, dampingRatio: possible), lasting: 1) {
        change in
        UIView.animate(
          withDuration: 1, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
          animations: change)
      }
    }
    for (bounce, possible) in [(-5, -0.99), (-0.3, -0.3), (1, 0.99), (CGFloat.infinity, 0.99)] {
      let spring = SpringCurve(duration: 0.1, bounce: possible, overdamping: .exact)
      try expectMotion(of: spring, lasting: spring.settlingDuration) { change in
        UIView.animate(springDuration: 0.1, bounce: bounce, animations: change)
      }
    }
  }

  /// Expects that `animate` moves a view as a spring does, and reports no issue.
  private func expectMotion(
    of spring: SpringCurve, lasting duration: Double, _ animate: (() -> Void) -> Void
  ) throws {
    let scene = Scene()
    animate { scene.view.center.x = 150 }
    let times = [0.05, 0.1, 0.3, 0.6, 0.9].map { $0 * duration }
    let expected = times.map { 50 + 100 * progress(spring, at: $0) }
    expectNear(scene.film(times) { $0.position.x }, expected, within: 1e-6)
    try scene.stage.settle()
    expectNear([scene.stage.now, Double(scene.position.x)], [duration, 150])
    expectTrue(scene.issues.isEmpty)
  }

  /// The progress of a spring by its equation; a bounce below zero makes over-damping exact.
  private func progress(_ spring: SpringCurve, at time: Double) -> Double {
    guard spring.dampingRatio > 1 else {
      return springProgress(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, at: time)
    }
    let rate = spring.damping / (2 * spring.mass)
    let root = (rate * rate - spring.stiffness / spring.mass).squareRoot()
    let (slow, fast) = (spring.stiffness / spring.mass / (rate + root), rate + root)
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }
}
