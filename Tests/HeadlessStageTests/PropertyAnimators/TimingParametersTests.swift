import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

extension UISpringTimingParameters {
  /// A critical spring, as apps add such initializers.
  fileprivate convenience init(pushedAt velocity: CGFloat) {
    self.init(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}

/// A timing of an app, which is a class as on Apple's platforms.
private final class OwnTiming: UITimingCurveProvider {
  let timingCurveType = UITimingCurveType.cubic
  var cubicTimingParameters: UICubicTimingParameters? { .init(animationCurve: .linear) }
  var springTimingParameters: UISpringTimingParameters? { nil }
}

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

  /// The progress across and down.
  var both: [Double] { [progress.x, progress.y] }

  @Test("are objects that apps refer to weakly and extend, equal if their timing is")
  func objects() {
    weak var gone: (any UITimingCurveProvider)?
    do {
      let own = OwnTiming()
      gone = own
      _ = play(own, for: 0.5)
      expectNear(progress.x, 0.5)
      scene.stage.advance(by: 1)
    }
    expectTrue(gone == nil)
    let (one, other) = (
      UISpringTimingParameters(pushedAt: 2), UISpringTimingParameters(pushedAt: 2)
    )
    expectTrue(one == other && one !== other && Set([one, other]).count == 1)
    expectTrue(one != UISpringTimingParameters(pushedAt: 3))
    expectEqual(one.initialVelocity, CGVector(dx: 2, dy: 2))
    expectEqual(UICubicTimingParameters(), UICubicTimingParameters())
    expectTrue(UICubicTimingParameters() != UICubicTimingParameters(animationCurve: .easeIn))
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
    expectEqual(
      [free.controlPoint1, free.controlPoint2], [CGPoint(x: 0, y: 0.3), CGPoint(x: 1, y: 1.2)])
    expectEqual(UICubicTimingParameters(animationCurve: .easeOut).controlPoint2.x, 0.58)
    _ = play(free, for: 0.4)
    expectNear(progress.x, bezier(0, 0.3, 1, 1.2, at: 0.4))
  }

  // Rules: PropertyAnimators 41, 42, 43, 44.
  @Test(
    """
    settle a spring within the animator's duration, unless it has its own constants; the default \
    is a critical spring of frequency 18.257
    """)
  func settling() {
    let standard = play(UISpringTimingParameters(), for: 0.1)
    expectNear(progress.x, 0.544778, within: 1e-6)
    expectLess(standard.duration, 0.6)
    expectEqual(standard.timingParameters.timingCurveType, .spring)
    standard.stopAnimation(true)
    for (parameters, spring, duration) in [
      (
        UISpringTimingParameters(dampingRatio: 0.6), SpringCurve(settlingIn: 2, dampingRatio: 0.6),
        2.0
      ),
      (
        UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10),
        SpringCurve(mass: 1, stiffness: 100, damping: 10),
        SpringCurve(mass: 1, stiffness: 100, damping: 10).settlingDuration
      ),
    ] {
      scene.view.center = CGPoint(x: 50, y: 50)
      let animator = play(parameters, duration: 2, for: 0.3)
      expectNear([animator.duration, progress.x], [duration, spring.value(at: 0.3)])
      animator.stopAnimation(true)
    }
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: bouncy)
    expectEqual(other.duration, SpringCurve(duration: 0.5, bounce: 0.3).settlingDuration)
  }

  @Test("of more than critical friction are exact if made of a bounce (Animations 29, 32)")
  func overdamped() {
    let (ratio, frequency) = (1 / 0.7, 2 * Double.pi / 0.5)
    let bounced = UISpringTimingParameters(duration: 0.5, bounce: -0.3)
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    let durations = [bounced, physical, UISpringTimingParameters()].map {
      UIViewPropertyAnimator(duration: 9, timingParameters: $0).duration
    }
    expectNear(
      durations,
      [
        SpringCurve(response: 0.5, dampingRatio: ratio, overdamping: .exact).settlingDuration,
        SpringCurve(response: 0.5, dampingRatio: 1).settlingDuration,
        SpringCurve.systemModal.settlingDuration,
      ])
    expectLess(1.3 * durations[1], durations[0])
  }

  @Test("move positions by two springs and all else by the horizontal one (PropertyAnimators 45)")
  func vector() {
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 4, dy: -2))
    expectEqual(parameters.initialVelocity, CGVector(dx: 4, dy: -2))
    let animator = play(parameters, for: 0.15)
    let across = SpringCurve(settlingIn: 1, dampingRatio: 0.7, initialVelocity: 4).value(at: 0.15)
    let down = SpringCurve(settlingIn: 1, dampingRatio: 0.7, initialVelocity: -2).value(at: 0.15)
    expectNear(both + [progress.opacity], [across, down, across])
    animator.pauseAnimation()
    expectNear(both, [across, down])
    animator.fractionComplete = 0.25
    expectNear(both, [0.25, 0.25])
    animator.stopAnimation(false)
    expectNear([scene.view.center], [CGPoint(x: 75, y: 75)])
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
    expectNear(both, [0.5, 0.5 + 0.5 * 6e-6])
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
    let ys = scene.film((1...10).map { Double($0) / 10 }) { $0.position.y }
    expectEqual(ys, Array(repeating: 50, count: 10))
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
    expectNear([scene.position], [before])
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
    expectTrue(both.allSatisfy(\.isFinite))
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
      expectTrue(both.allSatisfy(\.isFinite))
      expectTrue(animator.duration.isFinite)
      expectAtMost(0, animator.duration)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
  }
}
