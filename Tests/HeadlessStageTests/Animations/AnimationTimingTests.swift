import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
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

  @Test("runs at its speed (Time 1, 6)")
  func speed() {
    let animation = ramp()
    animation.speed = 2
    expectEqual(film(animation, at: [0, 0.1, 0.25, 0.4, 0.5]), [0, 20, 50, 80, nil])
  }

  @Test("repeats its cycles, fractions included (Time 2)")
  func repeatCount() {
    let animation = ramp()
    animation.repeatCount = 2.5
    expectEqual(film(animation, at: [0.5, 0.9, 1, 1.5, 2.25, 2.5]), [50, 90, 0, 50, 25, nil])
  }

  @Test("repeats its cycles for a duration (Time 2)")
  func repeatDuration() {
    let animation = ramp()
    animation.repeatDuration = 1.75
    expectEqual(film(animation, at: [0.5, 1.5, 1.7, 1.75]), [50, 50, 70, nil])
  }

  @Test(
    "never ends when the count is the greatest number (Time 2)",
    arguments: [Double.greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude), .infinity])
  func forever(count: Double) {
    let scene = Scene()
    let animation = ramp()
    animation.repeatCount = count
    scene.layer.add(animation, forKey: nil)
    scene.stage.advance(to: 1_000_000.25)
    expectTrue(isClose(scene.position.x, 25))
    #expect(throws: SettleError.self) { try scene.stage.settle() }
  }

  @Test("returns when it autoreverses, and takes twice as long (Time 3)")
  func autoreverses() {
    let animation = ramp()
    animation.autoreverses = true
    expectEqual(film(animation, at: [0.25, 1, 1.25, 1.9, 2]), [25, 100, 75, 10, nil])
  }

  @Test("mirrors the curve on the way back (Time 4)")
  func mirrored() {
    let scene = Scene()
    let animation = ramp()
    animation.autoreverses = true
    animation.timingFunction = .easeIn
    scene.layer.add(animation, forKey: nil)
    for step in 0...20 {
      let time = 2 * Double(step) / 21
      scene.stage.advance(to: time)
      let fraction = time < 1 ? time : 2 - time
      expectTrue(isClose(scene.position.x, 100 * bezier(0.42, 0, 1, 1, at: fraction)))
    }
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

  @Test("ends at the end of the last cycle, not at the start of another (Time 3)")
  func endValue() {
    let animation = ramp()
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    expectEqual(film(animation, at: [2.5, 3, 9]), [50, 100, 100])
    animation.autoreverses = true
    expectEqual(film(animation, at: [5.5, 6, 9]), [50, 0, 0])
  }

  @Test("stays without an effect when it is not removed but does not fill (Animations 11)")
  func keptUnseen() {
    let scene = Scene()
    let log = Log(scene.stage)
    let animation = ramp()
    animation.isRemovedOnCompletion = false
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: "it")
    scene.stage.advance(to: 2)
    expectEqual(scene.position.x, 50)
    expectEqual(scene.layer.animationKeys(), ["it"])
    expectEqual(log.what, ["it starts", "it stops true"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("begins partway with an offset, and shows the skipped part at the end (Time 7)")
  func timeOffset() {
    let animation = ramp()
    animation.timeOffset = 0.25
    expectEqual(film(animation, at: [0, 0.5, 0.74, 0.75, 0.9, 1]), [25, 75, 99, 0, 15, nil])
  }

  @Test("can be offset backwards (Time 7)")
  func negativeOffset() {
    let animation = ramp()
    animation.timeOffset = -0.25
    animation.isCumulative = true
    animation.repeatCount = 2
    expectEqual(film(animation, at: [0.25, 1, 1.75]), [0, 75, 150])
    expectEqual(film(animation, at: [0]), [-25])
  }

  @Test("begins at a given instant, past or future (Time 9)")
  func beginTime() throws {
    for begin in [0.5, 1.5, -3] {
      let scene = Scene()
      let log = Log(scene.stage)
      scene.stage.advance(to: 1)
      let animation = ramp()
      animation.beginTime = begin
      animation.delegate = log.delegate("it")
      scene.layer.add(animation, forKey: nil)
      try scene.stage.settle()
      expectEqual(log.times, [max(1, begin), max(1, begin + 1)])
      expectEqual(log.what, ["it starts", "it stops true"])
    }
  }

  @Test("counts a delay from the commit (Time 8)")
  func delay() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    scene.stage.advance(to: 1)
    let animation = ramp()
    animation.delay = 0.5
    animation.delegate = log.delegate("it")
    scene.layer.add(animation, forKey: nil)
    try scene.stage.settle()
    expectEqual(log.times, [1.5, 2.5])
  }

  @Test("adds the end value of every cycle before when it is cumulative (Animations 10)")
  func cumulative() {
    let animation = ramp()
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    expectEqual(film(animation, at: [0.5, 1, 1.5, 2.5, 3, 9]), [50, 100, 150, 250, 300, 300])
  }

  @Test("accumulates transforms as if each cycle followed the other (Animations 10)")
  func cumulativeTransforms() {
    let scene = Scene()
    let step = CATransform3D(translationX: 3, y: 0).rotated(by: 0.1, x: 0, y: 0, z: 1)
    let animation = CABasicAnimation(\.transform, from: .identity, to: step)
    animation.duration = 1
    animation.isCumulative = true
    animation.repeatCount = .infinity
    scene.layer.add(animation, forKey: nil)
    var expected = CATransform3D.identity
    for cycle in 0..<40 {
      scene.stage.advance(to: Double(cycle))
      let shown = scene.shown.transform
      expectTrue(isClose(shown.m11, Double(expected.m11)))
      expectTrue(isClose(shown.m41, Double(expected.m41)))
      expected = step.concatenating(expected)
    }
  }

  @Test("costs no more after 1,000,000,000 cycles than after one")
  func manyCycles() {
    let scene = Scene()
    let animation = ramp(1e-3)
    animation.isCumulative = true
    animation.repeatCount = .infinity
    scene.layer.add(animation, forKey: nil)
    let turn = CABasicAnimation(
      \.transform, from: .identity, to: CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 1))
    turn.duration = 1e-3
    turn.isCumulative = true
    turn.repeatCount = .infinity
    scene.layer.add(turn, forKey: nil)
    scene.stage.advance(to: 1e6)
    expectTrue(isClose(scene.position.x, 1e11, 200))
    expectTrue(scene.shown.transform.isFinite)
  }
}
