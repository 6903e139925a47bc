import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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

  private func expect(
    _ keyframes: [(start: Double, duration: Double, alpha: CGFloat)],
    _ options: UIView.KeyframeAnimationOptions = linear, at times: [TimeInterval],
    shows expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, options: options) { add(keyframes, to: scene.view) }
    let seen = scene.film(times, of: \.opacity)
    expectNear(seen, expected, sourceLocation: sourceLocation)
    expectTrue(scene.issues.isEmpty, "\(seen)", sourceLocation: sourceLocation)
  }

  @Test(
    "runs each keyframe in its part of the whole, in any order, and holds between (ViewAnimation 27, 28)"
  )
  func parts() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    expect([(0, 0.5, 0), (0.5, 0.5, 0.8)], at: times, shows: [1, 0.5, 0, 0.4, 0.8])
    // The model has the value that was set last.
    expect([(0.5, 0.5, 0.8), (0, 0.5, 0)], at: times, shows: [1, 0.5, 0, 0.4, 0])
    expect(
      [(0.25, 0.25, 0), (0.75, 0.125, 1)], at: [0.125, 0.375, 0.5, 0.625, 0.8125, 0.9375],
      shows: [1, 0.5, 0, 0, 0.5, 1])
    // Values are set at once in keyframes that take no time.
    expect(
      [(0.5, 0, 0.25), (0.5, 0.5, 0.75)], at: [0.49, 0.5, 0.75], shows: [1, 0.25, 0.5])
    expect([(0, 0, 0.5)], at: [0, 0.5], shows: [0.5, 0.5])
    expect([(1, 0, 0.5)], at: [0, 0.99, 1], shows: [1, 1, 0.5])
    // Keyframes stay within the whole.
    expect([(-1, 0.5, 0)], at: [0.25, 0.5], shows: [0.5, 0])
    expect([(0.5, 7, 0)], at: [0.5, 0.75], shows: [1, 0.5])
  }

  @Test(
    """
    eases the whole in and out, also in linear mode, and repeats and reverses it on request \
    (ViewAnimation 20, 29)
    """)
  func eases() {
    let times = (0..<40).map { Double($0) / 40 }
    for options in [[], UIView.KeyframeAnimationOptions.calculationModeLinear] {
      expect(
        [(0, 0.5, 0), (0.5, 0.5, 1)], options, at: times,
        shows: times.map { abs(1 - 2 * easeInOut(at: $0)) })
    }
    expect(
      [(0, 0.5, 0)], [Self.linear, .repeat, .autoreverse], at: [0.25, 0.75, 1.25, 1.75, 2.25],
      shows: [0.5, 0, 0, 0.5, 0.5])
    // In an enclosing block, it takes the block's curve and duration (ViewAnimation 27).
    let scene = Scene()
    UIView.animate(withDuration: 2, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0) {
        add([(0, 0.5, 0), (0.5, 0.5, 1)], to: scene.view)
      }
    }
    expectNear(scene.film([0.5, 1.75], of: \.opacity), [0.5, 0.75])
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

  @Test(
    """
    jumps as each keyframe begins when discrete, has constant speed when paced, and bends \
    smoothly when cubic (ViewAnimation 30)
    """)
  func modes() {
    expect(
      [(0.25, 0.25, 0), (0.75, 0.25, 0.5)], [Self.linear, .calculationModeDiscrete],
      at: [0.2, 0.25, 0.7, 0.75, 1], shows: [1, 0, 0, 0.5, 0.5])
    // The first segment has a length of 1, the second of 0.6.
    expect(
      [(0, 0.1, 0), (0.5, 0.5, 0.6)], [Self.linear, .calculationModePaced],
      at: [0.3125, 0.625, 0.8125], shows: [0.5, 0, 0.3])
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

  @Test(
    """
    makes one animation for each property, which uses the whole duration outside keyframes, and \
    sets the models at once (ViewAnimation 28)
    """)
  func oneAnimation() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, options: Self.linear) {
      for step in 0..<4 {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
          scene.view.alpha -= 0.2
          scene.view.layer.cornerRadius += 10
        }
      }
      scene.view.center.x = 150
    }
    expectEqual(Set(scene.layer.animationKeys() ?? []), ["opacity", "cornerRadius", "position"])
    expectNear([scene.view.alpha, scene.layer.cornerRadius].map { Double($0) }, [0.2, 40])
    expectNear(scene.film([0, 0.25]) { $0.position.x }, [50, 75])
  }

  @Test(
    """
    replaces running animations, and is replaced: nothing adds up; it begins from the \
    presentation values on request (ViewAnimation 12, 14)
    """)
  func replaces() {
    let scene = Scene()
    let log = Log(scene.stage)
    func animate(_ options: UIView.KeyframeAnimationOptions, to value: CGFloat, name: String) {
      UIView.animateKeyframes(
        withDuration: 1, options: options,
        animations: {
          scene.view.center.x = 100 + 100 * value
          scene.view.alpha = value
        }, completion: log.completion(name))
    }
    UIView.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        scene.view.center.x = 150
        scene.view.alpha = 0
      },
      completion: log.completion("first"))
    scene.stage.advance(to: 0.5)
    animate(Self.linear, to: 1, name: "second")
    let film = scene.table([0.5, 1]) { [$0.position.x, $0.opacity] }
    expectNear(film, [[150, 0], [175, 0.5]])
    animate([Self.linear, .beginFromCurrentState], to: 0, name: "third")
    expectNear(
      scene.table([1, 1.5]) { [$0.position.x, $0.opacity] }, [[175, 0.5], [137.5, 0.25]])
    UIView.animate(withDuration: 1, options: .curveLinear) { scene.view.center.x = 350 }
    expectNear(scene.position.x, 100)
    scene.stage.advance(to: 3)
    expectEqual(log.what, ["first false", "second false", "third false"])
  }

  @Test(
    """
    waits for its delay, completes once at its end, and in the same instant when there is nothing \
    to animate (ViewAnimation 2, 3)
    """)
  func completes() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animateKeyframes(withDuration: 1, animations: {}, completion: log.completion("empty"))
    UIView.animateKeyframes(
      withDuration: 0, animations: { add([(0, 1, 0.5)], to: scene.view) },
      completion: log.completion("at once"))
    expectEqual(scene.opacity, 0.5)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0.5, options: Self.linear,
      animations: { add([(0, 0.25, 0)], to: scene.view) }, completion: log.completion("done"))
    expectEqual(scene.film([0.4, 3], of: \.opacity), [0.5, 0])
    expectEqual(log.lines, ["0.0 empty true", "0.0 at once true", "1.5 done true"])
    expectTrue(scene.stage.isSettled)
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
    expectNear(scene.film([0.5, 0.75], on: child.layer) { $0.bounds.width }, [20, 60])
  }

  // Rules: ViewAnimation 26, 31.
  @Test("makes changes at once where it is disabled, and where keyframes are outside one")
  func outside() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1) {
      UIView.performWithoutAnimation { add([(0, 1, 0.75)], to: scene.view) }
    }
    UIView.performWithoutAnimation {
      UIView.animateKeyframes(withDuration: 1) { add([(0, 1, 0.5)], to: scene.view) }
    }
    expectTrue(scene.issues.isEmpty)
    expectEqual(scene.opacity, 0.5)
    add([(0, 1, 0.25)], to: scene.view)
    UIView.animate(withDuration: 1) { add([(0, 1, 0)], to: scene.view) }
    expectEqual(scene.issues, [.addsKeyframeToNothing, .addsKeyframeToNothing])
    expectEqual(scene.opacity, 0)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("refuses times that are not finite")
  func refusals() {
    for time in [Double.nan, .infinity, -.infinity] {
      let scene = Scene()
      UIView.animateKeyframes(withDuration: 1) {
        add([(time, 1, 0.5), (0, time, 0.25)], to: scene.view)
      }
      UIView.animateKeyframes(withDuration: time) { add([(0, 1, 0)], to: scene.view) }
      expectEqual(scene.opacity, 0)
      expectTrue(scene.layer.animationKeys() == nil)
      expectEqual(
        scene.issues,
        [
          .impossibleDuration(value: "relative start time of \(time)"),
          .impossibleDuration(value: "relative duration of \(time)"),
          .impossibleDuration(value: "duration of \(time) s"),
        ])
    }
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
