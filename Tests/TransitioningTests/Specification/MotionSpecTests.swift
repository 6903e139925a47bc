import Foundation
import Expectations
import TransitionLaws
import Transitioning

@MainActor
@Suite("A motion specification")
struct MotionSpecTests {
  private static let spec = MotionSpec(
    name: "rise",
    forward: .init(
      duration: 0.4,
      [
        .init(.fore, \.opacity, from: 0, to: 1, during: 0.25...0.75, timing: .eased(.easeIn)),
        .init(
          .fore, \.transform.translationY, from: 40, to: 0, during: 0...1, timing: .eased(.standard)
        ),
        .init(
          .back, \.transform.scale, from: 1, to: 0.9, duringProgress: 0...0.5, easing: .emphasized),
      ]),
    backward: .init(
      duration: 0.2, [.init(.fore, \.opacity, from: 1, to: 0, during: 0...0.5)]))

  private final class Specified: TransitionWithMotionSpec {
    private let spec: MotionSpec

    init(_ spec: MotionSpec) { self.spec = spec }

    func motionSpec(with context: TransitionContext) -> MotionSpec { spec }
  }

  @MainActor
  private final class Scene {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let wall = UIViewController()
    let fore = UIViewController()

    init(_ spec: MotionSpec) {
      let window = UIWindow(stage: stage)
      window.rootViewController = wall
      window.makeKeyAndVisible()
      fore.transitionController.transition = Specified(spec)
      fore.modalPresentationStyle = .overFullScreen
      stage.advance(by: 0)
    }

    var views: [MotionSpec.Part: UIView] { [.fore: fore.view, .back: wall.view] }

    /// Runs one way, and calls `look` at 20 instants, with the fraction of the duration.
    func run(
      _ direction: TransitionDirection, duration: Double, _ look: (Double) -> Void
    ) throws {
      if direction == .forward {
        wall.present(fore, animated: true)
      } else {
        fore.transitionController.dismiss()
      }
      for step in 0..<20 {
        stage.advance(by: step == 0 ? 0 : duration / 20)
        look(Double(step) / 20)
      }
      try stage.settle()
    }
  }

  @Test(
    """
    has the values of its tracks before, in and after their windows, and the mirrored \
    windows on the way back, from values of two sides
    """)
  func values() throws {
    let track = try #require(Self.spec.forward.track(.fore, \.opacity))
    let middle = MediaTimingFunction.easeIn.value(at: 0.5)
    for (time, value) in zip([0, 0.25, 0.5, 0.75, 1], [0, 0, middle, 1, 1]) {
      expectNear(track.value(at: time, duration: 0.4), value, within: 1e-12)
    }
    expectTrue(Self.spec.forward.track(.scrim, \.opacity) == nil)
    let scale = try #require(Self.spec.forward.track(.back, \.transform.scale))
    let progress = MediaTimingFunction.emphasized.value(at: 0.1)
    expectNear(scale.value(at: 0.1, duration: 0.4), (1 - 0.1 * progress / 0.5), within: 1e-9)
    let sides = MotionSpec(
      name: "sides", duration: 1, timing: .eased(.linear), backwardTiming: .eased(.easeIn),
      [.init(.fore, \.opacity, back: 0.2, fore: 1, during: 0.3...0.9)])
    let there = try #require(sides.forward.track(.fore, \.opacity))
    let back = try #require(sides.backward.track(.fore, \.opacity))
    expectTrue(
      (there.from, there.to, there.span, there.timing) == (0.2, 1, 0.3...0.9, .eased(.linear)))
    expectTrue((back.from, back.to, back.timing) == (1, 0.2, .eased(.easeIn)))
    expectNear(back.span.lowerBound, 0.1, within: 1e-12)
    expectEqual(back.span.upperBound, 0.7)
  }

  @Test("is what a run shows, at every instant, both ways, each time from its own values")
  func conforms() throws {
    for spec in [Self.spec, Self.through] {
      let scene = Scene(spec)
      for direction in [TransitionDirection.forward, .backward, .forward, .backward] {
        try scene.run(direction, duration: spec[direction].duration) { fraction in
          let found = spec.deviations(
            of: scene.views, at: fraction, in: direction, tolerance: 1e-9)
          expectTrue(found.isEmpty, "\(found)")
        }
      }
      expectTrue(scene.wall.view.transform3D.isIdentity)
    }
  }

  @Test("names what differs, what it shows and what it should show")
  func deviations() throws {
    let scene = Scene(Self.spec)
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    scene.stage.advance(by: 0.2)
    let found = Self.spec.deviations(of: [.fore: scene.fore.view], at: 0.75, in: .forward)
    expectEqual(found.map(\.property), ["opacity", "transform.translation.y", "transform.scale"])
    try #require(found.count == 3)
    let (opacity, missing) = (found[0], found[2])
    expectTrue((0.3..<0.4).contains(opacity.shown ?? 0) && opacity.expected == 1)
    expectEqual(opacity.part, .fore)
    expectTrue(missing.shown == nil && missing.part == .back)
    try scene.stage.settle()
  }

  /// Springs with the frequency 20 per second and critical damping, the second one after 0.1 s.
  private static let springs = MotionSpec(
    name: "springs", duration: 0.5,
    timing: .spring(mass: 1, stiffness: 400, damping: 40),
    [
      .init(.fore, \.transform.translationY, back: 40, fore: 0),
      .init(.back, \.transform.translationX, back: 0, fore: -100, during: 0.2...1),
    ])

  @Test("moves by springs, until nothing can be seen of them, both ways")
  func springMotion() throws {
    let scene = Scene(Self.springs)
    func left(_ time: Double) -> Double { time > 0 ? (1 + 20 * time) * exp(-20 * time) : 1 }
    func expect(_ shown: CGFloat, _ rest: Double, _ distance: Double) {
      let isOver = abs(distance) <= VisibleChange.points && abs(Double(shown) - rest) < 1e-9
      expectTrue(isOver || abs(Double(shown) - rest - distance) < 1e-6)
    }
    for direction in [TransitionDirection.forward, .backward] {
      let isForward = direction == .forward
      try scene.run(direction, duration: 0.5) { fraction in
        // Springs end when nothing can be seen of them, and the transition with them.
        guard scene.fore.transitionCoordinator != nil else { return }
        let time = fraction * 0.5
        let (fore, back) = (
          scene.fore.view.layer.presentationProperties.transform.m42,
          scene.wall.view.layer.presentationProperties.transform.m41
        )
        // The window of the way back is counted from the end: 0...0.8.
        let (first, second) = (left(time), left(isForward ? time - 0.1 : time))
        expect(fore, isForward ? 0 : 40, (isForward ? 40 : -40) * first)
        expect(back, isForward ? -100 : 0, (isForward ? 100 : -100) * second)
        let found = Self.springs.deviations(
          of: scene.views, at: fraction, in: direction, tolerance: 1e-9)
        expectTrue(found.isEmpty, "\(found)")
        let other = MotionSpec(
          name: "other", duration: 0.5, timing: .eased(.linear),
          [.init(.fore, \.transform.translationY, back: 40, fore: 0)])
        let isOther = other.deviations(of: scene.views, at: fraction, in: direction).isEmpty
        expectEqual(isOther, (fraction == 0), "at \(fraction)")
      }
    }
  }
}

// MARK: - Where the way back starts

extension MotionSpecTests {
  /// A way back whose scale does not begin where the way in ended.
  private static let through = MotionSpec(
    name: "through",
    forward: .init(
      duration: 0.2,
      [.init(.back, \.opacity, from: 1, to: 0), .init(.fore, \.opacity, from: 0, to: 1)]),
    backward: .init(
      duration: 0.2,
      [
        .init(.back, \.opacity, from: 0, to: 1), .init(.back, \.transform.scale, from: 0.9, to: 1),
        .init(.fore, \.opacity, from: 1, to: 0),
      ]))

  @Test(
    "starts the way back from what is shown if the way in was interrupted, or was not animated",
    arguments: [0.05, 0.15, nil])
  func interrupted(time: Double?) throws {
    let scene = Scene(Self.through)
    scene.wall.present(scene.fore, animated: time != nil)
    scene.stage.advance(by: 0)
    if let time { scene.stage.advance(by: time) } else { try scene.stage.settle() }
    let shown = scene.wall.view.layer.presentationProperties.opacity
    try scene.run(.backward, duration: 0.2) { fraction in
      let now = scene.wall.view.layer.presentationProperties
      expectEqual(now.transform.m11, 1)
      if fraction == 0 || time == nil { expectEqual(now.opacity, shown) }
    }
    expectEqual(scene.wall.view.alpha, 1)
    expectTrue((time != nil || shown == 1))
  }
}
