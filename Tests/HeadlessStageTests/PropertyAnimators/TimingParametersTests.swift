import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@Suite("Timing parameters")
@MainActor
struct TimingParametersTests {
  let scene = Scene()

  /// The animator at a time after it has begun to move the view by (100, 100) and to fade it.
  func play(_ parameters: any UITimingCurveProvider, duration: TimeInterval = 1, for time: Double)
    -> UIViewPropertyAnimator
  {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations {
      scene.view.center = CGPoint(x: 150, y: 150)
      scene.view.alpha = 0
    }
    animator.startAnimation()
    scene.stage.advance(by: time)
    return animator
  }

  var progress: (x: Double, y: Double, opacity: Double) {
    (Double(scene.position.x - 50) / 100, Double(scene.position.y - 50) / 100, 1 - scene.opacity)
  }

  @Test("ease by Core Animation's default, by name, or by two points (PropertyAnimators 40)")
  func cubic() {
    let standard = UICubicTimingParameters()
    expectEqual(standard.timingFunction, .default)
    expectEqual(standard.timingCurveType, .cubic)
    for curve in UIView.AnimationCurve.allCases {
      let parameters = UICubicTimingParameters(animationCurve: curve)
      expectEqual(parameters.animationCurve, curve)
      expectEqual(parameters.timingCurveType, .builtin)
      expectEqual(parameters.cubicTimingParameters, parameters)
      expectTrue(parameters.springTimingParameters == nil)
    }
    let free = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -1, y: 0.3), controlPoint2: CGPoint(x: 7, y: 1.2))
    expectEqual(free.timingFunction, MediaTimingFunction(controlPoints: 0, 0.3, 1, 1.2))
    expectEqual(free.controlPoint1, CGPoint(x: 0, y: 0.3))
    expectEqual(free.controlPoint2, CGPoint(x: 1, y: 1.2))
    expectEqual(UICubicTimingParameters(animationCurve: .easeOut).controlPoint2.x, 0.58)
    _ = play(free, for: 0.4)
    expectTrue(isClose(progress.x, bezier(0, 0.3, 1, 1.2, at: 0.4)))
  }

  @Test("are a critical spring of frequency 18.257 by default (PropertyAnimators 41)")
  func defaultSpring() {
    let animator = play(UISpringTimingParameters(), for: 0.1)
    expectTrue(isClose(progress.x, 0.544778, 1e-6))
    expectTrue(animator.duration < 0.6)
    expectEqual(animator.timingParameters.timingCurveType, .spring)
  }

  // Rules: PropertyAnimators 42.
  @Test("settle a spring within the animator's duration when only its damping is given")
  func settling() {
    let animator = play(UISpringTimingParameters(dampingRatio: 0.6), duration: 2, for: 0.3)
    let spring = SpringCurve(settlingIn: 2, dampingRatio: 0.6)
    expectEqual(animator.duration, 2)
    expectTrue(isClose(progress.x, spring.value(at: 0.3)))
  }

  // Rules: PropertyAnimators 43, 44.
  @Test("ignore the animator's duration when the spring has its own constants")
  func ownDuration() {
    let constants = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let animator = play(constants, duration: 9, for: 0.1)
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    expectEqual(animator.duration, spring.settlingDuration)
    expectTrue(isClose(progress.x, spring.value(at: 0.1)))
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: bouncy)
    expectEqual(other.duration, SpringCurve(duration: 0.5, bounce: 0.3).settlingDuration)
  }

  @Test("move positions by two springs and all else by the horizontal one (PropertyAnimators 45)")
  func vector() {
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 4, dy: -2))
    expectEqual(parameters.initialVelocity, CGVector(dx: 4, dy: -2))
    let animator = play(parameters, for: 0.15)
    let across = SpringCurve(settlingIn: 1, dampingRatio: 0.7, initialVelocity: 4).value(at: 0.15)
    let down = SpringCurve(settlingIn: 1, dampingRatio: 0.7, initialVelocity: -2).value(at: 0.15)
    expectTrue(isClose(progress.x, across))
    expectTrue(isClose(progress.y, down))
    expectTrue(isClose(progress.opacity, across))
    animator.pauseAnimation()
    expectTrue(isClose(progress.x, across))
    expectTrue(isClose(progress.y, down))
    animator.fractionComplete = 0.25
    expectTrue(isClose(progress.x, 0.25))
    expectTrue(isClose(progress.y, 0.25))
    animator.stopAnimation(false)
    expectTrue(isClose(scene.view.center.x, 75))
    expectTrue(isClose(scene.view.center.y, 75))
    animator.finishAnimation(at: .start)
    expectEqual(scene.view.center, CGPoint(x: 50, y: 50))
  }

  @Test("keep both velocities after a pause (PropertyAnimators 45)")
  func continuesVector() {
    let animator = play(UICubicTimingParameters(animationCurve: .linear), duration: 2, for: 1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 6)), durationFactor: 0)
    scene.stage.advance(by: 1e-6)
    expectTrue(isClose(progress.x, 0.5, 1e-9))
    expectTrue(isClose(progress.y, 0.5 + 0.5 * 6e-6, 1e-9))
    scene.stage.advance(by: 1)
    expectEqual(animator.state, .inactive)
    expectEqual(scene.position, CGPoint(x: 150, y: 150))
  }

  @Test("have no velocity where the distance is zero (PropertyAnimators 46)")
  func noDistance() {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 50)))
    animator.addAnimations { scene.view.center.x = 150 }
    animator.startAnimation()
    for _ in 0..<10 {
      scene.stage.advance(by: 0.1)
      expectEqual(scene.position.y, 50)
    }
  }

  // Rules: PropertyAnimators 33, 49.
  @Test("replace a spring that has a velocity, and a curve by such a spring, without a jump")
  func takesOver() {
    _ = play(
      UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 4, dy: -2)),
      for: 0.2)
    let before = scene.position
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, animations: { scene.view.center = CGPoint(x: 50, y: 50) })
    expectTrue(isClose(scene.position.x, Double(before.x)))
    expectTrue(isClose(scene.position.y, Double(before.y)))
    scene.stage.advance(by: 9)
    expectEqual(scene.position, CGPoint(x: 50, y: 50))
  }

  @Test(
    "make a spring of the longest, the shortest and no duration", arguments: [0, 1e-300, 1e300])
  func extremeDurations(duration: TimeInterval) {
    let animator = play(
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1e300, dy: -1e300)),
      duration: duration, for: 1)
    expectEqual(animator.duration, duration)
    expectTrue(progress.x.isFinite)
    expectTrue(progress.y.isFinite)
    if animator.state == .active { animator.stopAnimation(true) }
  }

  @Test(
    "accept impossible spring numbers",
    arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300])
  func impossible(number: Double) {
    let number = CGFloat(number)
    let vector = CGVector(dx: number, dy: -number)
    let all: [any UITimingCurveProvider] = [
      UISpringTimingParameters(dampingRatio: number, initialVelocity: vector),
      UISpringTimingParameters(
        mass: number, stiffness: number, damping: number, initialVelocity: vector),
      UISpringTimingParameters(duration: Double(number), bounce: number, initialVelocity: vector),
      UISpringTimingParameters(mass: number, stiffness: 1, damping: 1),
      UISpringTimingParameters(mass: 1, stiffness: number, damping: 1),
      UISpringTimingParameters(mass: 1, stiffness: 1, damping: number),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: number, y: number), controlPoint2: CGPoint(x: 1, y: number)),
    ]
    for parameters in all {
      let animator = play(parameters, for: 0.1)
      expectTrue(progress.x.isFinite)
      expectTrue(progress.y.isFinite)
      expectTrue(animator.duration.isFinite)
      expectTrue(animator.duration >= 0)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
  }
}
