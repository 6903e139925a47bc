import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("A keyframe block")
struct AnimateKeyframesTests {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Adds keyframes that set a view's opacity.
  private func add(
    _ keyframes: [(start: Double, duration: Double, alpha: CGFloat)], to view: UIView
  ) {
    for keyframe in keyframes {
      UIView.addKeyframe(
        withRelativeStartTime: keyframe.start, relativeDuration: keyframe.duration
      ) { view.alpha = keyframe.alpha }
    }
  }

  /// The opacity at instants of keyframes of one second that set the opacity.
  private func opacities(
    _ keyframes: [(start: Double, duration: Double, alpha: CGFloat)],
    _ options: UIView.KeyframeAnimationOptions = linear, at times: [TimeInterval]
  ) -> [Double] {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, options: options) { add(keyframes, to: scene.view) }
    expectTrue(scene.issues.isEmpty)
    return times.map {
      scene.stage.advance(to: $0)
      return scene.opacity
    }
  }

  private func expect(
    _ keyframes: [(start: Double, duration: Double, alpha: CGFloat)],
    _ options: UIView.KeyframeAnimationOptions = linear, at times: [TimeInterval],
    shows expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = opacities(keyframes, options, at: times)
    expectTrue(
      zip(seen, expected).allSatisfy { isClose($0, $1) }, "\(seen) is not \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test("runs each keyframe in its part of the whole (ViewAnimation 27)")
  func parts() {
    expect(
      [(0, 0.5, 0), (0.5, 0.5, 0.8)], at: [0, 0.25, 0.5, 0.75, 1], shows: [1, 0.5, 0, 0.4, 0.8])
  }

  @Test("holds values before, between and after keyframes (ViewAnimation 28)")
  func holds() {
    expect(
      [(0.25, 0.25, 0), (0.75, 0.125, 1)], at: [0.125, 0.375, 0.5, 0.625, 0.8125, 0.9375],
      shows: [1, 0.5, 0, 0, 0.5, 1])
  }

  @Test("sets values at once in keyframes that take no time (ViewAnimation 27)")
  func instants() {
    expect(
      [(0.5, 0, 0.25), (0.5, 0.5, 0.75)], at: [0.49, 0.5, 0.75], shows: [1, 0.25, 0.5])
    expect([(0, 0, 0.5)], at: [0, 0.5], shows: [0.5, 0.5])
    expect([(1, 0, 0.5)], at: [0, 0.99, 1], shows: [1, 1, 0.5])
  }

  @Test("orders keyframes by their times, in any order of adding")
  func order() {
    expect(
      [(0.5, 0.5, 0.8), (0, 0.5, 0)], at: [0.25, 0.5, 0.75], shows: [0.5, 0, 0.4])
  }

  @Test("eases the whole in and out, also in linear mode (ViewAnimation 29)")
  func eases() {
    let times = (0..<40).map { Double($0) / 40 }
    for options in [[], UIView.KeyframeAnimationOptions.calculationModeLinear] {
      expect(
        [(0, 0.5, 0), (0.5, 0.5, 1)], options, at: times,
        shows: times.map { abs(1 - 2 * easeInOut(at: $0)) })
    }
  }

  @Test("takes the curve of an enclosing block (ViewAnimation 29)")
  func inheritsCurve() {
    let scene = Scene()
    UIView.animate(withDuration: 2, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0) {
        add([(0, 0.5, 0), (0.5, 0.5, 1)], to: scene.view)
      }
    }
    // The same holds for the duration of the block (ViewAnimation 27).
    scene.stage.advance(to: 0.5)
    expectTrue(isClose(scene.opacity, 0.5))
    scene.stage.advance(to: 1.75)
    expectTrue(isClose(scene.opacity, 0.75))
  }

  @Test("uses the keyframe that was added last where two overlap (ViewAnimation 31)")
  func overlaps() {
    // The first keyframe has reached 0.5 when the second begins.
    expect(
      [(0, 1, 0), (0.5, 0.25, 1)], at: [0.25, 0.5, 0.625, 0.75, 0.9],
      shows: [0.75, 0.5, 0.75, 1, 1])
    // The first keyframe would begin within the second.
    expect([(0.5, 0.5, 1), (0, 0.75, 0)], at: [0.375, 0.75, 0.9], shows: [0.5, 0, 0])
    // Both keyframes begin at the same time.
    expect([(0, 0.5, 1), (0, 0.5, 0)], at: [0.25, 0.5], shows: [0.5, 0])
  }

  @Test("keeps keyframes within the whole")
  func clamps() {
    expect([(-1, 0.5, 0)], at: [0.25, 0.5], shows: [0.5, 0])
    expect([(0.5, 7, 0)], at: [0.5, 0.75], shows: [1, 0.5])
  }

  @Test("jumps as each keyframe begins when discrete (ViewAnimation 30)")
  func discrete() {
    expect(
      [(0.25, 0.25, 0), (0.75, 0.25, 0.5)], [Self.linear, .calculationModeDiscrete],
      at: [0.2, 0.25, 0.7, 0.75, 1], shows: [1, 0, 0, 0.5, 0.5])
  }

  @Test("has constant speed when paced, with any times (ViewAnimation 30)")
  func paced() {
    // The first segment has a length of 1, the second of 0.6.
    expect(
      [(0, 0.1, 0), (0.5, 0.5, 0.6)], [Self.linear, .calculationModePaced],
      at: [0.3125, 0.625, 0.8125], shows: [0.5, 0, 0.3])
  }

  @Test("bends smoothly when cubic (ViewAnimation 30)")
  func cubic() {
    // One step down by 1, one up by 0.5: Hermite's cubic with the tangents of Animations 22.
    func curve(_ s: Double, _ a: Double, _ b: Double, _ out: Double, _ into: Double) -> Double {
      (2 * s * s * s - 3 * s * s + 1) * a + (s * s * s - 2 * s * s + s) * out
        + (3 * s * s - 2 * s * s * s) * b + (s * s * s - s * s) * into
    }
    expect(
      [(0, 0.5, 0), (0.5, 0.5, 0.5)], [Self.linear, .calculationModeCubic],
      at: [0.125, 0.375, 0.75],
      shows: [
        curve(0.25, 1, 0, -1, -0.25), curve(0.75, 1, 0, -1, -0.25), curve(0.5, 0, 0.5, -0.25, 0.5),
      ])
  }

  @Test("has UIKit's option bits (ViewAnimation 30)")
  func bits() {
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    expectEqual(modes.map(\.rawValue), [0, 1024, 2048, 3072, 4096])
    let others: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    expectEqual(others.map(\.rawValue), [1, 2, 4, 8, 16, 32, 512])
  }

  @Test("makes one animation for each property, and sets the models at once (ViewAnimation 28)")
  func oneAnimation() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1) {
      for step in 0..<4 {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
          scene.view.alpha -= 0.2
          scene.view.center.x += 10
        }
      }
    }
    expectEqual(scene.layer.animationKeys(), ["opacity", "position"])
    expectTrue(isClose(scene.view.alpha, 0.2))
    expectEqual(scene.view.center.x, 90)
    expectEqual(scene.position.x, 50)
  }

  @Test("uses the whole duration for changes outside keyframes")
  func plainChanges() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, options: Self.linear) {
      scene.view.center.x = 150
      add([(0.5, 0.5, 0)], to: scene.view)
    }
    scene.stage.advance(to: 0.25)
    expectTrue(isClose(scene.position.x, 75))
    expectEqual(scene.opacity, 1)
  }

  @Test("replaces running animations, and is replaced: nothing adds up (ViewAnimation 12, 14)")
  func replaces() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 150 },
      completion: log.completion("first"))
    scene.stage.advance(to: 0.5)
    UIView.animateKeyframes(
      withDuration: 1, options: Self.linear, animations: { scene.view.center.x = 250 },
      completion: log.completion("second"))
    expectTrue(isClose(scene.position.x, 150))
    scene.stage.advance(to: 0.75)
    expectTrue(isClose(scene.position.x, 175))
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.center.x = 350 }
    expectTrue(isClose(scene.position.x, 250))
    scene.stage.advance(to: 1)
    expectEqual(log.what, ["first false", "second false"])
  }

  @Test("begins from the presentation values on request (ViewAnimation 12)")
  func beginsFromCurrentState() {
    let scene = Scene()
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.alpha = 0 }
    scene.stage.advance(to: 0.5)
    UIView.animateKeyframes(
      withDuration: 1, options: [Self.linear, .beginFromCurrentState]
    ) { add([(0, 1, 1)], to: scene.view) }
    expectTrue(isClose(scene.opacity, 0.5))
    scene.stage.advance(to: 1)
    expectTrue(isClose(scene.opacity, 0.75))
  }

  @Test("waits for its delay, and completes once at its end")
  func completes() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0.5, options: Self.linear,
      animations: { add([(0, 0.25, 0)], to: scene.view) }, completion: log.completion("done"))
    scene.stage.advance(to: 0.4)
    expectEqual(scene.opacity, 1)
    scene.stage.advance(to: 3)
    expectEqual(log.entries, [Log.Entry(time: 1.5, what: "done true")])
    expectTrue(scene.stage.isSettled)
  }

  @Test("completes in the same instant when there is nothing to animate (ViewAnimation 2, 3)")
  func nothing() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animateKeyframes(withDuration: 1, animations: {}, completion: log.completion("empty"))
    UIView.animateKeyframes(
      withDuration: 0, animations: { add([(0, 1, 0)], to: scene.view) },
      completion: log.completion("at once"))
    expectEqual(scene.opacity, 0)
    scene.stage.advance(by: 0)
    expectTrue(log.entries.map(\.time).allSatisfy { $0 == 0 })
    expectEqual(log.what, ["empty true", "at once true"])
  }

  @Test("repeats and reverses on request (ViewAnimation 20)")
  func repeats() {
    let scene = Scene()
    UIView.animateKeyframes(
      withDuration: 1, options: [Self.linear, .repeat, .autoreverse]
    ) { add([(0, 0.5, 0)], to: scene.view) }
    for (time, opacity) in [(0.25, 0.5), (0.75, 0), (1.25, 0), (1.75, 0.5), (2.25, 0.5)] {
      scene.stage.advance(to: time)
      expectTrue(isClose(scene.opacity, opacity), "\(time)")
    }
    scene.layer.removeAllAnimations()
  }

  @Test("lays out at the end of each keyframe on request (ViewAnimation 19)")
  func layout() {
    let scene = Scene()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = Stretcher(child)
    scene.view.addSubview(parent)
    scene.stage.advance(by: 0)
    UIView.animateKeyframes(withDuration: 1, options: [Self.linear, .layoutSubviews]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        parent.bounds.size.width = 100
      }
    }
    scene.stage.advance(to: 0.5)
    expectEqual(child.layer.presentationProperties.bounds.size.width, 20)
    scene.stage.advance(to: 0.75)
    expectTrue(isClose(child.layer.presentationProperties.bounds.size.width, 60))
  }

  // Rules: ViewAnimation 31.
  @Test("is required for keyframes: elsewhere their changes are made at once")
  func outside() {
    let scene = Scene()
    add([(0, 1, 0.5)], to: scene.view)
    expectEqual(scene.issues, [.addsKeyframeToNothing])
    UIView.animate(withDuration: 1) { add([(0, 1, 0)], to: scene.view) }
    expectEqual(scene.issues, [.addsKeyframeToNothing, .addsKeyframeToNothing])
    expectEqual(scene.opacity, 0)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("makes changes at once while animations are disabled (ViewAnimation 26)")
  func disabled() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1) {
      UIView.performWithoutAnimation { add([(0, 1, 0.5)], to: scene.view) }
    }
    UIView.performWithoutAnimation {
      UIView.animateKeyframes(withDuration: 1) { add([(0, 1, 0)], to: scene.view) }
    }
    expectEqual(scene.opacity, 0)
    expectTrue(scene.issues.isEmpty)
  }

  @Test("refuses times that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func refusals(time: Double) {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1) {
      add([(time, 1, 0.5), (0, time, 0.25)], to: scene.view)
    }
    UIView.animateKeyframes(withDuration: time) { add([(0, 1, 0)], to: scene.view) }
    expectEqual(scene.opacity, 0)
    expectEqual(
      scene.issues,
      [
        .impossibleDuration(value: "relative start time of \(time)"),
        .impossibleDuration(value: "relative duration of \(time)"),
        .impossibleDuration(value: "duration of \(time) s"),
      ])
    expectTrue(scene.layer.animationKeys() == nil)
  }
}

/// A view whose only child is as large as itself.
private final class Stretcher: UIView {
  private let child: UIView

  init(_ child: UIView) {
    self.child = child
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    addSubview(child)
  }

  override func layoutSubviews() {
    child.frame = bounds
  }
}
