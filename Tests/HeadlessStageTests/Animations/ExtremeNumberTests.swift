import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import Expectations

extension Scene {
  /// The sentences of all refusals.
  fileprivate var said: [String] { stage.diagnostics.issues.map { "\($0)" } }
}

@MainActor
@Suite("A clock at a very late time")
struct FarClockTests {
  /// The instants of a display link's calls within a second.
  private func frames(from start: TimeInterval) -> [TimeInterval] {
    let scene = Scene()
    scene.stage.advance(to: start)
    var instants: [TimeInterval] = []
    let link = CADisplayLink { instants.append($0.targetTimestamp) }
    link.add(to: scene.stage)
    scene.stage.advance(by: 1)
    expectTrue(scene.said.isEmpty)
    expectEqual(scene.stage.now, start + 1)
    return instants
  }

  @Test(
    """
    has all frames until tenths of a frame can no longer be represented, and as many as numbers \
    can represent beyond that, each later than the previous one
    """)
  func frames() {
    for start in [1e9, 1e12] {
      let instants = frames(from: start).map { $0 - start }
      expectNear(instants, (1...60).map { Double($0) / 60 }, within: 1e-3)
    }
    for start in [1e14, 1e15, 1e16] {
      let (frames, step) = (frames(from: start), start.ulp)
      expectTrue((Int(0.9 / max(step, 1 / 60))...61).contains(frames.count))
      let distances = zip([start] + frames, frames).map { $1 - $0 }
      expectTrue(distances.allSatisfy { $0 > 0 })
      // No frame that a number can represent is left out.
      expectTrue(distances.dropFirst().allSatisfy { $0 <= max(2 * step, 1.5 / 60) })
    }
  }

  @Test("is not reached while a display link would be called at each frame on the way")
  func links() {
    let scene = Scene()
    let link = CADisplayLink { _ in Issue.record("A link was called.") }
    link.add(to: scene.stage)
    scene.stage.advance(by: 1e308)
    link.isPaused = true
    expectEqual(scene.stage.now, 0)
    expectEqual(
      scene.said,
      [
        "the stage cannot advance to 1e+308 s: a display link would be called at more than"
          + " 1000000000 frames; the clock stays at 0.0 s"
      ])
    // A link that is added on the way stops the clock there.
    let late = CADisplayLink { _ in }
    scene.stage.perform(afterDelay: 2) { late.add(to: scene.stage) }
    scene.stage.advance(to: 1e300)
    expectEqual(scene.stage.now, 2)
    expectEqual(scene.said.count, 2)
    late.invalidate()
    scene.stage.advance(to: 1e300)
    expectEqual(scene.stage.now, 1e300)
    expectEqual(scene.said.count, 2)
  }

  @Test("has a frame rate between one frame in a quarter of an hour and a million a second")
  nonisolated func frameRates() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = Stage(frameRate: 1e308) }
    await #expect(processExitsWith: .failure) { @MainActor in _ = Stage(frameRate: 1e-300) }
    await expectEqual(Stage(frameRate: 1_000_000).frameRate, 1_000_000)
  }
}

@MainActor
@Suite("A finger of extreme numbers")
struct ExtremeFingerTests {
  @Test("is refused once for any absurd argument")
  func refused() throws {
    let absurd: [(Stage) -> Void] = [
      { expectTrue($0.tap(at: .zero, count: .max).isEmpty) },
      { expectTrue($0.tap(at: .zero, count: -1).isEmpty) },
      { $0.tap(at: .zero, count: 10_000, pressDuration: 1e308) },
      { $0.tap(at: .zero, count: 3, after: 1e308) },
      { $0.tap(at: .zero, count: 3, after: .nan) },
      { $0.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: 1e308) },
      { $0.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: 1, holdingFor: 1e7) },
      { $0.drag(from: .zero, to: CGPoint(x: 9, y: 9), duration: 1, after: 1e308) },
      { $0.longPress(at: .zero, for: 1e308) },
      { $0.flick(from: .zero, to: CGPoint(x: 100, y: 0), velocity: 1e-300) },
      { $0.swipe(from: .zero, .right, distance: .infinity) },
      { $0.pinch(at: .zero, from: 1, to: 2, over: 1e308) },
      { $0.pinch(at: .zero, from: 1, to: .infinity, over: 1) },
      { $0.rotate(at: .zero, by: .nan, over: 1) },
      { $0.rotate(at: .zero, by: 1, over: 1e300, holdingFor: 1e308) },
    ]
    for (index, act) in absurd.enumerated() {
      let scene = Scene()
      act(scene.stage)
      expectEqual(scene.said.count, 1, "\(index): \(scene.said)")
      expectTrue(scene.stage.isSettled, "\(index): \(scene.said)")
    }
    let scene = Scene()
    expectEqual([12, 0].map { scene.stage.tap(at: .zero, count: $0).count }, [12, 0])
    expectTrue(scene.said.isEmpty)
    try scene.stage.settle()
  }

  @Test("is at a finite point at each frame of any path")
  func points() throws {
    let far = CGFloat.greatestFiniteMagnitude
    let wild = MediaTimingFunction(controlPoints: 0.2, 1e100, 0.8, -1e100)
    let paths = [
      FingerPath(from: CGPoint(x: -far, y: 0)).moving(to: CGPoint(x: far, y: far), over: 0.2),
      FingerPath(from: .zero).moving(to: CGPoint(x: far, y: -far), over: 0.2, timing: wild),
      FingerPath(from: CGPoint(x: far / 2, y: far / 2)).turning(about: .zero, by: 1, over: 0.2),
    ]
    for path in paths {
      for step in 0...20 { expectTrue(path.point(at: Double(step) / 100).x.isFinite) }
      let scene = Scene()
      scene.stage.touch(along: path)
      try scene.stage.settle()
    }
  }
}

@MainActor
@Suite("An overflowing number")
struct BeyondNumbersTests {
  /// True if a display list holds only finite numbers.
  private func isFinite(_ list: DisplayList) -> Bool {
    list.items.allSatisfy {
      $0.transform.isFinite && $0.size.width.isFinite && $0.size.height.isFinite
    } && list.clips.allSatisfy { $0.transform.isFinite }
  }

  @Test("leaves the layer and its sublayers out of display lists, and is reported once")
  func nested() throws {
    let scene = Scene()
    scene.view.backgroundColor = .red
    var parent = scene.view
    for _ in 0..<60 {
      let child = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
      child.backgroundColor = .blue
      child.clipsToBounds = true
      child.transform3D = CATransform3D(scaleX: 1e10, y: 1e10)
      parent.addSubview(child)
      parent = child
    }
    scene.stage.advance(by: 0)
    for _ in 0..<3 {
      let list = scene.stage.displayList()
      expectTrue(isFinite(list) && (11..<60).contains(list.items.count))
    }
    expectEqual(scene.said.count, 1)
    expectContains(scene.said.first, "size on the screen that is not finite")
  }

  @Test("is refused as an anchor point")
  func anchors() {
    for value in [1e308, -1e308, .infinity, .nan] as [CGFloat] {
      let scene = Scene()
      scene.layer.anchorPoint = CGPoint(x: value, y: 0)
      scene.layer.set(.anchorPoint, to: .point(CGPoint(x: 0.5, y: value)))
      expectEqual(scene.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
      expectEqual(scene.layer.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      expectEqual(scene.said.map { $0.contains("anchorPoint of ") }, [true, true])
    }
  }

  @Test("is not reached by any curve that overshoots")
  func overshoot() {
    let scene = Scene()
    scene.view.backgroundColor = .red
    let wild = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1e100), controlPoint2: CGPoint(x: 1, y: -1e100))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: wild)
    animator.addAnimations { scene.view.frame = CGRect(x: 90, y: 80, width: 70, height: 60) }
    animator.startAnimation()
    for _ in 0..<59 {
      scene.stage.advance(by: 1 / 60)
      let frame = scene.shown.frame
      expectTrue(frame.minX.isFinite && frame.width.isFinite && isFinite(scene.stage.displayList()))
    }
    let beyond = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1e308), controlPoint2: CGPoint(x: 1, y: 0))
    expectEqual(beyond, UICubicTimingParameters())
  }

  @Test("is refused in a spring: its animation is left out, and reported")
  func springs() {
    let constants: [(CASpringAnimation) -> Void] = [
      { $0.mass = .leastNonzeroMagnitude }, { $0.stiffness = 1e-250 },
      { ($0.mass, $0.stiffness) = (1e200, 1e-200) }, { $0.initialVelocity = 1e308 },
      {
        $0.allowsOverdamping = true
        $0.damping = 1e308
      },
    ]
    for (index, change) in constants.enumerated() {
      let scene = Scene()
      let spring = CASpringAnimation(\.opacity)
      (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 1)
      change(spring)
      scene.layer.add(spring, forKey: "spring")
      scene.stage.advance(by: 0.5)
      expectEqual(scene.said.count, 1, "\(index): \(scene.said)")
      expectEqual(scene.opacity, 1, "\(index): \(scene.said)")
    }
  }
}
