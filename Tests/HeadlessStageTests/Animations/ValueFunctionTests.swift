import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A value function")
struct ValueFunctionTests {
  private static let single: [(CAValueFunction, (CGFloat) -> CATransform3D)] = [
    (.rotateX, { CATransform3D(rotationAngle: $0, x: 1, y: 0, z: 0) }),
    (.rotateY, { CATransform3D(rotationAngle: $0, x: 0, y: 1, z: 0) }),
    (.rotateZ, { CATransform3D(rotationAngle: $0, x: 0, y: 0, z: 1) }),
    (.scaleX, { CATransform3D(scaleX: $0, y: 1) }),
    (.scaleY, { CATransform3D(scaleX: 1, y: $0) }),
    (.scaleZ, { CATransform3D(scaleX: 1, y: 1, z: $0) }),
    (.translateX, { CATransform3D(translationX: $0, y: 0) }),
    (.translateY, { CATransform3D(translationX: 0, y: $0) }),
    (.translateZ, { CATransform3D(translationX: 0, y: 0, z: $0) }),
  ]

  private func animation(
    _ function: CAValueFunction, _ change: (CABasicAnimation) -> Void
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(\.transform)
    animation.valueFunction = function
    animation.duration = 1
    change(animation)
    return animation
  }

  private func shown(
    _ animation: CAAnimation, model: CATransform3D = .identity, at time: TimeInterval
  ) -> CATransform3D {
    let scene = Scene()
    scene.layer.transform = model
    scene.stage.advance(by: 0)
    scene.layer.add(animation, forKey: "it")
    scene.stage.advance(to: time)
    expectTrue(scene.issues.isEmpty)
    return scene.shown.transform
  }

  private func numbers(_ transform: CATransform3D) -> [Double] {
    [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ].map { Double($0) }
  }

  @Test(
    "has Core Animation's name, and makes a transform of the interpolated numbers (Animations 40)")
  func ofOneNumber() {
    expectEqual(
      CAValueFunction.allCases.map(\.rawValue),
      [
        "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate",
        "translateX", "translateY", "translateZ",
      ])
    for (function, expected) in Self.single {
      let animation = animation(function) {
        $0.fromValue = 2.0
        $0.toValue = CGFloat(9)
      }
      let model = CATransform3D(scaleX: 3, y: 3)
      let times = [0, 0.25, 0.7]
      expectEqual(
        times.map { shown(animation, model: model, at: $0) },
        times.map { expected(2 + 7 * CGFloat($0)) }, "\(function)")
    }
    let scale = animation(.scale) {
      $0.fromValue = [1, 2, 3]
      $0.toValue = [-1.0, 4, 3]
    }
    expectEqual(shown(scale, at: 0.75), CATransform3D(scaleX: -0.5, y: 3.5, z: 3))
    let translation = animation(.translate) {
      $0.fromValue = [CGFloat(0), CGFloat(10), CGFloat(-10)]
      $0.toValue = SIMD3<Double>(10, 30, -10)
    }
    expectEqual(shown(translation, at: 0.5), CATransform3D(translationX: 5, y: 20, z: -10))
  }

  @Test("includes whole turns, which transforms alone would not (Animations 37, 39)")
  func wholeTurns() {
    let animation = animation(.rotateZ) {
      $0.fromValue = 0
      $0.toValue = 4 * Double.pi
    }
    let quarter = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    for time in [0.125, 0.625] {
      expectNear(numbers(shown(animation, at: time)), numbers(quarter))
    }
  }

  @Test(
    "takes missing ends from the value below, anew each frame (Animations 5, 6)",
    arguments: [
      (2.0, nil, nil, 2.0, 6.0), (nil, 2, nil, 6, 2), (nil, nil, 2, 6, 8), (1, nil, 2, 1, 3),
      (nil, 5, 2, 3, 5), (1, 2, 7, 1, 2), (nil, nil, nil, 6, 6),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func missing(from: Double?, to: Double?, by: Double?, start: Double, end: Double) {
    let animation = animation(.translateX) {
      $0.fromValue = from
      $0.toValue = to
      $0.byValue = by
    }
    let scene = Scene()
    scene.layer.add(animation, forKey: "it")
    scene.layer.transform = CATransform3D(translationX: 6, y: 0)
    scene.stage.advance(to: 0.25)
    expectEqual(
      scene.shown.transform,
      CATransform3D(translationX: CGFloat(start + (end - start) * 0.25), y: 0))
  }

  @Test("takes scales and rotations from below too")
  func missingOthers() {
    let turned = CATransform3D(rotationAngle: 0.6, x: 0, y: 0, z: 1)
    let turning = animation(.rotateZ) { $0.fromValue = 0.2 }
    expectNear(
      numbers(shown(turning, model: turned, at: 0.5)),
      numbers(CATransform3D(rotationAngle: 0.4, x: 0, y: 0, z: 1)))
    let scaling = animation(.scale) { $0.fromValue = [1, 1, 1] }
    expectNear(
      numbers(shown(scaling, model: CATransform3D(scaleX: 3, y: 5, z: 7), at: 0.5)),
      numbers(CATransform3D(scaleX: 2, y: 3, z: 4)))
  }

  @Test("adds to the value below, and accumulates numbers (Animations 8, 10)")
  func sums() {
    let adding = animation(.translateX) {
      $0.toValue = 10
      $0.isAdditive = true
    }
    expectEqual(
      shown(adding, model: CATransform3D(translationX: 100, y: 7), at: 0.5),
      CATransform3D(translationX: 105, y: 7))
    let scaling = animation(.scale) {
      $0.toValue = [3, 3, 3]
      $0.isAdditive = true
    }
    expectEqual(
      shown(scaling, model: CATransform3D(scaleX: 5, y: 1), at: 0.5),
      CATransform3D(scaleX: 10, y: 2, z: 2))
    let turning = animation(.rotateZ) {
      $0.fromValue = 0
      $0.toValue = Double.pi / 2
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    expectNear(
      numbers(shown(turning, at: 2.5)),
      numbers(CATransform3D(rotationAngle: 1.25 * .pi, x: 0, y: 0, z: 1)))
  }

  @Test("works in springs and groups")
  func company() {
    let spring = CASpringAnimation(\.transform)
    spring.valueFunction = .rotateZ
    spring.fromValue = 0
    spring.toValue = 10
    spring.duration = 2
    let angle = 10 * springProgress(mass: 1, stiffness: 100, damping: 10, at: 0.1)
    expectNear(
      numbers(shown(spring, at: 0.1)),
      numbers(CATransform3D(rotationAngle: CGFloat(angle), x: 0, y: 0, z: 1)))
    let group = CAAnimationGroup([
      animation(.translateX) {
        $0.fromValue = 0
        $0.toValue = 10
      }
    ])
    group.duration = 1
    expectEqual(shown(group, at: 0.5), CATransform3D(translationX: 5, y: 0))
  }

  @Test("makes transforms of keyframes, paced by numbers (Animations 18, 21, 40)")
  func keyframes() {
    let animation = CAKeyframeAnimation(\.sublayerTransform, values: [])
    animation.valueFunction = .translate
    animation.values = [[0, 0, 0], [30, 40, 0], [30, 40, 150]]
    animation.duration = 1
    let scene = Scene()
    func shown(at time: TimeInterval) -> [CGFloat] {
      scene.layer.add(animation, forKey: "it")
      scene.stage.advance(by: time)
      let shown = scene.shown.sublayerTransform
      return [shown.m41, shown.m42, shown.m43]
    }
    expectEqual(shown(at: 0.25), [15, 20, 0])
    animation.calculationMode = .paced
    expectEqual([0.125, 0.5].map { shown(at: $0) }, [[15, 20, 0], [30, 40, 50]])
    animation.calculationMode = .discrete
    expectEqual(shown(at: 0.5), [30, 40, 0])
    animation.isCumulative = true
    animation.repeatCount = 2
    expectEqual(shown(at: 1.5), [60, 80, 150])
  }

  @Test("is copied with the animation, and ends with it (Animations 1)")
  func copied() {
    let scene = Scene()
    let animation = animation(.rotateZ) {
      $0.fromValue = 0
      $0.toValue = 1
    }
    scene.layer.add(animation, forKey: "it")
    animation.valueFunction = nil
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.transform, CATransform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1))
    scene.stage.advance(to: 1)
    expectEqual(scene.shown.transform, .identity)
    expectTrue(scene.stage.isSettled)
  }

  @Test("is refused for other properties than transforms, and with unsuitable numbers")
  func refused() {
    let scene = Scene()
    func add(_ animation: CAPropertyAnimation) { scene.layer.add(animation, forKey: "it") }
    let opacity = CABasicAnimation(\.opacity, from: 0, to: 1)
    let part = CABasicAnimation(\.transform.scaleX, from: 0, to: 1)
    for animation in [opacity, part] {
      animation.valueFunction = .scaleX
      add(animation)
    }
    add(animation(.rotateX) { $0.toValue = Double.nan })
    add(animation(.rotateX) { $0.toValue = -Double.infinity })
    add(animation(.scale) { $0.toValue = 2 })
    add(animation(.scale) { $0.toValue = [1, 2] })
    add(animation(.scaleX) { $0.byValue = [1, 2, 3] })
    add(animation(.scaleX) { $0.fromValue = "big" })
    let keyframes = CAKeyframeAnimation(\.transform, values: [])
    keyframes.valueFunction = .rotateX
    add(keyframes)
    keyframes.values = [0, "x"]
    add(keyframes)
    keyframes.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    add(keyframes)
    let expected = [
      ("opacity", "the result of the value function scaleX"),
      ("transform.scale.x", "the result of the value function scaleX"),
      ("transform", "nan with the value function rotateX"),
      ("transform", "-inf with the value function rotateX"),
      ("transform", "2 with the value function scale"),
      ("transform", "[1, 2] with the value function scale"),
      ("transform", "[1, 2, 3] with the value function scaleX"),
      ("transform", "big with the value function scaleX"),
      ("transform", "an empty list of values"),
      ("transform", "x with the value function rotateX"), ("transform", "a path"),
    ]
    expectEqual(
      scene.issues, expected.map { StageIssue.wrongValue(target: $0, owner: "UIView", value: $1) })
    add(animation(.scaleX) { $0.fromValue = CATransform3D.identity })
    expectEqual(scene.issues.count, 12)
    expectTrue(scene.layer.animationKeys() == nil)
  }
}
