import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("The timing of an animation")
struct AnimationTimingTests {
  private func ramp(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let ramp = CABasicAnimation(\.position.x, from: 0, to: 100)
    ramp.duration = duration
    return ramp
  }

  /// The values of the animation at each instant; nil stands for the model.
  private func film(
    _ animation: CABasicAnimation, at times: [TimeInterval]
  ) -> [Double?] {
    let scene = Scene()
    scene.view.center.x = -1
    scene.layer.add(animation, forKey: nil)
    return times.map { time in
      scene.stage.advance(to: time)
      let shown = (Double(scene.position.x) * 1e6).rounded() / 1e6
      return shown == -1 ? nil : shown
    }
  }

  @Test("runs at its speed, repeats its cycles, and returns when it autoreverses (Time 1, 2, 3, 6)")
  func cycles() {
    func film(at times: [TimeInterval], _ change: (CABasicAnimation) -> Void) -> [Double?] {
      let animation = ramp()
      change(animation)
      return self.film(animation, at: times)
    }
    expectEqual(film(at: [0, 0.1, 0.25, 0.4, 0.5]) { $0.speed = 2 }, [0, 20, 50, 80, nil])
    expectEqual(
      film(at: [0.5, 0.9, 1, 1.5, 2.25, 2.5]) { $0.repeatCount = 2.5 },
      [
        50, 90, 0, 50, 25, nil,
      ])
    expectEqual(film(at: [0.5, 1.5, 1.7, 1.75]) { $0.repeatDuration = 1.75 }, [50, 50, 70, nil])
    expectEqual(
      film(at: [0.25, 1, 1.25, 1.9, 2]) { $0.autoreverses = true }, [25, 100, 75, 10, nil])
  }

  @Test("never ends when the count is the greatest number (Time 2)")
  func forever() {
    for count in [
      Double.greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude), .infinity,
    ] {
      let scene = Scene()
      let animation = ramp()
      animation.repeatCount = count
      scene.layer.add(animation, forKey: nil)
      expectNear(scene.film([1_000_000.25]) { $0.position.x }, [25])
      #expect(throws: SettleError.self) { try scene.stage.settle() }
    }
  }

  @Test("mirrors the curve on the way back (Time 4)")
  func mirrored() {
    let scene = Scene()
    let animation = ramp()
    animation.autoreverses = true
    animation.timingFunction = .easeIn
    scene.layer.add(animation, forKey: nil)
    let times = (0...20).map { 2 * Double($0) / 21 }
    let expected = times.map { 100 * bezier(0.42, 0, 1, 1, at: $0 < 1 ? $0 : 2 - $0) }
    expectNear(scene.film(times) { $0.position.x }, expected)
  }

  @Test(
    "shows the values of its fill mode outside its time (Time 5, 9)",
    arguments: [
      (FillMode.removed, [nil, nil, 50, nil, nil]), (.backwards, [0, 0, 50, nil, nil]),
      (.forwards, [nil, nil, 50, 100, 100]), (.both, [0, 0, 50, 100, 100]),
    ] as [(FillMode, [Double?])])
  func fill(mode: FillMode, expected: [Double?]) {
    let animation = ramp()
    animation.delay = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    expectEqual(film(animation, at: [0, 0.9, 1.5, 2, 3]), expected)
  }

  @Test("shows the same before the commit as at the commit (Time 5, 8)")
  func beforeCommit() {
    for mode in FillMode.allCases {
      let scene = Scene()
      scene.stage.advance(to: 1)
      for (key, begin) in [("delay", 0.0), ("instant", 1.5)] {
        let animation = ramp()
        animation.fillMode = mode
        animation.beginTime = begin
        animation.delay = begin == 0 ? 0.5 : 0
        scene.layer.add(animation, forKey: key)
        let before = scene.shown
        scene.stage.advance(by: 0)
        expectEqual(scene.shown, before)
        expectEqual(scene.shown.position.x, (mode.showsBefore ? 0 : 50))
        scene.layer.removeAllAnimations()
      }
    }
  }

  @Test(
    """
    ends at the end of the last cycle, not at the start of another, and adds the end value of \
    every cycle before when it is cumulative (Time 3; Animations 10)
    """)
  func endValue() {
    let animation = ramp()
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    expectEqual(film(animation, at: [2.5, 3, 9]), [50, 100, 100])
    animation.isCumulative = true
    expectEqual(film(animation, at: [0.5, 1, 1.5, 2.5, 3, 9]), [50, 100, 150, 250, 300, 300])
    animation.isCumulative = false
    animation.autoreverses = true
    expectEqual(film(animation, at: [5.5, 6, 9]), [50, 0, 0])
  }

  @Test("shows at every frame, whatever frame rates it prefers, and its copies prefer the same")
  func preferredFrameRates() {
    let animation = ramp()
    expectEqual(animation.preferredFrameRateRange, .default)
    let rates = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 1)
    animation.preferredFrameRateRange = rates
    expectEqual(animation.copy().preferredFrameRateRange, rates)
    expectEqual(film(animation, at: [0.25, 0.26, 0.75]), [25, 26, 75])
  }

  @Test("stays without an effect when it is not removed but does not fill (Animations 11)")
  func keptUnseen() {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = ramp()
    animation.isRemovedOnCompletion = false
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: "it")
    expectEqual(scene.film([2]) { $0.position.x }, [50])
    expectEqual(scene.layer.animationKeys(), ["it"])
    expectEqual(log.lines, ["0.0 it starts", "1.0 it stops true"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("begins partway with an offset, and shows the skipped part at the end (Time 7)")
  func timeOffset() {
    let animation = ramp()
    animation.timeOffset = 0.25
    expectEqual(film(animation, at: [0, 0.5, 0.74, 0.75, 0.9, 1]), [25, 75, 99, 0, 15, nil])
    animation.timeOffset = -0.25
    animation.isCumulative = true
    animation.repeatCount = 2
    expectEqual(film(animation, at: [0, 0.25, 1, 1.75]), [-25, 0, 75, 150])
  }

  @Test("begins at a given instant, past or future, and counts a delay from the commit (Time 8, 9)")
  func beginTime() throws {
    func log(_ change: (CABasicAnimation) -> Void) throws -> [String] {
      let scene = Scene()
      let log = Log(scene.stage)
      scene.stage.advance(to: 1)
      let animation = ramp()
      change(animation)
      animation.delegate = log.delegate("it")
      scene.layer.add(animation, forKey: nil)
      try scene.stage.settle()
      return log.lines
    }
    #expect(try log { $0.beginTime = 0.5 } == ["1.0 it starts", "1.5 it stops true"])
    #expect(try log { $0.beginTime = 1.5 } == ["1.5 it starts", "2.5 it stops true"])
    #expect(try log { $0.beginTime = -3 } == ["1.0 it starts", "1.0 it stops true"])
    #expect(try log { $0.delay = 0.5 } == ["1.5 it starts", "2.5 it stops true"])
  }

  @Test(
    """
    accumulates transforms as if each cycle followed the other, and costs no more after \
    1,000,000,000 cycles than after one (Animations 10)
    """)
  func cumulativeTransforms() {
    let scene = Scene()
    let step = CATransform3D(translationX: 3, y: 0).rotated(by: 0.1, x: 0, y: 0, z: 1)
    let turn = CABasicAnimation(\.transform, from: .identity, to: step)
    let ramp = ramp()
    for animation in [turn, ramp] {
      animation.duration = 1
      animation.isCumulative = true
      animation.repeatCount = .infinity
      scene.layer.add(animation, forKey: nil)
    }
    var cycles = [CATransform3D.identity]
    for _ in 1..<40 { cycles.append(step.concatenating(cycles[cycles.count - 1])) }
    let shown = scene.table(cycles.indices.map(Double.init)) {
      [$0.transform.m11, $0.transform.m41]
    }
    expectNear(shown, cycles.map { [$0.m11, $0.m41] })
    scene.stage.advance(to: 1e9)
    expectNear(scene.position.x, 1e11, within: 200)
    expectTrue(scene.shown.transform.isFinite)
  }
}
