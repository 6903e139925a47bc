import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A keyframe animation along a path")
struct PathAnimationTests {
  /// A path of 100 points to the right, then 300 points down.
  private static var corner: CGPath {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  private func animation(
    _ path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(\.position, path: path)
    animation.duration = 1
    change(animation)
    return animation
  }

  private func expect(
    _ animation: CAKeyframeAnimation, _ expected: [(time: TimeInterval, point: CGPoint)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scene = Scene()
    scene.layer.add(animation, forKey: "it")
    let shown = scene.positions(expected.map(\.time))
    expectNear(shown, expected.map(\.point), sourceLocation: sourceLocation)
  }

  @Test(
    """
    gives each segment the same time, whatever its values, jumps where the path was moved, in no \
    time, then shows the model (Animations 24)
    """)
  func linear() {
    expect(
      animation(Self.corner) { $0.values = [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8)] },
      [
        (0, .zero), (0.25, CGPoint(x: 50, y: 0)), (0.5, CGPoint(x: 100, y: 0)),
        (0.75, CGPoint(x: 100, y: 150)), (1, CGPoint(x: 50, y: 50)),
      ])
    var path = Self.corner
    path.move(to: CGPoint(x: 0, y: 500))
    path.addLine(to: CGPoint(x: 10, y: 500))
    path.addLine(to: CGPoint(x: 20, y: 500))
    path.move(to: CGPoint(x: 77, y: 77))
    expect(
      animation(path),
      [
        (0.49, CGPoint(x: 100, y: 288)), (0.5, CGPoint(x: 0, y: 500)),
        (0.75, CGPoint(x: 10, y: 500)),
      ])
  }

  @Test("reaches the points at its key times, easing each segment (Animations 18, 20, 24)")
  func keyTimes() {
    expect(
      animation(Self.corner) {
        $0.keyTimes = [0, 0.2, 1]
        $0.timingFunctions = [.easeIn]
      },
      [
        (0.1, CGPoint(x: 100 * bezier(0.42, 0, 1, 1, at: 0.5), y: 0)),
        (0.2, CGPoint(x: 100, y: 0)), (0.6, CGPoint(x: 100, y: 150)),
      ])
    // Key times that do not fit the segments are ignored.
    expect(
      animation(Self.corner) { $0.keyTimes = [0, 0.2, 0.4, 1] }, [(0.5, CGPoint(x: 100, y: 0))])
  }

  @Test("follows the curve itself, by its parameter, in linear and in cubic mode")
  func curve() {
    var path = CGPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 0, y: 100))
    for mode in [CalculationMode.linear, .cubic] {
      expect(
        animation(path) { $0.calculationMode = mode },
        [(0.25, CGPoint(x: 6.25, y: 37.5)), (0.5, CGPoint(x: 25, y: 50))])
    }
  }

  @Test(
    "has constant speed along the whole path when paced, and eases only the whole (Animations 21)")
  func paced() {
    for mode in [CalculationMode.paced, .cubicPaced] {
      let animation = animation(Self.corner) {
        $0.calculationMode = mode
        $0.keyTimes = [0, 0.9, 1]
        $0.timingFunctions = [.easeIn, .easeOut]
      }
      expect(
        animation,
        [
          (0.125, CGPoint(x: 50, y: 0)), (0.25, CGPoint(x: 100, y: 0)),
          (0.5, CGPoint(x: 100, y: 100)), (0.75, CGPoint(x: 100, y: 200)),
        ])
      animation.timingFunction = .easeInEaseOut
      expect(animation, [(0.25, CGPoint(x: 400 * easeInOut(at: 0.25), y: 0))])
    }
  }

  @Test(
    """
    covers equal distances in equal times when paced, on curves too, and is constant on a path \
    without length
    """)
  func pacedCurves() {
    var path = CGPath()
    path.move(to: CGPoint(x: 20, y: 30))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 20, y: 300),
      control2: CGPoint(x: 150, y: -200))
    path.addRelativeArc(center: CGPoint(x: 200, y: 150), radius: 50, startAngle: -.pi / 2, delta: 4)
    let scene = Scene()
    scene.layer.add(animation(path) { $0.calculationMode = .paced }, forKey: nil)
    var distances: [Double] = []
    var last = CGPoint(x: 20, y: 30)
    let steps = 2000
    for step in 1..<steps {
      scene.stage.advance(to: Double(step) / Double(steps))
      distances.append(hypot(scene.position.x - last.x, scene.position.y - last.y))
      last = scene.position
    }
    let mean = distances.reduce(0, +) / Double(distances.count)
    // The corner between the curve and the arc is cut by one step.
    expectAtMost(distances.count { abs($0 - mean) > 0.001 * mean }, 1)
    path = CGPath()
    path.move(to: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 5, y: 6))
    expect(
      animation(path) { $0.calculationMode = .paced },
      [(0, CGPoint(x: 5, y: 6)), (0.5, CGPoint(x: 5, y: 6))])
    path = CGPath()
    path.move(to: .zero)
    for x in [0, 100, 100] as [CGFloat] { path.addLine(to: CGPoint(x: x, y: 0)) }
    expect(
      animation(path) { $0.calculationMode = .paced },
      [(0, .zero), (0.5, CGPoint(x: 50, y: 0)), (0.75, CGPoint(x: 75, y: 0))])
  }

  @Test(
    "jumps from point to point when discrete, with one key time more than points (Animations 18)")
  func discrete() {
    let (first, second, third) = (
      CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300)
    )
    expect(
      animation(Self.corner) { $0.calculationMode = .discrete },
      [(0, first), (0.3, first), (0.34, second), (0.6, second), (0.67, third), (0.99, third)])
    expect(
      animation(Self.corner) {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.1, 0.9, 1]
      }, [(0.09, first), (0.1, second), (0.89, second), (0.9, third)])
  }

  @Test("continues in a straight line beyond its ends where the easing overshoots")
  func overshoot() {
    for mode in [CalculationMode.linear, .paced] {
      let scene = Scene()
      scene.layer.add(
        animation(Self.corner) {
          $0.timingFunction = MediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
          $0.calculationMode = mode
        }, forKey: nil)
      let points = scene.positions([0.2, 0.8])
      expectTrue(points[0].x < -5 && points[0].y == 0)
      expectTrue(points[1].x == 100 && points[1].y > 305)
    }
  }

  @Test("adds up, and adds to the value below (Animations 8, 10)")
  func sums() {
    expect(
      animation(Self.corner) {
        $0.repeatCount = 3
        $0.isCumulative = true
      }, [(1.25, CGPoint(x: 150, y: 300)), (2.5, CGPoint(x: 300, y: 600))])
    expect(
      animation(Self.corner) { $0.isAdditive = true }, [(0.25, CGPoint(x: 100, y: 50))])
  }

  @Test("runs in a group, and is copied when it is added (Animations 1, 25)")
  func group() {
    let animation = animation(Self.corner)
    let group = CAAnimationGroup([animation])
    group.duration = 1
    let scene = Scene()
    scene.layer.add(group, forKey: nil)
    animation.path = nil
    scene.stage.advance(to: 0.25)
    expectEqual(scene.position, CGPoint(x: 50, y: 0))
  }

  // MARK: Turning

  private func angles(_ path: CGPath, _ mode: CAAnimationRotationMode, at times: [Double])
    -> [Double]
  {
    let scene = Scene()
    scene.layer.add(animation(path) { $0.rotationMode = mode }, forKey: "it")
    return times.map {
      scene.stage.advance(to: $0)
      return Double(scene.shown.transform[.rotationZ])
    }
  }

  @Test("rotates the layer along the path, or half a turn from it (Animations 24)")
  func rotation() {
    let auto = angles(Self.corner, .auto, at: [0, 0.25, 0.5, 0.75, 1])
    expectNear(auto, [0, 0, .pi / 2, .pi / 2, 0])
    let reverse = angles(Self.corner, .autoReverse, at: [0.25, 0.75])
    expectNear([abs(reverse[0]), reverse[1]], [.pi, -.pi / 2])
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectNear(angles(circle, .auto, at: [0, 0.125]), [.pi / 2, 0.75 * .pi])
  }

  @Test("rotates the layer after the layer's own transform, and is one animation with one key")
  func rotationOverTransform() {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.layer.transform = CATransform3D(scaleX: 2, y: 1)
    let animation = animation(Self.corner) {
      $0.rotationMode = .auto
      $0.delegate = log.delegate("it")
    }
    scene.layer.add(animation, forKey: "it")
    expectEqual(scene.layer.animationKeys(), ["it"])
    expectNear(
      scene.table([0.75, 1]) { [$0.frame.width, $0.frame.height] }, [[100, 200], [200, 100]])
    expectEqual(log.what, ["it starts", "it stops true"])
  }

  @Test(
    "rotates nothing without a path, for other properties, and where the direction is undefined")
  func noRotation() {
    let scene = Scene()
    let values = CAKeyframeAnimation(\.position, values: [.zero, CGPoint(x: 0, y: 100)])
    let anchor = CAKeyframeAnimation(\.anchorPoint, path: Self.corner)
    var still = CGPath()
    still.addLine(to: .zero)
    still.addLine(to: .zero)
    for animation in [values, anchor, animation(still)] {
      animation.duration = 1
      animation.rotationMode = .auto
      scene.layer.add(animation, forKey: "it")
      scene.stage.advance(by: 0.5)
      expectEqual(scene.shown.transform, .identity)
    }
    expectEqual(scene.position, .zero)
    expectTrue(scene.issues.isEmpty)
  }

  // MARK: Refused

  @Test("is refused when the path is empty or not finite, or the property is no point")
  func refused() {
    let scene = Scene()
    var move = CGPath()
    move.move(to: .zero)
    var bad = CGPath()
    bad.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    let opacity = CAKeyframeAnimation()
    opacity.target = AnimationTarget(\.opacity)
    opacity.path = Self.corner
    for animation in [animation(CGPath()), animation(move), animation(bad), opacity] {
      scene.layer.add(animation, forKey: "it")
    }
    func issue(_ target: String, _ value: String) -> StageIssue {
      .wrongValue(target: target, owner: "UIView", value: value)
    }
    expectEqual(
      scene.issues,
      [
        issue("position", "an empty path"), issue("position", "an empty path"),
        issue("position", "a path that is not finite"), issue("opacity", "a path"),
      ])
    expectTrue(scene.layer.animationKeys() == nil)
  }
}
