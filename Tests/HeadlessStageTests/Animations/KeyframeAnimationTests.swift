import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A keyframe animation")
struct KeyframeAnimationTests {
  private func animation(
    _ values: [CGFloat] = [0, 10, 40, 20], _ keyTimes: [Double]? = nil,
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(\.position.x, values: values, keyTimes: keyTimes)
    animation.duration = 1
    change(animation)
    return animation
  }

  /// The values of x at instants of a new scene with this animation.
  private func xs(_ animation: CAAnimation, at times: [TimeInterval]) -> [Double] {
    let scene = Scene()
    scene.layer.add(animation, forKey: "it")
    return times.map {
      scene.stage.advance(to: $0)
      return Double(scene.position.x)
    }
  }

  private func expect(
    _ animation: CAAnimation, at times: [TimeInterval], shows expected: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = xs(animation, at: times)
    expectNear(seen, expected, sourceLocation: sourceLocation)
  }

  @Test(
    """
    is linear from value to value, evenly spaced or at its key times, unless these are \
    impossible (Animations 18, 19)
    """)
  func linear() {
    let shown = [0.0, 5, 10, 25, 40, 30]
    expect(animation(), at: [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6], shows: shown)
    expect(
      animation([0, 10, 40, 20], [0, 0.25, 0.5, 1]), at: [0, 0.125, 0.25, 0.375, 0.5, 0.75],
      shows: shown)
    // It holds its first and last value outside the key times.
    expect(
      animation([10, 20], [0.25, 0.75]), at: [0, 0.2, 0.5, 0.75, 0.9], shows: [10, 10, 15, 20, 20])
    for mode in CalculationMode.allCases {
      expect(animation([7]) { $0.calculationMode = mode }, at: [0, 0.5], shows: [7, 7])
    }
    for times in [
      [], [0, 1], [0, 0.5, 0.25, 1], [-0.1, 0.2, 0.3, 1], [0, 0.2, 0.3, 1.1],
      [0, Double.nan, 0.5, 1], [0, 0.1, 0.2, 0.3, 1],
    ] { expect(animation([0, 10, 40, 20], times), at: [1.0 / 6, 0.5], shows: [5, 25]) }
  }

  @Test("jumps when discrete, with one key time more than values (Animations 18, 19)")
  func discrete() {
    expect(
      animation { $0.calculationMode = .discrete }, at: [0, 0.24, 0.25, 0.49, 0.5, 0.75, 0.99],
      shows: [0, 0, 10, 10, 40, 20, 20])
    expect(
      animation([1, 2], [0, 0.9, 1]) { $0.calculationMode = .discrete }, at: [0, 0.85, 0.9, 0.99],
      shows: [1, 1, 2, 2])
  }

  @Test("eases the whole first, then each segment, or moves linearly there (Animations 20)")
  func timingFunctions() {
    let eased = animation([0, 100, 0]) {
      $0.timingFunction = .easeIn
      $0.timingFunctions = [.easeOut, .easeInEaseOut]
    }
    let times = (0..<50).map { Double($0) / 50 }
    expect(
      eased, at: times,
      shows: times.map { time in
        let whole = bezier(0.42, 0, 1, 1, at: time)
        return whole < 0.5
          ? 100 * bezier(0, 0, 0.58, 1, at: whole * 2) : 100 - 100 * easeInOut(at: whole * 2 - 1)
      })
    expect(
      animation([0, 100, 0]) { $0.timingFunctions = [.easeOut] }, at: [0.25, 0.75],
      shows: [100 * bezier(0, 0, 0.58, 1, at: 0.5), 50])
  }

  @Test("has constant speed when paced, with any key times and segment curves (Animations 21)")
  func paced() {
    // The segments have lengths of 10, 30 and 20: 60 in all.
    let animation = animation([0, 10, 40, 20], [0, 0.8, 0.9, 1]) {
      $0.calculationMode = .paced
      $0.timingFunctions = [.easeIn, .easeIn, .easeIn]
    }
    expect(
      animation, at: [1.0 / 12, 1.0 / 6, 0.5, 2.0 / 3, 5.0 / 6], shows: [5, 10, 30, 40, 30])
    animation.timingFunction = .easeInEaseOut
    expect(animation, at: [0.25], shows: [60 * easeInOut(at: 0.25)])
    // All values are ascending on one line, so the distance is the value; it is measured by
    // numbers.
    let cubic = xs(
      self.animation([0, 10, 40, 60]) { $0.calculationMode = .cubicPaced },
      at: [0.1, 0.25, 0.5, 0.9])
    expectNear(cubic, [6, 15, 30, 54], within: 1e-6)
    // Distances are those in the plane.
    let scene = Scene()
    let points = CAKeyframeAnimation(
      \.position, values: [.zero, CGPoint(x: 30, y: 40), CGPoint(x: 180, y: 40)])
    points.calculationMode = .paced
    points.duration = 2
    scene.layer.add(points, forKey: nil)
    expectNear(scene.positions([0.25, 1.25]), [CGPoint(x: 15, y: 20), CGPoint(x: 105, y: 40)])
  }

  /// A Kochanek–Bartels spline by the formulas of Animations 22 and Hermite's polynomials.
  private func spline(
    _ p: [Double], _ shape: (t: Double, c: Double, b: Double) = (0, 0, 0), at time: Double
  ) -> Double {
    let index = min(Int(time * Double(p.count - 1)), p.count - 2)
    let s = time * Double(p.count - 1) - Double(index)
    func steps(_ i: Int) -> (Double, Double) {
      let first = max(i, 1)
      let last = min(i, p.count - 2)
      return (p[first] - p[first - 1], p[last + 1] - p[last])
    }
    let (t, c, b) = shape
    let (a0, b0) = steps(index)
    let (a1, b1) = steps(index + 1)
    let out = (1 - t) / 2 * ((1 + b) * (1 + c) * a0 + (1 - b) * (1 - c) * b0)
    let into = (1 - t) / 2 * ((1 + b) * (1 - c) * a1 + (1 - b) * (1 + c) * b1)
    return (2 * s * s * s - 3 * s * s + 1) * p[index] + (s * s * s - 2 * s * s + s) * out
      + (3 * s * s - 2 * s * s * s) * p[index + 1] + (s * s * s - s * s) * into
  }

  @Test(
    "passes smoothly through all values when cubic, bent by its shape (Animations 22, 23)",
    arguments: [
      nil, (0.5, 0.0, 0.0), (0, 0.7, 0), (0, 0, -0.4), (-0.3, 0.2, 0.9),
    ] as [(tension: Double, continuity: Double, bias: Double)?])
  func cubic(shape: (tension: Double, continuity: Double, bias: Double)?) {
    let times = (0..<60).map { Double($0) / 60 }
    func four(_ value: Double) -> [Double] { [value, value, value, value] }
    expect(
      animation {
        $0.calculationMode = .cubic
        guard let shape else { return }
        $0.tensionValues = four(shape.tension)
        // Missing values are zero.
        if shape.continuity != 0 { $0.continuityValues = four(shape.continuity) }
        $0.biasValues = four(shape.bias)
      }, at: times,
      shows: times.map { spline([0, 10, 40, 20], shape ?? (0, 0, 0), at: $0) })
  }

  @Test("animates sizes, colours and transforms too (Animations 37, 41)")
  func kinds() throws {
    let scene = Scene()
    let animations = [
      CAKeyframeAnimation(
        \.boundsSize,
        values: [.zero, CGSize(width: 4, height: 8), CGSize(width: 8, height: 8)]),
      CAKeyframeAnimation(
        \.backgroundColor,
        values: [.white, UIColor(red: 0, green: 1, blue: 0, alpha: 0.5), UIColor(white: 0)]),
      CAKeyframeAnimation(
        \.transform,
        values: [0, .pi / 2, .pi].map { CATransform3D(rotationAngle: $0, x: 0, y: 0, z: 1) }),
      CAKeyframeAnimation(\.transform.translationX, values: [0, 20, 0]),
    ]
    for animation in animations {
      animation.duration = 1
      scene.layer.add(animation, forKey: nil)
    }
    let half = 0.5.squareRoot()
    let transforms = scene.table([0.25, 0.75]) {
      [$0.transform.m11, $0.transform.m12, $0.transform.m41]
    }
    expectNear(transforms, [[half, half, 10], [-half, half, 10]])
    scene.stage.seek(to: 0.25) {
      expectEqual(scene.shown.bounds.size, CGSize(width: 2, height: 4))
      expectEqual(scene.shown.backgroundColor, UIColor(red: 0.5, green: 1, blue: 0.5, alpha: 0.75))
    }
  }

  @Test("is linear for transforms when cubic, and evenly spaced when paced")
  func transforms() {
    for mode in [CalculationMode.linear, .cubic, .paced, .cubicPaced] {
      let scene = Scene()
      let animation = CAKeyframeAnimation(
        \.transform,
        values: [0, 10, 110].map { CATransform3D(translationX: $0, y: 0) })
      animation.calculationMode = mode
      animation.duration = 1
      scene.layer.add(animation, forKey: nil)
      expectNear(scene.film([0.25, 0.75]) { $0.transform.m41 }, [5, 60], "\(mode)")
    }
  }

  @Test("adds to the value below it, and its last value with each cycle (Animations 8, 10)")
  func sums() {
    expect(animation { $0.isAdditive = true }, at: [0.5], shows: [75])
    expect(
      animation {
        $0.isCumulative = true
        $0.repeatCount = 3
      }, at: [0.5, 1, 1.5, 2.5], shows: [25, 20, 45, 65])
  }

  @Test("continues its first and last segment where an easing overshoots")
  func overshoots() {
    let back = MediaTimingFunction(controlPoints: 0.3, -0.6, 0.7, 1.6)
    for time in [0.1, 0.2, 0.8, 0.9] {
      let progress = bezier(0.3, -0.6, 0.7, 1.6, at: time)
      expect(
        animation([0, 10, 40]) { $0.timingFunction = back }, at: [time],
        shows: [progress < 0.5 ? progress * 20 : 10 + (progress - 0.5) * 60])
    }
  }

  @Test("is copied when added (Animations 1)")
  func copies() {
    let scene = Scene()
    let animation = animation()
    scene.layer.add(animation, forKey: "it")
    animation.values = [0, 0]
    animation.calculationMode = .discrete
    expectNear(scene.film([0.5]) { $0.position.x }, [25])
    let known = scene.layer.animation(forKey: "it") as? CAKeyframeAnimation
    expectEqual(known?.values?.count, 4)
  }

  @Test("is refused with values or a spline shape that are impossible, and without values")
  func refusals() {
    for values in [nil, [], [0.0, "text"], [0.0, CGPoint.zero], [Double.nan, 1.0]] as [[Any]?] {
      let scene = Scene()
      scene.layer.add(animation { $0.values = values }, forKey: "it")
      let culprit = values?.first { ($0 as? Double)?.isFinite != true }
      let shown = culprit.map { String(describing: $0) } ?? "an empty list of values"
      expectEqual(
        scene.issues, [.wrongValue(target: "position.x", owner: "UIView", value: shown)])
      expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
    }
    let scene = Scene()
    scene.layer.add(animation { $0.tensionValues = [0, .nan] }, forKey: "it")
    scene.layer.add(animation { $0.biasValues = [.infinity] }, forKey: "it")
    scene.layer.add(CAKeyframeAnimation(), forKey: "it")
    scene.layer.add(CAPropertyAnimation(), forKey: "it")
    let impossible = StageIssue.impossibleTiming(target: "position.x", owner: "UIView")
    let nothing = StageIssue.animatesNothing(owner: "UIView")
    expectEqual(scene.issues, [impossible, impossible, nothing, nothing])
    expectTrue(scene.layer.animationKeys() == nil)
  }
}
